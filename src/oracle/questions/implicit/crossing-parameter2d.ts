import { crossingChoice, tupleAt } from '../../cases/implicit.js';
import { crossingParameter2dReferee } from '../../referees/shapes/implicit/planar.js';
import { crossingParameter2dSubject } from '../../subjects/implicit/planar.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { poolLayout2d, relatedPool } from './pool.js';

/** Where on the line through two points another one crosses it. */
export const crossingParameter2dQuestion: Question = {
  name: 'crossingParameter2d',
  note: 'the parameter at which the line through a (0) and b (1) is crossed by that through c and d, exactly and as the nearest double; `between`: from 0 to 1. `none`: the lines are parallel or identical, or a pair of points is equal',
  area: 'implicit',
  layout: poolLayout2d,
  families: [relatedPool(2)],
  shapes: shapesBy('a b c d', (v) => crossingChoice(v[0]!).map((i) => tupleAt(v, i, 2))),
  coded: true,
  subject: crossingParameter2dSubject,
  referee: crossingParameter2dReferee,
  form: 'none | <between|beyond> <t> <x>',
  classes: ['none', 'between', 'beyond'],
};
