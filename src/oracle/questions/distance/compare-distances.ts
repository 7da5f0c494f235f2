import type { Random } from '../../cases/random.js';
import { compareDistancesReferee } from '../../referees/shapes/distance/compare-distances.js';
import { compareDistancesSubject } from '../../subjects/distance/compare-distances.js';
import { disturbed } from '../boxes/families.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, length, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { scaledFamily } from './scaled.js';

const layout = layoutOf(3, ...points('p first.start first.end q second.start second.end'), length('radius'));

/** Heights and ends at distances whose squares are those of integers: legs of right triangles. */
const LEGS = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 6, 10],
  [0, 5, 5],
] as const;

/** A point, a step away from a segment or its end: `height` across it, at `along` its start. */
function fillOne(random: Random, out: Float64Array, at: number): number {
  const [x, y, length] = LEGS[random.below(LEGS.length)]!;
  const axis = random.below(3);
  const place = (i: number, vector: readonly number[]) => {
    for (let k = 0; k < 3; k++) out[at + 3 * i + ((k + axis) % 3)] = vector[k]!;
  };
  // Beyond the end (length), or across the segment (y).
  const isBeyond = random.oneIn(2);
  place(1, [0, 0, 0]);
  place(2, [isBeyond ? -random.between(0, 4) : 6, 0, 0]);
  place(0, isBeyond ? [x, y, 0] : [random.between(0, 6), y, 0]);
  return isBeyond ? length : y;
}

const equal: QuestionFamily = {
  name: 'equal-distances',
  summary: 'integers whose distances are integers, often equal, and the radius one of them',
  fill(random, out) {
    const [a, b] = [fillOne(random, out, 0), fillOne(random, out, 9)];
    out[18] = random.oneIn(2) ? a : b;
  },
};

/** The order of two distances. */
export const compareDistancesQuestion: Question = {
  name: 'compareDistances',
  area: 'distance',
  layout,
  families: [equal, disturbed(equal), scaledFamily([equal], layout)],
  subject: compareDistancesSubject,
  referee: compareDistancesReferee,
  form: '<-1|0|1> <sign>',
  classes: ['-1', '0', '1'],
  note: 'the order of the distances of p from the first segment and of q from the second one, then that of the first and the radius',
  laws: [scaling(layout), axisCycle(layout)],
};
