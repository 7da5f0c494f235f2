import { crossingOrder2d } from '../../../planar/linear/crossing-order.js';
import type { Random } from '../../cases/random.js';
import { halfspaceThrough } from '../../referees/shapes/halfspace.js';
import { clipLine, compareParameters, type Parameter } from '../../referees/shapes/line.js';
import { exact, pointsAt, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { reordering, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { pairFamilies } from './families.js';
import { made } from './shapes.js';

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

/** Where the line through p and q is met by the line through r and s, by clipping it from both sides. */
function parameterOf(p: Vector, q: Vector, r: Vector, s: Vector): Parameter | undefined {
  const [along, across] = [subtract(q, p), subtract(s, r)];
  if (along[0] * across[1] === along[1] * across[0]) return undefined;
  const normal: Vector = [-across[1], across[0], 0n];
  return clipLine({ origin: p, direction: along }, [halfspaceThrough(r, normal)], [])!.low;
}

/** Along one line, the order of its crossings with two others. The referee compares both parameters. */
export const crossingOrder2dQuestion: Question = {
  name: 'crossingOrder2d',
  note: 'along the first line, the crossing with the second lies before that with the third, together with it, or behind it; parallel: one of them does not cross',
  area: 'planar',
  layout,
  families: [concurrent, ...pairFamilies(layout, [2, 2, 2])],
  subject(v) {
    const order = crossingOrder2d(made.segment(v, 0), made.segment(v, 4), made.segment(v, 8));
    return order === null ? 'parallel' : NAMES[order + 1]!;
  },
  referee(v) {
    const [a, b, c, d, e, f] = pointsAt(exact(v), 2, 0, 6);
    const [s, t] = [parameterOf(a!, b!, c!, d!), parameterOf(a!, b!, e!, f!)];
    return s === undefined || t === undefined ? 'parallel' : NAMES[compareParameters(s, t) + 1]!;
  },
  classes: ['parallel', ...NAMES],
  laws: [
    scaling(layout),
    reordering('other-direction', [0, 1, 2, 3, 6, 7, 4, 5, 8, 9, 10, 11], (answer) => answer),
    reordering('swap', [0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7], (answer) =>
      answer === 'before' ? 'behind' : answer === 'behind' ? 'before' : answer,
    ),
  ],
};
