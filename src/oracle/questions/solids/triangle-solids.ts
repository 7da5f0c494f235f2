import { withContainment } from '../../answers/text.js';
import { hullOf } from '../../cases/hulls.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { triangleOf } from '../../cases/shapes.js';
import {
  triangleConvexPolyhedronReferee,
  triangleHullReferee,
  triangleTetrahedronReferee,
} from '../../referees/shapes/solids/pairs.js';
import {
  triangleConvexPolyhedronSubject,
  triangleHullSubject,
  triangleTetrahedronSubject,
} from '../../subjects/solids/pairs.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { renumbering } from '../triangles/laws.js';
import { meeting } from '../yes.js';
import { convexPolyhedronKind, hullKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import { flattenPolyhedron } from './polyhedra.js';

/** Laws for answers without a containment, which none of them changes. */
export function besideContainment(laws: readonly Law[]): Law[] {
  return laws.map(({ name, vary }) => ({
    name,
    vary(values, random) {
      const variation = vary(values, random);
      if (variation === undefined) return undefined;
      const expected = (answer: string) => {
        const [relation, word, ...rest] = answer.split(' ');
        // Neither relation nor containment: what was asked is no solid.
        if (word === undefined) return variation.expected(answer);
        return withContainment(variation.expected([relation, ...rest].join(' ')), word);
      };
      return { values: variation.values, expected };
    },
  }));
}

/** Where the solid's values start. */
const SOLID = 9;
const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function familiesOf(kind: SolidKind): QuestionFamily[] {
  const landmarks: QuestionFamily = {
    name: 'landmarks',
    summary: 'corners of the triangle at vertices and middles of the solid, or a small step from there',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      for (let i = 0; i < SOLID; i += 3) out.set(kind.landmark(random, out, SOLID), i);
      for (let i = 0; i < SOLID; i++) if (random.oneIn(4)) out[i] = out[i]! + random.between(-2, 2);
    },
  };
  const lattice: QuestionFamily = {
    name: 'small-lattice-3',
    summary: 'triangles of integer coordinates up to 3',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      if (kind === convexPolyhedronKind && random.oneIn(4)) flattenPolyhedron(out, SOLID);
      for (let i = 0; i < SOLID; i++) out[i] = random.between(-3, 3);
    },
  };
  const through: QuestionFamily = {
    name: 'through-the-middle',
    summary: 'large triangles around a landmark of the solid: sections with many corners',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      const p = kind.landmark(random, out, SOLID);
      const [u, v] = [0, 1].map(() => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)]);
      const corners = [
        [random.between(1, 4), random.between(-3, 0)],
        [random.between(-3, 0), random.between(1, 4)],
        [random.between(-3, 0), random.between(-3, 0)],
      ];
      corners.forEach(([s, t], k) => {
        for (let i = 0; i < 3; i++) out[3 * k + i] = p[i]! + s! * u![i]! + t! * v![i]!;
      });
    },
  };
  return [landmarks, lattice, through, disturbed(landmarks)];
}

const polyhedronShapes = shapesBy(
  'triangle polyhedron',
  (v) => [triangleOf(v, 0), polyhedronOf(v, SOLID)] as const,
);

/** A triangle and a convex polyhedron. */
const triangleConvexPolyhedronQuestion: Question = {
  name: 'triangleConvexPolyhedron',
  area: 'spatial',
  layout: layoutOf(3, ...points('triangle.a triangle.b triangle.c'), ...convexPolyhedronKind.parts),
  families: familiesOf(convexPolyhedronKind),
  subject: triangleConvexPolyhedronSubject,
  referee: triangleConvexPolyhedronReferee,
  form: '<relation> <containment> <A/B>* | rejected',
  classes: [...classes, 'rejected'],
  ...meeting('the closed triangle and the closed convex polyhedron', 'rejected'),
  shapes: polyhedronShapes,
  coded: true,
  laws: besideContainment(renumbering(0, 'a', true)),
};

const hullLayout = layoutOf(3, ...points('triangle.a triangle.b triangle.c'), ...hullKind.parts);

/** A triangle and a hull of points. */
const triangleHullQuestion: Question = {
  name: 'triangleHull',
  area: 'spatial',
  layout: hullLayout,
  families: familiesOf(hullKind),
  subject: triangleHullSubject,
  referee: triangleHullReferee,
  form: '<relation> <containment> <A/B>*',
  classes,
  ...meeting('the closed triangle and the closed hull'),
  shapes: shapesBy('triangle hull', (v) => [triangleOf(v, 0), hullOf(v, SOLID)] as const),
  laws: [scaling(hullLayout)],
};

export const triangleSolidQuestions: readonly Question[] = [
  triangleConvexPolyhedronQuestion,
  triangleHullQuestion,
];

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
