import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { anyExponent, anyNumber } from './any-sizes.js';

/** The axes of the 14-DOP: towards the faces and corners of a cube. */
export const MERGED_AXES: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [-1, 1, 1],
];

/**
 * The two k-DOPs with these axes that flat values stand for: ends of intervals, then the other ends, twice. The lesser
 * one is the lower bound, so that any numbers do.
 */
export function kDopsAt(values: ArrayLike<number>) {
  const n = MERGED_AXES.length;
  const bounds = (of: (a: number, b: number) => number, from: number) =>
    Array.from({ length: n }, (_, i) => of(values[from + i]!, values[from + n + i]!));
  const at = (from: number) => ({
    axes: MERGED_AXES,
    min: bounds(Math.min, from),
    max: bounds(Math.max, from),
  });
  return [at(0), at(2 * n)] as const;
}

/** Families of two lists of so many intervals: lower bounds, then upper ones, twice. */
export function boundsFamilies(count: number) {
  const fill = (out: Float64Array, draw: () => number) => {
    for (const from of [0, 2 * count]) {
      for (let i = 0; i < count; i++) {
        const [x, y] = [draw(), draw()];
        out[from + i] = Math.min(x, y);
        out[from + count + i] = Math.max(x, y);
      }
    }
  };
  return [
    {
      name: 'lattice-bounds',
      summary: 'small whole numbers: often the one inside, or equal, in part or whole',
      fill(random: Random, out: Float64Array) {
        fill(out, () => random.between(-2, 2));
        if (random.oneIn(6)) out.copyWithin(2 * count, 0, 2 * count);
      },
    },
    {
      name: 'tenths-bounds',
      summary: 'multiples of 0.1, an ulp beside some of them',
      fill(random: Random, out: Float64Array) {
        fill(out, () => stepUlps(random.between(-9, 9) / 10, random.oneIn(3) ? random.between(-1, 1) : 0));
        if (random.oneIn(6)) out.copyWithin(2 * count, 0, 2 * count);
      },
    },
    {
      name: 'within-bounds',
      summary: 'the one inside of the other, in numbers of any size',
      fill(random: Random, out: Float64Array) {
        fill(out, () => random.sign() * random.unit() * powerOfTwo(random.between(-60, 60)));
        const [inner, outer] = random.oneIn(2) ? [0, 2 * count] : [2 * count, 0];
        for (let i = 0; i < count; i++) {
          out[inner + i] = Math.max(out[outer + i]!, Math.min(out[inner + i]!, out[outer + count + i]!));
          out[inner + count + i] = Math.min(
            out[outer + count + i]!,
            Math.max(out[inner + i]!, out[inner + count + i]!),
          );
        }
      },
    },
    {
      name: 'bounds-of-any-sizes',
      summary: 'every number of a size of its own, from the smallest doubles to the largest',
      fill(random: Random, out: Float64Array) {
        fill(out, () => anyNumber(random, anyExponent(random)));
        if (random.oneIn(6)) out.copyWithin(2 * count, 0, 2 * count);
      },
    },
  ];
}
