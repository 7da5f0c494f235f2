import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import { STEPS } from './indexes.js';

/**
 * Questions on trees of boxes: hundreds of boxes as of other questions (indexes.ts), then what goes straight on, or a
 * point; or a history of boxes, and then both.
 */

/** Where a segment, ray or line stands: its kind, and two points; and a point and how many of the nearest. */
export const ALONG = { kind: 4, origin: 5, target: 8, size: 11 } as const;
export const NEAR = { k: 4, point: 5, radius: 8, size: 9 } as const;
export const CHANGED = {
  kind: STEPS + 1,
  origin: STEPS + 2,
  target: STEPS + 5,
  point: STEPS + 8,
  radius: STEPS + 11,
} as const;

/** The names of the kinds, by their numbers. */
export const LINEAR_KINDS = ['segment', 'ray', 'line'] as const;

/** What goes straight on, from a place of the values on. */
export function linearAt(
  v: ArrayLike<number>,
  at: { kind: number; origin: number; target: number },
): Segment | Ray | Line {
  const [from, to] = [at.origin, at.target].map((place) => [v[place]!, v[place + 1]!, v[place + 2]!]) as [
    [number, number, number],
    [number, number, number],
  ];
  if (v[at.kind] === 0) return { start: from, end: to };
  return v[at.kind] === 1 ? { origin: from, direction: to } : { type: 'line', origin: from, direction: to };
}

/** Each third object is not hit, or does not count; each other third has a rounded answer. */
const isLeftOut = (i: number) => i % 3 === 0;
const isRounded = (i: number) => i % 3 === 1;

function rounded(x: Rational): number | Rational {
  const near = rational.toNumber(x);
  return Number.isFinite(near) ? near : x;
}

/**
 * What a caller's test answers for box i: where the line crosses its farther side along the axis on which the line
 * makes the most way; or that it is not hit.
 */
export function hitOf(boxes: Float64Array, shape: Segment | Ray | Line, i: number): number | Rational | null {
  if (isLeftOut(i)) return null;
  const isSegment = 'start' in shape;
  const [from, to] = isSegment ? [shape.start, shape.end] : [shape.origin, shape.direction];
  const ways = [0, 1, 2].map((k) =>
    isSegment
      ? rational.subtract(rational.fromNumber(to[k]!), rational.fromNumber(from[k]!))
      : rational.fromNumber(to[k]!),
  );
  let axis = 0;
  for (const k of [1, 2])
    if (rational.compare(rational.abs(ways[k]!), rational.abs(ways[axis]!)) > 0) axis = k;
  const way = ways[axis]!;
  if (rational.sign(way) === 0) return 0;
  const side = boxes[6 * i + axis + (rational.sign(way) > 0 ? 3 : 0)]!;
  const parameter = rational.divide(
    rational.subtract(rational.fromNumber(side), rational.fromNumber(from[axis]!)),
    way,
  );
  return isRounded(i) ? rounded(parameter) : parameter;
}

/** What a caller answers for box i: the square of the distance of its least corner; or that it does not count. */
export function squareOf(boxes: Float64Array, point: ArrayLike<number>, i: number): number | Rational | null {
  if (isLeftOut(i)) return null;
  let sum = rational.fromNumber(0);
  for (let k = 0; k < 3; k++) {
    const gap = rational.subtract(rational.fromNumber(boxes[6 * i + k]!), rational.fromNumber(point[k]!));
    sum = rational.add(sum, rational.square(gap));
  }
  return isRounded(i) ? rounded(sum) : sum;
}

/** The point from a place of the values on. */
export function pointAt(v: ArrayLike<number>, at: number): [number, number, number] {
  return [v[at]!, v[at + 1]!, v[at + 2]!];
}
