/** Buffers of polygons and lines, which are judged by distances. */
import {
  BUFFER_FAMILIES,
  BUFFER_SIDES,
  BUFFERED,
  bufferCaseOf,
  drawBuffered,
  drawDistance,
  FINEST,
  isBufferModerate,
  lineBufferOf,
  MOST_QUARTERS,
} from '../../cases/polygon-sets/buffers.js';
import { operandAt } from '../../cases/polygon-sets/operands.js';
import {
  bufferReferee,
  checkBuffer,
  checkLineBuffer,
  lineBufferReferee,
} from '../../referees/shapes/polygon-sets/buffers.js';
import { bufferSubject, lineBufferSubject } from '../../subjects/polygon-sets/buffers.js';
import { integer, layoutOf, length } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { operandFamilies, operandParts } from './families.js';
import { given } from './given.js';

const layout = layoutOf(
  2,
  ...operandParts('v', BUFFERED),
  integer('quarters', -MOST_QUARTERS, MOST_QUARTERS, 'the distance, in quarters of the unit'),
  length('unit'),
  integer('fineness', 0, FINEST, 'the tolerance is the distance halved so often, or what doubles allow'),
  integer('side', 0, 1, BUFFER_SIDES.map((side, i) => `${i}: ${side}`).join(', ')),
);

/** Rings of other questions, with a distance that is a part of the width or height of two points. */
const ringFamilies = operandFamilies(0, [BUFFERED], (random, out, rings, map) => {
  const points = rings.flat();
  const [p, q] = [0, 1].map(() => map(points[random.below(points.length)] ?? [1, 0]));
  const apart = Math.abs(random.oneIn(2) ? p![0] - q![0] : p![1] - q![1]);
  const unit = apart > 0 && Number.isFinite(apart) ? apart : 1;
  drawDistance(random, out, random.oneIn(3) ? random.between(-2, 4) : random.between(-8, 8), unit);
});

const families: readonly QuestionFamily[] = [
  ...BUFFER_FAMILIES.map(({ name, summary, draw }) => ({
    name,
    summary,
    fill: (random: Parameters<QuestionFamily['fill']>[0], out: Float64Array) =>
      drawBuffered(draw, random, out),
  })),
  ...ringFamilies,
];

const ANSWER =
  'a construction: the answer is JSON, `{"rings":[[["x","y"],...],...],"deviation":d}`, exact coordinates as fractions, and is checked. With the side `outside`, it contains the true buffer of the distance, and is contained in that of the distance and d; with `inside`, it is contained in the true one, and contains that of the distance less d. Exactly, no part of its boundary is nearer to the shape than the lesser radius, all of it is within the greater one, and other points are on the side that their distances say';

const common = {
  area: 'planar',
  layout,
  families,
  accepts: isBufferModerate,
  coded: true,
} as const;

/** What is put around polygons, or left of them. */
const bufferQuestion: Question = {
  ...common,
  name: 'bufferPolygon2d',
  note: `${ANSWER}. The text says whether the polygons grow, and how many rings they have`,
  subject: bufferSubject,
  referee: bufferReferee,
  check: checkBuffer,
  form: '<nothing|grown|eroded|unchanged> <n>',
  classes: ['nothing', 'grown', 'eroded', 'unchanged'],
  shapes: shapesBy('polygons buffer', (v) => [given(operandAt(v, 0, BUFFERED)), bufferCaseOf(v)]),
};

/** What is put around lines. */
const lineBufferQuestion: Question = {
  ...common,
  name: 'bufferPolyline2d',
  note: `${ANSWER}. The shape is the rings as lines that do not close, the distance its size. The text says whether there are lines, or only points, and how many`,
  subject: lineBufferSubject,
  referee: lineBufferReferee,
  check: checkLineBuffer,
  form: '<nothing|lines|points> <n>',
  classes: ['nothing', 'lines', 'points'],
  shapes: shapesBy('lines buffer', (v) => {
    const { lines, ...buffer } = lineBufferOf(v);
    return [lines, buffer];
  }),
};

/** The questions of this file. */
export const bufferQuestions: readonly Question[] = [bufferQuestion, lineBufferQuestion];
