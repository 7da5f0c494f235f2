import { pointOrientedBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { pointOrientedBoxSubject } from '../../subjects/boxes/pairs.js';
import { layoutOf, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { containing } from '../yes.js';
import {
  disturbed,
  fillOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
} from './families.js';

const layout = layoutOf(3, point('point'), ...orientedBoxParts('box'));

const onFeatures: QuestionFamily = {
  name: 'on-features',
  summary: 'a corner of an integer box, the middle of an edge or face, or a point nearby',
  fill(random, out) {
    fillOrientedBox(random, out, 3);
    out.set(pointOfOrientedBox(random, out, 3));
    if (random.oneIn(3)) for (let i = 0; i < 3; i++) out[i] = out[i]! + random.between(-1, 1);
  },
};

const rotated: QuestionFamily = {
  name: 'rotated-boxes',
  summary: 'the same point of a box with rounded rotated axes, as rounded',
  fill(random, out) {
    fillOrientedBox(random, out, 3);
    rotateOrientedBox(random, out, 3);
    out.set(pointOfOrientedBox(random, out, 3));
  },
};

/** Where a point lies to an oriented box. */
export const pointOrientedBoxQuestion: Question = {
  name: 'pointOrientedBox',
  area: 'spatial',
  layout,
  families: [onFeatures, disturbed(onFeatures), rotated, unitVectors(layout)],
  accepts: (v) => independentAxes(v, 3),
  subject: pointOrientedBoxSubject,
  referee: pointOrientedBoxReferee,
  form: '<inside|boundary|outside> <feature>',
  classOf: (answer) => answer.replace(/\d+$/, ''),
  classes: ['outside -', 'boundary v', 'boundary e', 'boundary f', 'inside in'],
  ...containing('oriented box'),
};
