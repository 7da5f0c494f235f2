import { scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import {
  askedBox,
  askedPoint,
  boxOfMany,
  LEAST_EXPONENT,
  MANY,
  MANY_POINTS,
  MOST_EXPONENT,
  MOST_MANY,
  MOST_MOVING,
  MOST_STEPS,
  manyBoxes,
  manyPoints,
  PATTERNS,
  patternBoxes,
  STEPS,
  stepsOf,
} from '../../cases/indexes.js';
import type { Random } from '../../cases/random.js';
import {
  kdTreeReferee,
  manyBoxesOverlappingReferee,
  manyBoxPairsReferee,
  movingBoxesReferee,
} from '../../referees/shapes/indexes.js';
import { kdTreeSubject } from '../../subjects/indexes/boxes.js';
import {
  manyBoxesOverlappingSubject,
  manyBoxPairsSubject,
  movingBoxesSubject,
} from '../../subjects/indexes/many-boxes.js';
import { pick } from '../families/plant.js';
import { box, integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

/** How a list is made. */
export const listParts = (most = MOST_MANY) => [
  integer('count', 1, most, 'how many boxes the pattern has'),
  integer('pattern', 0, PATTERNS.length - 1, PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', ')),
  integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  integer('exponent', LEAST_EXPONENT, MOST_EXPONENT, 'of the power of two that all is scaled by'),
];

/** Counts about those from which on nodes, cells and lists are divided, grown or kept in another way. */
const COUNTS = [65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 600];

function fillList(random: Random, out: Float64Array, pattern: number): void {
  out[MANY.count] = random.oneIn(2) ? pick(random, COUNTS) : random.between(65, MOST_MANY);
  out[MANY.pattern] = pattern;
  out[MANY.seed] = random.below(100_000);
  out[MANY.exponent] = random.oneIn(4) ? random.between(LEAST_EXPONENT, MOST_EXPONENT) : 0;
}

/** A box among the others: from a corner of one to a corner of another, or an ulp beside them. */
export function fillBox(random: Random, out: Float64Array, at: number, boxes: Float64Array): void {
  const [one, other] = [6 * random.below(boxes.length / 6), 6 * random.below(boxes.length / 6)];
  const isOne = random.oneIn(3);
  for (let k = 0; k < 3; k++) {
    const from = boxes[one + k + (random.oneIn(2) ? 3 : 0)]!;
    const to = isOne ? from : boxes[other + k + (random.oneIn(2) ? 3 : 0)]!;
    out[at + k] = random.oneIn(8) ? stepUlps(from, random.sign()) : from;
    out[at + 3 + k] = random.oneIn(8) ? stepUlps(to, random.sign()) : to;
  }
}

/** A family for each pattern. */
export function familiesBy(rest: (random: Random, out: Float64Array) => void, prefix = ''): QuestionFamily[] {
  return PATTERNS.map(({ name, summary }, pattern) => ({
    name: `${prefix}${name}`,
    summary,
    fill(random, out) {
      fillList(random, out, pattern);
      rest(random, out);
    },
  }));
}

const withBox = familiesBy((random, out) => fillBox(random, out, MANY.box, patternBoxes(out)));
const lists = (flat: Float64Array) => Array.from(flat);

const common = { area: 'spatial', coded: true } as const;

const manyLayout = layoutOf(3, ...listParts(), box('box'));

/** The pairs of up to 601 boxes. */
export const manyBoxPairsQuestion: Question = {
  ...common,
  name: 'manyBoxPairs',
  layout: manyLayout,
  families: withBox,
  subject: manyBoxPairsSubject,
  referee: manyBoxPairsReferee,
  form: '<none|some|crowd> <i>-<i>*',
  note: 'the pairs of boxes that have a point in common, the lower number first, in order; from a thousand on it is a `crowd`. The box that is given is the last one',
  classes: ['none', 'some', 'crowd'],
  shapes: shapesBy('boxes', (v) => [lists(manyBoxes(v))]),
};

/** Which of up to 600 boxes meet one. */
export const manyBoxesOverlappingQuestion: Question = {
  ...common,
  name: 'manyBoxesOverlapping',
  layout: manyLayout,
  families: withBox,
  subject: manyBoxesOverlappingSubject,
  referee: manyBoxesOverlappingReferee,
  form: '<none|some|all> <list>',
  note: 'the numbers of the boxes of the list that have a point in common with the box, ascending',
  classes: ['none', 'some', 'all'],
  shapes: shapesBy('boxes box', (v) => [lists(patternBoxes(v)), lists(boxOfMany(v))]),
};

/** Boxes that come, move and go: what begins and ends. */
export const movingBoxesQuestion: Question = {
  ...common,
  name: 'movingBoxes',
  layout: layoutOf(
    3,
    ...listParts(MOST_MOVING),
    box('box'),
    integer('steps', 0, MOST_STEPS, 'how much is done'),
  ),
  families: familiesBy((random, out) => {
    out[MANY.count] = random.oneIn(2) ? random.between(1, 80) : random.between(81, MOST_MOVING);
    fillBox(random, out, MANY.box, patternBoxes(out));
    out[STEPS] = random.oneIn(8) ? random.below(3) : random.between(20, MOST_STEPS);
  }),
  subject: movingBoxesSubject,
  referee: movingBoxesReferee,
  form: '<still|changing> <change>*',
  note: 'boxes have labels, those of the list their numbers, later ones the next number. At each look what began and ended since the last one; the first look is at the list. At the end the pairs that are left',
  classes: ['still', 'changing'],
  shapes: shapesBy('boxes steps', (v) => [
    lists(manyBoxes(v)),
    stepsOf(v).map((step) => ('box' in step ? { ...step, box: lists(step.box) } : { ...step })),
  ]),
};

/**
 * A point on or near one of many, and a radius that is the distance to another one, a half, nothing, or more than
 * enough.
 */
export function fillAsked(random: Random, out: Float64Array): void {
  const boxes = patternBoxes(out);
  const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
  const count = boxes.length / 6;
  out[MANY_POINTS.k] = random.oneIn(4) ? random.between(0, MOST_MANY) : random.between(0, 12);
  const near = 6 * random.below(count);
  // Legs of 3, 4 and of 2, 3, 6: lengths that are integers.
  const legs = pick(random, [
    [0, 0, 0],
    [3, 4, 0],
    [0, -3, 4],
    [2, 3, 6],
    [-6, 2, 3],
    [1, 2, 2],
    [0.5, 0.5, 0.5],
  ]);
  for (let k = 0; k < 3; k++) out[MANY_POINTS.point + k] = boxes[near + k]! + legs[k]! * unit;
  out[MANY_POINTS.radius] = pick(random, [0, 1, 3, 5, 5, 7, 0.5, 100, 4096]) * unit;
  if (random.oneIn(6)) {
    out[MANY_POINTS.radius] = stepUlps(out[MANY_POINTS.radius]!, random.sign());
  }
  if (out.length > MANY_POINTS.box) fillBox(random, out, MANY_POINTS.box, boxes);
}

/** What a k-d tree is asked. */
export const kdTreeQuestion: Question = {
  ...common,
  name: 'kdTreeQueries',
  layout: layoutOf(
    3,
    ...listParts(),
    integer('k', 0, MOST_MANY, 'how many of the nearest'),
    point('point'),
    length('radius'),
    box('box'),
  ),
  families: familiesBy(fillAsked),
  subject: kdTreeSubject,
  referee: kdTreeReferee,
  form: '<none|some|all> <list> <list> <list>',
  note: 'the points within the distance (and whether they are none, some or all), the k nearest ones, the nearest first and equally near ones by number, and those in the box, ascending. The points are the lowest corners of the boxes of the pattern',
  classes: ['none', 'some', 'all'],
  shapes: shapesBy('points k point radius box', (v) => [
    lists(manyPoints(v)),
    v[MANY_POINTS.k]!,
    lists(askedPoint(v)),
    v[MANY_POINTS.radius]!,
    lists(askedBox(v)),
  ]),
};

/** Questions on hundreds of boxes and points. */
export const manyBoxQuestions: readonly Question[] = [
  manyBoxPairsQuestion,
  manyBoxesOverlappingQuestion,
  movingBoxesQuestion,
  kdTreeQuestion,
];
