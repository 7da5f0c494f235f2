/** Parts of shapes in trees, with boxes around them. */
import type { Part, Range } from './side.js';

/** Neighbouring parts, and the range of all of them. */
export interface Branch {
  readonly range: Range;
  readonly parts: readonly Part[];
  /** The number of the first of them. */
  readonly first: number;
  readonly halves: readonly Branch[];
}

/** So few parts are looked at one by one. */
const FEW = 4;

/** Parts in a tree: those that follow each other along a ring are near each other. */
export function branchOf(parts: readonly Part[], first = 0): Branch {
  const middle = parts.length >>> 1;
  const halves =
    parts.length <= FEW
      ? []
      : [branchOf(parts.slice(0, middle), first), branchOf(parts.slice(middle), first + middle)];
  const range = (halves.length > 0 ? halves : parts).map((one) => one.range).reduce(joined);
  return { range, parts, first, halves };
}

function joined(a: Range, b: Range): Range {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/**
 * Less than the rounded square of the distance of two parts, by their ranges along the axes. Two differences, two
 * squares and their sum are rounded, each by at most 2^-53 of itself where nothing underflows: in all less than 2^-50
 * of the sum. Smaller ones tell nothing, nor does what overflows.
 */
export function squaredGap([minX, minY, maxX, maxY]: Range, [lowX, lowY, highX, highY]: Range): number {
  const x = Math.max(lowX - maxX, minX - highX, 0);
  const y = Math.max(lowY - maxY, minY - highY, 0);
  const square = (x * x + y * y) * (1 - 2 ** -50);
  return square > LEAST && square < Infinity ? square : 0;
}

const LEAST = 2 ** -900;
