import * as rational from '../../../arithmetic/rational.js';
import {
  abs,
  add,
  compare,
  fromNumber,
  fromParts,
  multiply,
  subtract,
} from '../../../arithmetic/rational.js';
import { coordinates } from '../../../implicit/index.js';
import { type Solid, solidVolume } from '../../../solids/index.js';
import { pointsOf } from './measures.js';

type Number = rational.Rational;
type Vector = readonly [Number, Number, Number];

/** Eight times the least double: rounding moves nothing by more than a sixteenth of that. */
export const LEAST_DISTANCE = 2 ** -1071;

/**
 * Whether a bounded solid is proved to have no point that is further than a distance from its boundary in some
 * coordinate: no cube wider than twice the distance fits into it. A cube lies in one piece of the solid, and between
 * any two parallel planes that have that piece between them; with a normal n, a cube of half the width h reaches from
 * -h |n| to h |n| along it, where |n| is the sum of the absolute components. So one direction for each piece is enough,
 * across which that is too narrow. The axes are tried, and the normals of triangles among its corners, as they are
 * with the corners in the nearest doubles: any direction will do, and how far rounding moves is subtracted from the
 * distance. And no cube fits into what has a smaller volume, as parts may have that are thin across different
 * directions.
 *
 * @param distance at least 2^-50 of the largest coordinate, and no less than `LEAST_DISTANCE`
 */
export function isProvedThin(solid: Solid, distance: number): boolean {
  const width = multiply(fromParts(2n, 1n), fromNumber(distance));
  if (compare(solidVolume(solid), multiply(width, multiply(width, width))) < 0) return true;
  const points = pointsOf(solid).map((point) => coordinates(point).map(fromNumber) as unknown as Vector);
  // On each side rounding moves a plane by at most an eighth of the distance, against the size of its normal.
  const narrow = multiply(fromParts(7n, 8n), fromNumber(distance));
  return piecesOf(solid).every((faces) => {
    const rings = faces.flatMap((face) => solid.faces[face]!.rings);
    const own = [...new Set(rings.flat())].map((v) => points[v]!);
    if (AXES.some((axis) => isNarrow(own, axis, narrow))) return true;
    return rings.some((ring) =>
      ring.slice(2).some((_, i) => {
        const [a, b, c] = [points[ring[0]!]!, points[ring[i + 1]!]!, points[ring[i + 2]!]!];
        return isNarrow(own, cross(minus(b, a), minus(c, a)), narrow);
      }),
    );
  });
}

const AXES = [0, 1, 2].map(
  (axis) => [0, 1, 2].map((k) => fromNumber(k === axis ? 1 : 0)) as unknown as Vector,
);

const minus = (a: Vector, b: Vector): Vector => [
  subtract(a[0], b[0]),
  subtract(a[1], b[1]),
  subtract(a[2], b[2]),
];

function cross(a: Vector, b: Vector): Vector {
  const minor = (i: number, j: number) => subtract(multiply(a[i]!, b[j]!), multiply(a[j]!, b[i]!));
  return [minor(1, 2), minor(2, 0), minor(0, 1)];
}

/**
 * Whether no cube fits between the two planes across a direction that touch some points; none is said of no direction.
 */
function isNarrow(points: readonly Vector[], normal: Vector, distance: Number): boolean {
  const heights = points.map((point) => normal.map((n, k) => multiply(n, point[k]!)).reduce(add));
  const highest = heights.reduce((a, b) => (compare(a, b) > 0 ? a : b));
  const lowest = heights.reduce((a, b) => (compare(a, b) < 0 ? a : b));
  const size = normal.map(abs).reduce(add);
  const room = multiply(multiply(fromParts(2n, 1n), distance), size);
  return rational.sign(size) > 0 && compare(subtract(highest, lowest), room) <= 0;
}

/** The faces of each piece of a solid: those that vertices connect. */
function piecesOf({ faces, vertices }: Solid): number[][] {
  const at: number[][] = vertices.map(() => []);
  faces.forEach(({ rings }, face) => {
    for (const v of rings.flat()) at[v]!.push(face);
  });
  const seen = new Set<number>();
  const pieces: number[][] = [];
  faces.forEach((_, first) => {
    if (seen.has(first)) return;
    seen.add(first);
    const piece = [first];
    for (const face of piece) {
      for (const other of faces[face]!.rings.flat().flatMap((v) => at[v]!)) {
        if (!seen.has(other)) piece.push(other);
        seen.add(other);
      }
    }
    pieces.push(piece);
  });
  return pieces;
}
