import { relation } from '../contact.js';
import { segmentShape } from '../shape.js';
import { exact, orientation2, pointsAt } from '../vectors.js';

/** By what crosses: the diagonals, two opposite edges, or nothing. The kernel looks at the four turns only. */
export function referee(values: Float64Array): string {
  const p = pointsAt(exact(values), 2, 0, 4);
  const [a, b, c, d] = [p[0]!, p[1]!, p[2]!, p[3]!];
  const flat = p.some((_, i) => orientation2(p[(i + 1) % 4]!, p[(i + 2) % 4]!, p[(i + 3) % 4]!) === 0);
  if (flat) return 'degenerate';
  const cross = (i: typeof a, j: typeof a, k: typeof a, l: typeof a) =>
    relation(segmentShape(i, j), segmentShape(k, l)) === 'crossing';
  if (cross(a, c, b, d)) return 'strictly-convex';
  return cross(a, b, c, d) || cross(b, c, d, a) ? 'crossing' : 'concave';
}
