import { contains, hullOf, type Shape } from './shape.js';
import { rational } from './vectors.js';

/** Whether all points of a shape lie in the hull of another one. */
function isWithin(a: Shape, b: Shape): boolean {
  const hull = hullOf(b);
  return a.points.every((p) => contains(hull, rational(p)));
}

/** What A is to B, as src/core/containment.ts says it, by the points of each in the rational hull of the other. */
export function containment(a: Shape, b: Shape): string {
  const [inside, containing] = [isWithin(a, b), isWithin(b, a)];
  return inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
}
