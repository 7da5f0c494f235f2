import {
  cellWalkAt,
  FARTHEST_CELL,
  LEAST_SIZE,
  MORE_CELLS,
  MOST_SIZE,
  MOST_WALKED,
  walkPlaces,
} from '../../cases/cell-walks.js';
import { finite, powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { isOneIn } from '../../cases/some-of.js';
import { cellsAlongReferee } from '../../referees/shapes/cell-walks.js';
import { cellsAlongSubject } from '../../subjects/indexes/cell-walks.js';
import { integer, type Layout, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const AXES = ['x', 'y', 'z'];

function layoutFor(dimension: 2 | 3): Layout {
  const axes = AXES.slice(0, dimension);
  return layoutOf(
    dimension,
    integer('exponent', LEAST_SIZE, MOST_SIZE, 'the size of a cell is two to the power of it'),
    integer('closed', 0, 1, '0: half-open cells, 1: closed ones'),
    integer('ray', 0, 1, '0: a segment to the second point, 1: a ray along it, if it is not zero'),
    integer('most', 1, MOST_WALKED, 'how many cells are looked at'),
    ...axes.map((axis) => integer(`low.${axis}`, -FARTHEST_CELL, FARTHEST_CELL, 'the least cell')),
    ...axes.map((axis) => integer(`more.${axis}`, 0, MORE_CELLS, 'how many cells more')),
    ...points('from to'),
  );
}

/** A coordinate, in sizes of cells from the least cell of the range, or a direction's. */
type Draw = (random: Random) => number;

function family(dimension: 2 | 3, name: string, summary: string, size: Draw, draw: Draw, to = draw) {
  const at = walkPlaces(dimension);
  return {
    name,
    summary,
    fill(random: Random, out: Float64Array) {
      const exponent = size(random);
      out[at.exponent] = exponent;
      out[at.isClosed] = random.below(2);
      out[at.isRay] = random.below(2);
      out[at.most] = random.oneIn(3) ? random.between(1, 4) : MOST_WALKED;
      for (let k = 0; k < dimension; k++) {
        const low = random.oneIn(6) ? random.between(-FARTHEST_CELL, FARTHEST_CELL) : random.between(-4, 4);
        out[at.low + k] = low;
        out[at.more + k] = random.below(MORE_CELLS + 1);
        const start = draw(random);
        const end = random.oneIn(5) ? start : to(random);
        const scaled = (x: number) => scaleByPowerOfTwo(x, exponent);
        out[at.from + k] = scaled(low + start);
        const isRay = out[at.isRay] === 1;
        out[at.to + k] = scaled(isRay ? end - (random.oneIn(2) ? 0 : start) : low + end);
        if (random.oneIn(12)) out[at.from + k] = stepUlps(out[at.from + k]!, random.sign());
      }
    },
  } satisfies QuestionFamily;
}

const ordinary: Draw = (random) => random.between(-4, 4);
const anySize: Draw = (random) => random.between(LEAST_SIZE, MOST_SIZE);
const corners: Draw = (random) => random.between(-2, 9);
const halves: Draw = (random) => random.between(-4, 18) / 2;
const anywhere: Draw = (random) => random.between(-2_000_000, 9_000_000) / 1_000_003;
const far: Draw = (random) =>
  finite(random.sign() * random.between(1, 9) * powerOfTwo(random.between(3, 60)));
const slight: Draw = (random) =>
  random.oneIn(2) ? corners(random) : corners(random) + random.sign() * powerOfTwo(random.between(-52, -20));

function familiesFor(dimension: 2 | 3): QuestionFamily[] {
  return [
    family(dimension, 'through-corners', 'from corner to corner, and along walls', ordinary, corners),
    family(dimension, 'half-cells', 'from and to corners and middles of cells', ordinary, halves),
    family(dimension, 'any-walks', 'from anywhere to anywhere', ordinary, anywhere),
    family(dimension, 'beside-corners', 'beside corners by a few of the last bits', ordinary, slight),
    family(dimension, 'from-afar', 'from far outside of the range, towards corners', ordinary, far, corners),
    family(dimension, 'all-cell-sizes', 'cells of any size, subnormal walks and huge ones', anySize, halves),
  ];
}

function question(name: string, dimension: 2 | 3): Question {
  const layout = layoutFor(dimension);
  return {
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    layout,
    families: familiesFor(dimension),
    // General families come by the range once in ten cases.
    accepts: (v) => isOneIn(8, v) || cellsAlongReferee(v, dimension) !== 'none',
    subject: (v) => cellsAlongSubject(v, dimension),
    referee: (v) => cellsAlongReferee(v, dimension),
    form: '<none|passed|stopped> <grid-cell>*',
    note: 'the cells in the range, in order, each by its numbers; `stopped` after as many as are looked at',
    classes: ['none', 'passed', 'stopped'],
    coded: true,
    shapes: shapesBy('linear grid most', (v) => {
      const { cellSize, isClosed, isRay, most, low, high, from, to } = cellWalkAt(v, dimension);
      return [
        isRay ? { origin: from, direction: to } : { start: from, end: to },
        { cellSize, cells: isClosed ? 'closed' : 'half-open', low, high },
        most,
      ];
    }),
  };
}

/** The cells along segments and rays. */
export const cellWalkQuestions: readonly Question[] = [
  question('visitCellsAlong2d', 2),
  question('visitCellsAlong', 3),
];
