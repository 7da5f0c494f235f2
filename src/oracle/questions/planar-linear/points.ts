import { locationClass } from '../../answers/text.js';
import { POINTS, pairName, type ShapeKind } from '../../cases/planar/shapes.js';
import {
  crossingParameterReferee,
  pointReferee,
  pointsReferee,
  sideReferee,
} from '../../referees/shapes/planar-linear/pair.js';
import {
  contactPointsSubject,
  crossingParameterSubject,
  locationSubject,
  sideSubject,
} from '../../subjects/planar-linear/pairs.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { pairFamilies } from './families.js';
import { pairLayout } from './layout.js';

/** The query of a point in a shape: where it lies, and on which feature. */
function locationQuestion(kind: ShapeKind): Question {
  const layout = pairLayout('point', kind);
  const isThin = kind === 'segment' || kind === 'ray';
  return {
    name: pairName('point', kind),
    area: 'planar',
    layout,
    families: pairFamilies(layout, [1, POINTS[kind]]),
    subject: locationSubject(kind),
    referee: (v) => pointReferee(kind, v),
    form: '<inside|boundary|outside> <feature>',
    classes: ['outside', 'inside', 'boundary-vertex', ...(isThin ? [] : ['boundary-edge'])],
    classOf: locationClass,
    ...containing(kind),
    laws: [scaling(layout)],
  };
}

/** A point and a segment, ray, triangle or box of the plane. */
export const pointQuestions = (['segment', 'ray', 'triangle', 'box'] as const).map(locationQuestion);

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

/** The query of the rounded points of a contact. */
function contactPointsQuestion([a, b]: readonly [ShapeKind, ShapeKind]): Question {
  const layout = pairLayout(a, b);
  return {
    name: pairName(a, b, 'Points'),
    area: 'planar',
    layout,
    families: pairFamilies(layout, [POINTS[a], POINTS[b]]),
    subject: contactPointsSubject(a, b),
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
  ...(
    [
      ['segment', 'segment'],
      ['ray', 'segment'],
      ['triangle', 'triangle'],
      ['triangle', 'box'],
    ] as const
  ).map(contactPointsQuestion),
  crossingParametersQuestion,
];
