import { nearestDouble } from '../nearest-double.js';
import { rowRank } from '../rank.js';
import { cross, dot, exact, pointsAt, signOf, subtract, type Vector } from '../vectors.js';

/**
 * By the ranks of the directions and of the vector between the origins, and the parameters as quotients of determinants
 * over the squared normal. The kernel asks for parallel projections, and crosses the lines in one of them.
 */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [p, d, q, e] = pointsAt(values, 3, 0, 4) as [Vector, Vector, Vector, Vector];
  const between = subtract(q, p);
  const spanned = rowRank([d, e, between]);
  const side = signOf(dot(between, cross(d, e)));
  if (spanned === 3) return `skew disjoint ${side}`;
  if (rowRank([d, e]) < 2) {
    return spanned === 1 ? `identical overlapping ${side}` : `parallel disjoint ${side}`;
  }
  // det(q - p, e, d x e) / |d x e|^2, and the same with d.
  const normal = cross(d, e);
  const [s, t] = [e, d].map((w) => nearestDouble(dot(cross(between, w), normal), dot(normal, normal)) + 0);
  return `crossing crossing e0/e0 ${side} ${s} ${t}`;
}
