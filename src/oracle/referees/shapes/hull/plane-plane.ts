import { rowRank } from '../rank.js';
import { exact, signOf } from '../vectors.js';
import { coefficients } from './coefficients.js';

/** By the ranks of the normals and of the coefficients, by elimination. The kernel asks for the signs of all minors. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [p, q] = [coefficients(values, 0), coefficients(values, 4)];
  if (rowRank([p.normal, q.normal]) === 2) return 'crossing crossing 0';
  const facing = signOf(p.normal.reduce((sum, x, i) => sum + x * q.normal[i]!, 0n));
  return rowRank([p.row, q.row]) === 1 ? `identical overlapping ${facing}` : `parallel disjoint ${facing}`;
}
