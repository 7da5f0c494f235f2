import { typedFeature } from '../../../answers/text.js';
import { featureAt } from '../shape.js';
import { exact, rational, vectorAt } from '../vectors.js';
import { exactBox } from './shapes.js';

/**
 * The features of the box one by one, as sets of points over the rationals: the first vertex that is the point, else the
 * first edge that has it, else the first face, else the interior. The kernel compares coordinates with those of the corners
 * and puts the feature together from six comparisons; no feature is looked at there.
 */
export function referee(flat: Float64Array): string {
  const values = exact(flat);
  return typedFeature(featureAt(exactBox(values, 3), rational(vectorAt(values, 0, 3))));
}
