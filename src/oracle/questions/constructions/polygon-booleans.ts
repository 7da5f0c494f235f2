import { polygonsIn } from '../../answers/construction.js';
import { PAIR_KINDS, putPair, SECOND_RING } from '../../cases/constructions/polygon-pairs.js';
import { ringAt } from '../../cases/planar/rings.js';
import {
  areSimple,
  fault,
  type Operation,
  referee,
  trapezoids,
} from '../../referees/shapes/constructions/polygon-booleans.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-parts.js';
import type { Question, QuestionFamily } from '../question.js';
import { construction } from './construction.js';

const layout = layoutOf(2, ...ringParts('a', 3), ...ringParts('b', 3));

const families: readonly QuestionFamily[] = Object.entries(PAIR_KINDS).map(([name, { summary, make }]) => ({
  name: `${name}-pair`,
  summary,
  fill: (random, out) => putPair(random, out, make),
}));

const NAMES: Readonly<Record<Operation, string>> = {
  union: 'polygonUnion2d',
  intersection: 'polygonIntersection2d',
  difference: 'polygonDifference2d',
  xor: 'polygonXor2d',
};

function question(operation: Operation): Question {
  return construction({
    name: NAMES[operation],
    note: 'checked, not compared: an answer is a list of polygons, each a list of rings (the outer one, then holes), each a list of points. What it leaves out, has too much or covers twice has an area of at most 2^-30 of the squared extent of both polygons, and 2^-44 of the greatest coordinate along it',
    area: 'planar',
    layout,
    families,
    accepts: areSimple,
    shapes: shapesBy('a b', (values) => [ringAt(values, 0), ringAt(values, SECOND_RING)] as const),
    classes: ['apart', 'overlapping', 'nested'],
    construct: (values) => trapezoids(values, operation),
    referee,
    fault(values, text) {
      const polygons = polygonsIn(text);
      return polygons && fault(values, polygons, operation);
    },
  });
}

/** Union, intersection, difference and symmetric difference of two simple polygons. */
export const polygonBooleanQuestions: readonly Question[] = (
  ['union', 'intersection', 'difference', 'xor'] as const
).map(question);
