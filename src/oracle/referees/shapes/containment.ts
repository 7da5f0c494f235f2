import { contains, featureAt, hullOf, type Shape } from './shape.js';
import { type Rational3, rational } from './vectors.js';

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

/**
 * Where a point lies to a solid shape, as text: `inside in`, `boundary f2`, `outside -`. By membership of the listed
 * features, one by one, where the kernel asks half-spaces.
 */
export function solidLocation(shape: Shape, x: Rational3): string {
  const feature = featureAt(shape, x);
  return `${feature === '-' ? 'outside' : feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}
