import type { Random } from '../../cases/random.js';
import { crossingOrderReferee } from '../../referees/shapes/planar-linear/orders.js';
import { subject } from '../../subjects/planar-linear/crossing-order.js';
import { reordering, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { pairFamilies } from './families.js';

const layout = layoutOf(2, ...points('along.start along.end first.start first.end second.start second.end'));
const NAMES = ['before', 'together', 'behind'];

/** Lines through one integer point, each by two of its points. */
const concurrent: QuestionFamily = {
  name: 'concurrent-lines',
  summary: 'three lines through one point, of which sometimes one is moved by a little',
  fill(random: Random, out) {
    const bits = random.oneIn(2) ? 3 : 24;
    const [x, y] = [random.integer(bits), random.integer(bits)];
    for (let i = 0; i < 3; i++) {
      const [dx, dy] = [random.integer(bits), random.integer(bits)];
      for (let end = 0; end < 2; end++) {
        const k = random.between(-9, 9);
        out.set([x + k * dx, y + k * dy], 4 * i + 2 * end);
      }
    }
    if (random.oneIn(3)) out[random.below(12)]! += random.sign();
  },
};

const textOf = (order: -1 | 0 | 1 | null): string => (order === null ? 'parallel' : NAMES[order + 1]!);

/** Along one line, the order of its crossings with two others. The referee compares both parameters. */
export const crossingOrder2dQuestion: Question = {
  name: 'crossingOrder2d',
  note: 'along the first line, the crossing with the second lies before that with the third, together with it, or behind it; parallel: one of them does not cross',
  area: 'planar',
  layout,
  families: [concurrent, ...pairFamilies(layout, [2, 2, 2])],
  subject: (v) => textOf(subject(v)),
  referee: (v) => textOf(crossingOrderReferee(v)),
  classes: ['parallel', ...NAMES],
  laws: [
    scaling(layout),
    reordering('other-direction', [0, 1, 2, 3, 6, 7, 4, 5, 8, 9, 10, 11], (answer) => answer),
    reordering('swap', [0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7], (answer) =>
      answer === 'before' ? 'behind' : answer === 'behind' ? 'before' : answer,
    ),
  ],
};
