import { signClasses } from '../../answers/numbers.js';
import { referee } from '../../referees/shapes/implicit/orientation.js';
import { subject } from '../../subjects/implicit/orientation.js';
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
  subject,
  referee,
  classes: signClasses,
};
