/** A flat shape as a cylinder, a cone or a truncated cone sees it: in integers, or in intervals around them. */
import type { BigInterval } from '../../../arithmetic/big-interval.js';
import * as big from '../../../arithmetic/big-interval.js';
import { integerSign } from '../../../arithmetic/root-signs.js';
import type { Sign, Undecided } from '../../../core/sign.js';
import { minus, type Vector } from '../../../distance/engine/vectors.js';
import { highPoint } from '../../../round/engine/cone-form.js';
import type { ConeIntegers } from '../../../round/engine/cone-shapes.js';
import type { Quadratic } from '../../../round/engine/interval.js';

export type Triple<T> = readonly [T, T, T];

/** A point times its weight, as the solid sees it (`HighPoint`); a vector has the weight 0. */
export interface Spot<T = bigint> {
  readonly point: Triple<T>;
  readonly across: Triple<T>;
  readonly level: T;
  readonly height: T;
  readonly weight: T;
}

/** slope · t + offset. */
export interface Linear<T> {
  readonly slope: T;
  readonly offset: T;
}

/** The point at + t rate of a part of the flat shape, on which it is while no bound is negative. */
export interface Motion<T> {
  readonly at: Spot<T>;
  readonly rate: Spot<T>;
  readonly bounds: readonly Linear<T>[];
  /** In whose plane it stays; `null` if in none by construction. */
  readonly cap: Cap | null;
}

/** That of the start, or of the end. */
export type Cap = 0 | 1;

/** The coefficients of a quadratic polynomial. */
export type Form<T> = Record<keyof Quadratic, T>;

/** What the formulas of tracks are evaluated over: integers, or intervals around them. */
export interface Numbers<T> {
  readonly of: (n: bigint) => T;
  readonly add: (a: T, b: T) => T;
  readonly multiply: (a: T, b: T) => T;
  readonly negate: (a: T) => T;
  readonly sign: (a: T) => Sign | Undecided;
}

export const INTEGERS: Numbers<bigint> = {
  of: (n) => n,
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  negate: (a) => -a,
  sign: integerSign,
};

export const INTERVALS: Numbers<BigInterval> = {
  of: big.fromInteger,
  add: big.add,
  multiply: big.multiply,
  negate: big.negate,
  sign: big.signOf,
};

const differenceIn = <T>({ add, negate }: Numbers<T>, a: T, b: T): T => add(a, negate(b));

/** The form of the side as `polar` of cone-form.ts has it. */
function polarIn<T>(numbers: Numbers<T>, size: T, a: Spot<T>, b: Spot<T>): T {
  const { add, multiply } = numbers;
  const [u, v] = [a.across, b.across];
  const dot = add(add(multiply(u[0], v[0]), multiply(u[1], v[1])), multiply(u[2], v[2]));
  return differenceIn(numbers, multiply(size, dot), multiply(a.level, b.level));
}

/** The form of the side at the point of a track. */
export function formIn<T>(numbers: Numbers<T>, size: T, { at, rate }: Motion<T>): Form<T> {
  const half = polarIn(numbers, size, at, rate);
  return {
    square: polarIn(numbers, size, rate, rate),
    linear: numbers.add(half, half),
    constant: polarIn(numbers, size, at, at),
  };
}

/** How high the point is over both caps. */
export function heightsIn<T>(
  numbers: Numbers<T>,
  size: T,
  { at, rate, cap }: Motion<T>,
): readonly [Linear<T>, Linear<T>] {
  const under = (spot: Spot<T>): T =>
    cap === 1 ? numbers.of(0n) : differenceIn(numbers, numbers.multiply(size, spot.weight), spot.height);
  return [
    { offset: at.height, slope: rate.height },
    { offset: under(at), slope: under(rate) },
  ];
}

/** What a function makes of the numbers of two spots, one by one. */
function merged<T>(a: Spot<T>, b: Spot<T>, f: (x: T, y: T) => T): Spot<T> {
  const [p, q, c, d] = [a.point, b.point, a.across, b.across];
  return {
    point: [f(p[0], q[0]), f(p[1], q[1]), f(p[2], q[2])],
    across: [f(c[0], d[0]), f(c[1], d[1]), f(c[2], d[2])],
    level: f(a.level, b.level),
    height: f(a.height, b.height),
    weight: f(a.weight, b.weight),
  };
}

/** The flat shape as the solid sees it, in numbers of one kind. */
export class View<T> {
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

  /** {@link polarIn} of the view. */
  polar(a: Spot<T>, b: Spot<T>): T {
    return polarIn(this.numbers, this.size, a, b);
  }

  difference(a: T, b: T): T {
    return differenceIn(this.numbers, a, b);
  }

  /** The sum of two spots, each times a number. */
  combined(a: Spot<T>, u: T, b: Spot<T>, v: T): Spot<T> {
    const { add, multiply } = this.numbers;
    return merged(a, b, (x, y) => add(multiply(x, u), multiply(y, v)));
  }

  /** The sum of two spots. */
  sum(a: Spot<T>, b: Spot<T>): Spot<T> {
    return merged(a, b, this.numbers.add);
  }

  /** A spot times a number. */
  times(a: Spot<T>, u: T): Spot<T> {
    const { multiply } = this.numbers;
    return merged(a, a, (x) => multiply(x, u));
  }

  /** {@link formIn} of the view. */
  formOf(motion: Motion<T>): Form<T> {
    return formIn(this.numbers, this.size, motion);
  }

  /** {@link heightsIn} of the view. */
  heightsOf(motion: Motion<T>): readonly [Linear<T>, Linear<T>] {
    return heightsIn(this.numbers, this.size, motion);
  }
}

/** Are there more bits than so many? */
export const isLong = (n: bigint, bits: bigint): boolean => n >> bits > 0n || -n >> bits > 0n;
