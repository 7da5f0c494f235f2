import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { boxListAt, boxListSize, MOST_BOXES, MOST_OF_TWO } from '../../cases/indexes.js';
import type { Random } from '../../cases/random.js';
import { boxPairsBetweenReferee, boxPairsReferee } from '../../referees/shapes/indexes.js';
import {
  boxPairs2dSubject,
  boxPairsBetween2dSubject,
  boxPairsBetweenSubject,
  boxPairsSubject,
} from '../../subjects/indexes/boxes.js';
import { axisCycle, scaling } from '../laws.js';
import { box, integer, type Layout, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

type Parts = Parameters<typeof layoutOf>[1][];

function listParts(name: string, most: number): Parts {
  return [
    integer(`${name}Count`, 0, most, 'how many of the boxes behind it count'),
    ...Array.from({ length: most }, (_, i) => box(`${name}${i}`)),
  ];
}

/** Writes the corners of one box, which need not be in order; `before` is where another one stands that was written. */
type Draw = (random: Random, out: Float64Array, at: number, dimension: 2 | 3, before: number) => void;

function family(layout: Layout, name: string, summary: string, draw: Draw): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      const places: number[] = [];
      for (const { kind, at, low, high } of layout.parts) {
        if (kind === 'integer') {
          out[at] = random.oneIn(20) ? random.between(low, high) : random.between(2, high);
          continue;
        }
        draw(random, out, at, layout.dimension, places[random.below(places.length)] ?? at);
        places.push(at);
      }
    },
  };
}

const lattice =
  (most: number, extent: number): Draw =>
  (random, out, at, dimension) => {
    for (let k = 0; k < dimension; k++) {
      out[at + k] = random.between(-most, most);
      out[at + dimension + k] = out[at + k]! + random.between(0, extent);
    }
  };

/** Beside an earlier box: along each axis end to end, end at end, or an ulp off. */
const beside: Draw = (random, out, at, dimension, before) => {
  lattice(4, 3)(random, out, at, dimension, before);
  for (let k = 0; k < dimension; k++) {
    const from = out[before + k + (random.oneIn(2) ? 0 : dimension)]!;
    if (random.oneIn(5)) continue;
    out[at + k] = random.oneIn(5) ? stepUlps(from, random.sign()) : from;
    out[at + dimension + k] = out[at + k]! + random.between(-3, 3);
  }
};

/** Sizes and places of all orders of magnitude. */
const wide: Draw = (random, out, at, dimension, before) => {
  lattice(3, 3)(random, out, at, dimension, before);
  const power = powerOfTwo(random.oneIn(3) ? random.between(-1070, 1000) : random.between(-8, 8));
  for (let k = 0; k < 2 * dimension; k++) out[at + k] = out[at + k]! * power;
};

function familiesOf(layout: Layout): QuestionFamily[] {
  return [
    family(layout, 'lattice-box-lists', 'small boxes on a lattice, some flat, many touching', lattice(6, 2)),
    family(layout, 'crowded-box-lists', 'boxes that nearly all meet', lattice(2, 4)),
    family(layout, 'box-chains', 'boxes end to end with earlier ones, or an ulp off', beside),
    family(layout, 'wide-box-lists', 'boxes of all sizes, from subnormal to 2^1000', wide),
  ];
}

const one = (dimension: 2 | 3) => layoutOf(dimension, ...listParts('box', MOST_BOXES));
const two = (dimension: 2 | 3) =>
  layoutOf(dimension, ...listParts('a', MOST_OF_TWO), ...listParts('b', MOST_OF_TWO));
const listed = (list: Float64Array) => Array.from(list);

const common = {
  form: '<none|some|all> <i>-<i>*',
  classes: ['none', 'some', 'all'],
  coded: true,
} as const;

const ONE = 'the pairs of boxes that have a point in common, the lower number first, in order';
const TWO =
  'the pairs of a box of the first list and one of the second that have a point in common, in order';

/** The question about one list. */
function alone(name: string, dimension: 2 | 3, subject: Question['subject']): Question {
  const layout = one(dimension);
  return {
    ...common,
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    layout,
    families: familiesOf(layout),
    subject,
    referee: (v) => boxPairsReferee(v, dimension),
    note: ONE,
    laws: dimension === 3 ? [scaling(layout), axisCycle(layout)] : [scaling(layout)],
    shapes: shapesBy('boxes', (v) => [listed(boxListAt(v, 0, dimension))]),
  };
}

/** The question about two lists. */
function between(name: string, dimension: 2 | 3, subject: Question['subject']): Question {
  const layout = two(dimension);
  return {
    ...common,
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    layout,
    families: familiesOf(layout),
    subject,
    referee: (v) => boxPairsBetweenReferee(v, dimension),
    note: TWO,
    laws: dimension === 3 ? [scaling(layout), axisCycle(layout)] : [scaling(layout)],
    shapes: shapesBy('a b', (v) => [
      listed(boxListAt(v, 0, dimension)),
      listed(boxListAt(v, boxListSize(dimension, MOST_OF_TWO), dimension)),
    ]),
  };
}

/** Pairs of boxes that meet. */
export const boxPairQuestions: readonly Question[] = [
  alone('overlappingPairs2d', 2, boxPairs2dSubject),
  between('overlappingPairsBetween2d', 2, boxPairsBetween2dSubject),
  alone('overlappingPairs', 3, boxPairsSubject),
  between('overlappingPairsBetween', 3, boxPairsBetweenSubject),
];
