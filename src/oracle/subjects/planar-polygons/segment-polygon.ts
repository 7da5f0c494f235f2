import { segmentIntersectsPolygon2d, segmentPolygon2d } from '../../../planar/polygons/segment-polygon.js';
import { featureText, polygonFeatureText } from '../../answers/text.js';
import { SEGMENT_POLYGON, segmentAndPolygon } from '../../cases/planar/areas.js';

/** The kernel's answer: all of the classification, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const [segment, polygon] = segmentAndPolygon(values);
  const answer = segmentPolygon2d(segment, polygon);
  const differs = segmentIntersectsPolygon2d(segment, polygon) !== (answer.relation !== 'disjoint');
  const parts = SEGMENT_POLYGON.parts.filter((part) => answer[part]).join('+');
  const contact = answer.contact.map(({ a, b }) => `${featureText(a)}/${polygonFeatureText(b)}`);
  const text = [answer.relation, answer.containment, parts, ...contact].join(' ');
  return text + (differs ? ' BOOLEAN DIFFERS' : '');
}
