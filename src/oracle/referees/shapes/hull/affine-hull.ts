import { rowRank } from '../rank.js';
import { exact, pointsAt } from '../vectors.js';

/** The rank of homogeneous coordinates, by elimination. The kernel adds points to a basis, by orientations. */
export function referee(v: Float64Array): string {
  const rows = pointsAt(exact(v), 3, 1, v[0]!).map((p) => [...p, 1n]);
  return String(rowRank(rows) - 1);
}
