import {
  triangleBox,
  triangleIntersectsBox,
  triangleIntersectsBoxAt,
} from '../../../spatial/boxes/triangle-box.js';
import { relation } from '../../referees/shapes/contact.js';
import { contains, hullOf, polygonShape } from '../../referees/shapes/shape.js';
import { exact, pointsAt, rational } from '../../referees/shapes/vectors.js';
import { axisCycle, reordering, scaling } from '../laws.js';
import { box, layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { disturbed, lattice, smallVector, stretched } from './families.js';
import { boxOf, exactBox, pointOf } from './shapes.js';

const layout = layoutOf(3, ...points('triangle.a triangle.b triangle.c'), box('box'));

const throughCorner: QuestionFamily = {
  name: 'through-a-corner',
  summary:
    'the plane of the triangle, or an edge, goes through a point of the box with coordinates of its corners',
  fill(random, out) {
    const [low, high, u, v] = [
      smallVector(random, 3),
      smallVector(random, 3),
      smallVector(random),
      smallVector(random),
    ];
    const weights = Array.from({ length: 6 }, () => random.between(-2, 2));
    for (let i = 0; i < 3; i++) {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      const at = (random.oneIn(2) ? low : high)[i]!;
      for (let k = 0; k < 3; k++) out[3 * k + i] = at + weights[2 * k]! * u[i]! + weights[2 * k + 1]! * v[i]!;
    }
    out.set([...low, ...high], 9);
  },
};

/** Renumbering the triangle's corners changes nothing. */
const renumbering = [3, 4, 5, 6, 7, 8, 0, 1, 2, 9, 10, 11, 12, 13, 14];
const turning = [3, 4, 5, 0, 1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** A triangle and a box: relation and containment. Referee: clipping in rationals. */
export const triangleBoxQuestion: Question = {
  name: 'triangleBox',
  note: 'contained: all of the triangle lies in the closed box',
  area: 'spatial',
  hot: true,
  layout,
  families: [throughCorner, lattice(15), stretched(lattice(15), 15), disturbed(throughCorner)],
  subject(v) {
    const triangle = { a: pointOf(v, 0), b: pointOf(v, 3), c: pointOf(v, 6) };
    const found = triangleBox(triangle, boxOf(v, 9));
    const meet = found.relation !== 'disjoint';
    const differs =
      triangleIntersectsBox(triangle, boxOf(v, 9)) !== meet ||
      triangleIntersectsBoxAt(v, 0, 1, 2, v.subarray(9), 0) !== meet;
    return `${found.relation}${found.contained ? ' contained' : ''}${differs ? ' BOOLEAN DIFFERS' : ''}`;
  },
  referee(v) {
    const values = exact(v);
    const corners = pointsAt(values, 3, 0, 3);
    const shape = exactBox(values, 9);
    const contained = corners.every((p) => contains(hullOf(shape), rational(p)));
    return relation(polygonShape(corners), shape) + (contained ? ' contained' : '');
  },
  form: '<relation> | <relation> contained',
  classes: ['disjoint', 'touching', 'crossing', 'overlapping', 'touching contained', 'overlapping contained'],
  classOf: (answer) => answer,
  ...meeting('the closed triangle and the closed box'),
  laws: [
    scaling(layout),
    axisCycle(layout),
    reordering('renumbering', renumbering, (answer) => answer),
    reordering('turning', turning, (answer) => answer),
  ],
};
