import {
  triangleIntersectsOrientedBox,
  triangleIntersectsOrientedBoxAt,
  triangleOrientedBox,
} from '../../../spatial/boxes/triangle-oriented-box.js';
import { relation } from '../../referees/shapes/contact.js';
import { contains, hullOf, polygonShape, scaledShape } from '../../referees/shapes/shape.js';
import { exact, multiply, pointsAt, rational } from '../../referees/shapes/vectors.js';
import { reordering } from '../laws.js';
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
import { exactOrientedBox, independentAxes, orientedBoxOf, pointOf } from './shapes.js';

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

const others = Array.from({ length: 15 }, (_, i) => 9 + i);

/** A triangle and an oriented box: relation and containment. Referee: clipping in rationals. */
export const triangleOrientedBoxQuestion: Question = {
  name: 'triangleOrientedBox',
  note: 'contained: all of the triangle lies in the closed box',
  area: 'spatial',
  hot: true,
  layout,
  families: [throughFeature, small, disturbed(throughFeature)],
  accepts: (v) => independentAxes(v, 9),
  subject(v) {
    const [triangle, box] = [{ a: pointOf(v, 0), b: pointOf(v, 3), c: pointOf(v, 6) }, orientedBoxOf(v, 9)];
    const found = triangleOrientedBox(triangle, box);
    const meet = found.relation !== 'disjoint';
    const differs =
      triangleIntersectsOrientedBox(triangle, box) !== meet ||
      triangleIntersectsOrientedBoxAt(v, 0, 1, 2, v.subarray(9), 0) !== meet;
    return `${found.relation}${found.contained ? ' contained' : ''}${differs ? ' BOOLEAN DIFFERS' : ''}`;
  },
  referee(v) {
    const values = exact(v);
    const corners = pointsAt(values, 3, 0, 3);
    const shape = exactOrientedBox(values, 9);
    const contained = corners.every((p) => contains(hullOf(shape), rational(multiply(p, values.one))));
    return relation(scaledShape(polygonShape(corners), values.one), shape) + (contained ? ' contained' : '');
  },
  form: '<relation> | <relation> contained',
  classes: ['disjoint', 'touching', 'crossing', 'overlapping', 'touching contained', 'overlapping contained'],
  classOf: (answer) => answer,
  ...meeting('the closed triangle and the closed oriented box'),
  laws: [
    reordering('renumbering', [3, 4, 5, 6, 7, 8, 0, 1, 2, ...others], (answer) => answer),
    reordering('turning', [3, 4, 5, 0, 1, 2, 6, 7, 8, ...others], (answer) => answer),
  ],
};
