import type { RoundHit, RoundHits } from '../../../round/index.js';
import * as round from '../../../round/index.js';
import { featureText } from '../../answers/text.js';
import { type LinearKind, linearShape } from '../../cases/round/linear.js';
import { booleanName, pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';
import { functionNamed } from '../named.js';

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

function hitText(hit: RoundHit | null): string {
  if (hit === null) return '-';
  const { feature, rounded } = hit;
  return `${featureText(feature)}@${numberText(rounded.parameter)}(${rounded.point.map(numberText).join(',')})`;
}

/** The kernel's answer for a line, ray or segment and a round solid. */
export function linearSubject(
  linear: LinearKind,
  kind: RoundKind,
  dimension: 2 | 3,
): (values: Float64Array) => string {
  const suffix = dimension === 2 ? '2d' : '';
  const classify = functionNamed<RoundHits>(round, pairName(linear, kind, suffix));
  const meets = functionNamed<boolean>(round, booleanName(linear, kind, suffix));
  return (values) => {
    const shapes = [linearShape(linear, values, dimension), shapeAt(kind, values, 2 * dimension)];
    const { relation, entry, exit } = classify(...shapes);
    const differs = meets(...shapes) === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS';
    return relation === 'disjoint'
      ? `disjoint${differs}`
      : `${relation} ${hitText(entry)} ${hitText(exit)}${differs}`;
  };
}
