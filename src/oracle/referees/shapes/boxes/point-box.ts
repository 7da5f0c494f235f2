/**
 * The features of the box one by one, as sets of points over the rationals: the first vertex that is the point, else
 * the first edge that has it, else the first face, else the interior. The kernel compares coordinates with those of the
 * corners (of an oriented box: signs along its axes) and puts the feature together from six comparisons; no feature is
 * looked at there.
 */
import { featureAt, type Shape } from '../shape.js';
import { exact, multiply, rational, type Vector, vectorAt } from '../vectors.js';
import { exactBox, exactOrientedBox } from './shapes.js';

function located(shape: Shape, p: Vector): string {
  const feature = featureAt(shape, rational(p));
  return `${feature === '-' ? 'outside' : feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}

/** A point and a box. */
export function pointBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return located(exactBox(values, 3), vectorAt(values, 0, 3));
}

/** A point and an oriented box. */
export function pointOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return located(exactOrientedBox(values, 3), multiply(vectorAt(values, 0, 3), values.one));
}
