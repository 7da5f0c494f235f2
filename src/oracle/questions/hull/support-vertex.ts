import { supportVertexReferee } from '../../referees/shapes/hull.js';
import { supportVertexSubject } from '../../subjects/hull.js';
import { lattice } from '../boxes/families.js';
import { axisCycle, scaling } from '../laws.js';
import { direction, layoutOf, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Question } from '../question.js';

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
