import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { anyExponent, anyNumber, rowsOfOneSize, rowsOfSizes } from './any-sizes.js';

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

/** Families of two spheres (one place each) or two capsules (two places each): places, then the radius, twice. */
export function mergeFamilies(places: 1 | 2) {
  const fill = (out: Float64Array, coordinate: () => number, radius: () => number) => {
    const size = 3 * places + 1;
    for (const at of [0, size]) {
      for (let k = 0; k < 3 * places; k++) out[at + k] = coordinate();
      out[at + size - 1] = radius();
    }
  };
  /** Places and radii of rows of four numbers: the radius is that of the last place of each shape. */
  const fillRows = (out: Float64Array, next: () => number[]) => {
    const size = 3 * places + 1;
    for (const at of [0, size]) {
      for (let place = 0; place < places; place++) {
        const row = next();
        out.set(row.slice(0, 3), at + 3 * place);
        out[at + size - 1] = Math.abs(row[3]!);
      }
    }
  };
  const repeat = (out: Float64Array) => {
    const size = 3 * places + 1;
    out.copyWithin(size, 0, size - 1);
  };
  return [
    {
      name: 'lattice-pair',
      summary: 'small whole numbers: often the one inside, touching from inside, or around the same',
      fill(random: Random, out: Float64Array) {
        fill(
          out,
          () => random.between(-2, 2),
          () => random.between(0, 4),
        );
        if (random.oneIn(8)) repeat(out);
      },
    },
    {
      name: 'tenths-pair',
      summary: 'multiples of 0.1, an ulp beside some of them',
      fill(random: Random, out: Float64Array) {
        const near = (x: number) => stepUlps(x / 10, random.oneIn(3) ? random.between(-1, 1) : 0);
        fill(
          out,
          () => near(random.between(-9, 9)),
          () => Math.abs(near(random.between(0, 20))),
        );
        if (random.oneIn(8)) repeat(out);
      },
    },
    {
      name: 'any-pair',
      summary: 'numbers of very different sizes',
      fill(random: Random, out: Float64Array) {
        const scale = () => powerOfTwo(random.between(-40, 40));
        fill(
          out,
          () => random.sign() * random.unit() * scale(),
          () => random.unit() * scale(),
        );
      },
    },
    {
      name: 'pair-of-one-size',
      summary: 'a lattice or any digits, of any size that doubles have',
      fill(random: Random, out: Float64Array) {
        fillRows(out, rowsOfOneSize(random, 4));
        if (random.oneIn(8)) repeat(out);
      },
    },
    {
      name: 'pair-of-axis-sizes',
      summary:
        'each coordinate and the radius of a size of its own, from the smallest doubles to the largest; often one of usual size that is the same for all',
      fill(random: Random, out: Float64Array) {
        fillRows(out, rowsOfSizes(random, 4));
        if (random.oneIn(8)) repeat(out);
      },
    },
    {
      name: 'pair-of-any-sizes',
      summary: 'every number of a size of its own',
      fill(random: Random, out: Float64Array) {
        const draw = () => anyNumber(random, anyExponent(random));
        fill(out, draw, () => Math.abs(draw()));
      },
    },
  ];
}

/** What is said instead of numbers where no doubles are large enough: an empty list. */
export const REFUSAL = '[]';

/**
 * Where no number is greater in size, there are doubles that are large enough: places within three times that of the
 * origin, and radii that are the sum of a few such lengths, are below 2^1024.
 */
const LARGE = 2 ** 1020;

/** Whether some numbers are so large that a volume may be refused. */
export function mayBeRefused(values: ArrayLike<number>): boolean {
  return Array.prototype.some.call(values, (x: number) => Math.abs(x) > LARGE);
}
