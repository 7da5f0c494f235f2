import type { Box3, Point3 } from '../../../core/shapes.js';
import { compareAlong2d, orient2d } from '../../../predicates/index.js';
import { compareNumbers, type HalfSpaces, opposite, product } from './half-spaces.js';

/** The coordinate of face i: 2a is at min along axis a, 2a + 1 at max. */
function coordinateOf(box: Box3, i: number): number {
  return (i & 1 ? box.max : box.min)[i >> 1]!;
}

/** An axis-aligned box: comparisons of coordinates, and orientations of projections for the order of crossings. */
export const BOX_HALF_SPACES: HalfSpaces<Box3> = {
  turnOf: () => 1,

  count: () => 6,

  side(box, _, i, p) {
    const x = p[i >> 1]!;
    return i & 1 ? compareNumbers(x, box.max[i >> 1]!) : compareNumbers(box.min[i >> 1]!, x);
  },

  slope(_, __, i, d) {
    const x = d[i >> 1]!;
    return i & 1 ? compareNumbers(x, 0) : compareNumbers(0, x);
  },

  order(box, _, i, j, together, kind, from, to) {
    const [a, b] = [i >> 1, j >> 1];
    const [atI, atJ] = [coordinateOf(box, i), coordinateOf(box, j)];
    // The two ends of an axis: the one that lies farther on the way.
    if (a === b) {
      const way = kind === 'segment' ? compareNumbers(to[a]!, from[a]!) : compareNumbers(to[a]!, 0);
      const later = product(way, compareNumbers(atJ, atI));
      return together ? later : opposite(later);
    }
    const passing = passingSide(kind, from, to, a, b, atI, atJ);
    return together === ((i & 1) === (j & 1)) ? passing : opposite(passing);
  },
};

/**
 * The side of the component's projection onto the plane of axes a and b on which the corner (u, v) lies, to the
 * right: 1.
 */
function passingSide(
  kind: string,
  from: Point3,
  to: Point3,
  a: number,
  b: number,
  u: number,
  v: number,
): -1 | 0 | 1 {
  if (kind === 'segment') return opposite(orient2d(from[a]!, from[b]!, to[a]!, to[b]!, u, v));
  return compareAlong2d(to[b]!, -to[a]!, u, v, from[a]!, from[b]!);
}
