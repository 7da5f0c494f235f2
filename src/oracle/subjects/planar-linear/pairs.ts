import type { Contact } from '../../../core/contact.js';
import type { PointLocation } from '../../../core/location.js';
import { coordinates2d, linearCrossingParameter2d } from '../../../implicit/index.js';
import * as planar from '../../../planar/index.js';
import { pointsText } from '../../answers/polygons.js';
import { contactText, locationText } from '../../answers/text.js';
import { booleanName, made, pairName, pairOf, type ShapeKind } from '../../cases/planar/shapes.js';
import { functionNamed } from '../named.js';

type PlanarShape = planar.PlanarShape;
type Subject = (values: Float64Array) => string;

/** The kernel's contact of two shapes, and whether its boolean says the same; of segments, also of flat values. */
export function contactSubject(a: ShapeKind, b: ShapeKind): Subject {
  const classify = functionNamed<Contact>(planar, pairName(a, b));
  const meets = functionNamed<boolean>(planar, booleanName(a, b));
  return (v) => {
    const [p, q] = pairOf(a, b, v);
    const found = classify(p, q);
    const said = [meets(p, q)];
    if (a === 'segment' && b === 'segment') said.push(planar.segmentsIntersect2dAt(v, 0, 1, v, 2, 3));
    const agrees = said.every((meet) => meet === (found.relation !== 'disjoint'));
    return contactText(found) + (agrees ? '' : ' BOOLEAN DIFFERS');
  };
}

/** Where the kernel sees a point in a shape, and whether the boolean, which takes the shape first, agrees. */
export function locationSubject(kind: ShapeKind): Subject {
  const locate = functionNamed<PointLocation>(planar, pairName('point', kind));
  const contains = functionNamed<boolean>(planar, booleanName('point', kind));
  return (v) => {
    const [point, shape] = pairOf('point', kind, v);
    const found = locate(point, shape);
    const agrees = contains(shape, point) === (found.location !== 'outside');
    return locationText(found) + (agrees ? '' : ' BOOLEAN DIFFERS');
  };
}

/** On which side of the line the kernel sees the point: 1 on the left. */
export function sideSubject(v: Float64Array): -1 | 0 | 1 {
  return planar.pointLine2d(made.point(v, 0), made.line(v, 2));
}

/** The kernel's points of a contact, rounded; of two segments, the form for these alone has to give them as well. */
export function contactPointsSubject(a: ShapeKind, b: ShapeKind): Subject {
  const classify = functionNamed<Contact>(planar, pairName(a, b));
  return (v) => {
    const [p, q] = pairOf(a, b, v);
    const found = classify(p, q);
    const points = planar.contactPoints2d(p as PlanarShape, q as PlanarShape, found).map(coordinates2d);
    const text = pointsText(found.relation, points);
    if (a !== 'segment') return text;
    const alone = planar.segmentSegmentPoints2d(made.segment(v, 0), made.segment(v, 4));
    return text + (JSON.stringify(points) === JSON.stringify(alone) ? '' : ' DIFFERS');
  };
}

/** The kernel's parameters of the crossing of a segment's and a ray's line, rounded. */
export function crossingParameterSubject(v: Float64Array): string {
  const [a, b] = [made.segment(v, 0), made.ray(v, 4)];
  const [s, t] = [linearCrossingParameter2d(a, b), linearCrossingParameter2d(b, a)];
  return s === null || t === null ? 'parallel' : `crossing ${s.toNumber()} ${t.toNumber()}`;
}
