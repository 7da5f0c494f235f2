import {
  convexPolygonConvexPolygon2d,
  convexPolygonsIntersect2d,
} from '../../../planar/polygons/convex-polygon-convex-polygon.js';
import { featureText } from '../../answers/text.js';
import { convexPair } from '../../cases/planar/convex-rings.js';

/**
 * The kernel's answer: relation and contact. The witness is one of several, so that the question has it judged; here it
 * is handed in again as a hint.
 */
export function answerOf(values: Float64Array) {
  const [a, b] = convexPair(values);
  const answer = convexPolygonConvexPolygon2d(a.ring, b.ring);
  const faults: string[] = [];
  const again = convexPolygonConvexPolygon2d(a.ring, b.ring, answer.witness);
  if (JSON.stringify(again) !== JSON.stringify(answer)) faults.push('HINT DIFFERS');
  const holds = convexPolygonsIntersect2d(a.ring, b.ring);
  if (holds !== (answer.relation !== 'disjoint')) faults.push('BOOLEAN DIFFERS');
  const contact = answer.contact.map((at) => `${featureText(at.a)}/${featureText(at.b)}`);
  return { text: [answer.relation, ...contact, ...faults].join(' '), ...answer };
}
