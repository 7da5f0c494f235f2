import { locationClass } from '../../answers/text.js';
import { POINTS, type ShapeKind } from '../../cases/planar/shapes.js';
import { pointReferee, sideReferee } from '../../referees/shapes/planar-linear/pair.js';
import {
  pointBoxSubject,
  pointRaySubject,
  pointSegmentSubject,
  pointTriangleSubject,
  sideSubject,
} from '../../subjects/planar-linear/points.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { pairFamilies } from './families.js';
import { pairLayout } from './shapes.js';

/** The query of a point in a shape: where it lies, and on which feature. */
function locationQuestion(name: string, kind: ShapeKind, subject: Question['subject']): Question {
  const layout = pairLayout('point', kind);
  const isThin = kind === 'segment' || kind === 'ray';
  return {
    name,
    area: 'planar',
    layout,
    families: pairFamilies(layout, [1, POINTS[kind]]),
    subject,
    referee: (v) => pointReferee(kind, v),
    form: '<inside|boundary|outside> <feature>',
    classes: ['outside', 'inside', 'boundary-vertex', ...(isThin ? [] : ['boundary-edge'])],
    classOf: locationClass,
    ...containing(kind),
    laws: [scaling(layout)],
  };
}

/** A point and a segment, ray, triangle or box of the plane. */
export const pointQuestions: readonly Question[] = [
  locationQuestion('pointSegment2d', 'segment', pointSegmentSubject),
  locationQuestion('pointRay2d', 'ray', pointRaySubject),
  locationQuestion('pointTriangle2d', 'triangle', pointTriangleSubject),
  locationQuestion('pointBox2d', 'box', pointBoxSubject),
];

const lineLayout = pairLayout('point', 'line');
const SIDES = ['right', 'on', 'left'];

/** On which side of a line a point lies. */
export const pointLine2dQuestion: Question = {
  name: 'pointLine2d',
  area: 'planar',
  layout: lineLayout,
  families: pairFamilies(lineLayout, [1, 2]),
  subject: (v) => SIDES[sideSubject(v) + 1]!,
  referee: (v) => SIDES[sideReferee(v) + 1]!,
  classes: SIDES,
  laws: [scaling(lineLayout)],
};
