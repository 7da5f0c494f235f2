import { signClasses } from '../../answers/numbers.js';
import { CHOICES, POOL } from '../../cases/implicit.js';
import { inSphereReferee } from '../../referees/shapes/implicit/points.js';
import { inSphereSubject } from '../../subjects/implicit/points.js';
import type { Question, QuestionFamily } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';

const cospherical: QuestionFamily = {
  name: 'cospherical-pool',
  summary:
    'corners of boxes around one point: on one sphere, with many coplanar; half of the time moved far off',
  fill(random, out) {
    out[0] = random.between(0, CHOICES);
    const center = [0, 1, 2].map(() => (random.oneIn(2) ? 0 : random.between(-1e6, 1e6)));
    const half = [random.between(1, 4), random.between(1, 4), random.between(1, 4)];
    for (let i = 0; i < POOL; i++) {
      // Permuted half sizes have the same length.
      const turn = random.below(3);
      const point = center.map((c, k) => c + half[(k + turn) % 3]! * (random.oneIn(2) ? 1 : -1));
      out.set(point, 1 + 3 * i);
    }
  },
};

/** Five points of space and a sphere. */
export const inSphereQuestion: Question = {
  name: 'inSphere',
  note: 'the sign of insphere(p, q, r, s, t); undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3), cospherical],
  shapes: poolPoints('p q r s t'),
  coded: true,
  subject: inSphereSubject,
  referee: inSphereReferee,
  classes: signClasses,
};
