/** Minkowski sums, and where a polygon may be placed beside and in another one. */
import { SET_KINDS } from '../../answers/polygon-sets.js';
import {
  areModerate,
  drawMinkowski,
  MINKOWSKI_FAMILIES,
  operandsOf,
  PLACED,
  placesOfMoving,
  SUMMED,
} from '../../cases/polygon-sets/minkowski.js';
import type { OperandSizes } from '../../cases/polygon-sets/operands.js';
import { isOneIn } from '../../cases/some-of.js';
import {
  areTaken,
  innerFitReferee,
  minkowskiSumReferee,
  noFitReferee,
} from '../../referees/shapes/polygon-sets/minkowski.js';
import { innerFitSubject, minkowskiSumSubject, noFitSubject } from '../../subjects/polygon-sets/minkowski.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { operandParts } from './families.js';
import { given } from './given.js';
import { placesOf, setLaws } from './laws.js';

const familiesOf = (sizes: readonly [OperandSizes, OperandSizes]): readonly QuestionFamily[] =>
  MINKOWSKI_FAMILIES.map(({ name, summary, draw }) => ({
    name,
    summary,
    fill: (random, out) => drawMinkowski(draw, sizes, random, out),
  }));

/** Nearly all that general families make is refused: of that one in 64 is asked about, by the bits of its values. */
const fewRefused =
  (sizes: readonly [OperandSizes, OperandSizes]) =>
  (values: Float64Array): boolean =>
    areModerate(values) && (isOneIn(64, values) || areTaken(values, sizes));

const summed = layoutOf(2, ...operandParts('a', SUMMED[0]), ...operandParts('b', SUMMED[1]));

const SET = '<empty|simple|holed|parts|touching> <set-polygon>*';

/** The sum of two operands. */
const minkowskiSumQuestion: Question = {
  name: 'minkowskiSum2d',
  area: 'planar',
  note: 'all sums of a point of a and a point of b, in exact coordinates as for `polygonSet`; then, behind a stroke, what is left of that without a; `refused` if one of them encloses nothing, or has corners that are no doubles',
  layout: summed,
  families: familiesOf(SUMMED),
  accepts: fewRefused(SUMMED),
  subject: minkowskiSumSubject,
  referee: minkowskiSumReferee,
  form: `${SET} / ${SET} | refused`,
  classes: [...SET_KINDS.filter((kind) => kind !== 'empty'), 'refused'],
  shapes: shapesBy('a b', (v) => operandsOf(v, SUMMED).map(given)),
  coded: true,
  laws: setLaws(placesOf(0, SUMMED)),
};

const placed = layoutOf(
  2,
  ...operandParts('a', PLACED[0]),
  ...operandParts('b', PLACED[1]),
  ...points('p q r'),
);

const placements = {
  area: 'planar',
  layout: placed,
  families: familiesOf(PLACED),
  accepts: fewRefused(PLACED),
  shapes: shapesBy('a b vectors', (v: ArrayLike<number>) => [
    ...operandsOf(v, PLACED).map(given),
    placesOfMoving(v),
  ]),
  coded: true,
  laws: setLaws(placesOf(0, PLACED)),
} as const;

const MEETINGS = '<disjoint|touching|overlapping>';

/** How a polygon meets another one, wherever it is moved. */
const noFitQuestion: Question = {
  ...placements,
  name: 'noFitPolygon2d',
  note: 'how a meets b where b is moved by each of three vectors, as the no-fit polygon has it; `refused` as for `minkowskiSum2d`',
  subject: noFitSubject,
  referee: noFitReferee,
  form: `${MEETINGS} ${MEETINGS} ${MEETINGS} | refused`,
  classes: ['disjoint', 'touching', 'overlapping', 'refused'],
};

const FITS = '<inside|touching|outside>';

/** Whether a polygon is in another one, wherever it is moved. */
const innerFitQuestion: Question = {
  ...placements,
  name: 'innerFitPolygon2d',
  note: 'whether b is in a where it is moved by each of three vectors, as the inner-fit polygon has it: `inside`, without touching the boundary, or `touching` it; `refused` as for `minkowskiSum2d`',
  subject: innerFitSubject,
  referee: innerFitReferee,
  form: `${FITS} ${FITS} ${FITS} | refused`,
  classes: ['inside', 'touching', 'outside', 'refused'],
};

/** The questions of this file. */
export const minkowskiQuestions: readonly Question[] = [
  minkowskiSumQuestion,
  noFitQuestion,
  innerFitQuestion,
];
