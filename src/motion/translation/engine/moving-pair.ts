/** Two convex cores over one scale, of which the first moves: what is asked of them at rational times. */
import { scaledIntegers } from '../../../arithmetic/scaled-integers.js';
import type { Cells, Scale } from '../../../distance/engine/cells.js';
import { overScale } from '../../../distance/engine/common-scale.js';
import { type Doubles, isModest } from '../../../distance/engine/doubles.js';
import { PointList } from '../../../distance/engine/point-list.js';
import { along, type Slab, timesSlab } from '../../../distance/engine/slab.js';
import { plus, times, type Vector } from '../../../distance/engine/vectors.js';
import { shortScale } from '../../../distance/shapes/short-integers.js';
import type { Rounded } from '../../../round/engine/rounded.js';

/** A rational time, the denominator positive. */
export interface RationalTime {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const START: RationalTime = { numerator: 0n, denominator: 1n };
export const END: RationalTime = { numerator: 1n, denominator: 1n };

/** A vector as doubles, off by at most 2^-53 of each coordinate's reach. */
export type Shift = readonly [number, number, number];

/** The first core moves by `velocity` from time 0 to 1; the shapes meet where the cores are at most `radius` apart. */
export interface MovingPair {
  readonly a: Cells;
  readonly b: Cells;
  readonly velocity: Vector;
  /** The velocity in the unit of the doubles of the points, and the magnitudes that were subtracted for it. */
  readonly shift: Shift;
  readonly shiftReach: Shift;
  readonly radius: bigint;
  readonly scale: Scale;
}

/** What moves, and by what it moves from time 0 to 1. */
export interface Moving extends Rounded {
  readonly motion: readonly number[];
}

/** Both shapes over one scale, as the second one sees the first. */
export function movingPair(a: Moving, b: Moving): MovingPair {
  const [radii, motions] = [shortScale([a.radius, b.radius]), shortScale([...a.motion, ...b.motion])];
  const exponents = [a.core.scale.exponent, b.core.scale.exponent];
  if (a.radius !== 0 || b.radius !== 0) exponents.push(radii.exponent);
  if ([...a.motion, ...b.motion].some((x) => x !== 0)) exponents.push(motions.exponent);
  const exponent = Math.min(...exponents);
  const denominator = a.core.scale.denominator * b.core.scale.denominator;
  const scale = { exponent, denominator };
  const over = (values: readonly number[]): bigint[] =>
    (values.every((x) => x === 0) ? values.map(() => 0n) : integersOver(values, exponent)).map(
      (n) => n * denominator,
    );
  const [p, q] = [over(a.motion), over(b.motion)];
  const [r, s] = over([a.radius, b.radius]) as [bigint, bigint];
  const three = <T>(of: (k: number) => T): readonly [T, T, T] => [of(0), of(1), of(2)];
  return {
    a: overScale(a.core, scale),
    b: overScale(b.core, scale),
    velocity: three((k) => p[k]! - q[k]!),
    shift: three((k) => a.motion[k]! - b.motion[k]!),
    shiftReach: three((k) => Math.abs(a.motion[k]!) + Math.abs(b.motion[k]!)),
    radius: r + s,
    scale,
  };
}

/** Doubles over a power of two whose exponent may be above that of their last bits. */
export function integersOver(values: readonly number[], exponent: number): bigint[] {
  const { exponent: own, integers } = shortScale(values);
  return integers(values).map((n) => n << BigInt(own - exponent));
}

/** The pair with the second shape's time: it ends where it began, and begins where it ended. */
export function reversed(pair: MovingPair): MovingPair {
  return {
    ...moved(pair, END),
    velocity: times(pair.velocity, -1n),
    shift: [-pair.shift[0], -pair.shift[1], -pair.shift[2]],
  };
}

/** The pair over a scale whose denominator has one more factor. */
export function finer(pair: MovingPair, factor: bigint): MovingPair {
  const { scale } = pair;
  return {
    ...pair,
    a: scaled(pair.a, factor),
    b: scaled(pair.b, factor),
    velocity: times(pair.velocity, factor),
    radius: pair.radius * factor,
    scale: { exponent: scale.exponent, denominator: scale.denominator * factor },
  };
}

/** The pair as it is at a time, over a scale whose denominator has that of the time as a factor. */
export function moved(pair: MovingPair, { numerator, denominator }: RationalTime): MovingPair {
  if (numerator === 0n) return pair;
  const offset = times(pair.velocity, numerator);
  const fine = finer(pair, denominator);
  return { ...fine, a: { ...fine.a, points: movedPoints(pair, offset, numerator, denominator) } };
}

const scaled = (cells: Cells, factor: bigint): Cells =>
  factor === 1n
    ? cells
    : {
        ...cells,
        points: cells.points.times(factor),
        directions: cells.directions.map((d) => times(d, factor)),
      };

function movedPoints(pair: MovingPair, offset: Vector, numerator: bigint, denominator: bigint): PointList {
  const { points } = pair.a;
  const slabs = points.slabs;
  return new PointList(
    points.length,
    (i) => plus(times(points.at(i), denominator), offset),
    points.doubles && movedDoubles(points.doubles, pair, Number(numerator) / Number(denominator)),
    slabs && (() => slabs().map((slab) => movedSlab(timesSlab(slab, denominator), offset))),
  );
}

function movedSlab(slab: Slab, offset: Vector): Slab {
  const by = along(slab, offset);
  const { low, high } = slab;
  return { ...slab, low: low === null ? null : low + by, high: high === null ? null : high + by };
}

/**
 * Points that are moved by time · shift. A coordinate is off by 4.1u of its reach, u = 2^-53; the shift is a difference
 * that is rounded, the time a quotient of two rounded integers, so that their product is off by less than 5.1u of what
 * is subtracted and multiplied; the sum by u. That is less than 4.1u of 1.5 times both reaches.
 */
export function movedDoubles(
  { coordinates, reach }: Doubles,
  { shift, shiftReach }: Pick<MovingPair, 'shift' | 'shiftReach'>,
  time: number,
): Doubles {
  const by = shift.map((x) => x * time);
  const isSafe = isModest(time) && shift.every(isModest) && by.every(isModest) && !Number.isNaN(time);
  const far = (k: 0 | 1 | 2): number =>
    isSafe ? 1.5 * (reach[k] + shiftReach[k] * Math.abs(time)) : Infinity;
  return {
    coordinates: coordinates.map((x, i) => x + by[i % 3]!),
    reach: [far(0), far(1), far(2)],
  };
}

/** A number as integer over a scale. */
export function overPower(x: number, { exponent, denominator }: Scale): bigint {
  const [n] = scaledIntegers([x], exponent);
  return n * denominator;
}
