import { signClasses } from '../../answers/numbers.js';
import { powerOfTwo } from '../../cases/doubles.js';
import { CHOICES, POOL } from '../../cases/implicit.js';
import { inCircle2dReferee } from '../../referees/shapes/implicit/planar.js';
import { inCircle2dSubject } from '../../subjects/implicit/planar.js';
import type { Question, QuestionFamily } from '../question.js';
import { poolLayout2d, relatedPool } from './pool.js';
import { planarPoolPoints } from './pool-shapes.js';

/** All points of the lattice on the circle of radius 5: every four plain points of the pool are on it. */
const CIRCLE = [
  [5, 0],
  [4, 3],
  [3, 4],
  [0, 5],
  [-3, 4],
  [-4, 3],
  [-5, 0],
  [-4, -3],
  [-3, -4],
  [0, -5],
  [3, -4],
  [4, -3],
] as const;

const cocircular: QuestionFamily = {
  name: 'cocircular-pool',
  summary:
    'points of one circle, crossings of its chords; half of the time moved far off, so that mantissas are full',
  fill(random, out) {
    out[0] = random.between(0, CHOICES);
    const shift = random.oneIn(2) ? [0, 0] : [random.between(-1e6, 1e6), random.between(-1e6, 1e6)];
    const scale = powerOfTwo(random.between(-3, 3));
    for (let i = 0; i < POOL; i++) {
      const [x, y] = CIRCLE[random.below(CIRCLE.length)]!;
      out.set([(x + shift[0]!) * scale, (y + shift[1]!) * scale], 1 + 2 * i);
    }
  },
};

/** Four points of the plane and a circle. */
export const inCircle2dQuestion: Question = {
  name: 'inCircle2d',
  note: 'the sign of incircle(p, q, r, s); undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout2d,
  families: [relatedPool(2), cocircular],
  shapes: planarPoolPoints('p q r s'),
  coded: true,
  subject: inCircle2dSubject,
  referee: inCircle2dReferee,
  classes: signClasses,
};
