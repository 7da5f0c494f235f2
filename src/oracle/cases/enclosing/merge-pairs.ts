import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { anyExponent, anyNumber, rowsOfOneSize, rowsOfSizes } from './any-sizes.js';

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
