import { polygonPolygon2d, polygonsIntersect2d } from '../../../planar/polygons/polygon-polygon.js';
import { polygonFeatureText } from '../../answers/text.js';
import { polygonsOf } from '../../cases/planar/areas.js';

/** The kernel's answer: all of the classification, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const [a, b] = polygonsOf(values);
  const answer = polygonPolygon2d(a, b);
  const differs =
    polygonsIntersect2d(a, b) !== (answer.relation !== 'disjoint') ||
    answer.boundaries !== answer.contact.length > 0;
  const contact = answer.contact.map((at) => `${polygonFeatureText(at.a)}/${polygonFeatureText(at.b)}`);
  return [answer.relation, answer.containment, ...contact].join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}
