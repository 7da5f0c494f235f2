/**
 * Distances over the rationals: of all pairs of a vertex, edge or face of one shape with one of the other the one
 * across which a slab lies between them (slabs.ts); the closest points are the common part of both faces of the slab,
 * seen across it, by clipping. The kernel walks over corrals instead.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { distanceText, type PairText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { type Kind, type Kind2d, shapePair, shapePair2d } from '../../../cases/distance/operands.js';
import { clip } from '../clip.js';
import { contact } from '../contact.js';
import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import { nearestRoot } from '../nearest-double.js';
import type { Polytope } from '../polytope.js';
import { featureAt, hullOf, type Shape } from '../shape.js';
import { roundedCoordinates } from '../triangles/pairs.js';
import {
  add,
  compareCoordinate,
  cross,
  dot,
  greater,
  isZero,
  multiply,
  type Rational3,
  rational,
  signOf,
  subtract,
  towards,
  type Vector,
} from '../vectors.js';
import { type Bodies, bodiesOf, inUnits } from './bodies.js';
import { exactOperands, exactOperands2d, type Linear, type Operand, type PlaneOperand } from './operands.js';
import { promisingPairs } from './promising.js';
import { allPairs, linePart, provenSlab, type Slab, slabAcross } from './slabs.js';

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
    return textOf(exactDistance(operands.a, operands.b), operands.unit, 3);
  };
}

/** The referee of a pair in the plane. */
export function distanceReferee2d(a: Kind2d, b: Kind2d): (values: Float64Array) => string {
  return (values) => {
    const operands = exactOperands2d([a, b], shapePair2d(a, b, values));
    return textOf(exactDistance(operands.a, operands.b), operands.unit, 2);
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

/** The distance of two shapes, of which any may be a plane. */
export function exactDistance(a: Operand | PlaneOperand, b: Operand | PlaneOperand): Answer {
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
  return pairsOf(a, b, closenessOf(a, b));
}

const NONE: Difference = { vector: [0n, 0n, 0n], denominator: 1n };

/** How close two shapes are: what they have in common, or the slab between them. */
export interface Closeness {
  readonly difference: Difference;
  readonly slab?: { readonly bodies: Bodies; readonly found: Slab } | undefined;
  readonly meeting?: Meeting | undefined;
}

/** A common part, by its extreme points with their features. */
interface Meeting {
  readonly points: readonly { readonly at: Rational3; readonly a: string; readonly b: string }[];
  readonly isUnbounded: boolean;
}

/**
 * The pairs that seem closest are tried first; if none of them is proven, the common part is what two shapes that are
 * not apart have, and else all pairs are tried.
 */
export function closenessOf(a: Operand, b: Operand): Closeness {
  const bodies = bodiesOf(a, b);
  const likely = provenSlab(bodies, promisingPairs(bodies));
  if (likely !== undefined) return apart(bodies, likely);
  const meeting = meetingOf(a, b);
  if (meeting !== undefined) return { difference: NONE, meeting };
  const found = provenSlab(bodies, allPairs(bodies));
  if (found === undefined) throw new Error('unreachable: what does not meet has a slab between it');
  return apart(bodies, found);
}

function apart(bodies: Bodies, found: Slab): Closeness {
  return { difference: differenceAcross(found, bodies), slab: { bodies, found } };
}

/** The normal times the height of the slab, over its square. */
function differenceAcross({ normal, above, below, size }: Slab, bodies: Bodies): Difference {
  const height = above - below;
  // From a vertex or an edge the height divides the square.
  const [factor, denominator] = size % height === 0n ? [1n, size / height] : [height, size];
  return { vector: inUnits(multiply(normal, factor), bodies), denominator };
}

/** By clipping one with the half-spaces of the other. */
function meetingOf(a: Operand, b: Operand): Meeting | undefined {
  if (a.linear === undefined && b.linear === undefined) {
    const common = contact(a.shape, b.shape);
    return common.relation === 'disjoint' ? undefined : { points: common.points, isUnbounded: false };
  }
  const [linear, other] = a.linear !== undefined ? [a.linear, b] : [b.linear!, a];
  const { equations, facets } = boundsOf(other);
  const { origin, direction: way, isLine } = linear;
  const common = linePart(origin, { way, isLine }, equations, facets);
  if (common === undefined) return undefined;
  const { points, isUnbounded } = common;
  const listed = points.length > 0 ? points : [footOfOrigin(linear)];
  return { points: listed.map((at) => ({ at, a: featureOf(a, at), b: featureOf(b, at) })), isUnbounded };
}

function boundsOf(operand: Operand): Pick<Polytope, 'equations' | 'facets'> {
  if (operand.linear === undefined) return hullOf(operand.shape);
  const { origin, direction, isLine } = operand.linear;
  return {
    equations: planesAlong(origin, direction),
    facets: isLine ? [] : [halfspaceThrough(origin, direction)],
  };
}

/** Two planes that a line is in. */
function planesAlong(origin: Vector, direction: Vector): Halfspace[] {
  const k = direction.findIndex((x) => x !== 0n);
  return AXES.filter((_, i) => i !== k).map((axis) => halfspaceThrough(origin, cross(direction, axis)));
}

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The feature of a shape at one of its points: a line has no vertex. */
function featureOf(operand: Operand, at: Rational3): string {
  const { linear } = operand;
  if (linear === undefined) return featureAt(operand.shape, at);
  return !linear.isLine && isZero(towards(linear.origin, at)) ? 'v0' : 'e0';
}

/** The foot of the origin on a line. */
function footOfOrigin({ origin, direction }: Linear): Rational3 {
  const w = dot(direction, direction);
  const along = dot(origin, direction);
  const [x, y, z] = subtract(multiply(origin, w), multiply(direction, along));
  return { x, y, z, w };
}

/** All pairs of closest points, or those of them that are no mere points of a line. */
export function pairsOf(a: Operand, b: Operand, { difference, slab, meeting }: Closeness): Answer {
  if (meeting !== undefined) {
    const pairs = meeting.points.map(({ at, a: f, b: g }) => ({ a: f, b: g, atA: at, atB: at }));
    return { difference, pairs, isUnbounded: meeting.isUnbounded };
  }
  const { bodies, found } = slab!;
  const { points, inPlaneOf, isUnbounded } = found.common;
  const pairs =
    points.length === 0
      ? [pairAt(footOfOrigin(a.linear!), 'a', difference)]
      : points.map((p) => pairAt(placeOf(p, bodies), inPlaneOf, difference));
  return { difference, pairs: pairs.map((pair) => named(pair, a, b)), isUnbounded };
}

/** A point of the bodies in the units of the shapes. */
function placeOf({ x, y, z, w }: Rational3, { base, power }: Bodies): Rational3 {
  const at = (coordinate: bigint, from: bigint) => (coordinate << power) + from * w;
  return { x: at(x, base[0]), y: at(y, base[1]), z: at(z, base[2]), w };
}

type Places = Pick<ExactPair, 'atA' | 'atB'>;

/** A point of one shape, and of the other the point across. */
function pairAt(at: Rational3, isOf: 'a' | 'b', { vector, denominator }: Difference): Places {
  const [u, v, t] = isOf === 'a' ? multiply(vector, -1n) : vector;
  const { x, y, z, w } = at;
  const across = {
    x: x * denominator + u * w,
    y: y * denominator + v * w,
    z: z * denominator + t * w,
    w: w * denominator,
  };
  return isOf === 'a' ? { atA: at, atB: across } : { atA: across, atB: at };
}

function named({ atA, atB }: Places, a: Operand, b: Operand): ExactPair {
  return { a: featureOf(a, atA), b: featureOf(b, atB), atA, atB };
}

/** The pairs of closest points of two bounded shapes, of which a shortest difference is known (zero, if they meet). */
export function closestPairs(first: Shape, second: Shape, difference: Difference): readonly ExactPair[] {
  const [a, b] = [bounded(first), bounded(second)];
  const { vector: normal } = difference;
  if (isZero(normal)) return pairsOf(a, b, { difference, meeting: meetingOf(a, b) }).pairs;
  const bodies = bodiesOf(a, b);
  const above = -highest(bodies.a.points, multiply(normal, -1n));
  const below = highest(bodies.b.points, normal);
  const found = slabAcross(bodies.a, bodies.b, normal, above, below)!;
  return pairsOf(a, b, { difference, slab: { bodies, found } }).pairs;
}

function highest(points: readonly Vector[], normal: Vector): bigint {
  return points.map((p) => dot(normal, p)).reduce(greater);
}

const bounded = (shape: Shape): Operand => ({ shape, infinite: [] });

/** The shortest of the differences of points of two shapes; zero if they meet. */
export function shortest(first: Shape, second: Shape): Difference {
  return closenessOf(bounded(first), bounded(second)).difference;
}

/** Whether the first is shorter, exactly. */
export function isShorter(p: Difference, q: Difference): boolean {
  return dot(p.vector, p.vector) * q.denominator ** 2n < dot(q.vector, q.vector) * p.denominator ** 2n;
}

/** Against a plane: the corners where the form is least in magnitude, or what the plane cuts. */
function shapePlane(a: Operand, plane: PlaneOperand): Answer {
  if (a.linear !== undefined) return linePlane(a, a.linear, plane);
  const hull = hullOf(a.shape);
  const heights = hull.vertices.map((p) => dot(plane.normal, p) + plane.constant);
  const isCut = heights.some((h) => h === 0n) || (heights.some((h) => h > 0n) && heights.some((h) => h < 0n));
  if (isCut) {
    const points = clip(hull, [plane], []).map(({ at }) => at);
    return againstPlane(a, points, NONE, false);
  }
  const least = heights.reduce((low, h) => (absolute(h) < absolute(low) ? h : low));
  const points = hull.vertices.filter((_, i) => heights[i] === least).map(rational);
  return againstPlane(a, points, acrossPlane(plane, least), false);
}

/** From a plane to what is at a height of it. */
function acrossPlane({ normal }: PlaneOperand, height: bigint): Difference {
  return { vector: multiply(normal, height), denominator: dot(normal, normal) };
}

/** A line or ray: it is along the plane, it meets it, or its origin is the closest point. */
function linePlane(a: Operand, linear: Linear, plane: PlaneOperand): Answer {
  const { origin, direction, isLine } = linear;
  const height = dot(plane.normal, origin) + plane.constant;
  const rise = dot(plane.normal, direction);
  const first = rational(origin);
  if (rise === 0n) {
    return againstPlane(a, [isLine ? footOfOrigin(linear) : first], acrossPlane(plane, height), true);
  }
  if (!isLine && signOf(height) * signOf(rise) > 0) {
    return againstPlane(a, [first], acrossPlane(plane, height), false);
  }
  // origin - height / rise * direction.
  const sign = rise < 0n ? -1n : 1n;
  const [x, y, z] = subtract(multiply(origin, rise * sign), multiply(direction, height * sign));
  return againstPlane(a, [{ x, y, z, w: rise * sign }], NONE, false);
}

function againstPlane(
  a: Operand,
  points: readonly Rational3[],
  difference: Difference,
  isUnbounded: boolean,
): Answer {
  const pairs = points.map((at) => ({ a: featureOf(a, at), b: 'f0', ...pairAt(at, 'a', difference) }));
  return { difference, pairs, isUnbounded };
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
