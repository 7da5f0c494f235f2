import { signClasses } from '../../answers/numbers.js';
import { orientation2dReferee } from '../../referees/shapes/implicit/planar.js';
import { orientation2dSubject } from '../../subjects/implicit/planar.js';
import type { Question } from '../question.js';
import { poolLayout2d, relatedPool } from './pool.js';
import { planarPoolPoints } from './pool-shapes.js';

/** Three points of the plane: orientation, the order of the first two, the rounded coordinates of the first. */
export const orientation2dQuestion: Question = {
  name: 'orientation2d',
  note: 'the orientation; the order of p and q lexicographically, by x and by y; the coordinates of p; undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout2d,
  families: [relatedPool(2)],
  shapes: planarPoolPoints('p q r'),
  coded: true,
  subject: orientation2dSubject,
  referee: orientation2dReferee,
  form: `undefined | ${'<minus|zero|plus> '.repeat(4)}<x> <x>`,
  classes: signClasses,
};
