import type { Random } from '../../random.js';
import type { QueryFamily } from '../query.js';

/** All values small integers: touching, flat, equal and nested shapes are common. */
export function lattice(arity: number, range = 2): QueryFamily {
  return {
    name: `small-lattice-${range}`,
    summary: `all coordinates are integers from -${range} to ${range}`,
    fill(random, out) {
      for (let i = 0; i < arity; i++) out[i] = random.between(-range, range);
    },
  };
}

/**
 * The values of another family through x -> x · scale + offset in each coordinate, rounded: order and coincidences of
 * coordinates stay, mantissas become full. The first `count` values are coordinates in triples.
 */
export function stretched(family: QueryFamily, count: number): QueryFamily {
  return {
    name: `${family.name}-stretched`,
    summary: `${family.summary}, each coordinate scaled and shifted with rounding`,
    fill(random, out) {
      family.fill(random, out);
      const scale = [random.unit(), random.unit(), random.unit()];
      const offset = [random.unit(), random.unit(), random.unit()];
      for (let i = 0; i < count; i++) out[i] = out[i]! * scale[i % 3]! + offset[i % 3]!;
    },
  };
}

/** Moves single values of another family by one unit in the last place, or not at all. */
export function disturbed(family: QueryFamily): QueryFamily {
  return {
    name: `${family.name}-disturbed`,
    summary: `${family.summary}, values moved by parts in 2^52`,
    fill(random, out) {
      family.fill(random, out);
      for (let i = 0; i < out.length; i++) {
        if (random.oneIn(4)) out[i] = out[i]! * (1 + random.sign() * Number.EPSILON);
      }
    },
  };
}

/** A small integer vector. */
export function smallVector(random: Random, range = 2): [number, number, number] {
  return [random.between(-range, range), random.between(-range, range), random.between(-range, range)];
}
