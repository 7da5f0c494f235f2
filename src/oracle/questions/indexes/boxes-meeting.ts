import { MEETING, MOST_MEETING, meetingShape } from '../../cases/boxes-meeting.js';
import { scaleByPowerOfTwo } from '../../cases/doubles.js';
import { SHAPE } from '../../cases/half-spaces.js';
import { MANY, patternBoxes } from '../../cases/indexes.js';
import type { Random } from '../../cases/random.js';
import { boxesMeetingReferee } from '../../referees/shapes/boxes-meeting.js';
import { boxesMeetingSubject } from '../../subjects/indexes/boxes-meeting.js';
import { fillMatrix } from '../boxes/frustum.js';
import { pick } from '../families/plant.js';
import { integer, layoutOf, number } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { placeAmong } from './box-trees.js';
import { familiesBy, listParts } from './many-boxes.js';

/** A frustum about a place among boxes: a cube, a pyramid, or an arbitrary matrix; moved, and scaled as they are. */
function fillFrustum(random: Random, out: Float64Array, boxes: Float64Array): void {
  const matrix = new Float64Array(SHAPE);
  if (random.oneIn(3)) fillMatrix(random, matrix);
  else {
    const size = pick(random, [1, 2, 8, 40]);
    for (let k = 0; k < 3; k++) matrix[5 * k] = 1;
    // W is a constant, or what is before the eye.
    if (random.oneIn(2)) matrix[15] = size;
    else matrix.set([1, size], 11);
    if (matrix[11] === 1) matrix.set([0, size, 0, size], 12);
  }
  // M (x - p): the last column less M p.
  const p = placeAmong(random, boxes);
  const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
  for (let i = 0; i < 4; i++) {
    let constant = matrix[12 + i]! * unit;
    for (let k = 0; k < 3; k++) {
      const coefficient = matrix[4 * k + i]!;
      out[MEETING.numbers + 4 * k + i] = coefficient;
      constant -= coefficient * p[k]!;
    }
    out[MEETING.numbers + 12 + i] = Number.isFinite(constant) ? constant : 0;
  }
}

/** The half-space behind a plane through a place among boxes, nearly; a normal is short, so that corners are on it. */
function fillHalfSpace(random: Random, out: Float64Array, boxes: Float64Array): void {
  const coefficients: readonly number[] = [0, 0, 1, -1, 2, -3, random.unit() - 0.5];
  const normal = [0, 1, 2].map(() => pick(random, coefficients));
  if (!normal.some((x) => x !== 0)) normal[random.below(3)] = 1;
  const at = placeAmong(random, boxes);
  const constant = -normal.reduce((sum, x, k) => sum + x * at[k]!, 0);
  out.set([...normal, Number.isFinite(constant) ? constant : 0], MEETING.numbers);
}

/** Which of some dozens of boxes meet a frustum, a sphere, a tetrahedron or a half-space. */
export const boxesMeetingQuestion: Question = {
  name: 'boxesMeeting',
  area: 'spatial',
  layout: layoutOf(
    3,
    ...listParts(MOST_MEETING),
    integer(
      'shape',
      0,
      4,
      '0: frustum from -w to w, 1: frustum from 0 to w, 2: sphere, 3: tetrahedron, 4: half-space',
    ),
    ...Array.from({ length: 16 }, (_, i) => number(`numbers.${i}`)),
  ),
  families: familiesBy((random, out) => {
    out[MANY.count] = random.between(1, MOST_MEETING);
    const boxes = patternBoxes(out);
    out[MEETING.kind] = random.below(5);
    if (out[MEETING.kind] === 4) fillHalfSpace(random, out, boxes);
    else if (out[MEETING.kind]! < 2) fillFrustum(random, out, boxes);
    else {
      for (let i = 0; i < 5; i++) out.set(placeAmong(random, boxes), MEETING.numbers + 3 * i);
      const unit = scaleByPowerOfTwo(1, out[MANY.exponent]!);
      if (out[MEETING.kind] === 2) out[MEETING.numbers + 3] = pick(random, [0, 1, 3, 5, 7, 13, 40]) * unit;
    }
  }),
  accepts: (v) => v[MEETING.kind] !== 4 || [0, 1, 2].some((k) => v[MEETING.numbers + k] !== 0),
  coded: true,
  subject: boxesMeetingSubject,
  referee: boxesMeetingReferee,
  form: '<none|some|all> <list>',
  note: 'the numbers of the boxes that have a common point with the shape. The numbers are a matrix column by column; or a center and a radius; or four corners; or a normal and a constant',
  classes: ['none', 'some', 'all'],
  shapes: shapesBy('boxes shape', (v) => [Array.from(patternBoxes(v)), meetingShape(v)]),
};
