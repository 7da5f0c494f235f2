import { weightedFamilies, weightedOf } from '../constructions/weighted-points.js';
import type { Random } from '../random.js';

/** The most sites of a diagram of space: what is cut in tetrahedra by all bisectors takes long for more. */
export const MOST_SPACE_SITES = 6;

const BOX = 1 + 4 * MOST_SPACE_SITES;

/** The families of weighted points, fewer of them, some with equal weights, and a box. */
export const spaceSiteFamilies = weightedFamilies.map(({ name, summary, fill }) => ({
  name: `cells-of-${name}`,
  summary: `${summary}; up to ${MOST_SPACE_SITES} of these, one time in three with equal weights; and a box`,
  fill(random: Random, out: Float64Array) {
    const many = new Float64Array(64);
    fill(random, many);
    const count = Math.min(many[0]!, MOST_SPACE_SITES);
    out.fill(0);
    out.set(many.subarray(0, 1 + 4 * count));
    out[0] = count;
    if (random.oneIn(3)) for (let i = 0; i < count; i++) out[4 + 4 * i] = out[4]!;
    for (let k = 0; k < 3; k++) {
      const least = random.between(-4, 1);
      out[BOX + k] = least;
      out[BOX + 3 + k] = least + random.between(random.oneIn(8) ? 0 : 1, 6);
    }
  },
}));

/** The sites of flat values, their weights, and the box. */
export function spaceSitesOf(values: ArrayLike<number>) {
  const { points, weights } = weightedOf(values);
  const numbers = [0, 1, 2, 3, 4, 5].map((k) => values[BOX + k]!);
  return { sites: points, weights, box: { min: numbers.slice(0, 3), max: numbers.slice(3) } };
}
