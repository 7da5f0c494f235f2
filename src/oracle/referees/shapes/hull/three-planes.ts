import { rowRank } from '../rank.js';
import { exact } from '../vectors.js';
import { coefficients } from './coefficients.js';

/**
 * By the ranks of all pairs and of all three, by elimination. The kernel asks for the signs of minors, and for the
 * pairs only where the normals depend on each other.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const all = [0, 4, 8].map((at) => coefficients(values, at));
  const normals = rowRank(all.map(({ normal }) => normal));
  const rows = rowRank(all.map(({ row }) => row));
  if (normals === 3) return 'point crossing 0 -';
  const pairs = [0, 1, 2].map((odd) => {
    const [p, q] = all.filter((_, i) => i !== odd);
    if (rowRank([p!.normal, q!.normal]) === 2) return 'crossing';
    return rowRank([p!.row, q!.row]) === 1 ? 'identical' : 'parallel';
  });
  const alike = pairs.findIndex((pair) => pair !== 'crossing');
  if (normals === 2) {
    if (alike < 0) return rows === 2 ? 'line crossing 1 -' : 'prism disjoint -1 -';
    return rows === 2 ? `identical-pair crossing 1 ${alike}` : `parallel-pair disjoint -1 ${alike}`;
  }
  if (rows === 1) return 'identical overlapping 2 -';
  const same = pairs.indexOf('identical');
  return same < 0 ? 'parallel disjoint -1 -' : `parallel-to-identical-pair disjoint -1 ${same}`;
}
