/**
 * Points and circles, disks, cylinders and cones of space, in the plane through the axis and the point: there all of
 * them are a few segments, and the closest point of each of these is found by projection, with numbers u + v x, where x
 * is the root of an integer. The least of all counts. Signs are those of bounds of x, and lengths are rounded by
 * bisection over all doubles. The kernel tells from signs which part is closest, and has a formula for each.
 */
import { fractionText } from '../../../answers/numbers.js';
import { type DistanceKind, reachAt, SHAPE_AT } from '../../../cases/round/point-distances.js';
import { nearest } from '../nearest-double.js';
import { cross, dot, exact, subtract, type Vector, vectorAt } from '../vectors.js';
import { linearSign, type Root, rootsOf, roundedAt } from './roots.js';

/** (u + v x) / w with w > 0. */
interface Field {
  readonly u: bigint;
  readonly v: bigint;
  readonly w: bigint;
}

const field = (u: bigint, v = 0n, w = 1n): Field => (w < 0n ? { u: -u, v: -v, w: -w } : { u, v, w });
const plus = (a: Field, b: Field): Field => field(a.u * b.w + b.u * a.w, a.v * b.w + b.v * a.w, a.w * b.w);
const minus = (a: Field, b: Field): Field => plus(a, field(-b.u, -b.v, b.w));

/** A place in the plane through the axis: t along the axis, from 0 to 1, and so far from it. */
type Place = readonly [along: Field, out: Field];

/** Arithmetic with the root of an integer, and squares of lengths, where the axis has the square `size`. */
class Numbers {
  readonly x: Root;
  readonly square: bigint;
  readonly size: bigint;

  constructor(square: bigint, size: bigint) {
    this.square = square;
    this.size = size;
    this.x = rootsOf([1n, 0n, -square]).at(-1)!;
  }

  times(a: Field, b: Field): Field {
    return field(a.u * b.u + a.v * b.v * this.square, a.u * b.v + a.v * b.u, a.w * b.w);
  }

  sign(a: Field): number {
    return linearSign(this.x, [a.v, a.u]);
  }

  dot([a, b]: Place, [c, d]: Place): Field {
    return plus(this.times(field(this.size), this.times(a, c)), this.times(b, d));
  }

  /** The place of a segment that is closest to a place; its ends have rational coordinates. */
  onSegment(p: Place, [from, to]: Segment): Place {
    const way = difference(to, from);
    const all = this.dot(way, way);
    const reach = this.dot(difference(p, from), way);
    if (this.sign(reach) <= 0) return from;
    if (this.sign(minus(reach, all)) >= 0) return to;
    const part = field(reach.u * all.w, reach.v * all.w, reach.w * all.u);
    return [plus(from[0], this.times(part, way[0])), plus(from[1], this.times(part, way[1]))];
  }
}

type Segment = readonly [from: Place, to: Place];

const difference = (p: Place, q: Place): Place => [minus(p[0], q[0]), minus(p[1], q[1])];

/** A shape about an axis: the radii at its base and at its end, or one radius. */
interface About {
  readonly base: Vector;
  readonly axis: Vector;
  readonly radii: readonly bigint[];
}

function aboutOf(kind: DistanceKind, v: Float64Array): { about: About; point: Vector; one: bigint } {
  const isFlat = kind === 'circle' || kind === 'disk';
  // The normal may have any size: it has numbers of its own.
  const values = exact(isFlat ? [...v.slice(0, 6), ...v.slice(9, 10)] : v);
  const { numerators, one } = values;
  const point = vectorAt(values, 0, 3);
  const first = vectorAt(values, SHAPE_AT, 3);
  if (isFlat) {
    const normal = vectorAt(exact(v.slice(6, 9)), 0, 3);
    return { about: { base: first, axis: normal, radii: [numerators[6]!] }, point, one };
  }
  const second = vectorAt(values, SHAPE_AT + 3, 3);
  const [r, s] = [numerators[SHAPE_AT + 6]!, numerators[SHAPE_AT + 7]!];
  if (kind === 'cone')
    return { about: { base: second, axis: subtract(first, second), radii: [r, 0n] }, point, one };
  const radii = kind === 'cylinder' ? [r, r] : [r, s];
  return { about: { base: first, axis: subtract(second, first), radii }, point, one };
}

const ZERO = field(0n);
const ONE = field(1n);

/** The segments that bound a shape in the plane, from the axis outwards. */
function segmentsOf(kind: DistanceKind, radii: readonly bigint[]): Segment[] {
  const [r, s] = radii.map((x) => field(x)) as [Field, Field];
  const rim: Place = [ZERO, r];
  if (kind === 'circle') return [[rim, rim]];
  if (kind === 'disk') return [[[ZERO, ZERO], rim]];
  return [
    [[ZERO, ZERO], rim],
    [rim, [ONE, s]],
    [
      [ONE, s],
      [ONE, ZERO],
    ],
  ];
}

interface Found {
  readonly numbers: Numbers;
  readonly at: Place;
  readonly squared: Field;
}

function nearestPlace(kind: DistanceKind, { radii }: About, numbers: Numbers, p: Place): Found {
  const squaredFrom = (at: Place) => numbers.dot(difference(p, at), difference(p, at));
  if (radii.length === 2 && isWithin(radii, numbers, p)) return { numbers, at: p, squared: ZERO };
  const all = segmentsOf(kind, radii).map((segment) => {
    const at = numbers.onSegment(p, segment);
    return { numbers, at, squared: squaredFrom(at) };
  });
  return all.reduce((best, one) => (numbers.sign(minus(one.squared, best.squared)) < 0 ? one : best));
}

/** The radius at a height, minus how far out a place is. */
function level(radii: readonly bigint[], numbers: Numbers, [along, out]: Place): Field {
  return minus(plus(field(radii[0]!), numbers.times(field(radii[1]! - radii[0]!), along)), out);
}

function isWithin(radii: readonly bigint[], numbers: Numbers, p: Place): boolean {
  return [p[0], minus(ONE, p[0]), level(radii, numbers, p)].every((x) => numbers.sign(x) >= 0);
}

/** The name of what lies at a place of a shape. */
function featureAt(kind: DistanceKind, radii: readonly bigint[], { numbers, at }: Found): string {
  const isAt = (x: Field, y: Field) => numbers.sign(minus(x, y)) === 0;
  if (radii.length === 1) {
    if (radii[0] === 0n) return 'v0';
    return isAt(at[1], field(radii[0]!)) ? 'e0' : 'f0';
  }
  const end = [ZERO, ONE].findIndex((x) => isAt(at[0], x));
  const isOnSide = isAt(level(radii, numbers, at), ZERO);
  if (end < 0) return isOnSide ? 'f0' : 'in';
  if (radii[end] === 0n) return `v${kind === 'cone' ? 1 - end : end}`;
  return isOnSide ? `e${end}` : `f${end + 1}`;
}

/** The distance of a point from a shape, the closest point, and the order of the distance and a length. */
export function pointDistanceReferee(kind: DistanceKind): (v: Float64Array) => string {
  return (v) => {
    const { about, point, one } = aboutOf(kind, v);
    const { base, axis, radii } = about;
    const offset = subtract(point, base);
    const size = dot(axis, axis);
    const turn = cross(axis, offset);
    // x = |axis × offset| |axis|: the distance from the axis is x / size.
    const numbers = new Numbers(dot(turn, turn) * size, size);
    const place: Place = [field(dot(offset, axis), 0n, size), field(0n, 1n, size)];
    const found = nearestPlace(kind, about, numbers, place);
    const isSeveral = kind === 'circle' && numbers.square === 0n && radii[0] !== 0n;
    const feature = featureAt(kind, radii, found);
    const isMeeting = numbers.sign(found.squared) === 0;
    const text = isMeeting
      ? 'meeting'
      : isSeveral
        ? 'several'
        : { v: 'vertex', e: 'edge', f: 'face' }[feature[0]!]!;
    const coordinates = isSeveral ? firstOfCircle(about, one) : coordinatesOf(about, point, found, one);
    const against = (n: bigint, d: bigint) => signAgainst(found, one, n, d);
    const reach = exact([v[reachAt(kind)]!]);
    const order = against(reach.numerators[0]!, reach.one);
    return `${text} ${distanceText(found, one)} ${feature}(${coordinates.join(',')}) ${order}`;
  };
}

/** The sign of the distance minus n / d. */
function signAgainst({ numbers, squared }: Found, one: bigint, n: bigint, d: bigint): number {
  return numbers.sign(minus(squared, field((n * one) ** 2n, 0n, d * d)));
}

function distanceText(found: Found, one: bigint): string {
  const { u, v, w } = found.squared;
  const { x } = found.numbers;
  const about = Math.sqrt(roundedAt(x, u, v, w * one * one));
  const distance = nearest(about, (n, d) => signAgainst(found, one, n, d));
  // A root that is rational is p / q.
  const isRational = v === 0n || x.n === 0n;
  const square = isRational ? fractionText(u * x.q + v * x.p, w * x.q * one * one) : 'irrational';
  return `${distance} ${square}`;
}

/** base + along axis + out m / |m|, where m, from the axis, is size · offset less its part along the axis: |m| = x. */
function coordinatesOf({ base, axis }: About, point: Vector, { numbers, at }: Found, one: bigint): number[] {
  const { size, square, x } = numbers;
  const offset = subtract(point, base);
  const height = dot(offset, axis);
  return base.map((start, i) => {
    const way = size * offset[i]! - height * axis[i]!;
    const along = plus(field(start), numbers.times(at[0], field(axis[i]!)));
    const sum = square === 0n ? along : plus(along, numbers.times(at[1], field(0n, way, square)));
    return roundedAt(x, sum.u, sum.v, sum.w * one);
  });
}

/**
 * The point of a circle with the least x; if all have one, with the least y: against the axis there, less what of it is
 * along the normal.
 */
function firstOfCircle({ base, axis, radii }: About, one: bigint): number[] {
  const flat = cross(axis, [1n, 0n, 0n]);
  const unit: Vector = dot(flat, flat) === 0n ? [0n, 1n, 0n] : [1n, 0n, 0n];
  const across = cross(axis, unit);
  const down = cross(axis, across);
  const root = rootsOf([1n, 0n, -dot(down, down)]).at(-1)!;
  return base.map((start, i) =>
    roundedAt(root, start * dot(down, down), radii[0]! * down[i]!, dot(down, down) * one),
  );
}
