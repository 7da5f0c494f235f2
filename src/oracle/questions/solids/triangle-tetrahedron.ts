import {
  triangleIntersectsTetrahedron,
  triangleTetrahedron,
} from '../../../spatial/convex/triangle-tetrahedron.js';
import { polygonShape, tetrahedronShape } from '../../referees/shapes/shape.js';
import { exact, pointsAt } from '../../referees/shapes/vectors.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { triangleOf } from '../triangles/shapes.js';
import { meeting } from '../yes.js';
import { containedText, exactContainedText } from './contained.js';
import { tetrahedronKind } from './kinds.js';
import { disturbed } from './linear.js';
import { tetrahedronOf } from './shapes.js';

const layout = layoutOf(
  3,
  ...points('triangle.a triangle.b triangle.c tetrahedron.a tetrahedron.b tetrahedron.c tetrahedron.d'),
);

const landmarks: QuestionFamily = {
  name: 'landmarks',
  summary: 'corners of the triangle at vertices and middles of the tetrahedron, or a small step from there',
  fill(random, out) {
    tetrahedronKind.fill(random, out, 9);
    for (let i = 0; i < 9; i += 3) out.set(tetrahedronKind.landmark(random, out, 9), i);
    for (let i = 0; i < 9; i++) if (random.oneIn(4)) out[i] = out[i]! + random.between(-2, 2);
  },
};

const lattice: QuestionFamily = {
  name: 'small-lattice-3',
  summary: 'integer coordinates up to 3',
  fill(random, out) {
    tetrahedronKind.fill(random, out, 9);
    for (let i = 0; i < 9; i++) out[i] = random.between(-3, 3);
  },
};

/** A triangle and a tetrahedron, both degenerate or not. Referee: the rational hull clipped by planes. */
export const triangleTetrahedronQuestion: Question = {
  name: 'triangleTetrahedron',
  area: 'spatial',
  layout,
  families: [landmarks, lattice, disturbed(landmarks)],
  subject(v) {
    const [triangle, tetrahedron] = [triangleOf(v, 0), tetrahedronOf(v, 9)];
    const found = triangleTetrahedron(triangle, tetrahedron);
    const differs = triangleIntersectsTetrahedron(triangle, tetrahedron) === (found.relation === 'disjoint');
    return containedText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const triangle = polygonShape(pointsAt(values, 3, 0, 3));
    return exactContainedText(triangle, tetrahedronShape(pointsAt(values, 3, 9, 4)));
  },
  form: '<relation> <containment> <A/B>*',
  classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
  ...meeting('the closed triangle and the closed tetrahedron'),
  laws: [scaling(layout), axisCycle(layout)],
};
