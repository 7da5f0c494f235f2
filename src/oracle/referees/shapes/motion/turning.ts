/**
 * Points that turn about an axis and move on, over integers: sines and cosines by their series after halving the angle,
 * in fixed point with as many bits as are asked for. The kernel takes other series, in doubles.
 */
import { bitLength, integerSquareRoot } from '../../../../arithmetic/integers.js';
import { add, cross, dot, greater, multiply, subtract, type Vector } from '../vectors.js';

/** How a shape moves: integers over the unit of the shapes, the axis and the angle over ones of their own. */
export interface Turn {
  readonly translation: Vector;
  readonly axis: Vector;
  readonly center: Vector;
  readonly angle: Fraction;
}

/** n / d, d a power of two. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** Positions have so many bits behind the unit. */
export const BITS = 128;
const ONE = 1n << BigInt(BITS);
const SHIFT = BigInt(BITS);

/**
 * Sine and cosine of n / d, times 2^BITS, each off by less than 2. The angle is halved until it is below 2^-8; squaring
 * the complex number k times doubles its error each time, for which there are 2k + 24 more bits.
 */
export function sineCosine({ n, d }: Fraction): { sine: bigint; cosine: bigint } {
  const halvings = Math.max(0, bitLength(n < 0n ? -n : n) - bitLength(d) + 9);
  const guard = BigInt(2 * halvings + 24);
  const width = SHIFT + guard;
  const x = (n << width) / (d << BigInt(halvings));
  let [sine, cosine] = [x, 1n << width];
  let term = x;
  for (let k = 2n; term !== 0n && term !== -1n; k++) {
    term = ((term * x) >> width) / k;
    // x²/2 is taken from the cosine, x³/6 from the sine, x⁴/24 added to the cosine, ...
    const signed = k % 4n < 2n ? term : -term;
    if (k % 2n === 0n) cosine += signed;
    else sine += signed;
  }
  for (let i = 0; i < halvings; i++) {
    [sine, cosine] = [(2n * sine * cosine) >> width, (cosine * cosine - sine * sine) >> width];
  }
  return { sine: sine >> guard, cosine: cosine >> guard };
}

/** A vector over its length, times 2^BITS: each coordinate is off by less than 2. */
function unitVector(v: Vector): Vector {
  const square = dot(v, v);
  const part = (x: bigint): bigint => {
    const root = integerSquareRoot(((x * x) << (2n * SHIFT)) / square);
    return x < 0n ? -root : root;
  };
  return [part(v[0]), part(v[1]), part(v[2])];
}

/** The length of a vector, not less. */
export const lengthAbove = (v: Vector): bigint => integerSquareRoot(dot(v, v)) + 1n;

/** Points that turn: placed over the unit times 2^BITS. */
export class TurningPoints {
  readonly turn: Turn;
  /** No point of these is off by more. */
  readonly error: bigint;
  /** No point moves by more in all of the time, but for the translation. */
  readonly way: bigint;
  readonly #parts: readonly { readonly still: Vector; readonly across: Vector; readonly ahead: Vector }[];

  constructor(points: readonly Vector[], turn: Turn) {
    this.turn = turn;
    const axis = unitVector(turn.axis);
    const spokes = points.map((p) => subtract(p, turn.center));
    this.#parts = spokes.map((spoke) => {
      const along = dot(axis, spoke);
      const axial: Vector = [0, 1, 2].map((k) => (along * axis[k]!) >> SHIFT) as unknown as Vector;
      return {
        still: add(multiply(turn.center, ONE), axial),
        across: subtract(multiply(spoke, ONE), axial),
        ahead: cross(axis, spoke),
      };
    });
    const reach = spokes.map(lengthAbove).reduce(greater, 1n);
    // Each coordinate of `still` and `across` is off by 10 reaches, `ahead` by 4; sine and cosine add 4: 64 in length.
    this.error = 64n * reach + 64n;
    const { n, d } = turn.angle;
    this.way = (((n < 0n ? -n : n) * reach) << SHIFT) / d + 1n;
  }

  /** The points at a time. */
  at(time: Fraction): Vector[] {
    const { angle, translation } = this.turn;
    const { sine, cosine } = sineCosine({ n: angle.n * time.n, d: angle.d * time.d });
    const moved = translation.map((x) => ((x * time.n) << SHIFT) / time.d) as unknown as Vector;
    return this.#parts.map(({ still, across, ahead }) => {
      const turned = [0, 1, 2].map((k) => (cosine * across[k]! + sine * ahead[k]!) >> SHIFT);
      return add(add(still, moved), turned as unknown as Vector);
    });
  }
}
