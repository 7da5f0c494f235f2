import { countedPoints } from '../../cases/shapes.js';
import { affineHullReferee } from '../../referees/shapes/hull.js';
import { affineHullSubject } from '../../subjects/hull.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

const hullLayout = layoutOf(
  3,
  integer('count', 0, 6, 'how many of the points behind it count'),
  ...points('a b c d e f'),
);

/** The dimension of an affine hull. */
export const affineHullDimensionQuestion: Question = {
  name: 'affineHullDimension',
  area: 'spatial',
  layout: hullLayout,
  families: [
    {
      name: 'combinations',
      summary: 'integer combinations of few points',
      fill(random, out) {
        out[0] = random.between(0, 6);
        const spanned = random.between(0, 3);
        const base = Array.from({ length: 12 }, () => random.between(-3, 3));
        for (let at = 1; at < 19; at += 3) {
          for (let i = 0; i < 3; i++) out[at + i] = base[i]!;
          for (let k = 0; k < spanned; k++) {
            const factor = random.between(-2, 2);
            for (let i = 0; i < 3; i++) out[at + i] = out[at + i]! + factor * base[3 + 3 * k + i]!;
          }
        }
      },
    },
  ],
  shapes: shapesBy('points', (v) => [countedPoints(v)] as const),
  subject: affineHullSubject,
  referee: affineHullReferee,
  classes: ['-1', '0', '1', '2', '3'],
};
