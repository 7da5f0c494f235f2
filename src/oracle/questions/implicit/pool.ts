import { CHOICES, POOL } from '../../cases/implicit.js';
import { drawMap, latticePoint, mapped, relatedPoint } from '../families/plant.js';
import { integer, type Layout, layoutOf, points } from '../layout.js';
import type { QuestionFamily } from '../question.js';

/** Choice, then the pool. */
export const poolLayout3d: Layout = layoutOf(3, integer('choice', 0, CHOICES), ...points('a b c d e f g h'));

/** The same in the plane. */
export const poolLayout2d: Layout = layoutOf(2, integer('choice', 0, CHOICES), ...points('a b c d e f g h'));

/** Lattice points related to each other, half of the time behind an affine map that fills their mantissas. */
export function relatedPool(dimension: 2 | 3): QuestionFamily {
  return {
    name: 'related-pool',
    summary: 'lattice points, points on lines and planes through them; plain or behind an integer affine map',
    fill(random, out) {
      const first = Array.from({ length: 4 }, () => latticePoint(random, dimension));
      const all = [...first, ...Array.from({ length: POOL - 4 }, () => relatedPoint(random, first))];
      const map = random.oneIn(2) ? drawMap(random, random.oneIn(2) ? 8 : 40) : undefined;
      out[0] = random.between(0, CHOICES);
      all.forEach((p, i) => {
        const [x, y, z] = map === undefined ? p : mapped(map, p, dimension);
        out.set(dimension === 2 ? [x, y] : [x, y, z], 1 + dimension * i);
      });
    },
  };
}
