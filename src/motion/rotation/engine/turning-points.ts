/**
 * The corners of a shape that turns about an axis, in doubles that know their errors.
 *
 * With d = p - center, the unit vector â of the axis, and d = a + v, a along the axis and v across it, the corner is at
 * a + cos v + sin (â × d), as seen from the center. Let u = 2^-53 and D be no less than any |d|, and let corners be off
 * by `given`, so that d is off by e = u D + given. Then â is off by 4u, â · d by 8u D + e, a by 13u D + e, v by 14u D +
 * 2e, â × d by 8u D + e; sine and cosine by 4u. Rounding three products and two sums in each coordinate costs 9u D. All
 * together less than 60u D + 4e: `error` is 72u D + 4 given, with something for underflow.
 */
import type { RoughPoints } from './rough-points.js';
import { COSINE, SINE, TURN, turnBy } from './sine-cosine.js';

const U = 2 ** -53;
/** Lengths are about 1: this is nothing. */
export const TINY = 2 ** -300;

export type Triple = readonly [number, number, number];

/** How a shape turns, scaled. */
export interface ScaledTurn {
  /** Of any length from about 1/2 to 2. */
  readonly axis: Triple;
  readonly angle: number;
  readonly center: Triple;
}

export class TurningPoints {
  readonly count: number;
  /** The angle. */
  readonly angle: number;
  /** The unit vector of the axis, off by 4u. */
  readonly axis: Triple;
  /** No corner is farther from the center. */
  readonly size: number;
  /** No corner is farther from the axis. */
  readonly radius: number;
  /** A placed corner is off by no more. */
  readonly error: number;
  /** Three coordinates for each corner, as seen from the center: where `place` puts them. */
  readonly at: Float64Array;
  /** How far each is along the axis, and how far from it. */
  readonly along: Float64Array;
  readonly spokes: Float64Array;
  readonly #still: Float64Array;
  readonly #across: Float64Array;
  readonly #ahead: Float64Array;

  constructor({ coordinates, error }: RoughPoints, { axis, angle, center }: ScaledTurn) {
    const count = coordinates.length / 3;
    const all = (): Float64Array => new Float64Array(3 * count);
    [this.at, this.#still, this.#across, this.#ahead] = [all(), all(), all(), all()];
    [this.along, this.spokes] = [new Float64Array(count), new Float64Array(count)];
    this.count = count;
    this.angle = angle;
    const unit = unitOf(axis);
    this.axis = unit;
    let size = 0;
    let radius = 0;
    for (let i = 0; i < count; i++) {
      const spoke = this.#setSpoke(i, coordinates, center, unit);
      if (spoke > size) size = spoke;
      if (this.spokes[i]! > radius) radius = this.spokes[i]!;
    }
    // A root of a sum of squares is off by less than 4u of itself.
    this.size = size * (1 + 8 * U) + TINY;
    this.error = 72 * U * this.size + 4 * error + TINY;
    this.radius = radius * (1 + 8 * U) + this.error;
  }

  /** Takes a corner apart. @returns its distance from the center */
  #setSpoke(i: number, coordinates: Float64Array, [cx, cy, cz]: Triple, [x, y, z]: Triple): number {
    const k = 3 * i;
    const dx = coordinates[k]! - cx;
    const dy = coordinates[k + 1]! - cy;
    const dz = coordinates[k + 2]! - cz;
    const along = x * dx + y * dy + z * dz;
    const [ax, ay, az] = [along * x, along * y, along * z];
    this.#still.set([ax, ay, az], k);
    const [vx, vy, vz] = [dx - ax, dy - ay, dz - az];
    this.#across.set([vx, vy, vz], k);
    this.#ahead.set([y * dz - z * dy, z * dx - x * dz, x * dy - y * dx], k);
    this.along[i] = along;
    this.spokes[i] = Math.sqrt(vx * vx + vy * vy + vz * vz);
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Puts all corners where they are at a time. @returns whether the angle is small enough */
  place(time: number): boolean {
    if (!turnBy(this.angle, time)) return false;
    const sine = TURN[SINE]!;
    const cosine = TURN[COSINE]!;
    const { at } = this;
    for (let k = 0; k < at.length; k++) {
      at[k] = this.#still[k]! + cosine * this.#across[k]! + sine * this.#ahead[k]!;
    }
    return true;
  }
}

function unitOf([x, y, z]: Triple): Triple {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}
