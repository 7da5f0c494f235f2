import { triangleOrientedBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { triangleOrientedBoxSubject } from '../../subjects/boxes/pairs.js';
import { layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import {
  disturbed,
  fillOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
  smallVector,
} from './families.js';
import { renumberingOfTriangle, triangleBoxParts } from './triangle-box.js';
import { throughTheMiddle } from './triangle-families.js';

const layout = layoutOf(3, ...points('triangle.a triangle.b triangle.c'), ...orientedBoxParts('box'));

const throughFeature: QuestionFamily = {
  name: 'through-a-feature',
  summary: "the triangle's plane, edge or corner goes through a corner or the middle of an edge or face",
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    if (random.oneIn(4)) rotateOrientedBox(random, out, 9);
    const p = pointOfOrientedBox(random, out, 9);
    const [u, v] = [smallVector(random), smallVector(random)];
    if (random.oneIn(2)) for (let i = 0; i < 3; i++) u[i] = out[12 + i]!;
    for (let k = 0; k < 3; k++) {
      const [s, t] = [random.between(-2, 2), random.between(-2, 2)];
      for (let i = 0; i < 3; i++) out[3 * k + i] = p[i]! + s * u[i]! + t * v[i]!;
    }
  },
};

const small: QuestionFamily = {
  name: 'small-integers',
  summary: 'small integer triangles and boxes',
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    for (let i = 0; i < 9; i++) out[i] = random.between(-2, 2);
  },
};

const throughMiddle = throughTheMiddle((random, out) => {
  fillOrientedBox(random, out, 9);
  return pointOfOrientedBox(random, out, 9);
});

/** Small flat boxes and triangles in a plane of two axes. */
const inPlane: QuestionFamily = {
  name: 'in-a-plane',
  summary: 'a flat box, often a segment or a point, and a triangle in its plane, of small integers',
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    const axis = random.below(3);
    out[21 + axis] = 0;
    if (random.oneIn(2)) out[21 + ((axis + 1) % 3)] = 0;
    if (random.oneIn(6)) out[21 + ((axis + 2) % 3)] = 0;
    const [u, v] = [12 + 3 * ((axis + 1) % 3), 12 + 3 * ((axis + 2) % 3)];
    const last = (axis + 2) % 3;
    if (random.oneIn(8)) {
      // The segment that the box is: both ends, and one of them or the middle.
      out[21 + ((axis + 1) % 3)] = 0;
      [-1, 1, random.between(-1, 1)].forEach((t, k) => {
        for (let i = 0; i < 3; i++)
          out[3 * k + i] = out[9 + i]! + t * out[21 + last]! * out[12 + 3 * last + i]!;
      });
      return;
    }
    const wide = random.between(1, 3);
    for (let k = 0; k < 3; k++) {
      const [s, t] = [random.between(-wide, wide), random.between(-wide, wide)];
      for (let i = 0; i < 3; i++) out[3 * k + i] = out[9 + i]! + s * out[u + i]! + t * out[v + i]!;
    }
  },
};

/** A triangle and an oriented box. */
export const triangleOrientedBoxQuestion: Question = {
  name: 'triangleOrientedBox',
  ...triangleBoxParts,
  hot: true,
  layout,
  families: [throughFeature, throughMiddle, inPlane, small, disturbed(throughFeature)],
  accepts: (v) => independentAxes(v, 9),
  subject: triangleOrientedBoxSubject,
  referee: triangleOrientedBoxReferee,
  ...meeting('the closed triangle and the closed oriented box'),
  laws: renumberingOfTriangle,
};
