import type { Point3 } from '../../core/shapes.js';
import { alignedForms3 } from '../../implicit/forms.js';
import type { HomogeneousPoint } from '../../implicit/homogeneous.js';
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
export function cornerWeights(
  point: VertexPoint | HomogeneousPoint,
  triangle: readonly Point3[],
): CornerWeights {
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

/**
 * The barycentric coordinates of the point of a triangle that is nearest to a point, exactly: none of them is below 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5.
 *
 * @param point in doubles
 * @param triangle three points that are on no line
 */
export function nearestWeights(point: Point3, triangle: readonly Point3[]): CornerWeights {
  const [p, a, b, c] = alignedForms3([point, ...triangle]).map(({ x, y, z }): Vector => [x, y, z]);
  const [ab, ac] = [difference(b!, a!), difference(c!, a!)];
  const along = (from: Vector) => {
    const way = difference(p!, from);
    return [dot(ab, way), dot(ac, way)] as const;
  };
  const [d1, d2] = along(a!);
  if (d1 <= 0n && d2 <= 0n) return weights(1n, 0n, 0n);
  const [d3, d4] = along(b!);
  if (d3 >= 0n && d4 <= d3) return weights(0n, 1n, 0n);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0n && d1 >= 0n && d3 <= 0n) return weights(-d3, d1, 0n);
  const [d5, d6] = along(c!);
  if (d6 >= 0n && d5 <= d6) return weights(0n, 0n, 1n);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0n && d2 >= 0n && d6 <= 0n) return weights(-d6, 0n, d2);
  const va = d3 * d6 - d5 * d4;
  if (va <= 0n && d4 >= d3 && d5 >= d6) return weights(0n, d5 - d6, d4 - d3);
  return weights(va, vb, vc);
}

type Vector = readonly [bigint, bigint, bigint];

const difference = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const weights = (a: bigint, b: bigint, c: bigint): CornerWeights => ({ parts: [a, b, c], whole: a + b + c });
