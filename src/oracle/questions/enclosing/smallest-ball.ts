import { smallestBall } from '../../referees/shapes/enclosing/smallest-ball.js';
import { smallestBallSubject } from '../../subjects/enclosing/balls.js';
import type { Question } from '../question.js';
import { planeCloud, spaceCloud } from './cloud-query.js';
import { reversing } from './reversing.js';

const NOTE =
  'the center and the square of the radius; the same rounded to the nearest doubles, with the radius; and the least double that is, around the rounded center, a radius that reaches all points (Infinity if none does)';

/** The smallest circle around up to twelve points of the plane. */
export const smallestEnclosingCircleQuestion: Question = {
  ...planeCloud,
  name: 'smallestEnclosingCircle2d',
  note: NOTE,
  subject: (values) => smallestBallSubject(values, 2),
  referee: (values) => smallestBall(values, 2),
  form: '<point|round> <t> <t> <t> <x> <x> <x> <x>',
  classes: ['point', 'round'],
  laws: [reversing(2)],
};

/** The smallest sphere around up to twelve points of space. */
export const smallestEnclosingSphereQuestion: Question = {
  ...spaceCloud,
  name: 'smallestEnclosingSphere',
  note: NOTE,
  subject: (values) => smallestBallSubject(values, 3),
  referee: (values) => smallestBall(values, 3),
  form: '<point|round> <t> <t> <t> <t> <x> <x> <x> <x> <x>',
  classes: ['point', 'round'],
  laws: [reversing(3)],
};
