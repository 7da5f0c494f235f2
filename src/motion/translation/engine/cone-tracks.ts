/**
 * Where a flat shape that translates may come to a cylinder, a cone or a truncated cone, or leave it.
 *
 * Seen from the solid the flat shape P moves. The least time t at which some point p + t v of P is in the solid is an
 * optimum over p and t of a convex problem, and so is the greatest. At an extreme one of all optima p is in the
 * relative interior of a vertex, an edge or a face of P, and it is stationary there for the constraints of the solid
 * that hold with equality: the quadratic form of the side, the plane of a cap, or both, on the rim (Karush, Kuhn,
 * Tucker). Such a point moves linearly on each part, so that the form is a quadratic polynomial of the time on it, and
 * heights are linear. The times are among the roots of these; one counts if the point is in the part and in the solid
 * then.
 */

import type { BigInterval } from '../../../arithmetic/big-interval.js';
import * as big from '../../../arithmetic/big-interval.js';
import { integerSign } from '../../../arithmetic/root-signs.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { type Sign, UNDECIDED, type Undecided } from '../../../core/sign.js';
import { type Cells, ringsOf } from '../../../distance/engine/cells.js';
import { minus, type Vector } from '../../../distance/engine/vectors.js';
import { highPoint, polar } from '../../../round/engine/cone-form.js';
import type { ConeIntegers } from '../../../round/engine/cone-shapes.js';
import {
  type Bound,
  boundSign,
  plainRoots,
  type Quadratic,
  quadraticSign,
} from '../../../round/engine/interval.js';

type Triple<T> = readonly [T, T, T];

/** A point times its weight, as the solid sees it (`HighPoint`); a vector has the weight 0. */
export interface Spot<T = bigint> {
  readonly point: Triple<T>;
  readonly across: Triple<T>;
  readonly level: T;
  readonly height: T;
  readonly weight: T;
}

/** slope · t + offset. */
interface Linear<T> {
  readonly slope: T;
  readonly offset: T;
}

/** The point at + t rate of a part of the flat shape, on which it is while no bound is negative. */
interface Motion<T> {
  readonly at: Spot<T>;
  readonly rate: Spot<T>;
  readonly bounds: readonly Linear<T>[];
  /** In whose plane it stays; `null` if in none by construction. */
  readonly cap: Cap | null;
}

/** That of the start, or of the end. */
type Cap = 0 | 1;

export interface Track extends Motion<bigint> {
  /** Vectors that span the part: none of a vertex, one of an edge, two of a face. */
  readonly along: readonly Vector[];
}

/** What the formulas of tracks are evaluated over: integers, or intervals around them. */
interface Numbers<T> {
  readonly of: (n: bigint) => T;
  readonly add: (a: T, b: T) => T;
  readonly multiply: (a: T, b: T) => T;
  readonly negate: (a: T) => T;
  readonly sign: (a: T) => Sign | Undecided;
}

const INTEGERS: Numbers<bigint> = {
  of: (n) => n,
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  negate: (a) => -a,
  sign: integerSign,
};

const INTERVALS: Numbers<BigInterval> = {
  of: big.fromInteger,
  add: big.add,
  multiply: big.multiply,
  negate: big.negate,
  sign: big.signOf,
};

/** The flat shape as the solid sees it, in numbers of one kind. */
class View<T> {
  readonly numbers: Numbers<T>;
  readonly size: T;
  readonly rate: Spot<T>;
  readonly #cone: ConeIntegers;
  readonly #points: readonly Vector[];
  readonly #spots = new Map<number, Spot<T>>();

  constructor(numbers: Numbers<T>, cone: ConeIntegers, points: readonly Vector[], velocity: Vector) {
    this.numbers = numbers;
    this.#cone = cone;
    this.#points = points;
    this.size = numbers.of(cone.size);
    this.rate = this.#spotOf(velocity, 0n);
  }

  /** A vertex. */
  spot(i: number): Spot<T> {
    return this.#kept(i, () => this.#spotOf(this.#points[i]!, 1n));
  }

  /** From one vertex to another. */
  between(i: number, j: number): Spot<T> {
    const key = this.#points.length * (i + 1) + j;
    return this.#kept(key, () => this.#spotOf(this.along(i, j), 0n));
  }

  along(i: number, j: number): Vector {
    return minus(this.#points[j]!, this.#points[i]!);
  }

  #kept(key: number, make: () => Spot<T>): Spot<T> {
    let spot = this.#spots.get(key);
    if (spot === undefined) {
      spot = make();
      this.#spots.set(key, spot);
    }
    return spot;
  }

  /** Exact, and then in these numbers. */
  #spotOf(point: Vector, weight: bigint): Spot<T> {
    const { of } = this.numbers;
    const { across, level, height } = highPoint(this.#cone, point, weight);
    return {
      point: [of(point[0]), of(point[1]), of(point[2])],
      across: [of(across[0]), of(across[1]), of(across[2])],
      level: of(level),
      height: of(height),
      weight: of(weight),
    };
  }

  /** The heights of the caps, times the length of the axis. */
  heightOf(cap: Cap): T {
    return cap === 0 ? this.numbers.of(0n) : this.size;
  }

  /** A spot in the plane of a cap: what follows from that is 0, or a product, and no difference. */
  inCap(spot: Spot<T>, cap: Cap): Spot<T> {
    const { of, multiply } = this.numbers;
    const radius = multiply(of(this.#cone.radii[cap]), this.size);
    return {
      ...spot,
      level: multiply(radius, spot.weight),
      height: multiply(this.heightOf(cap), spot.weight),
    };
  }

  /** The form of the side as `polar` of cone-form.ts has it. */
  polar(a: Spot<T>, b: Spot<T>): T {
    const { multiply, negate } = this.numbers;
    const [x, y, z] = [0, 1, 2].map((k) => multiply(a.across[k]!, b.across[k]!)) as unknown as Triple<T>;
    const dot = this.sum(x, y, z);
    return this.sum(multiply(this.size, dot), negate(multiply(a.level, b.level)));
  }

  sum(first: T, ...others: readonly T[]): T {
    return others.reduce(this.numbers.add, first);
  }

  difference(a: T, b: T): T {
    return this.numbers.add(a, this.numbers.negate(b));
  }

  /** The sum of spots, each times a number. */
  combined(...terms: readonly (readonly [spot: Spot<T>, factor: T])[]): Spot<T> {
    const { add, multiply } = this.numbers;
    const total = (of: (spot: Spot<T>) => T): T =>
      terms.map(([spot, factor]) => multiply(of(spot), factor)).reduce(add);
    const triple = (key: 'point' | 'across'): Triple<T> => [
      total((spot) => spot[key][0]),
      total((spot) => spot[key][1]),
      total((spot) => spot[key][2]),
    ];
    return {
      point: triple('point'),
      across: triple('across'),
      level: total((spot) => spot.level),
      height: total((spot) => spot.height),
      weight: total((spot) => spot.weight),
    };
  }

  /** The form of the side at the point of a track. */
  formOf({ at, rate }: Motion<T>): Record<keyof Quadratic, T> {
    const half = this.polar(at, rate);
    return {
      square: this.polar(rate, rate),
      linear: this.numbers.add(half, half),
      constant: this.polar(at, at),
    };
  }

  /** How high the point is over both caps. */
  heightsOf({ at, rate, cap }: Motion<T>): readonly [Linear<T>, Linear<T>] {
    const nought = this.numbers.of(0n);
    const under = (spot: Spot<T>): T =>
      cap === 1 ? nought : this.difference(this.numbers.multiply(this.size, spot.weight), spot.height);
    return [
      { offset: at.height, slope: rate.height },
      { offset: under(at), slope: under(rate) },
    ];
  }
}

const CAPS: readonly Cap[] = [0, 1];

/** What makes a track: `null` if there is none, `undefined` if that is not certain. */
interface Recipe {
  readonly motion: <T>(view: View<T>) => Motion<T> | null | undefined;
  /** The vertices between which the vectors go that span the part. */
  readonly along: readonly (readonly [number, number])[];
}

/** Which tracks of a flat shape are looked at: what is known of one by its leading digits may tell that it is none. */
type MayCount = (view: View<BigInterval>, motion: Motion<BigInterval>) => boolean;

/** Shorter numbers are multiplied in less time than it takes to look at their digits. */
const SHORT_BITS = 512n;
const isLong = (n: bigint): boolean => n >> SHORT_BITS > 0n || -n >> SHORT_BITS > 0n;

/** All tracks of a bounded flat shape that moves by a vector; without those that do not count, of long numbers. */
export function* tracksOf(
  cone: ConeIntegers,
  cells: Cells,
  velocity: Vector,
  mayCount: MayCount,
): Generator<Track> {
  const points = cells.points.all();
  const view = new View(INTEGERS, cone, points, velocity);
  const isFar = isLong(cone.size) || velocity.some(isLong) || points.some((p) => p.some(isLong));
  const near = isFar ? new View(INTERVALS, cone, points, velocity) : null;
  for (const { motion, along } of recipesOf(cells, points.length)) {
    if (near !== null) {
      const found = motion(near);
      if (found === null || (found !== undefined && !mayCount(near, found))) continue;
    }
    const found = motion(view);
    if (found != null) yield { ...found, along: along.map(([i, j]) => view.along(i, j)) };
  }
}

function* recipesOf(cells: Cells, vertices: number): Generator<Recipe> {
  for (let i = 0; i < vertices; i++)
    yield { motion: (view) => ({ at: view.spot(i), rate: view.rate, bounds: [], cap: null }), along: [] };
  for (const [i, j] of edgesOf(cells)) {
    const along = [[i, j]] as const;
    yield { motion: (view) => stationaryOnEdge(view, view.spot(i), view.between(i, j)), along };
    for (const cap of CAPS)
      yield { motion: (view) => inCapOnEdge(view, view.spot(i), view.between(i, j), cap), along };
  }
  for (const [i, j, k] of trianglesOf(cells)) {
    const along = [
      [i, j],
      [i, k],
    ] as const;
    const corner = <T>(view: View<T>) => [view.spot(i), view.between(i, j), view.between(i, k)] as const;
    yield { motion: (view) => stationaryInFace(view, corner(view)), along };
    for (const cap of CAPS) yield { motion: (view) => onRim(view, corner(view), cap), along };
  }
}

/** What has all edges, and perhaps more. */
const edgesOf = ({ edges, bounds }: Cells): Cells['edges'] => bounds?.edges ?? edges;

/** Triangles that cover all faces; of faces whose corners may come in any order, all triangles. */
function* trianglesOf(cells: Cells): Generator<readonly [number, number, number]> {
  const isOrdered = cells.bounds === undefined;
  for (const ring of ringsOf(cells)) {
    const firsts = isOrdered ? 1 : ring.length;
    for (let i = 0; i < firsts; i++) {
      for (let j = i + 1; j < ring.length; j++) {
        const end = isOrdered ? Math.min(j + 2, ring.length) : ring.length;
        for (let k = j + 1; k < end; k++) yield [ring[i]!, ring[j]!, ring[k]!];
      }
    }
  }
}

/** On p + s d for s from 0 to 1: where the form is stationary. */
function stationaryOnEdge<T>(view: View<T>, p: Spot<T>, d: Spot<T>): Motion<T> | null | undefined {
  const { negate } = view.numbers;
  const above = [negate(view.polar(d, p)), negate(view.polar(d, view.rate))] as const;
  return onEdge(view, p, d, above, view.polar(d, d), null);
}

/** And where the plane of a cap is. */
function inCapOnEdge<T>(view: View<T>, p: Spot<T>, d: Spot<T>, cap: Cap): Motion<T> | null | undefined {
  const { multiply, negate } = view.numbers;
  const to = view.difference(multiply(view.heightOf(cap), p.weight), p.height);
  return onEdge(view, p, d, [to, negate(view.rate.height)], d.height, cap);
}

/** On p + s d for s = (above + t growth) / below. */
function onEdge<T>(
  view: View<T>,
  p: Spot<T>,
  d: Spot<T>,
  [above, growth]: readonly [T, T],
  below: T,
  cap: Cap | null,
): Motion<T> | null | undefined {
  const { sign } = view.numbers;
  const turned = turning(view, sign(below));
  if (turned == null) return turned;
  const [s, slope, whole] = [above, growth, below].map(turned) as unknown as Triple<T>;
  const bounds = [
    { offset: s, slope },
    { offset: view.difference(whole, s), slope: view.numbers.negate(slope) },
  ];
  return motionOf(
    view,
    view.combined([p, whole], [d, s]),
    view.combined([view.rate, whole], [d, slope]),
    bounds,
    cap,
  );
}

function motionOf<T>(
  view: View<T>,
  at: Spot<T>,
  rate: Spot<T>,
  bounds: readonly Linear<T>[],
  cap: Cap | null,
): Motion<T> {
  if (cap === null) return { at, rate, bounds, cap };
  return { at: view.inCap(at, cap), rate: view.inCap(rate, cap), bounds, cap };
}

/** Makes a denominator positive; `null` if it is 0, `undefined` if its sign is not known. */
function turning<T>({ numbers }: View<T>, sign: Sign | Undecided): ((n: T) => T) | null | undefined {
  if (sign === UNDECIDED) return undefined;
  if (sign === 0) return null;
  return sign < 0 ? numbers.negate : (n) => n;
}

/** Two linear functions of spots that are to be 0 on o + a u + b v. */
type Conditions<T> = readonly [(x: Spot<T>) => T, (x: Spot<T>) => T];

/** On o + a u + b v: where the form is stationary in the face. */
function stationaryInFace<T>(view: View<T>, corner: Triple<Spot<T>>): Motion<T> | null | undefined {
  const [, u, v] = corner;
  return solved(view, corner, [(x) => view.polar(u, x), (x) => view.polar(v, x)], null);
}

/** And along its line in the plane of a cap. */
function onRim<T>(view: View<T>, corner: Triple<Spot<T>>, cap: Cap): Motion<T> | null | undefined {
  const { multiply, negate } = view.numbers;
  const [, u, v] = corner;
  const level = view.combined([u, v.height], [v, negate(u.height)]);
  const height = (x: Spot<T>) => view.difference(x.height, multiply(view.heightOf(cap), x.weight));
  return solved(view, corner, [height, (x) => view.polar(level, x)], cap);
}

/** By Cramer's rule; `null` if the conditions are dependent on the face. */
function solved<T>(
  view: View<T>,
  [o, u, v]: Triple<Spot<T>>,
  [f, g]: Conditions<T>,
  cap: Cap | null,
): Motion<T> | null | undefined {
  const { add, multiply, negate, sign } = view.numbers;
  const [fu, fv, gu, gv] = [f(u), f(v), g(u), g(v)];
  const crossed = (a: T, b: T, c: T, d: T): T => view.difference(multiply(a, b), multiply(c, d));
  const determinant = crossed(fu, gv, fv, gu);
  const turned = turning(view, sign(determinant));
  if (turned == null) return turned;
  const whole = turned(determinant);
  const weights = (x: Spot<T>): readonly [T, T] => {
    const [fx, gx] = [f(x), g(x)];
    return [turned(crossed(fv, gx, fx, gv)), turned(crossed(fx, gu, fu, gx))];
  };
  const [a, b] = weights(o);
  const [da, db] = weights(view.rate);
  const bounds = [
    { offset: a, slope: da },
    { offset: b, slope: db },
    { offset: view.difference(view.difference(whole, a), b), slope: negate(add(da, db)) },
  ];
  const at = view.combined([o, whole], [u, a], [v, b]);
  return motionOf(view, at, view.combined([view.rate, whole], [u, da], [v, db]), bounds, cap);
}

/** The form of the side at the point of a track. */
export function formOf({ size }: ConeIntegers, { at, rate }: Track): Quadratic {
  return {
    square: polar(size, rate, rate),
    linear: 2n * polar(size, at, rate),
    constant: polar(size, at, at),
  };
}

/** How high the point is over both caps. */
export function heightsOf({ size }: ConeIntegers, { at, rate }: Track): readonly [Bound, Bound] {
  return [
    { offset: at.height, slope: rate.height },
    { offset: size * at.weight - at.height, slope: size * rate.weight - rate.height },
  ];
}

/** A time, with its leading digits where it has very many. */
export interface Moment {
  readonly time: Surd;
  readonly near: BigInterval | null;
}

export function momentOf(time: Surd): Moment {
  const { rational, radicand, denominator } = time;
  return { time, near: [rational, radicand, denominator].some(isLong) ? big.fromSurd(time) : null };
}

/** The order of two times. */
export function compareMoments(a: Moment, b: Moment): Sign {
  const nearly = a.near === null || b.near === null ? UNDECIDED : big.compare(a.near, b.near);
  return nearly === UNDECIDED ? surd.compare(a.time, b.time) : nearly;
}

/** The sign of slope · t + offset. */
export function signAt(linear: Bound, { time, near }: Moment): Sign {
  if (near !== null) {
    const sign = big.signOf(valueNear([linear.slope, linear.offset], near));
    if (sign !== UNDECIDED) return sign;
  }
  return boundSign(linear, time);
}

/** The sign of a quadratic. */
function formSignAt(form: Quadratic, { time, near }: Moment): Sign {
  if (near !== null) {
    const sign = big.signOf(valueNear([form.square, form.linear, form.constant], near));
    if (sign !== UNDECIDED) return sign;
  }
  return quadraticSign(form, time);
}

/** By Horner's rule, the highest power first. */
const polynomialNear = (coefficients: readonly BigInterval[], near: BigInterval): BigInterval =>
  coefficients.reduce((sum, next) => big.add(big.multiply(sum, near), next));
const valueNear = (coefficients: readonly bigint[], near: BigInterval): BigInterval =>
  polynomialNear(coefficients.map(big.fromInteger), near);

/** Is the point of a track in its part and in the solid at a time? */
export function isCommon(cone: ConeIntegers, track: Track, moment: Moment): boolean {
  return isBounded(cone, track, moment) && formSignAt(formOf(cone, track), moment) <= 0;
}

/** Is it in its part and between the caps? */
function isBounded(cone: ConeIntegers, track: Track, moment: Moment): boolean {
  return [...track.bounds, ...heightsOf(cone, track)].every((b) => signAt(b, moment) >= 0);
}

/** From time 0 to 2. */
const NOW: readonly Bound[] = [
  { slope: 1n, offset: 0n },
  { slope: -1n, offset: 2n },
];

/** The times from 0 to 2 at which the point of a track comes into the solid, or leaves it: not in lowest terms. */
export function* momentsOf(cone: ConeIntegers, track: Track): Generator<Moment> {
  const form = formOf(cone, track);
  const { square, linear, constant } = form;
  const isNow = (moment: Moment) => NOW.every((b) => signAt(b, moment) >= 0);
  const roots = plainRoots(square < 0n ? { square: -square, linear: -linear, constant: -constant } : form);
  for (const { at } of roots) {
    const moment = momentOf(at);
    // The form is 0 there.
    if (isNow(moment) && isBounded(cone, track, moment)) yield moment;
  }
  for (const { slope, offset } of heightsOf(cone, track)) {
    if (slope === 0n) continue;
    const moment = momentOf(slope < 0n ? quotient(offset, -slope) : quotient(-offset, slope));
    if (isNow(moment) && isBounded(cone, track, moment) && formSignAt(form, moment) <= 0) yield moment;
  }
}

/** Does no root of the form, and no time at which the point is in the plane of a cap, count for certain? */
export const mayHaveMoments: MayCount = (view, motion) => {
  const form = view.formOf(motion);
  const heights = view.heightsOf(motion);
  const roots = rootsNear(form);
  if (roots === null) return true;
  const bounds = [...motion.bounds, ...heights, ...NOW_NEAR];
  if (roots.some((near) => mayBeIn(bounds, near))) return true;
  return heights.some(({ slope, offset }) => {
    const sign = big.signOf(slope);
    if (sign === 0) return false;
    if (sign === UNDECIDED) return true;
    const near = sign < 0 ? big.divide(offset, big.negate(slope)) : big.divide(big.negate(offset), slope);
    return mayBeIn(bounds, near) && big.signOf(polynomialNear(coefficientsOf(form), near)) !== 1;
  });
};

/** May a track be common at a time? */
export const mayBeCommonAt =
  ({ time, near }: Moment): MayCount =>
  (view, motion) => {
    const then = near ?? big.fromSurd(time);
    const form = coefficientsOf(view.formOf(motion));
    return (
      mayBeIn([...motion.bounds, ...view.heightsOf(motion)], then) &&
      big.signOf(polynomialNear(form, then)) !== 1
    );
  };

const coefficientsOf = ({ square, linear, constant }: Record<keyof Quadratic, BigInterval>) =>
  [square, linear, constant] as const;

const NOW_NEAR = NOW.map(({ slope, offset }) => ({
  slope: big.fromInteger(slope),
  offset: big.fromInteger(offset),
}));

/** No linear function is negative for certain. */
const mayBeIn = (bounds: readonly Linear<BigInterval>[], near: BigInterval): boolean =>
  bounds.every(({ slope, offset }) => big.signOf(polynomialNear([slope, offset], near)) !== -1);

/** Intervals around all roots that there may be; `null` if nothing is certain. */
function rootsNear(form: Record<keyof Quadratic, BigInterval>): BigInterval[] | null {
  const sign = big.signOf(form.square);
  if (sign === UNDECIDED || sign === 0) return null;
  const [square, linear, constant] = coefficientsOf(form).map((n) => (sign < 0 ? big.negate(n) : n)) as [
    BigInterval,
    BigInterval,
    BigInterval,
  ];
  const twice = (n: BigInterval): BigInterval => big.add(n, n);
  const product = twice(twice(big.multiply(square, constant)));
  const radicand = big.add(big.multiply(linear, linear), big.negate(product));
  const kind = big.signOf(radicand);
  if (kind === -1) return [];
  const slope = big.signOf(linear);
  if (kind !== 1 || slope === UNDECIDED) {
    // If there are any, they are at most as far as that from the middle: of a cone's face there is a double one.
    const { high, exponent } = big.squareRoot(radicand);
    const around = big.add(big.negate(linear), { low: -high, high, exponent });
    return [big.divide(around, twice(square))];
  }
  // Of the roots -(b ± √r) / 2a one has no cancellation; the product of both is c / a (Higham 2002, section 1.8).
  const root = big.squareRoot(radicand);
  const sum = big.add(slope < 0 ? big.negate(linear) : linear, root);
  const roots = [big.divide(sum, twice(square)), big.divide(twice(constant), sum)];
  return slope < 0 ? roots : roots.map(big.negate);
}

const quotient = (rational: bigint, denominator: bigint): Surd => ({
  type: 'surd',
  rational,
  coefficient: 0n,
  radicand: 0n,
  denominator,
});
