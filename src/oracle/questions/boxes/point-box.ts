import { referee } from '../../referees/shapes/boxes/point-box.js';
import { subject } from '../../subjects/boxes/point-box.js';
import { scaling } from '../laws.js';
import { box, layoutOf, point } from '../layout.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { lattice, stretched } from './families.js';

const layout = layoutOf(3, point('point'), box('box'));

/** A point and a box: the feature at the point. */
export const pointBoxQuestion: Question = {
  name: 'pointBox',
  area: 'spatial',
  layout,
  families: [lattice(9), stretched(lattice(9), 9)],
  subject,
  referee,
  form: '<outside|vertex|edge|face|interior> <feature>',
  classes: ['outside', 'vertex', 'edge', 'face', 'interior'],
  ...containing('box'),
  laws: [scaling(layout)],
};
