import type { PointLocation } from '../../../core/location.js';
import * as round from '../../../round/index.js';
import { featureText } from '../../answers/text.js';
import { booleanName, pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';
import { functionNamed } from '../named.js';

/** The kernel's answer for a point and a round solid. */
export function roundPointSubject(kind: RoundKind, dimension: 2 | 3): (values: Float64Array) => string {
  const suffix = dimension === 2 ? '2d' : '';
  const locate = functionNamed<PointLocation>(round, pairName('point', kind, suffix));
  const contains = functionNamed<boolean>(round, booleanName('point', kind, suffix));
  return (values) => {
    const point = Array.from(values.subarray(0, dimension));
    const shape = shapeAt(kind, values, dimension);
    const { location, feature } = locate(point, shape);
    const differs = contains(shape, point) === (location !== 'outside') ? '' : ' BOOLEAN DIFFERS';
    return `${location} ${featureText(feature)}${differs}`;
  };
}
