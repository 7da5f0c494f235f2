import type { Point3 } from '../../core/shapes.js';
import { alignedForms3 } from '../../implicit/forms.js';
import type { VertexPoint } from '../engine/vertices.js';

/** Where a point of a triangle lies: corner k counts `parts[k]` of `whole`, which is positive. */
export interface CornerWeights {
  readonly parts: readonly [bigint, bigint, bigint];
  readonly whole: bigint;
}

/**
 * The barycentric coordinates of an exact point in the plane of a triangle, exactly: ratios of areas, as they are seen
 * along an axis that does not lie in the plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4.
 *
 * @param triangle three points that are on no line
 */
export function cornerWeights(point: VertexPoint, triangle: readonly Point3[]): CornerWeights {
  const [p, ...corners] = alignedForms3([point, ...triangle]);
  const places = [p!, ...corners].map(({ x, y, z }) => [x, y, z]);
  for (const [u, v] of SHADOWS) {
    const [at, a, b, c] = places.map((place): Place => [place[u]!, place[v]!]);
    const area = areaOf(a!, b!) + areaOf(b!, c!) + areaOf(c!, a!);
    if (area === 0n) continue;
    // Twice the area that the point and an edge span, times the weight of the point's coordinates.
    const part = (from: Place, to: Place) =>
      areaOf(from, to) * p!.w + (from[1] - to[1]) * at![0] + (to[0] - from[0]) * at![1];
    const parts = [part(b!, c!), part(c!, a!), part(a!, b!)] as const;
    const whole = area * p!.w;
    return whole > 0n ? { parts, whole } : { parts: [-parts[0], -parts[1], -parts[2]], whole: -whole };
  }
  throw new Error('a triangle without an area has no weights');
}

type Place = readonly [bigint, bigint];

const SHADOWS = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/** Twice the area that two places and the origin span. */
function areaOf([x, y]: Place, [u, v]: Place): bigint {
  return x * v - y * u;
}
