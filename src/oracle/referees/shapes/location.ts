import { featureAt, type Shape } from './shape.js';
import type { Rational3 } from './vectors.js';

/**
 * Where a point lies to a solid shape, as text: `inside in`, `boundary f2`, `outside -`. By membership of the listed
 * features, one by one, where the kernel asks half-spaces.
 */
export function solidLocation(shape: Shape, x: Rational3): string {
  const feature = featureAt(shape, x);
  return `${feature === '-' ? 'outside' : feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}
