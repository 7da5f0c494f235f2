import { inCircle2d } from '../../../implicit/index.js';
import { circleSign } from '../../referees/shapes/lifted.js';
import { exact, type Rational3 } from '../../referees/shapes/vectors.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { signClasses, signText } from './kernel.js';
import { planarChoices, planarKernelPoint, planarPointData, planarRefereePoint } from './planar-points.js';
import { POOL, poolLayout2d, relatedPool } from './pool.js';

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
    out[0] = random.between(0, 1_000_000);
    const shift = random.oneIn(2) ? [0, 0] : [random.between(-1e6, 1e6), random.between(-1e6, 1e6)];
    const scale = 2 ** random.between(-3, 3);
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
  area: 'points',
  layout: poolLayout2d,
  families: [relatedPool(2), cocircular],
  shapes: shapesBy('p q r s', (v) => planarChoices(v[0]!, 4).map((choice) => planarPointData(v, choice))),
  coded: true,
  subject(v) {
    const points = planarChoices(v[0]!, 4).map((choice) => planarKernelPoint(v, choice));
    const [p, q, r, s] = points;
    if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
    const sign = inCircle2d(p, q, r, s);
    const swapped = inCircle2d(q, p, r, s) + sign !== 0 || inCircle2d(q, r, p, s) !== sign;
    return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const points = planarChoices(v[0]!, 4).map((choice) => planarRefereePoint(values, choice));
    if (points.includes(undefined)) return 'undefined';
    return signText(circleSign(points as Rational3[]));
  },
  classes: signClasses,
};
