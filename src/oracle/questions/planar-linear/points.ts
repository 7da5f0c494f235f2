import type { PointLocation } from '../../../core/location.js';
import { pointLine2d } from '../../../planar/linear/point-line.js';
import { pointRay2d, rayContainsPoint2d } from '../../../planar/linear/point-ray.js';
import { pointSegment2d, segmentContainsPoint2d } from '../../../planar/linear/point-segment.js';
import { boxContainsPoint2d, pointBox2d } from '../../../planar/regions/point-box.js';
import { pointTriangle2d, triangleContainsPoint2d } from '../../../planar/regions/point-triangle.js';
import { locationClass, locationOf, locationText } from '../../answers/text.js';
import { add, exact, orientation2, vectorAt } from '../../referees/shapes/vectors.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { pairFamilies } from './families.js';
import { refereeFeature } from './referee.js';
import { exactLinear, made, POINTS, pairLayout, type ShapeKind } from './shapes.js';

/** The query of a point in a shape: where it lies, and on which feature. */
function locationQuestion(
  name: string,
  kind: ShapeKind,
  ask: (v: Float64Array) => readonly [PointLocation, boolean],
): Question {
  const layout = pairLayout('point', kind);
  const isFlat = kind === 'segment' || kind === 'ray';
  return {
    name,
    area: 'planar',
    layout,
    families: pairFamilies(layout, [1, POINTS[kind]]),
    subject(v) {
      const [found, contains] = ask(v);
      return locationText(found) + (contains === (found.location !== 'outside') ? '' : ' BOOLEAN DIFFERS');
    },
    referee: (v) => locationOf(refereeFeature(kind, v), isFlat ? 'e' : 'f'),
    form: '<inside|boundary|outside> <feature>',
    classes: ['outside', 'inside', 'boundary-vertex', ...(isFlat ? [] : ['boundary-edge'])],
    classOf: locationClass,
    ...containing(kind),
    laws: [scaling(layout)],
  };
}

/** A point and a segment, ray, triangle or box of the plane. */
export const pointQuestions: readonly Question[] = [
  locationQuestion('pointSegment2d', 'segment', (v) => {
    const [p, s] = [made.point(v, 0), made.segment(v, 2)];
    return [pointSegment2d(p, s), segmentContainsPoint2d(s, p)];
  }),
  locationQuestion('pointRay2d', 'ray', (v) => {
    const [p, r] = [made.point(v, 0), made.ray(v, 2)];
    return [pointRay2d(p, r), rayContainsPoint2d(r, p)];
  }),
  locationQuestion('pointTriangle2d', 'triangle', (v) => {
    const [p, t] = [made.point(v, 0), made.triangle(v, 2)];
    return [pointTriangle2d(p, t), triangleContainsPoint2d(t, p)];
  }),
  locationQuestion('pointBox2d', 'box', (v) => {
    const [p, b] = [made.point(v, 0), made.box(v, 2)];
    return [pointBox2d(p, b), boxContainsPoint2d(b, p)];
  }),
];

const lineLayout = pairLayout('point', 'line');
const SIDES = ['right', 'on', 'left'];

/** On which side of a line a point lies. */
export const pointLine2dQuestion: Question = {
  name: 'pointLine2d',
  area: 'planar',
  layout: lineLayout,
  families: pairFamilies(lineLayout, [1, 2]),
  subject: (v) => SIDES[pointLine2d(made.point(v, 0), made.line(v, 2)) + 1]!,
  referee(v) {
    const values = exact(v);
    const { origin, direction } = exactLinear('line', values, 2)!;
    return SIDES[orientation2(origin, add(origin, direction), vectorAt(values, 0, 2)) + 1]!;
  },
  classes: SIDES,
  laws: [scaling(lineLayout)],
};
