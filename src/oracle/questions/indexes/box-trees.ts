import { ALONG, CHANGED, linearAt, NEAR, pointAt } from '../../cases/box-trees.js';
import { finite, powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import {
  MANY,
  MOST_MOVING,
  MOST_STEPS,
  manyBoxes,
  patternBoxes,
  STEPS,
  stepsOf,
} from '../../cases/indexes.js';
import type { Random } from '../../cases/random.js';
import { boxesAlongReferee, boxesNearReferee, changedTreeReferee } from '../../referees/shapes/box-trees.js';
import { boxesAlongSubject, boxesNearSubject, changedTreeSubject } from '../../subjects/indexes/box-trees.js';
import { pick } from '../families/plant.js';
import { box, direction, integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { familiesBy, fillAsked, fillBox, listParts } from './many-boxes.js';

const MOST_MET = 300;

const linearParts = () => [
  integer('linear', 0, 2, '0: segment, 1: ray, 2: line'),
  point('origin'),
  direction('target'),
];

/** A corner of one of the boxes, or the middle of one, or an ulp beside it. */
export function placeAmong(random: Random, boxes: Float64Array): number[] {
  const at = 6 * random.below(boxes.length / 6);
  return [0, 1, 2].map((k) => {
    const [low, high] = [boxes[at + k]!, boxes[at + k + 3]!];
    const x = pick(random, [low, high, low, high, finite(0.5 * low + 0.5 * high)]);
    return random.oneIn(12) ? stepUlps(x, random.sign()) : x;
  });
}

/** From one place among boxes to another; along an axis or a diagonal; by few, or by all orders of magnitude. */
function fillLinear(
  random: Random,
  out: Float64Array,
  at: { kind: number; origin: number; target: number },
  boxes: Float64Array,
): void {
  const [from, to] = [placeAmong(random, boxes), placeAmong(random, boxes)];
  out[at.kind] = random.below(3);
  const way = random.below(5);
  const steps = [random.between(-2, 2), random.between(-2, 2), random.between(-1, 1)];
  const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
  const power = random.oneIn(3) ? powerOfTwo(random.oneIn(4) ? 1000 : random.between(-1070, 1000)) : 1;
  for (let k = 0; k < 3; k++) {
    const by = way === 0 ? (k === 0 ? random.sign() : 0) : way < 3 ? steps[k]! : finite(to[k]! - from[k]!);
    const back = way < 3 && random.oneIn(2) ? 100 * by * unit : 0;
    const origin = finite(from[k]! - back);
    out[at.origin + k] = origin;
    if (out[at.kind] !== 0) out[at.target + k] = way < 3 ? by * power : by;
    else out[at.target + k] = way < 3 ? finite(origin + pick(random, [1, 50, 200]) * by * unit) : to[k]!;
  }
  // One coordinate that is next to nothing beside the others.
  if (random.oneIn(8)) {
    const k = random.below(3);
    const beside = out[at.kind] === 0 ? out[at.origin + k]! : 0;
    out[at.target + k] = stepUlps(beside, random.sign());
  }
}

const common = { area: 'spatial', coded: true } as const;
const classes = ['none', 'some', 'all'];
const flat = (list: Float64Array) => Array.from(list);

/** What a segment, ray or line meets among hundreds of boxes. */
export const boxesAlongQuestion: Question = {
  ...common,
  name: 'boxesAlong',
  layout: layoutOf(3, ...listParts(MOST_MET), ...linearParts()),
  families: familiesBy((random, out) => {
    out[MANY.count] = random.oneIn(2) ? random.between(1, 60) : random.between(61, MOST_MET);
    fillLinear(random, out, ALONG, patternBoxes(out));
  }),
  subject: boxesAlongSubject,
  referee: boxesAlongReferee,
  form: '<none|some|all> <list> asked:<list> first:<i|->',
  note: 'the boxes that are met, by where the line comes in, then by number; those that a test is asked for until no box that is left begins before the least answer, and the one with the least. The test says nothing of each third box, and of the others where the line crosses the farther side along the axis of the most way (of box 1, 4, 7, ... the nearest double to that). For a segment the target is its end, for a ray or line the direction',
  classes,
  shapes: shapesBy('boxes line', (v) => [flat(patternBoxes(v)), linearAt(v, ALONG)]),
};

/** What is near to a point among hundreds of boxes. */
export const boxesNearQuestion: Question = {
  ...common,
  name: 'boxesNear',
  layout: layoutOf(
    3,
    ...listParts(MOST_MET),
    integer('k', 0, MOST_MET, 'how many of the nearest'),
    point('point'),
    length('radius'),
  ),
  families: familiesBy((random, out) => {
    out[MANY.count] = random.oneIn(2) ? random.between(1, 60) : random.between(61, MOST_MET);
    fillAsked(random, out);
    out[NEAR.k] = Math.min(out[NEAR.k]!, MOST_MET);
    if (random.oneIn(3))
      placeAmong(random, patternBoxes(out)).forEach((x, k) => {
        out[NEAR.point + k] = x;
      });
  }),
  subject: boxesNearSubject,
  referee: boxesNearReferee,
  form: '<none|some|all> <list> nearest:<list> asked:<list> first:<i|->',
  note: 'the boxes within the distance, ascending; the k nearest ones, by distance, then by number; those that a caller is asked for until no box that is left is nearer than the least answer, and the one with the least. The caller says nothing of each third box, and of the others the square of the distance of the least corner (of box 1, 4, 7, ... the nearest double to that)',
  classes,
  shapes: shapesBy('boxes k point radius', (v) => [
    flat(patternBoxes(v)),
    v[NEAR.k]!,
    pointAt(v, NEAR.point),
    v[NEAR.radius]!,
  ]),
};

/** What is found in a tree whose boxes come, move and go. */
export const changedTreeQuestion: Question = {
  ...common,
  name: 'changedTree',
  layout: layoutOf(
    3,
    ...listParts(MOST_MOVING),
    box('box'),
    integer('steps', 0, MOST_STEPS, 'how much is done'),
    ...linearParts(),
    point('point'),
    length('radius'),
  ),
  families: familiesBy((random, out) => {
    out[MANY.count] = random.oneIn(2) ? random.between(1, 80) : random.between(81, MOST_MOVING);
    const boxes = patternBoxes(out);
    fillBox(random, out, MANY.box, boxes);
    out[STEPS] = random.oneIn(8) ? random.below(3) : random.between(20, MOST_STEPS);
    fillLinear(random, out, CHANGED, boxes);
    placeAmong(random, boxes).forEach((x, k) => {
      out[CHANGED.point + k] = x;
    });
    out[CHANGED.radius] = pick(random, [0, 1, 3, 5, 7, 100]) * scaleByPowerOfTwo(1, out[MANY.exponent]!);
  }),
  subject: changedTreeSubject,
  referee: changedTreeReferee,
  form: '<none|some|all> <list> within:<list> of:<i>',
  note: 'boxes have labels, those of the list their numbers, later ones the next number. At the end the labels of those that the segment, ray or line meets and of those within the distance, ascending, and how many are left',
  classes,
  shapes: shapesBy('boxes steps line point radius', (v) => [
    flat(manyBoxes(v)),
    stepsOf(v).map((step) => ('box' in step ? { ...step, box: flat(step.box) } : { ...step })),
    linearAt(v, CHANGED),
    pointAt(v, CHANGED.point),
    v[CHANGED.radius]!,
  ]),
};

/** Questions on trees of boxes. */
export const boxTreeQuestions: readonly Question[] = [
  boxesAlongQuestion,
  boxesNearQuestion,
  changedTreeQuestion,
];
