import { POLYGON_OPERATIONS, type PolygonOperation } from '../../cases/constructions/meshes.js';
import { IMMODERATE, isModerate } from '../../cases/constructions/point-sets.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { latticeOutline, POLYGON_PAIR } from '../../cases/planar/areas.js';
import { putRing } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import {
  checkPolygonOperation,
  DERIVED,
  GROSS,
  polygonOperationReferee,
} from '../../referees/constructions/polygon-operations.js';
import { polygonOperationSubject } from '../../subjects/constructions.js';
import { polygonPolygonQuestion } from '../planar-polygons/polygon-polygon.js';
import type { Question, QuestionFamily } from '../question.js';

const { most: MOST, second: SECOND, hole: HOLE } = POLYGON_PAIR;

/** A ring of horizontal and vertical edges between lattice points: a staircase from left to right and back below. */
function steps(random: Random): [number, number][] {
  const [x, y, w, h] = [
    random.between(0, 5),
    random.between(0, 5),
    random.between(1, 5),
    random.between(1, 5),
  ];
  const [u, v] = [random.between(0, w), random.between(0, h)];
  return [
    [x, y],
    [x + w, y],
    [x + w, y + v],
    [x + u, y + v],
    [x + u, y + h],
    [x, y + h],
  ];
}

/** Two rings, both drawn and put by the same functions. */
function pairs(
  name: string,
  summary: string,
  ring: (random: Random) => [number, number][],
  map: (random: Random) => (p: readonly [number, number]) => [number, number] = () =>
    ([x, y]) => [x, y],
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      const to = map(random);
      out.fill(0);
      putRing(out, 0, ring(random).map(to));
      putRing(out, SECOND, ring(random).map(to));
    },
  };
}

const outline = (random: Random): [number, number][] => {
  const [dx, dy] = [2 * random.between(-2, 2), 2 * random.between(-2, 2)];
  return latticeOutline(random, MOST).map(([x, y]) => [x + dx, y + dy]);
};

/**
 * Integers up to 2^16: a triangle, and in half of the cases a fourth vertex; the last one is a step of the grid beside
 * the first.
 */
const neighbours = (random: Random): [number, number][] => {
  const corner = (): [number, number] => [random.between(0, 65536), random.between(0, 65536)];
  const [x, y] = corner();
  const others = Array.from({ length: random.between(1, 2) }, corner);
  return [[x, y], ...others, [x + random.between(-1, 1), y + random.between(-1, 1)]];
};

const families: readonly QuestionFamily[] = [
  pairs('axis-parallel', 'edges along the axes: all crossings are lattice points', steps),
  pairs('axis-parallel-tenths', 'the same in tenths', steps, () => ([x, y]) => [x / 10, y / 10]),
  {
    name: 'framed',
    summary: 'a rectangle with a rectangular hole, and steps',
    fill(random, out) {
      out.fill(0);
      const [x, y] = [random.between(2, 5), random.between(2, 5)];
      putRing(out, 0, [
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ]);
      putRing(out, HOLE, [
        [x, y],
        [x + 2, y],
        [x, y + 2],
      ]);
      putRing(out, SECOND, steps(random));
    },
  },
  pairs('tenths', 'outlines of a lattice in tenths', outline, () => ([x, y]) => [x / 10, y / 10]),
  pairs(
    'nearly-shared',
    'outlines in tenths, coordinates an ulp beside them',
    outline,
    (random) =>
      ([x, y]) => [stepUlps(x / 10, random.between(-1, 1)), stepUlps(y / 10, random.between(-1, 1))],
  ),
  pairs('far', 'outlines of a lattice far from the origin', outline, (random) => {
    const off = powerOfTwo(random.between(10, 30));
    return ([x, y]) => [x + off, y + off];
  }),
  pairs(
    'grid-neighbours',
    'needles and quadrangles of a grid, two vertices of each a step apart',
    neighbours,
    (random) => {
      const off = 131072 * random.between(0, 3);
      return ([x, y]) => [x + off, y];
    },
  ),
];

const NOTE =
  'a construction: the answer is JSON, polygons as lists of rings (the outer one first) of points, and is checked; rings may repeat their first point, and run either way round. The text says whether the true result is empty, has vertices that are doubles, or has to be rounded, and its area. With L the largest coordinate and N the number of vertices and crossings,';

function questionsOf(operation: PolygonOperation): Question[] {
  const common = {
    ...polygonPolygonQuestion,
    families: [...polygonPolygonQuestion.families, ...families],
    accepts: (values: Float64Array) => isModerate(values) && polygonPolygonQuestion.accepts!(values),
    without: IMMODERATE,
    subject: (values: Float64Array) => polygonOperationSubject(values, operation),
    referee: (values: Float64Array) => polygonOperationReferee(values, operation),
    form: '<empty|representable|rounded> <t>',
    classes: operation === 'Union' ? ['representable', 'rounded'] : ['empty', 'representable', 'rounded'],
  };
  const { classOf, holds, yes, laws, ...rest } = common;
  return [
    {
      ...rest,
      name: `polygon${operation}2d`,
      note: `${NOTE} what differs from the true result may have an area of N L² 2^-${GROSS}, which is 2^${DERIVED - GROSS} times what rounding brings about`,
      check: (values, said) =>
        checkPolygonOperation(values, said, operation, { bits: GROSS, isStrict: false }),
    },
    {
      ...rest,
      name: `polygon${operation}Precise2d`,
      note: `${NOTE} what differs from the true result has no area where that is representable, and outer rings and holes are told apart; else it may have N L² 2^-${DERIVED}, what rounding each vertex brings about`,
      check: (values, said) =>
        checkPolygonOperation(values, said, operation, { bits: DERIVED, isStrict: true }),
    },
  ];
}

/** Boolean operations of polygons. */
export const polygonOperationQuestions: readonly Question[] = POLYGON_OPERATIONS.flatMap(questionsOf);
