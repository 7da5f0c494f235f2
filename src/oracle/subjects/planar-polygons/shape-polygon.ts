import type { RegionPolygon2d, SegmentPolygon2d } from '../../../planar/index.js';
import * as kernel from '../../../planar/index.js';
import { featureText, polygonFeatureText } from '../../answers/text.js';
import { type BesidePolygon, shapeAndPolygon } from '../../cases/planar/shape-polygon.js';
import { booleanName, pairName } from '../../cases/round/operands.js';
import { functionNamed } from '../named.js';

/** The kernel's answer: all of the classification, and whether the boolean says the same. */
export function shapePolygonSubject(kind: BesidePolygon): (values: Float64Array) => string {
  const classify = functionNamed<SegmentPolygon2d | RegionPolygon2d>(kernel, pairName(kind, 'polygon', '2d'));
  const meets = functionNamed<boolean>(kernel, booleanName(kind, 'polygon', '2d'));
  const shapesOf = shapeAndPolygon(kind);
  return (values) => {
    const shapes = shapesOf(values);
    const answer = classify(...shapes);
    const differs =
      meets(...shapes) !== (answer.relation !== 'disjoint') ||
      ('boundaries' in answer && answer.boundaries !== answer.contact.length > 0);
    const parts =
      'interior' in answer
        ? [(['interior', 'boundary', 'exterior'] as const).filter((part) => answer[part]).join('+')]
        : [];
    const contact = answer.contact.map(({ a, b }) => `${featureText(a)}/${polygonFeatureText(b)}`);
    const text = [answer.relation, answer.containment, ...parts, ...contact].join(' ');
    return text + (differs ? ' BOOLEAN DIFFERS' : '');
  };
}
