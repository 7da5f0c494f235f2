/** A convex core with a radius that moves beside convex parts of something that stays, in doubles. */
import { exponentOf, nextUp, powerOfTwo } from '../../arithmetic/float64.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { Doubles } from '../../distance/engine/doubles.js';
import { AT_SCALE, comparePoints, HIGH, LIMITS, LOW, REACH } from '../../distance/lazy/compare-points.js';
import { MovingSlabs } from './moving-slabs.js';

/** Between these, nothing has to be scaled (compare-points.ts). */
const LEAST = 2 ** -400;
const MOST = 2 ** 90;

/** Where the greatest coordinates of a box begin. */
const MAX = 3;

/**
 * Where most shapes are put beside what stays: V8 makes typed arrays of more than 8 numbers outside, which takes longer
 * than what is asked of them. A shape is moved, and its part put in place, just before it is asked about.
 */
const MOST_STILL = 9;
const CORNERS = /* @__PURE__ */ allocateScratch(MOST_STILL);
const MOST_SWEPT = 24;
const SWEPT = /* @__PURE__ */ allocateScratch(MOST_SWEPT);

/**
 * The points of a core, from where each moves by `motion` between time 0 and 1. What stays is the hull of points, a
 * triangle most often: it is put in place once and asked about several times.
 */
export class MovingHull {
  readonly count: number;
  readonly radius: number;
  readonly motion: Float64Array;
  /** A box around the shape at time 0: least and greatest coordinates. */
  readonly box: Float64Array;
  /** The core at time 0. */
  readonly points: Float64Array;
  /** The core at time 0, and behind it where it was moved to last. */
  readonly swept: Float64Array;
  /** The corners of what stays, as many as `placed` says. */
  corners: Float64Array = CORNERS;
  placed = 3;
  /** No coordinate of the core is greater in magnitude; Infinity: nothing is known of the errors. */
  readonly reach: number;
  readonly #pace: number;
  readonly #slabs: MovingSlabs;
  #still = 0;

  constructor({ coordinates, reach }: Doubles, radius: number, motion: readonly number[]) {
    this.count = coordinates.length / 3;
    this.radius = radius;
    this.motion = new Float64Array(motion);
    this.points = coordinates;
    const size = 2 * coordinates.length;
    this.swept = size <= MOST_SWEPT ? SWEPT : new Float64Array(size);
    this.reach = Math.max(reach[0]!, reach[1]!, reach[2]!);
    this.#pace = Math.max(Math.abs(motion[0]!), Math.abs(motion[1]!), Math.abs(motion[2]!));
    this.box = boxAround(coordinates, radius, this.reach);
    this.#slabs = new MovingSlabs(this.box, this.motion);
  }

  /** Puts a triangle of a mesh in place. */
  place(positions: ArrayLike<number>, indices: ArrayLike<number>, triangle: number): void {
    let still = 0;
    this.placed = 3;
    for (let corner = 0; corner < 3; corner++) {
      const from = 3 * indices[3 * triangle + corner]!;
      for (let axis = 0; axis < 3; axis++) {
        const x = positions[from + axis]!;
        this.corners[3 * corner + axis] = x;
        const size = Math.abs(x);
        if (size > still) still = size;
      }
    }
    this.#still = still;
  }

  /** Puts a triangle in place whose corners are off by at most 4.1u of a reach; Infinity: by anything. */
  placeRounded(corners: Float64Array, reach: number): void {
    this.placed = 3;
    for (let i = 0; i < 9; i++) this.corners[i] = corners[i]!;
    this.#still = reach;
  }

  /** Puts the hull of points in place, coordinates being off by at most 4.1u of the reach; Infinity: by anything. */
  placePoints({ coordinates, reach }: Doubles): void {
    this.placed = coordinates.length / 3;
    const { length } = coordinates;
    const isFull = this.corners === CORNERS ? length > MOST_STILL : length > this.corners.length;
    if (isFull) this.corners = new Float64Array(length);
    this.corners.set(coordinates);
    this.#still = Math.max(reach[0]!, reach[1]!, reach[2]!);
  }

  /** Puts the core as it is at time 0, and behind it as it is at a time, where both are compared. */
  moveTo(time: number): void {
    const { points, motion, swept } = this;
    const end = points.length;
    for (let axis = 0; axis < 3; axis++) {
      const by = motion[axis]! * time;
      for (let i = axis; i < end; i += 3) {
        const x = points[i]!;
        swept[i] = x;
        swept[end + i] = x + by;
      }
    }
  }

  /**
   * The sign of the least distance from time 0 to a time minus the radius, if doubles prove it: 1, the shapes have
   * certainly no common point until then; -1, they certainly overlap by then; 0, cores without a radius meet by then.
   *
   * What the core sweeps is the hull of its points at both ends. A coordinate there is off by 4.1u of its reach, and by
   * less than 2.1u of the sum of the reach and of what it moves by, u = 2^-53: that is less than 4.1u of 1.5 times the
   * sum, which compare-points.ts allows for.
   */
  compareUntil(time: number): Sign | Undecided {
    const reach = 1.5 * (this.reach + this.#pace * time) + this.#still;
    if (!(reach > LEAST && reach < MOST)) return UNDECIDED;
    this.moveTo(time);
    LIMITS[LOW] = this.radius;
    LIMITS[HIGH] = this.radius;
    LIMITS[REACH] = reach;
    LIMITS[AT_SCALE] = 1;
    return comparePoints(this.swept, 0, 2 * this.count, this.corners, 0, this.placed);
  }

  /** How long it takes to move by the greatest coordinate of both. */
  get wait(): number {
    return (this.reach + this.#still) / this.#pace;
  }

  /** A power of two that brings coordinates of the core and of what stays to less than 1; 0 if there is none. */
  scale(): number {
    const reach = this.reach + this.#pace + this.#still;
    return reach > LEAST && reach < MOST ? powerOfTwo(-1 - exponentOf(reach)) : 0;
  }

  /**
   * A time that is not later than the first common point with anything in a box; Infinity if there is none from time 0
   * to 1. The box begins at a place of a list.
   */
  enter(bounds: Float64Array, at: number): number {
    return this.#slabs.enter(bounds, at);
  }
}

/** More than 4.1u of the reach and 2u of the sum of reach and radius. */
const MARGIN = 2 ** -50;

function boxAround(coordinates: Float64Array, radius: number, reach: number): Float64Array {
  const box = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  const by = nextUp(radius + MARGIN * (reach + radius));
  for (let i = 0; i < coordinates.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      box[k] = Math.min(box[k]!, coordinates[i + k]! - by);
      box[k + MAX] = Math.max(box[k + MAX]!, coordinates[i + k]! + by);
    }
  }
  return box;
}
