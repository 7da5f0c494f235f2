import { inSphere } from '../../../implicit/index.js';
import { sphereSign } from '../../referees/shapes/lifted.js';
import { exact, type Rational3 } from '../../referees/shapes/vectors.js';
import type { Question, QuestionFamily } from '../question.js';
import { kernelPoint, signClasses, signText } from './kernel.js';
import { Chooser, POOL, type PointChoice, poolLayout3d, relatedPool } from './pool.js';
import { poolPoints } from './pool-shapes.js';
import { pointOfChoice } from './referee.js';

const choices = (choice: number): PointChoice[] => {
  const chooser = new Chooser(choice);
  return Array.from({ length: 5 }, () => chooser.point());
};

const cospherical: QuestionFamily = {
  name: 'cospherical-pool',
  summary:
    'corners of boxes around one point: on one sphere, with many coplanar; half of the time moved far off',
  fill(random, out) {
    out[0] = random.between(0, 1_000_000);
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
  area: 'points',
  layout: poolLayout3d,
  families: [relatedPool(3), cospherical],
  shapes: poolPoints('p q r s t'),
  coded: true,
  subject(v) {
    const [p, q, r, s, t] = choices(v[0]!).map((choice) => kernelPoint(v, choice));
    if (p === undefined || q === undefined || r === undefined || s === undefined || t === undefined)
      return 'undefined';
    const sign = inSphere(p, q, r, s, t);
    const swapped = inSphere(q, p, r, s, t) + sign !== 0 || inSphere(q, r, p, s, t) !== sign;
    return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const points = choices(v[0]!).map((choice) => pointOfChoice(values, choice));
    if (points.includes(undefined)) return 'undefined';
    return signText(sphereSign(points as Rational3[]));
  },
  classes: signClasses,
};
