/**
 * Distances over the rationals: the least one of all pairs of a vertex, edge or triangle of one shape with one of the other (by the foot on a
 * line or plane, by the common perpendicular of two lines); the closest points are the common part of the first shape and of
 * the second one, moved by the shortest vector, by clipping. The kernel walks over corrals instead.
 */
import { absolute, greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { distanceText, type PairText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/fractions.js';
import { type Kind, type Kind2d, shapePair, shapePair2d } from '../../../cases/distance/operands.js';
import { clip } from '../clip.js';
import { contact } from '../contact.js';
import { nearestRoot } from '../nearest-double.js';
import { featureAt, hullOf, type Shape, scaledShape } from '../shape.js';
import { roundedCoordinates } from '../triangles/rounded.js';
import {
  add,
  compareCoordinate,
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  rational,
  subtract,
  type Vector,
} from '../vectors.js';
import { exactOperands, exactOperands2d, type Operand, type PlaneOperand } from './operands.js';

/** A pair of closest points with their features in short, over the unit. */
export interface ExactPair {
  readonly a: string;
  readonly b: string;
  readonly atA: Rational3;
  readonly atB: Rational3;
}

/** A vector over a positive denominator. */
export interface Difference {
  readonly vector: Vector;
  readonly denominator: bigint;
}

/** What has been found: the square of the distance is |difference|². */
export interface Answer {
  readonly difference: Difference;
  readonly pairs: readonly ExactPair[];
  /** Is the set of closest points a line or a plane, or does it reach to infinity? */
  readonly isUnbounded: boolean;
}

/** The referee of a pair; `rejected` where a polyhedron is none. */
export function distanceReferee(a: Kind, b: Kind): (values: Float64Array) => string {
  return (values) => {
    const operands = exactOperands([a, b], shapePair(a, b, values));
    if (operands === undefined) return 'rejected';
    return textOf(answer(operands.a, operands.b), operands.unit, 3);
  };
}

/** The referee of a pair in the plane. */
export function distanceReferee2d(a: Kind2d, b: Kind2d): (values: Float64Array) => string {
  return (values) => {
    const operands = exactOperands2d([a, b], shapePair2d(a, b, values));
    return textOf(answer(operands.a, operands.b), operands.unit, 2);
  };
}

/** The text of a pair over the unit. */
export function pairText({ a, b, atA, atB }: ExactPair, unit: bigint): PairText {
  return { a, b, pointA: roundedCoordinates(atA, unit), pointB: roundedCoordinates(atB, unit) };
}

function textOf({ difference, pairs, isUnbounded }: Answer, unit: bigint, dimension: 2 | 3): string {
  const { vector, denominator } = difference;
  const [above, below] = [dot(vector, vector), (denominator * unit) ** 2n];
  const sorted = [...pairs].sort((p, q) => inOrder(p.atA, q.atA));
  return distanceText({
    squared: fractionText(above, below),
    distance: nearestRoot(above, below),
    isUnique: !isUnbounded && pairs.length === 1,
    pairs: sorted.map(({ a, b, atA, atB }) => ({
      a,
      b,
      pointA: roundedCoordinates(atA, unit).slice(0, dimension),
      pointB: roundedCoordinates(atB, unit).slice(0, dimension),
    })),
  });
}

/** The lexicographic order of two points. */
export function inOrder(p: Rational3, q: Rational3): number {
  return compareCoordinate(p, q, 'x') || compareCoordinate(p, q, 'y') || compareCoordinate(p, q, 'z');
}

function answer(a: Operand | PlaneOperand, b: Operand | PlaneOperand): Answer {
  if ('normal' in a) return 'normal' in b ? planePlane(a, b) : turned(shapePlane(b, a));
  return 'normal' in b ? shapePlane(a, b) : shapesDistance(a, b);
}

function turned({ difference, pairs, isUnbounded }: Answer): Answer {
  return {
    difference: { ...difference, vector: multiply(difference.vector, -1n) },
    pairs: pairs.map(({ a, b, atA, atB }) => ({ a: b, b: a, atA: atB, atB: atA })),
    isUnbounded,
  };
}

/** The shortest difference of two shapes, and their pairs of closest points. */
export function shapesDistance(a: Operand, b: Operand): Answer {
  const common = contact(a.shape, b.shape);
  if (common.relation !== 'disjoint') {
    return closestOf(a, b, { vector: [0n, 0n, 0n], denominator: 1n });
  }
  return closestOf(a, b, inLowestTerms(shortest(a.shape, b.shape)));
}

/** Of a line, ends stand far away for infinity: the digits of those are common to all that is found. */
function inLowestTerms({ vector, denominator }: Difference): Difference {
  const shared = vector.reduce(greatestCommonDivisor, denominator);
  const [x, y, z] = vector;
  return { vector: [x / shared, y / shared, z / shared], denominator: denominator / shared };
}

/** The pairs of closest points of two bounded shapes, of which a shortest difference is known (zero, if they meet). */
export function closestPairs(a: Shape, b: Shape, difference: Difference): readonly ExactPair[] {
  return closestOf({ shape: a, infinite: [] }, { shape: b, infinite: [] }, difference).pairs;
}

/** The common part of A and of B moved by the shortest vector from B to A. */
function closestOf(a: Operand, b: Operand, difference: Difference): Answer {
  const { vector, denominator } = difference;
  const first = scaledShape(a.shape, denominator);
  const grown = scaledShape(b.shape, denominator);
  const second: Shape = { ...grown, points: grown.points.map((p) => add(p, vector)) };
  const { points } = contact(first, second);
  const isListed = ({ a: f, b: g }: { a: string; b: string }) =>
    !a.infinite.includes(f) && !b.infinite.includes(g);
  const finite = points.filter(isListed);
  const isUnbounded = finite.length < points.length;
  const listed = finite.length > 0 ? finite : [nearestToOrigin(points, a, b)];
  const pairs = listed.map(({ at, a: f, b: g }) => ({
    a: named(f, a),
    b: named(g, b),
    ...pointPair(at, difference),
  }));
  return { difference, pairs, isUnbounded };
}

/** A line's own feature is its edge, wherever it is cut off. */
function named(feature: string, { infinite }: Operand): string {
  return infinite.includes(feature) ? 'e0' : feature;
}

/** The foot of the origin on the line through two points that stand for infinity. */
function nearestToOrigin(points: readonly { readonly at: Rational3 }[], a: Operand, b: Operand) {
  const [p, q] = points.map(({ at }) => at) as [Rational3, Rational3];
  const d: Vector = [q.x * p.w - p.x * q.w, q.y * p.w - p.y * q.w, q.z * p.w - p.z * q.w];
  const along = -(d[0] * p.x + d[1] * p.y + d[2] * p.z);
  const w = dot(d, d) * p.w;
  const foot = (x: bigint, e: bigint) => x * dot(d, d) + e * along;
  const at = { x: foot(p.x, d[0]), y: foot(p.y, d[1]), z: foot(p.z, d[2]), w };
  return { at, a: a.infinite.length > 0 ? 'e0' : 'f0', b: b.infinite.length > 0 ? 'e0' : 'f0' };
}

/** A point of A, multiplied by the denominator, and its partner. */
function pointPair({ x, y, z, w }: Rational3, { vector: [u, v, t], denominator }: Difference) {
  const atA = { x, y, z, w: w * denominator };
  return { atA, atB: { x: x - u * w, y: y - v * w, z: z - t * w, w: w * denominator } };
}

/** The shortest of the differences between parts of two shapes that do not meet. */
export function shortest(first: Shape, second: Shape): Difference {
  const [a, b] = [boundOf(first), boundOf(second)];
  const all = [...partsAgainst(a, b, 1n), ...partsAgainst(b, a, -1n), ...edgesAgainst(a, b)];
  return all.reduce((best, next) => (isShorter(next, best) ? next : best));
}

/** A flat solid may have any faces: all pairs and triples of the corners of its hull bound it. */
function boundOf(shape: Shape): Shape {
  if (!shape.solid) return shape;
  const { dimension, vertices: points } = hullOf(shape);
  if (dimension === 3) return shape;
  const numbers = points.map((_, i) => i);
  const edges = numbers.flatMap((i) => numbers.slice(i + 1).map((j) => [i, j] as const));
  const faces = edges.flatMap(([i, j]) => numbers.slice(j + 1).map((k) => [i, j, k]));
  return { points, edges, faces, solid: true };
}

/** Whether the first is shorter, exactly. */
export function isShorter(p: Difference, q: Difference): boolean {
  return dot(p.vector, p.vector) * q.denominator ** 2n < dot(q.vector, q.vector) * p.denominator ** 2n;
}

/** Vertices of one shape against vertices, edges and faces of the other. */
function partsAgainst(a: Shape, b: Shape, sign: bigint): Difference[] {
  const found = a.points.flatMap((p) => [
    ...b.points.map((q) => ({ vector: subtract(p, q), denominator: 1n })),
    ...b.edges.flatMap(([i, j]) => vertexEdge(p, b.points[i]!, b.points[j]!)),
    ...b.faces.flatMap((face) =>
      vertexFace(
        p,
        face.map((i) => b.points[i]!),
      ),
    ),
  ]);
  return found.map(({ vector, denominator }) => ({ vector: multiply(vector, sign), denominator }));
}

/** From the foot of p within the segment uv to p. */
function vertexEdge(p: Vector, u: Vector, v: Vector): Difference[] {
  const d = subtract(v, u);
  const r = subtract(p, u);
  const [reach, all] = [dot(r, d), dot(d, d)];
  if (reach <= 0n || reach >= all) return [];
  return [{ vector: subtract(multiply(r, all), multiply(d, reach)), denominator: all }];
}

/** From the foot of p on a face to p: on each of the triangles of a fan. */
function vertexFace(p: Vector, corners: readonly Vector[]): Difference[] {
  return corners.slice(2).flatMap((c, i) => vertexTriangle(p, [corners[0]!, corners[i + 1]!, c]));
}

function vertexTriangle(p: Vector, corners: readonly Vector[]): Difference[] {
  const [u, v, w] = corners as [Vector, Vector, Vector];
  const n = cross(subtract(v, u), subtract(w, u));
  if (isZero(n)) return [];
  const isIn = corners.every((from, i) => {
    const along = subtract(corners[(i + 1) % 3]!, from);
    return dot(n, cross(along, subtract(p, from))) >= 0n;
  });
  const height = dot(n, subtract(p, u));
  return isIn ? [{ vector: multiply(n, height), denominator: dot(n, n) }] : [];
}

function edgesAgainst(a: Shape, b: Shape): Difference[] {
  const ends = (shape: Shape) => shape.edges.map(([i, j]) => [shape.points[i]!, shape.points[j]!] as const);
  return ends(a).flatMap(([p, q]) => ends(b).flatMap(([u, v]) => edgeEdge(p, q, u, v)));
}

/** The common perpendicular of two segments, if both have a foot. */
function edgeEdge(p: Vector, q: Vector, u: Vector, v: Vector): Difference[] {
  const [d, e, r] = [subtract(q, p), subtract(v, u), subtract(u, p)];
  const n = cross(d, e);
  const size = dot(n, n);
  if (size === 0n) return [];
  const s = dot(cross(r, e), n);
  const t = dot(cross(r, d), n);
  if (s < 0n || s > size || t < 0n || t > size) return [];
  return [{ vector: multiply(n, -dot(r, n)), denominator: size }];
}

/** Against a plane: the corners where the form is least in magnitude, or what the plane cuts. */
function shapePlane(a: Operand, plane: PlaneOperand): Answer {
  const hull = hullOf(a.shape);
  const heights = hull.vertices.map((p) => dot(plane.normal, p) + plane.constant);
  const size = dot(plane.normal, plane.normal);
  const isCut = heights.some((h) => h === 0n) || (heights.some((h) => h > 0n) && heights.some((h) => h < 0n));
  if (isCut) {
    const points = clip(hull, [plane], []).map(({ at }) => at);
    return againstPlane(a, points, { vector: [0n, 0n, 0n], denominator: 1n });
  }
  const least = heights.reduce((low, h) => (absolute(h) < absolute(low) ? h : low));
  const points = hull.vertices.filter((_, i) => heights[i] === least).map(rational);
  return againstPlane(a, points, { vector: multiply(plane.normal, least), denominator: size });
}

function againstPlane(a: Operand, points: readonly Rational3[], difference: Difference): Answer {
  const { denominator } = difference;
  const all = points.map((at) => ({ at, a: featureAt(a.shape, at), b: 'f0' }));
  const finite = all.filter(({ a: f }) => !a.infinite.includes(f));
  const listed =
    finite.length > 0
      ? finite
      : [
          nearestToOrigin(
            points.map((at) => ({ at })),
            a,
            { ...a, infinite: [] },
          ),
        ];
  const pairs = listed.map(({ at, a: f, b: g }) => {
    const { x, y, z, w } = at;
    const scaled = { x: x * denominator, y: y * denominator, z: z * denominator, w };
    return { a: named(f, a), b: g, ...pointPair(scaled, difference) };
  });
  return { difference, pairs, isUnbounded: finite.length < all.length };
}

/** Two planes: n · x + c = 0, m · x + d = 0. */
function planePlane(
  { normal: n, constant: c }: PlaneOperand,
  { normal: m, constant: d }: PlaneOperand,
): Answer {
  const [nn, nm, mm] = [dot(n, n), dot(n, m), dot(m, m)];
  const size = nn * mm - nm * nm;
  if (size !== 0n) {
    // The point s n + t m of both that is nearest to the origin: s nn + t nm = -c, s nm + t mm = -d.
    const p = add(multiply(n, d * nm - c * mm), multiply(m, c * nm - d * nn));
    const at = { x: p[0], y: p[1], z: p[2], w: size };
    return {
      difference: { vector: [0n, 0n, 0n], denominator: 1n },
      pairs: [{ a: 'f0', b: 'f0', atA: at, atB: at }],
      isUnbounded: true,
    };
  }
  const [p, q] = [multiply(n, -c * mm), multiply(m, -d * nn)];
  const at = ([x, y, z]: Vector): Rational3 => ({ x, y, z, w: nn * mm });
  return {
    difference: { vector: subtract(p, q), denominator: nn * mm },
    pairs: [{ a: 'f0', b: 'f0', atA: at(p), atB: at(q) }],
    isUnbounded: true,
  };
}
