import { boxContainsPoint, pointBox } from '../../../spatial/boxes/point-box.js';
import { featureText, typedFeature } from '../../answers/text.js';
import { boxOf, pointOf } from '../../cases/boxes/values.js';

/** The kernel's answer: the classification, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const [point, box] = [pointOf(values, 0), boxOf(values, 3)];
  const feature = pointBox(point, box);
  const differs = boxContainsPoint(box, point) !== (feature !== null);
  return typedFeature(featureText(feature)) + (differs ? ' BOOLEAN DIFFERS' : '');
}
