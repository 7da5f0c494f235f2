/** Corners that are exact points, of any denominators, over integers and as doubles. */
import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import type { FeatureType } from '../../core/feature.js';
import { exactForm3 } from '../../implicit/forms.js';
import type { HomogeneousPoint } from '../../implicit/homogeneous.js';
import { coordinates, type FoundPoint3 } from '../../implicit/index.js';
import { plainOrObject } from '../../implicit/revive.js';
import type { Scale, ScaledCells } from '../engine/cells.js';
import { type Doubles, exactDoubles } from '../engine/doubles.js';
import { listed } from '../engine/point-list.js';
import { times, type Vector } from '../engine/vectors.js';
import { Given } from '../lazy/given.js';

/** No double is known to be near. */
export const UNKNOWN: Doubles = { coordinates: new Float64Array(3), reach: [Infinity, Infinity, Infinity] };

/** The hull of corners, as a shape that was given: doubles are found before integers. */
export function givenCorners(
  vertices: readonly FoundPoint3[],
  inside: FeatureType,
  { edges, faces }: Pick<ScaledCells, 'edges' | 'faces'>,
): Given {
  const doubles = (): Doubles => doublesOfCorners(vertices) ?? UNKNOWN;
  const cells = () => cellsOfCorners(vertices, doublesOfCorners(vertices), { edges, faces, inside });
  return new Given({ cells, doubles }, []);
}

/** The hull of corners over integers, beside what is known of them in doubles. */
export function cellsOfCorners(
  vertices: readonly FoundPoint3[],
  doubles: Doubles | null,
  { edges, faces, inside }: Pick<ScaledCells, 'edges' | 'faces' | 'inside'>,
): ScaledCells {
  const { scale, points } = scaledCorners(vertices);
  const list = listed(points, doubles);
  return { points: list, directions: [], vertices: points.length, edges, faces, inside, scale };
}

const exactFormOf = (vertex: FoundPoint3): HomogeneousPoint =>
  exactForm3(plainOrObject('vertices', 'vertex', vertex) as Parameters<typeof exactForm3>[0]);

/** The corners over one denominator and one power of two. */
export function scaledCorners(vertices: readonly FoundPoint3[]): { scale: Scale; points: Vector[] } {
  const all = vertices.map(exactFormOf);
  const reduced = all.map(({ x, y, z, w, exponent }) => {
    const common = [x, y, z].reduce(greatestCommonDivisor, w);
    return { at: [x / common, y / common, z / common] as const, w: w / common, exponent };
  });
  const exponent = Math.min(...reduced.map((corner) => corner.exponent));
  const denominator = reduced.reduce((least, { w }) => (least / greatestCommonDivisor(least, w)) * w, 1n);
  const points = reduced.map(({ at, w, exponent: own }) =>
    times(at, (denominator / w) << BigInt(own - exponent)),
  );
  return { scale: { exponent, denominator }, points };
}

/** The corners as doubles; `null` if one coordinate underflows, of which these say nothing. */
export function doublesOfCorners(vertices: readonly FoundPoint3[]): Doubles | null {
  const rounded = vertices.map((vertex) => coordinates(vertex));
  if (rounded.some((p, i) => p.includes(0) && isLost(p, vertices[i]!))) return null;
  // A corner may be beyond its double by half of the last bit.
  const { coordinates: nearest, reach } = exactDoubles(rounded.flat());
  const [x, y, z] = reach;
  const more = 1 + 2 ** -50;
  return { coordinates: nearest, reach: [x * more, y * more, z * more] };
}

/** Is a coordinate rounded to zero that is not zero? */
function isLost(rounded: ArrayLike<number>, vertex: FoundPoint3): boolean {
  const { x, y, z } = exactFormOf(vertex);
  return [x, y, z].some((n, k) => n !== 0n && rounded[k] === 0);
}
