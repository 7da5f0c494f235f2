/** The vertices of a roof by the planes that they are in: exact, in homogeneous coordinates that are sums of roots. */
import { fromParts } from '../../../arithmetic/rational.js';
import {
  add,
  fromRational,
  fromSurd,
  multiply,
  negate,
  type RootSum,
  sign,
  subtract,
} from '../../../arithmetic/root-sum.js';
import { fromParts as surdFromParts } from '../../../arithmetic/surd.js';

/** x, y and the height over the last, which is above 0. */
export type RoofNode = readonly [RootSum, RootSum, RootSum, RootSum];

export type BigPoint = readonly [bigint, bigint];

/** a x + b y + c = h w l: the plane of height h that rises to the left of an edge with slope 1 / w; `length` is w l. */
export interface RoofPlane {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly length: RootSum;
  readonly weight: bigint;
}

export const integer = (n: bigint): RootSum => fromRational(fromParts(n, 1n));
const ZERO = integer(0n);

const rootOf = (n: bigint): RootSum =>
  fromSurd(surdFromParts(fromParts(0n, 1n), fromParts(1n, 1n), fromParts(n, 1n)));

export function planeOf([px, py]: BigPoint, [qx, qy]: BigPoint, weight = 1n): RoofPlane {
  const [a, b] = [py - qy, qx - px];
  return { a, b, c: -a * px - b * py, length: rootOf((a * a + b * b) * weight * weight), weight };
}

export const nodeOfPoint = ([x, y]: BigPoint): RoofNode => [integer(x), integer(y), ZERO, integer(1n)];

/** A linear equation in x, y and the height, and what it is equal to. */
type Row = readonly [RootSum, RootSum, RootSum, RootSum];

const rowOf = ({ a, b, c, length }: RoofPlane): Row => [integer(a), integer(b), negate(length), integer(-c)];

function determinant(rows: readonly Row[], columns: readonly [number, number, number]): RootSum {
  const [p, q, r] = rows.map((row) => columns.map((column) => row[column]!)) as RootSum[][];
  const minor = (i: number, j: number) => subtract(multiply(q![i]!, r![j]!), multiply(q![j]!, r![i]!));
  return add(
    add(multiply(p![0]!, minor(1, 2)), multiply(p![1]!, minor(2, 0))),
    multiply(p![2]!, minor(0, 1)),
  );
}

/** What solves three equations, by Cramer's rule; `null` if that is not one point. */
function solved(rows: readonly [Row, Row, Row]): RoofNode | null {
  const divisor = determinant(rows, [0, 1, 2]);
  const way = sign(divisor);
  if (way === 0) return null;
  const found = [
    determinant(rows, [3, 1, 2]),
    determinant(rows, [0, 3, 2]),
    determinant(rows, [0, 1, 3]),
    divisor,
  ];
  return (way > 0 ? found : found.map(negate)) as unknown as RoofNode;
}

/** Where three planes meet, if that is one point. */
export const nodeOfPlanes = (p: RoofPlane, q: RoofPlane, r: RoofPlane): RoofNode | null =>
  solved([rowOf(p), rowOf(q), rowOf(r)]);

/** Where one comes to another plane when one goes up a plane from a node in it, square to its edge. */
export function nodeAbove(plane: RoofPlane, other: RoofPlane, from: RoofNode): RoofNode | null {
  const [x, y, , w] = from;
  const [b, a] = [integer(plane.b), integer(-plane.a)];
  const upright: Row = [multiply(b, w), multiply(a, w), ZERO, add(multiply(b, x), multiply(a, y))];
  return solved([rowOf(plane), rowOf(other), upright]);
}

/** Is a node in a plane? */
export function isInPlane({ a, b, c, length }: RoofPlane, [x, y, h, w]: RoofNode): boolean {
  const linear = add(add(multiply(integer(a), x), multiply(integer(b), y)), multiply(integer(c), w));
  return sign(subtract(linear, multiply(length, h))) === 0;
}

/** The order of two quotients p / v and q / w. */
export const compareQuotients = (p: RootSum, v: RootSum, q: RootSum, w: RootSum): number =>
  sign(subtract(multiply(p, w), multiply(q, v)));

/** The order of the heights of two nodes. */
export const compareHeights = (p: RoofNode, q: RoofNode): number => compareQuotients(p[2], p[3], q[2], q[3]);

/** The order of two nodes along the edge of a plane. */
export function compareAlong({ a, b }: RoofPlane, p: RoofNode, q: RoofNode): number {
  const position = ([x, y]: RoofNode) => subtract(multiply(integer(b), x), multiply(integer(a), y));
  return compareQuotients(position(p), p[3], position(q), q[3]);
}

/** Which way three nodes turn. */
export function turnOfNodes(p: RoofNode, q: RoofNode, r: RoofNode): number {
  const minor = (i: number, j: number) => subtract(multiply(q[i]!, r[j]!), multiply(q[j]!, r[i]!));
  return sign(
    add(add(multiply(p[0], minor(1, 3)), multiply(p[1], minor(3, 0))), multiply(p[3], minor(0, 1))),
  );
}
