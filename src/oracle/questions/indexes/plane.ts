import { scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import { askedLinear, MANY, MANY_ALONG, MOST_MANY, patternBoxes } from '../../cases/indexes.js';
import {
  MANY_PLANE,
  planeBox,
  planeBoxes,
  planeLinear,
  planePoint,
  planePoints,
} from '../../cases/plane-indexes.js';
import type { Random } from '../../cases/random.js';
import {
  boxTree2dReferee,
  kdTree2dReferee,
  uniformGridAlongReferee,
} from '../../referees/shapes/plane-indexes.js';
import { boxTree2dSubject, kdTree2dSubject, uniformGridAlongSubject } from '../../subjects/indexes/plane.js';
import { pick } from '../families/plant.js';
import { box, integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { familiesBy, listParts } from './many-boxes.js';

/** A coordinate of a corner of a box, or an ulp beside it. */
function coordinate(random: Random, boxes: Float64Array, one: number, k: number): number {
  const x = boxes[one + k + (random.oneIn(2) ? 2 : 0)]!;
  return random.oneIn(8) ? stepUlps(x, random.sign()) : x;
}

/** A point on or near a corner, a radius that is a distance of corners, a box and a target among the others. */
function fillAsked(random: Random, out: Float64Array, hasTarget: boolean): void {
  const boxes = planeBoxes(out);
  const any = () => 4 * random.below(boxes.length / 4);
  const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
  out[MANY_PLANE.k] = random.oneIn(4) ? random.between(0, MOST_MANY) : random.between(0, 12);
  const near = any();
  // Legs of lengths that are integers.
  const legs = pick(random, [
    [0, 0],
    [3, 4],
    [-4, 3],
    [5, -12],
    [0, -5],
    [0.5, 0.5],
  ]);
  const [one, other, end] = [any(), any(), any()];
  const isPoint = random.oneIn(3);
  for (let k = 0; k < 2; k++) {
    out[MANY_PLANE.point + k] = boxes[near + k]! + legs[k]! * unit;
    const from = coordinate(random, boxes, one, k);
    out[MANY_PLANE.box + k] = from;
    out[MANY_PLANE.box + 2 + k] = isPoint ? from : coordinate(random, boxes, other, k);
    if (hasTarget) out[MANY_PLANE.target + k] = coordinate(random, boxes, end, k);
  }
  out[MANY_PLANE.radius] = pick(random, [0, 1, 3, 5, 5, 13, 0.5, 100, 4096]) * unit;
  if (random.oneIn(6)) out[MANY_PLANE.radius] = stepUlps(out[MANY_PLANE.radius]!, random.sign());
  if (hasTarget) out[MANY_PLANE.isRay] = random.below(2);
}

const asked = [
  integer('k', 0, MOST_MANY, 'how many of the nearest'),
  point('point'),
  length('radius'),
  box('box'),
];
const listed = (list: Float64Array) => Array.from(list);
const common = { area: 'planar', coded: true, classes: ['none', 'some', 'all'] } as const;

/** What a k-d tree of the plane is asked. */
const kdTree2dQuestion: Question = {
  ...common,
  name: 'kdTree2dQueries',
  layout: layoutOf(2, ...listParts(), ...asked),
  families: familiesBy((random, out) => fillAsked(random, out, false), 'plane-'),
  subject: kdTree2dSubject,
  referee: kdTree2dReferee,
  form: '<none|some|all> <list> <list> <list>',
  note: 'the points within the distance (and whether they are none, some or all), the k nearest ones, the nearest first and equally near ones by number, and those in the box, ascending. The points are the lowest corners of the boxes of the pattern, without z',
  shapes: shapesBy('points k point radius box', (v) => [
    listed(planePoints(v)),
    v[MANY_PLANE.k]!,
    listed(planePoint(v)),
    v[MANY_PLANE.radius]!,
    listed(planeBox(v)),
  ]),
};

/** What a tree over boxes of the plane is asked. */
const boxTree2dQuestion: Question = {
  ...common,
  name: 'boxTree2dQueries',
  layout: layoutOf(
    2,
    ...listParts(),
    ...asked,
    point('target'),
    integer('ray', 0, 1, '0: a segment from the point to the target, 1: a ray along it, if it is not zero'),
  ),
  families: familiesBy((random, out) => fillAsked(random, out, true), 'plane-'),
  subject: boxTree2dSubject,
  referee: boxTree2dReferee,
  form: '<none|some|all> <list> <list> <list> <list>',
  note: 'the boxes that meet the box (and whether they are none, some or all) and those within the distance, ascending; the k nearest ones, the nearest first; those that the segment or ray meets, near to far; equal ones by number. The boxes are those of the pattern, without z',
  shapes: shapesBy('boxes k point radius box linear', (v) => {
    const { from, to, isRay } = planeLinear(v);
    const [start, end] = [listed(from), listed(to)];
    return [
      listed(planeBoxes(v)),
      v[MANY_PLANE.k]!,
      listed(planePoint(v)),
      v[MANY_PLANE.radius]!,
      listed(planeBox(v)),
      isRay ? { origin: start, direction: end } : { start, end },
    ];
  }),
};

/** A segment or ray from a corner of a box, or near it, to another one. */
function fillAlong(random: Random, out: Float64Array): void {
  // All boxes are met where there are few.
  if (random.oneIn(12)) out[MANY.count] = random.between(1, 2);
  const boxes = patternBoxes(out);
  const [one, other] = [6 * random.below(boxes.length / 6), 6 * random.below(boxes.length / 6)];
  const isRay = random.below(2);
  out[MANY_ALONG.isRay] = isRay;
  const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
  // Along one axis now and then: through a whole row of boxes.
  const only = random.oneIn(3) ? random.below(3) : -1;
  for (let k = 0; k < 3; k++) {
    const from = boxes[one + k + (random.oneIn(2) ? 3 : 0)]! + random.between(-2, 2) * unit;
    const to = boxes[other + k + (random.oneIn(2) ? 3 : 0)]!;
    out[MANY_ALONG.from + k] = random.oneIn(8) ? stepUlps(from, random.sign()) : from;
    if (only >= 0 && only !== k) out[MANY_ALONG.to + k] = isRay === 0 ? out[MANY_ALONG.from + k]! : 0;
    else out[MANY_ALONG.to + k] = isRay === 0 ? to : random.oneIn(3) ? 0 : random.oneIn(2) ? to - from : to;
  }
}

/** What a grid in space is asked along a segment or a ray. */
const uniformGridAlongQuestion: Question = {
  ...common,
  area: 'spatial',
  name: 'uniformGridAlong',
  layout: layoutOf(
    3,
    ...listParts(),
    point('from'),
    point('to'),
    integer('ray', 0, 1, '0: a segment to the second point, 1: a ray along it, if it is not zero'),
  ),
  families: familiesBy(fillAlong),
  subject: uniformGridAlongSubject,
  referee: uniformGridAlongReferee,
  form: '<none|some|all> <list>',
  note: 'the boxes that the segment or ray meets, near to far, those met in one point by number',
  shapes: shapesBy('boxes linear', (v) => {
    const { from, to, isRay } = askedLinear(v);
    const [start, end] = [listed(from), listed(to)];
    return [listed(patternBoxes(v)), isRay ? { origin: start, direction: end } : { start, end }];
  }),
};

/** Questions on hundreds of boxes and points of the plane, and on what a line meets of boxes in space. */
export const planeQuestions: readonly Question[] = [
  kdTree2dQuestion,
  boxTree2dQuestion,
  uniformGridAlongQuestion,
];
