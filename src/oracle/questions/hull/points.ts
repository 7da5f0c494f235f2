import { countedPoints } from '../../cases/shapes.js';
import { affineHullReferee, supportVertexReferee } from '../../referees/shapes/hull.js';
import { affineHullSubject, supportVertexSubject } from '../../subjects/hull.js';
import { lattice } from '../boxes/families.js';
import { axisCycle, scaling } from '../laws.js';
import { direction, integer, layoutOf, points } from '../layout.js';
import { shapesBy, shapesFrom } from '../layout-shapes.js';
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

const layout = layoutOf(
  3,
  direction('direction'),
  ...points('points.0 points.1 points.2 points.3 points.4 points.5'),
);

/** The first of the nearest, the first of the farthest and all of the farthest of points in a direction. */
export const supportVertexQuestion: Question = {
  name: 'supportVertex',
  note: 'the first of the nearest points along the direction, the first of the farthest, all of the farthest',
  area: 'spatial',
  layout,
  families: [lattice(21)],
  subject: supportVertexSubject,
  referee: supportVertexReferee,
  form: '<single|several> <i> <i> <list>',
  classes: ['single', 'several'],
  shapes: shapesFrom(layout, 'points direction'),
  laws: [scaling(layout), axisCycle(layout)],
};
