import {
  convexPolygonConvexPolygon2d,
  convexPolygonsIntersect2d,
} from '../../../planar/polygons/convex-polygon-convex-polygon.js';
import {
  convexPolygonContainsPoint2d,
  pointConvexPolygon2d,
} from '../../../planar/polygons/point-convex-polygon.js';
import {
  pointPolygon2d,
  pointRing2dAt,
  polygonContainsPoint2d,
} from '../../../planar/polygons/point-polygon.js';
import { polygonPolygon2d, polygonsIntersect2d } from '../../../planar/polygons/polygon-polygon.js';
import { segmentIntersectsPolygon2d, segmentPolygon2d } from '../../../planar/polygons/segment-polygon.js';
import { extremeVertices2d, supportVertex2d } from '../../../planar/polygons/support-vertex.js';
import { windingNumber2d } from '../../../planar/polygons/winding-number.js';
import { featureText, locationText, polygonFeatureText } from '../../answers/text.js';
import { polygonsOf, SEGMENT_POLYGON, segmentAndPolygon } from '../../cases/planar/areas.js';
import { convexPair, pointAndConvexRing, pointsAndDirection } from '../../cases/planar/convex-rings.js';
import { pointAndPolygon, ringsOf } from '../../cases/planar/rings.js';

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

/** The kernel's location, and whether the boolean says the same. */
export function pointConvexPolygonSubject(values: Float64Array): string {
  const [p, ring] = pointAndConvexRing(values);
  const answer = pointConvexPolygon2d(p, ring);
  const holds = convexPolygonContainsPoint2d(ring, p) === (answer.location !== 'outside');
  return locationText(answer) + (holds ? '' : ' BOOLEAN DIFFERS');
}

function flat(ring: readonly (readonly number[])[]): Float64Array {
  // Something before and behind: the range must be kept to.
  return Float64Array.from([7, 7, ...ring.flat(), 7, 7]);
}

/** The kernel's location and winding numbers, and whether the boolean and the form on flat rings say the same. */
export function pointPolygonSubject(values: Float64Array): string {
  const [p, polygon, rule] = pointAndPolygon(values);
  const [x, y] = p;
  const { outer, hole } = ringsOf(values);
  const answer = pointPolygon2d(p, polygon, rule);
  // A hole without points is none.
  const holds = polygonContainsPoint2d({ outer, holes: [hole] }, p, rule);
  const inOuter = pointRing2dAt(flat(outer), 1, 1 + outer.length, x, y, rule);
  const inHole = pointRing2dAt(flat(hole), 1, 1 + hole.length, x, y, rule);
  const isOn = inOuter === 'boundary' || inHole === 'boundary';
  const flatAnswer = isOn ? 'boundary' : inOuter === 'inside' && inHole === 'outside' ? 'inside' : 'outside';
  const isSame = flatAnswer === answer.location && holds === (answer.location !== 'outside');
  const text = locationText(answer) + (answer.feature?.ring === undefined ? '' : ` ${answer.feature.ring}`);
  const differs = isSame ? '' : ' BOOLEAN DIFFERS';
  return `${text} winding ${windingNumber2d(p, outer) ?? '-'} ${windingNumber2d(p, hole) ?? '-'}${differs}`;
}

/** The kernel's answer: all of the classification, and whether the boolean says the same. */
export function polygonPolygonSubject(values: Float64Array): string {
  const [a, b] = polygonsOf(values);
  const answer = polygonPolygon2d(a, b);
  const differs =
    polygonsIntersect2d(a, b) !== (answer.relation !== 'disjoint') ||
    answer.boundaries !== answer.contact.length > 0;
  const contact = answer.contact.map((at) => `${polygonFeatureText(at.a)}/${polygonFeatureText(at.b)}`);
  return [answer.relation, answer.containment, ...contact].join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's answer: all of the classification, and whether the boolean says the same. */
export function segmentPolygonSubject(values: Float64Array): string {
  const [segment, polygon] = segmentAndPolygon(values);
  const answer = segmentPolygon2d(segment, polygon);
  const differs = segmentIntersectsPolygon2d(segment, polygon) !== (answer.relation !== 'disjoint');
  const parts = SEGMENT_POLYGON.parts.filter((part) => answer[part]).join('+');
  const contact = answer.contact.map(({ a, b }) => `${featureText(a)}/${polygonFeatureText(b)}`);
  const text = [answer.relation, answer.containment, parts, ...contact].join(' ');
  return text + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** Whether one vertex is the farthest, or several are; then the first of the nearest and of the farthest. */
export function supportVertexSubject(values: Float64Array): string {
  const [points, u] = pointsAndDirection(values);
  const { min, max } = extremeVertices2d(points, u);
  const same =
    supportVertex2d(points, u) === max && supportVertex2d([...points].reverse(), u) + max < points.length;
  const last = points.length - 1 - supportVertex2d([...points].reverse(), u);
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}${same ? '' : ' BOOLEAN DIFFERS'}`;
}
