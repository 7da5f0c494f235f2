import type { Random } from '../../cases/random.js';
import {
  crossingOrderReferee,
  sortByAngleReferee,
  sortDirectionsReferee,
} from '../../referees/shapes/planar-linear/orders.js';
import {
  crossingOrderSubject,
  sortByAngleSubject,
  sortDirectionsSubject,
} from '../../subjects/planar-linear/segments.js';
import { reordering, scaling } from '../laws.js';
import { direction, layoutOf, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
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
  subject: (v) => textOf(crossingOrderSubject(v)),
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

const around = layoutOf(2, ...points('center points.0 points.1 points.2 points.3 points.4'));
const directions = layoutOf(2, ...[0, 1, 2, 3, 4].map((i) => direction(`directions.${i}`)));

/** Turning everything by half a turn keeps the order of points that all lie in the first half turn. */
const halfTurn: Law = {
  name: 'half-turn',
  vary(values) {
    const turned = Float64Array.from(values, (x) => 0 - x);
    const expected = (answer: string) => answer;
    const [cx, cy] = [values[0]!, values[1]!];
    for (let i = 2; i < values.length; i += 2) {
      if (!(values[i + 1]! > cy || (values[i + 1] === cy && values[i]! > cx))) return undefined;
    }
    return { values: turned, expected };
  },
};

/** Sorting five points around a center. The referee compares angles along a diamond, as quotients. */
export const sortByAngle2dQuestion: Question = {
  name: 'sortByAngle2d',
  note: 'the numbers of the points counterclockwise from the positive first axis, the center itself first, the nearer first at equal angles, then by number',
  area: 'planar',
  layout: around,
  families: pairFamilies(around, [2, 2, 2]),
  shapes: shapesFrom(around, 'points center'),
  subject: sortByAngleSubject,
  referee: sortByAngleReferee,
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
  laws: [scaling(around), halfTurn],
};

/** Sorting five directions. */
export const sortDirections2dQuestion: Question = {
  name: 'sortDirections2d',
  note: 'the numbers of the directions counterclockwise from the positive first axis, equal ones by number',
  area: 'planar',
  layout: directions,
  families: pairFamilies(directions, [1, 1, 1, 1, 1]),
  subject: sortDirectionsSubject,
  referee: sortDirectionsReferee,
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
};
