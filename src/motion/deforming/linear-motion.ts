/**
 * Points that move linearly, over integers: all coordinates are multiples of one power of two. What can be asked of
 * them at a time t are polynomials in t, lowest power first: differences of coordinates are linear, components of
 * cross products quadratic, the determinant of four points cubic.
 */
import type { Coefficients } from '../../arithmetic/integer-polynomials.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';

export type Axis = 0 | 1 | 2;
export const AXES: readonly Axis[] = [0, 1, 2];
const NEXT = [1, 2, 0] as const;
const BEFORE = [2, 0, 1] as const;

/** From point i to point j. */
export type Pair = readonly [i: number, j: number];

/** Whether a polynomial is 0 at all times. */
export const vanishes = (p: Coefficients): boolean => p.every((c) => c === 0n);

/** The points of one question, each at time 0 and at time 1. */
export class LinearMotion {
  readonly #starts: readonly bigint[];
  readonly #velocities: readonly bigint[];
  readonly #crosses = new Map<number, Coefficients>();
  /** A length that is asked about, in the unit of the coordinates. */
  readonly length: bigint;

  /** @param values coordinates of `count` points at time 0, and of the same points at time 1 */
  constructor(values: readonly number[], length = 0) {
    const exponent = commonExponent([...values, length]);
    const integers = scaledIntegers<readonly number[]>(values, exponent) as readonly bigint[];
    const half = integers.length / 2;
    this.#starts = integers.slice(0, half);
    this.#velocities = integers.slice(half).map((end, k) => end - this.#starts[k]!);
    [this.length] = scaledIntegers([length], exponent);
  }

  /** Coordinate `axis` of point j minus that of point i: linear. */
  difference([i, j]: Pair, axis: Axis): Coefficients {
    const [from, to] = [3 * i + axis, 3 * j + axis];
    return [this.#starts[to]! - this.#starts[from]!, this.#velocities[to]! - this.#velocities[from]!];
  }

  /** Component `axis` of the cross product of two ways: quadratic. Found once: it is asked for at many times. */
  cross(first: Pair, second: Pair, axis: Axis): Coefficients {
    const key = (((first[0] * 4 + first[1]) * 4 + second[0]) * 4 + second[1]) * 3 + axis;
    const known = this.#crosses.get(key);
    if (known !== undefined) return known;
    const found = this.#crossOf(first, second, axis);
    this.#crosses.set(key, found);
    return found;
  }

  #crossOf(first: Pair, second: Pair, axis: Axis): Coefficients {
    const [y, z] = [NEXT[axis], BEFORE[axis]];
    const [a, b] = [this.difference(first, y), this.difference(second, z)];
    const [c, d] = [this.difference(first, z), this.difference(second, y)];
    return [
      a[0]! * b[0]! - c[0]! * d[0]!,
      a[0]! * b[1]! + a[1]! * b[0]! - c[0]! * d[1]! - c[1]! * d[0]!,
      a[1]! * b[1]! - c[1]! * d[1]!,
    ];
  }

  /** The determinant of the ways from point 0 to points 1, 2 and 3: cubic, and 0 where the four are coplanar. */
  determinant(): Coefficients {
    const sum = [0n, 0n, 0n, 0n];
    for (const axis of AXES) {
      const [s, v] = this.difference([0, 1], axis) as [bigint, bigint];
      for (const [power, c] of this.cross([0, 2], [0, 3], axis).entries()) {
        sum[power]! += s * c;
        sum[power + 1]! += v * c;
      }
    }
    return sum;
  }
}
