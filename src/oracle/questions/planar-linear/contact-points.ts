import { POINTS, type ShapeKind } from '../../cases/planar/shapes.js';
import { crossingParameterReferee, pointsReferee } from '../../referees/shapes/planar-linear/pair.js';
import {
  crossingParameterSubject,
  raySegmentPointsSubject,
  segmentSegmentPointsSubject,
  triangleBoxPointsSubject,
  triangleTrianglePointsSubject,
} from '../../subjects/planar-linear/contact-points.js';
import type { Question } from '../question.js';
import { pairFamilies } from './families.js';
import { pairLayout } from './shapes.js';

function pointsQuestion(name: string, a: ShapeKind, b: ShapeKind, subject: Question['subject']): Question {
  const layout = pairLayout(a, b);
  return {
    name,
    area: 'planar',
    layout,
    families: pairFamilies(layout, [POINTS[a], POINTS[b]]),
    subject,
    referee: (v) => pointsReferee(a, b, v),
    form: '<relation> <x,y>*',
    classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
  };
}

const crossingLayout = pairLayout('segment', 'ray');

/** Exact parameters of the crossing of a segment's and a ray's line, on both. */
const crossingParametersQuestion: Question = {
  name: 'linearCrossingParameter2d',
  note: "the parameter of the crossing of the two whole lines on the segment's, then on the ray's",
  area: 'planar',
  layout: crossingLayout,
  families: pairFamilies(crossingLayout, [2, 2]),
  subject: crossingParameterSubject,
  referee: crossingParameterReferee,
  form: 'parallel | crossing <x> <x>',
  classes: ['parallel', 'crossing'],
};

/** Correctly rounded points of contacts, and parameters. */
export const contactPointsQuestions: readonly Question[] = [
  pointsQuestion('segmentSegmentPoints2d', 'segment', 'segment', segmentSegmentPointsSubject),
  pointsQuestion('raySegmentPoints2d', 'ray', 'segment', raySegmentPointsSubject),
  pointsQuestion('triangleTrianglePoints2d', 'triangle', 'triangle', triangleTrianglePointsSubject),
  pointsQuestion('triangleBoxPoints2d', 'triangle', 'box', triangleBoxPointsSubject),
  crossingParametersQuestion,
];
