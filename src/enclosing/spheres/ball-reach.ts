/**
 * How far spheres reach from a place, in doubles, with a bound of the error: for choosing, and for leaving out what is
 * certainly not the farthest.
 *
 * Let M be the greatest magnitude of all coordinates and radii, u = 2^-53. If the place is rounded to doubles, its
 * coordinates are off by u M, differences by 3.1 u M, which is 5.4 u M for the vector; a vector is no longer than 3.5
 * M, and its computed length is off by 3 u times that; the radius adds M, and its rounding 4.5 u M; comparing with a
 * rounded radius of at most 4.5 M adds 5 u M and 8 u M: less than 40 u M together. Squares that underflow are off by
 * less than 2^-536.
 */
export class BallReach {
  readonly #x: Float64Array;
  /**
   * What is certain: reaches, and reaches less a radius of at most 4.5 M, are off by less. Infinity where squares may
   * overflow.
   */
  readonly bound: number;

  /** @param x three coordinates and the radius of each sphere */
  constructor(x: Float64Array) {
    this.#x = x;
    let most = 0;
    for (let at = 0; at < x.length; at++) most = Math.max(most, Math.abs(x[at]!));
    this.bound = most < 2 ** 500 ? 64 * 2 ** -53 * most + 2 ** -500 : Number.POSITIVE_INFINITY;
  }

  /** How many spheres there are. */
  get length(): number {
    return this.#x.length / 4;
  }

  /** The distance of a place from the farthest point of sphere i. */
  from([cx, cy, cz]: readonly [number, number, number], i: number): number {
    const x = this.#x;
    const [dx, dy, dz] = [x[4 * i]! - cx, x[4 * i + 1]! - cy, x[4 * i + 2]! - cz];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) + x[4 * i + 3]!;
  }
}
