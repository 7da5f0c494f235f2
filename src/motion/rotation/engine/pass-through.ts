/**
 * A point and a polygon, or two segments, that turn: shapes whose difference is a polygon, which has no inside for the
 * origin to be in. The origin goes through it where it changes the side of its plane while it is within its edges, seen
 * along the normal: then there is a common point between (the intermediate value theorem). The edges are asked in
 * intervals that hold all corners at all times between.
 */
import type { Interval } from '../../../arithmetic/interval.js';
import * as interval from '../../../arithmetic/interval.js';
import type { TurningPair } from './turning-pair.js';

type Box = readonly [Interval, Interval, Interval];

/** The corners of the difference in their order, by numbers; `null`: it is no polygon. */
export function cornersOfDifference(a: Flat, b: Flat): (readonly [number, number])[] | null {
  if (a.count === 1 && b.face !== null) return b.face.map((j) => [0, j] as const);
  if (b.count === 1 && a.face !== null) return a.face.map((i) => [i, 0] as const);
  const areSegments = a.count === 2 && b.count === 2;
  return areSegments
    ? [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]
    : null;
}

/** A core: how many points it has, and in which order they go around it, if it is a polygon. */
export interface Flat {
  readonly count: number;
  readonly face: readonly number[] | null;
}

/** Is there certainly a common point at a time between two times? */
export function passesThrough(
  pair: TurningPair,
  corners: readonly (readonly [number, number])[],
  from: number,
  until: number,
): boolean {
  const before = sideAt(pair, corners, from);
  if (before === 0 || sideAt(pair, corners, until) !== -before) return false;
  const middle = (from + until) / 2;
  if (!pair.place(middle)) return false;
  // The middle is rounded, but it is between.
  const slack = errorOf(pair) + pair.speed * (until - from);
  const boxes = differences(pair, corners, slack);
  const normal = normalOf(boxes);
  return boxes.every((corner, i) => {
    const along = minus(boxes[(i + 1) % boxes.length]!, corner);
    // The edge turned inwards, and the way from the corner to the origin.
    return interval.sign(dot(cross(normal, along), corner)) === -1;
  });
}

const errorOf = ({ errorA, errorB }: TurningPair): number => 2 * (errorA + errorB);

/** On which side of the polygon's plane is the origin, certainly? */
function sideAt(pair: TurningPair, corners: readonly (readonly [number, number])[], time: number): number {
  if (!pair.place(time)) return 0;
  const boxes = differences(pair, corners, errorOf(pair));
  const sign = interval.sign(dot(normalOf(boxes), boxes[0]!));
  return sign === 1 || sign === -1 ? sign : 0;
}

/** Boxes around the differences of corners. */
function differences(
  { a, seen }: TurningPair,
  corners: readonly (readonly [number, number])[],
  slack: number,
): Box[] {
  const part = (p: number, q: number): Interval =>
    interval.add(
      interval.subtract(interval.fromNumber(p), interval.fromNumber(q)),
      interval.fromBounds(-slack, slack),
    );
  return corners.map(([i, j]) => {
    const at = (k: number): Interval => part(a.at[3 * i + k]!, seen[3 * j + k]!);
    return [at(0), at(1), at(2)];
  });
}

/** Across the first two edges: of a polygon whose first three corners are not in line. */
const normalOf = ([p, q, r]: readonly Box[]): Box => cross(minus(q!, p!), minus(r!, p!));

const minus = (p: Box, q: Box): Box => [
  interval.subtract(p[0], q[0]),
  interval.subtract(p[1], q[1]),
  interval.subtract(p[2], q[2]),
];

const dot = (p: Box, q: Box): Interval =>
  interval.add(
    interval.add(interval.multiply(p[0], q[0]), interval.multiply(p[1], q[1])),
    interval.multiply(p[2], q[2]),
  );

const minor = (a: Interval, b: Interval, c: Interval, d: Interval): Interval =>
  interval.subtract(interval.multiply(a, b), interval.multiply(c, d));

const cross = (p: Box, q: Box): Box => [
  minor(p[1], q[2], p[2], q[1]),
  minor(p[2], q[0], p[0], q[2]),
  minor(p[0], q[1], p[1], q[0]),
];
