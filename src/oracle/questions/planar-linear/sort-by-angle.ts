import { sortByAngleReferee, sortDirectionsReferee } from '../../referees/shapes/planar-linear/orders.js';
import { sortByAngleSubject, sortDirectionsSubject } from '../../subjects/planar-linear/sort-by-angle.js';
import { scaling } from '../laws.js';
import { direction, layoutOf, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { pairFamilies } from './families.js';

const around = layoutOf(2, ...points('center points.0 points.1 points.2 points.3 points.4'));
const directions = layoutOf(2, ...[0, 1, 2, 3, 4].map((i) => direction(`directions.${i}`)));

/** Turning everything by half a turn keeps the order of points that all lie in the first half turn. */
const halfTurn: Law = {
  name: 'half-turn',
  vary(values) {
    const turned = Float64Array.from(values, (x) => 0 - x);
    const expected = (answer: string) => answer;
    const [cx, cy] = [values[0]!, values[1]!];
    for (let i = 2; i < values.length; i += 2) {
      if (!(values[i + 1]! > cy || (values[i + 1] === cy && values[i]! > cx))) return undefined;
    }
    return { values: turned, expected };
  },
};

/** Sorting five points around a center. The referee compares angles along a diamond, as quotients. */
export const sortByAngle2dQuestion: Question = {
  name: 'sortByAngle2d',
  note: 'the numbers of the points counterclockwise from the positive first axis, the center itself first, the nearer first at equal angles, then by number',
  area: 'planar',
  layout: around,
  families: pairFamilies(around, [2, 2, 2]),
  shapes: shapesFrom(around, 'points center'),
  subject: sortByAngleSubject,
  referee: sortByAngleReferee,
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
  laws: [scaling(around), halfTurn],
};

/** Sorting five directions. */
export const sortDirections2dQuestion: Question = {
  name: 'sortDirections2d',
  note: 'the numbers of the directions counterclockwise from the positive first axis, equal ones by number',
  area: 'planar',
  layout: directions,
  families: pairFamilies(directions, [1, 1, 1, 1, 1]),
  subject: sortDirectionsSubject,
  referee: sortDirectionsReferee,
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
};
