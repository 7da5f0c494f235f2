import { signClasses } from '../../answers/numbers.js';
import { compareLexicographicReferee } from '../../referees/shapes/implicit/points.js';
import { compareLexicographicSubject } from '../../subjects/implicit/points.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';

/** The order of two points, plain or implicit, and whether they are one. */
export const compareLexicographic3dQuestion: Question = {
  name: 'compareLexicographic',
  note: 'minus: p comes first; then by x, by y and by z alone; undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q'),
  coded: true,
  subject: compareLexicographicSubject,
  referee: compareLexicographicReferee,
  form: `undefined | ${'<minus|zero|plus> '.repeat(4).trim()}`,
  classes: signClasses,
};
