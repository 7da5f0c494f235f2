/**
 * Two shapes that turn and move on, at a time: whether they certainly meet then, and for how long a plane certainly
 * keeps them apart.
 *
 * All is seen from the center of the first shape: a corner of the second one is at its place around its own center,
 * plus o(t) = c + t v, the way between the centers. Let u = 2^-53, E and F be the errors of placed corners of both,
 * and G = 8u (|c| + |v|). Then c is off by u, v by u, t v by 2u, their sum by u of what is summed: less than G, with
 * what is rounded in adding it to a corner but for u of that one, which is well within E or F.
 *
 * A plane. For a unit vector n let g(s) be the least n · p of the first shape minus the greatest n · q of the second,
 * at the time t + s. A corner p moves by a velocity w (â × p) around its center, w the angle, and its acceleration is
 * across the axis and at most w² r there, r its distance from the axis: n · p is at least n · p(t) + s n · (w â × p)
 * - s² w² r |n × â| / 2. The least of such functions is concave, and so is the bound of g: where it is positive at s
 * = 0 and at some s, the shapes are apart all the time between. The bound loses more than g by less than h(s) = E' +
 * s F': n · p rounds by 3u |p| and E, and so on: 2 (E + F + G) is enough; w (n × â) is off by 10u w, its product with
 * p by 16u |p| w + w E: 2 w E, and 16u |v| for the translation.
 *
 * And whatever the angle, n · p is never less than n · a - r |n × â|, with a the part of p along the axis.
 *
 * Source: Mirtich 1996 (conservative advancement); Tang, Kim, Manocha 2009 (motion bounds along a direction); Ericson,
 * Real-Time Collision Detection, 5.5.1. The bounds of second order make the steps those of Newton's method.
 */
import type { Sign, Undecided } from '../../../core/sign.js';
import { AT_SCALE, comparePoints, HIGH, LIMITS, LOW, REACH } from '../../../distance/lazy/compare-points.js';
import { V } from '../../../distance/small/simplex.js';
import { TINY, type Triple, type TurningPoints } from './turning-points.js';

const U = 2 ** -53;
/** Corners that are off by E are those of a reach of E / 4.1u (compare-points.ts). */
const REACH_OF_ERROR = 1 / (4 * U);
const BELOW = 1 - 2 ** -48;
const ABOVE = 1 + 2 ** -48;
/** How often a step is shortened. */
const MOST_TRIES = 16;

/** The corners that made the bound when it was asked for last: the least of the first, the greatest of the second. */
interface Active {
  a: number;
  b: number;
}

export class TurningPair {
  readonly a: TurningPoints;
  readonly b: TurningPoints;
  readonly radius: number;
  readonly #center: Triple;
  readonly #velocity: Triple;
  /** What a corner of the first and one of the second shape are off by, at a time. */
  readonly errorA: number;
  readonly errorB: number;
  /** What the bound of the gap loses, and how much more in time. */
  readonly #loss: number;
  readonly #lossRate: number;
  readonly #speed: number;
  /** The way between the centers at the time. */
  #offset: Triple = [0, 0, 0];
  /** The corners of the second shape, as seen from the center of the first. */
  readonly #seen: Float64Array;
  readonly #valuesA: Float64Array;
  readonly #valuesB: Float64Array;
  readonly #ratesA: Float64Array;
  readonly #ratesB: Float64Array;
  readonly #active: Active = { a: 0, b: 0 };
  #n: Triple = [0, 0, 0];
  #bend = 0;
  #offsetAlong = 0;
  #speedAlong = 0;

  constructor(a: TurningPoints, b: TurningPoints, center: Triple, velocity: Triple, radius: number) {
    [this.a, this.b, this.#center, this.#velocity, this.radius] = [a, b, center, velocity, radius];
    this.#speed = lengthOf(velocity);
    this.errorA = a.error;
    this.errorB = b.error + 8 * U * (lengthOf(center) + this.#speed) + TINY;
    this.#loss = 2 * (this.errorA + this.errorB);
    const turning = Math.abs(a.angle) * a.error + Math.abs(b.angle) * b.error;
    this.#lossRate = 2 * turning + 16 * U * this.#speed;
    this.#seen = new Float64Array(b.at.length);
    [this.#valuesA, this.#ratesA] = [new Float64Array(a.count), new Float64Array(a.count)];
    [this.#valuesB, this.#ratesB] = [new Float64Array(b.count), new Float64Array(b.count)];
  }

  /** The corners of the second shape, as seen from the center of the first. */
  get seen(): Float64Array {
    return this.#seen;
  }

  /** No corner, as seen from another one, is faster than that. */
  get speed(): number {
    const turning = Math.abs(this.a.angle) * this.a.radius + Math.abs(this.b.angle) * this.b.radius;
    return (turning + this.#speed) * ABOVE + TINY;
  }

  /** Puts both where they are at a time. @returns whether the angles are small enough */
  place(time: number): boolean {
    const [center, velocity] = [this.#center, this.#velocity];
    const x = center[0] + time * velocity[0];
    const y = center[1] + time * velocity[1];
    const z = center[2] + time * velocity[2];
    this.#offset = [x, y, z];
    if (!this.a.place(time) || !this.b.place(time)) return false;
    const { at } = this.b;
    for (let k = 0; k < at.length; k += 3) {
      this.#seen[k] = at[k]! + x;
      this.#seen[k + 1] = at[k + 1]! + y;
      this.#seen[k + 2] = at[k + 2]! + z;
    }
    return true;
  }

  /**
   * Do they certainly meet where they were placed? Else the walk between the hulls leaves a direction from the second
   * to the first in V, which proves nothing.
   */
  meets(): boolean {
    LIMITS[LOW] = this.radius * BELOW;
    LIMITS[HIGH] = Infinity;
    LIMITS[REACH] =
      Math.max(greatest(this.a.at), this.errorA * REACH_OF_ERROR) +
      Math.max(greatest(this.#seen), this.errorB * REACH_OF_ERROR);
    LIMITS[AT_SCALE] = 1;
    const sign: Sign | Undecided = comparePoints(this.a.at, 0, this.a.count, this.#seen, 0, this.b.count);
    return sign === -1 || sign === 0;
  }

  /** Takes the planes across the direction in V; if it is none, across the one before, where the shapes are now. */
  lookAlongV(): void {
    this.lookAlong(directionOfV() ?? this.#n);
  }

  /** Takes the planes across a direction whose length is 1 but for 4u. */
  lookAlong(n: Triple): void {
    this.#n = n;
    this.#bend =
      valuesAlong(this.a, n, this.#valuesA, this.#ratesA) +
      valuesAlong(this.b, n, this.#valuesB, this.#ratesB);
    this.#offsetAlong = dot(n, this.#offset);
    this.#speedAlong = dot(n, this.#velocity);
  }

  /**
   * How long the planes certainly keep the shapes apart, from the time at which they were placed on: a time from 0 to
   * `most`.
   *
   * @param sign 1 forwards, -1 backwards in time
   */
  clearFor(most: number, sign: 1 | -1): number {
    if (!(this.#gapAfter(0, sign) > 0)) return 0;
    if (this.#gapAfter(most, sign) > 0 || this.#isClearAnyway(most * sign)) return most;
    let s = most;
    for (let i = 0; i < MOST_TRIES; i++) {
      const root = this.#rootOfActive(sign) * (1 - 2 ** -20);
      s = root < s ? root : s / 2;
      if (this.#gapAfter(s, sign) > 0) return s;
    }
    return 0;
  }

  /** A bound of the gap after s. The corners that make it are kept. */
  #gapAfter(s: number, sign: 1 | -1): number {
    const time = s * sign;
    let least = Infinity;
    let most = -Infinity;
    const active = this.#active;
    for (let i = 0; i < this.a.count; i++) {
      const value = this.#valuesA[i]! + time * this.#ratesA[i]!;
      if (value >= least) continue;
      least = value;
      active.a = i;
    }
    for (let j = 0; j < this.b.count; j++) {
      const value = this.#valuesB[j]! + time * this.#ratesB[j]!;
      if (value <= most) continue;
      most = value;
      active.b = j;
    }
    const offset = this.#offsetAlong + time * this.#speedAlong;
    // Of a huge angle the bend may be infinite.
    const bend = s === 0 ? 0 : s * s * this.#bend;
    return least - most - offset - bend - this.radius * ABOVE - this.#loss - s * this.#lossRate;
  }

  /** When the quadratic function of the active corners falls to 0. */
  #rootOfActive(sign: 1 | -1): number {
    const { a: i, b: j } = this.#active;
    const value =
      this.#valuesA[i]! - this.#valuesB[j]! - this.#offsetAlong - this.radius * ABOVE - this.#loss;
    const rate = sign * (this.#ratesA[i]! - this.#ratesB[j]! - this.#speedAlong) - this.#lossRate;
    const root = Math.sqrt(rate * rate + 4 * this.#bend * value);
    return rate > 0 ? (rate + root) / (2 * this.#bend) : (2 * value) / (root - rate);
  }

  /** Are they apart for so long, however they turn? What has an angle of 0 does not. */
  #isClearAnyway(time: number): boolean {
    const n = this.#n;
    const gap =
      leastAnyway(this.a, n, 1, this.#valuesA) +
      leastAnyway(this.b, n, -1, this.#valuesB) -
      this.#offsetAlong;
    const now = gap - this.radius * ABOVE - this.#loss;
    return now > 0 && now - time * this.#speedAlong > 16 * U * this.#speed;
  }
}

/** The unit vector along V, but for 4u; `null`: there is none. */
function directionOfV(): Triple | null {
  const [x, y, z] = [V[0]!, V[1]!, V[2]!];
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (!(size > TINY && size < Infinity)) return null;
  const [p, q, r] = [x / size, y / size, z / size];
  const length = Math.sqrt(p * p + q * q + r * r);
  return [p / length, q / length, r / length];
}

/** The values n · p of placed corners, and how fast they change. @returns half of the greatest acceleration along n */
function valuesAlong(points: TurningPoints, n: Triple, values: Float64Array, rates: Float64Array): number {
  const { at, angle, axis, count } = points;
  const across = cross(n, axis);
  const [x, y, z] = n;
  const [u, v, w] = across;
  for (let i = 0; i < count; i++) {
    const [p, q, r] = [at[3 * i]!, at[3 * i + 1]!, at[3 * i + 2]!];
    values[i] = x * p + y * q + z * r;
    // n · (â × p) = (n × â) · p.
    rates[i] = angle * (u * p + v * q + w * r);
  }
  return 0.5 * angle * angle * points.radius * acrossLength(across) * ABOVE;
}

/** The length of n × â is off by less than 10u. */
const acrossLength = (across: Triple): number => lengthOf(across) + 16 * U;

/** The least n · p, or the least of -n · p, for any angle. */
function leastAnyway(points: TurningPoints, n: Triple, sign: 1 | -1, values: Float64Array): number {
  const { along, spokes, axis, count, angle } = points;
  const axial = sign * dot(n, axis);
  const across = acrossLength(cross(n, axis));
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const value = angle === 0 ? sign * values[i]! : axial * along[i]! - across * spokes[i]!;
    if (value < least) least = value;
  }
  return least;
}

function greatest(coordinates: Float64Array): number {
  let most = 0;
  for (let k = 0; k < coordinates.length; k++) {
    const size = Math.abs(coordinates[k]!);
    if (size > most) most = size;
  }
  return most;
}

const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const lengthOf = (p: Triple): number => Math.sqrt(dot(p, p)) * ABOVE;
const cross = (p: Triple, q: Triple): Triple => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
