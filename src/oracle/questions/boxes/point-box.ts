import { pointBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { pointBoxSubject } from '../../subjects/boxes/pairs.js';
import { scaling } from '../laws.js';
import { box, layoutOf, point } from '../layout.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { lattice, stretched } from './families.js';

const layout = layoutOf(3, point('point'), box('box'));

/** Where a point lies to a box. */
export const pointBoxQuestion: Question = {
  name: 'pointBox',
  area: 'spatial',
  layout,
  families: [lattice(9), stretched(lattice(9), 9)],
  subject: pointBoxSubject,
  referee: pointBoxReferee,
  form: '<inside|boundary|outside> <feature>',
  classOf: (answer) => answer.replace(/\d+$/, ''),
  classes: ['outside -', 'boundary v', 'boundary e', 'boundary f', 'inside in'],
  ...containing('box'),
  laws: [scaling(layout)],
};
