import { signClasses } from '../../answers/numbers.js';
import { orientationReferee } from '../../referees/shapes/implicit/points.js';
import { orientationSubject } from '../../subjects/implicit/points.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';

/** Four points, plain or implicit in any mixture. */
export const orientation3dQuestion: Question = {
  name: 'orientation',
  note: 'the sign of det(q - p, r - p, s - p); undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q r s'),
  coded: true,
  subject: orientationSubject,
  referee: orientationReferee,
  classes: signClasses,
};
