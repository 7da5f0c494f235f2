import { triangleTetrahedronReferee } from '../../referees/shapes/solids/pairs.js';
import { triangleTetrahedronSubject } from '../../subjects/solids/pairs.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { tetrahedronKind } from './kinds.js';
import { disturbed } from './linear.js';

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

/** A triangle and a tetrahedron, both degenerate or not. */
export const triangleTetrahedronQuestion: Question = {
  name: 'triangleTetrahedron',
  area: 'spatial',
  layout,
  families: [landmarks, lattice, disturbed(landmarks)],
  subject: triangleTetrahedronSubject,
  referee: triangleTetrahedronReferee,
  form: '<relation> <containment> <A/B>*',
  classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
  ...meeting('the closed triangle and the closed tetrahedron'),
  laws: [scaling(layout), axisCycle(layout)],
};
