import { coordinatesReferee } from '../../referees/shapes/implicit/points.js';
import { coordinatesSubject } from '../../subjects/implicit/coordinates.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';

/** The correctly rounded coordinates of a point, plain or implicit. */
export const coordinatesQuestion: Question = {
  name: 'coordinates',
  note: 'each coordinate rounded once; overflow: one of them is beyond the doubles',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('point'),
  coded: true,
  subject: coordinatesSubject,
  referee: coordinatesReferee,
  form: 'undefined | <finite|overflow> <x> <x> <x>',
  classes: ['finite', 'overflow', 'undefined'],
};
