import type { Rational } from '../../../arithmetic/rational.js';
import { alongText, changedText, nearText } from '../../answers/box-trees.js';
import { ALONG, CHANGED, hitOf, linearAt, NEAR, pointAt, squareOf } from '../../cases/box-trees.js';
import { manyBoxes, patternBoxes, stepsOf } from '../../cases/indexes.js';
import { exact } from './vectors.js';

/**
 * What a line or a point finds among boxes: every box by itself, in fractions. A line is clipped by the six sides of a
 * box one after the other, as Liang and Barsky do; squares of distances are integers over one denominator. Then all is
 * sorted. The kernel walks through a tree, and compares without computing any parameter or distance.
 */

/** A fraction whose denominator is positive. */
type Fraction = readonly [bigint, bigint];

const isLess = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];

const fraction = (p: bigint, q: bigint): Fraction => (q < 0n ? [-p, -q] : [p, q]);

/** An answer of the caller. */
function fractionOf(x: number | Rational): Fraction {
  if (typeof x !== 'number') return [x.numerator, x.denominator];
  const { numerators, one } = exact([x]);
  return [numerators[0]!, one];
}

/** Something found: its number, and where. */
interface Found {
  readonly number: number;
  readonly at: Fraction;
}

/** By place, then by number. */
function sorted(found: readonly Found[]): Found[] {
  return [...found].sort((a, b) => (isLess(a.at, b.at) ? -1 : isLess(b.at, a.at) ? 1 : a.number - b.number));
}

/** Boxes that are met, where they are first. Numbers are those of places in the list. */
function metBy(boxes: Float64Array, shape: ReturnType<typeof linearAt>): Found[] {
  const isSegment = 'start' in shape;
  const [from, to] = isSegment ? [shape.start, shape.end] : [shape.origin, shape.direction];
  const { numerators } = exact([...boxes, ...Array.from(from), ...Array.from(to)]);
  const count = boxes.length / 6;
  const [origin, target] = [numerators.slice(6 * count, 6 * count + 3), numerators.slice(6 * count + 3)];
  const way = target.map((x, k) => (isSegment ? x - origin[k]! : x));
  const isLine = shape.type === 'line';
  const found: Found[] = [];
  for (let i = 0; i < count; i++) {
    let enter: Fraction | null = isLine ? null : [0n, 1n];
    let exit: Fraction | null = isSegment ? [1n, 1n] : null;
    let isMet = true;
    for (let k = 0; k < 3; k++) {
      const [low, high] = [numerators[6 * i + k]! - origin[k]!, numerators[6 * i + k + 3]! - origin[k]!];
      if (way[k] === 0n) {
        if (low > 0n || high < 0n) isMet = false;
        continue;
      }
      const ends = [fraction(low, way[k]!), fraction(high, way[k]!)] as const;
      const [first, last] = way[k]! > 0n ? ends : [ends[1], ends[0]];
      if (enter === null || isLess(enter, first)) enter = first;
      if (exit === null || isLess(last, exit)) exit = last;
    }
    if (isMet && enter !== null && (exit === null || !isLess(exit, enter)))
      found.push({ number: i, at: enter });
  }
  return sorted(found);
}

/** The squares of the distances of all boxes, nearest first. */
function byDistance(boxes: Float64Array, point: ArrayLike<number>): Found[] {
  const { numerators, one } = exact([...boxes, ...Array.from(point)]);
  const count = boxes.length / 6;
  const found = Array.from({ length: count }, (_, number): Found => {
    let sum = 0n;
    for (let k = 0; k < 3; k++) {
      const p = numerators[6 * count + k]!;
      const [below, above] = [numerators[6 * number + k]! - p, p - numerators[6 * number + k + 3]!];
      const gap = below > 0n ? below : above > 0n ? above : 0n;
      sum += gap * gap;
    }
    return { number, at: [sum, one * one] };
  });
  return sorted(found);
}

/** Which of those that were found a caller is asked for, and which one has the least answer. */
function asking(found: readonly Found[], answer: (i: number) => number | Rational | null) {
  const asked: number[] = [];
  let best: Found | null = null;
  for (const { number, at } of found) {
    if (best !== null && isLess(best.at, at)) break;
    asked.push(number);
    const answered = answer(number);
    if (answered === null) continue;
    const here = fractionOf(answered);
    if (best === null || isLess(here, best.at)) best = { number, at: here };
  }
  return { asked, first: best?.number ?? null };
}

const numbersOf = (found: readonly Found[]) => found.map(({ number }) => number);

/** The numbers of what is at most as far as a radius, ascending. */
function withinOf(found: readonly Found[], radius: number): number[] {
  const [length, unit] = fractionOf(radius);
  const limit: Fraction = [length * length, unit * unit];
  return numbersOf(found.filter(({ at }) => !isLess(limit, at))).sort((a, b) => a - b);
}

/** Along a segment, ray or line. */
export function boxesAlongReferee(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const shape = linearAt(v, ALONG);
  const found = metBy(boxes, shape);
  const test = asking(found, (i) => hitOf(boxes, shape, i));
  return alongText({ met: numbersOf(found), ...test }, boxes.length / 6);
}

/** About a point. */
export function boxesNearReferee(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const point = pointAt(v, NEAR.point);
  const found = byDistance(boxes, point);
  const within = withinOf(found, v[NEAR.radius]!);
  const test = asking(found, (i) => squareOf(boxes, point, i));
  return nearText({ within, nearest: numbersOf(found.slice(0, v[NEAR.k]!)), ...test }, boxes.length / 6);
}

/** Among boxes that came, moved and went. */
export function changedTreeReferee(v: Float64Array): string {
  const start = manyBoxes(v);
  const alive = new Map<number, Float64Array>();
  for (let i = 0; i < start.length / 6; i++) alive.set(i, start.slice(6 * i, 6 * i + 6));
  for (const step of stepsOf(v)) {
    if (step.kind === 'remove') alive.delete(step.label);
    else if (step.kind !== 'look') alive.set(step.label, step.box);
  }
  const labels = [...alive.keys()];
  const boxes = Float64Array.from([...alive.values()].flatMap((box) => Array.from(box)));
  const [met, within] = [
    numbersOf(metBy(boxes, linearAt(v, CHANGED))),
    withinOf(byDistance(boxes, pointAt(v, CHANGED.point)), v[CHANGED.radius]!),
  ].map((found) => found.map((i) => labels[i]!));
  return changedText(met!, within!, labels.length);
}
