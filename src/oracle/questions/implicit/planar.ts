import { signClasses } from '../../answers/numbers.js';
import { powerOfTwo } from '../../cases/doubles.js';
import { CHOICES, crossingChoice, POOL, tupleAt } from '../../cases/implicit.js';
import {
  crossingParameter2dReferee,
  inCircle2dReferee,
  orientation2dReferee,
} from '../../referees/shapes/implicit/planar.js';
import {
  crossingParameter2dSubject,
  inCircle2dSubject,
  orientation2dSubject,
} from '../../subjects/implicit/planar.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { planarPoolPoints, poolLayout2d, relatedPool } from './pool.js';

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

/** Where on the line through two points another one crosses it. */
export const crossingParameter2dQuestion: Question = {
  name: 'crossingParameter2d',
  note: 'the parameter at which the line through a (0) and b (1) is crossed by that through c and d, exactly and as the nearest double; `between`: from 0 to 1. `none`: the lines are parallel or identical, or a pair of points is equal',
  area: 'implicit',
  layout: poolLayout2d,
  families: [relatedPool(2)],
  shapes: shapesBy('a b c d', (v) => crossingChoice(v[0]!).map((i) => tupleAt(v, i, 2))),
  coded: true,
  subject: crossingParameter2dSubject,
  referee: crossingParameter2dReferee,
  form: 'none | <between|beyond> <t> <x>',
  classes: ['none', 'between', 'beyond'],
};
