import type { Feature } from '../../../core/feature.js';
import {
  pointRay2d,
  pointSegment2d,
  rayContainsPoint2d,
  segmentContainsPoint2d,
} from '../../../planar/linear/point-segment.js';
import { pointLine2d } from '../../../planar/linear/side-of-line.js';
import { boxContainsPoint2d, pointBox2d } from '../../../planar/regions/point-box.js';
import { pointTriangle2d, triangleContainsPoint2d } from '../../../planar/regions/point-triangle.js';
import { featureText } from '../../answers/text.js';
import { add, exact, orientation2, vectorAt } from '../../referees/shapes/vectors.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { pairFamilies } from './families.js';
import { refereeFeature } from './referee.js';
import { exactLinear, made, POINTS, pairLayout, type ShapeKind } from './shapes.js';

const NAMES: Readonly<Record<string, string>> = { v: 'vertex', e: 'edge', f: 'face', '-': 'outside' };

/** The query of a point in a shape: which feature. */
function featureQuestion(
  name: string,
  kind: ShapeKind,
  ask: (v: Float64Array) => readonly [Feature | null, boolean],
): Question {
  const layout = pairLayout('point', kind);
  return {
    name,
    area: 'planar',
    layout,
    families: pairFamilies(layout, [1, POINTS[kind]]),
    subject(v) {
      const [feature, inside] = ask(v);
      return featureText(feature) + (inside === (feature !== null) ? '' : ' BOOLEAN DIFFERS');
    },
    referee: (v) => refereeFeature(kind, v),
    form: '<feature>',
    classes: ['outside', 'vertex', 'edge', ...(kind === 'triangle' || kind === 'box' ? ['face'] : [])],
    classOf: (answer) => NAMES[answer[0]!]!,
    ...containing(kind),
    laws: [scaling(layout)],
  };
}

/** A point and a segment, ray, triangle or box of the plane. */
export const pointQuestions: readonly Question[] = [
  featureQuestion('pointSegment2d', 'segment', (v) => {
    const [p, s] = [made.point(v, 0), made.segment(v, 2)];
    return [pointSegment2d(p, s), segmentContainsPoint2d(s, p)];
  }),
  featureQuestion('pointRay2d', 'ray', (v) => {
    const [p, r] = [made.point(v, 0), made.ray(v, 2)];
    return [pointRay2d(p, r), rayContainsPoint2d(r, p)];
  }),
  featureQuestion('pointTriangle2d', 'triangle', (v) => {
    const [p, t] = [made.point(v, 0), made.triangle(v, 2)];
    return [pointTriangle2d(p, t), triangleContainsPoint2d(t, p)];
  }),
  featureQuestion('pointBox2d', 'box', (v) => {
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
