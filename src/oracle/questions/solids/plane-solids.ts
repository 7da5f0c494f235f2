import { HULL_SIZE, hullOf } from '../../cases/hulls.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { planeOf } from '../../cases/shapes.js';
import {
  planeConvexPolyhedronReferee,
  planeHullReferee,
  planeTetrahedronReferee,
} from '../../referees/shapes/solids/pairs.js';
import {
  planeConvexPolyhedronSubject,
  planeHullSubject,
  planeTetrahedronSubject,
} from '../../subjects/solids/pairs.js';
import { reversal } from '../boxes/box.js';
import { scaling } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { convexPolyhedronKind, hullKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import { flattenPolyhedron } from './polyhedra.js';

const SOLID = 4;
const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function familiesOf(kind: SolidKind, flatten: (out: Float64Array, at: number) => void): QuestionFamily[] {
  const landmarks: QuestionFamily = {
    name: 'through-a-landmark',
    summary: 'the plane goes through a vertex or the middle of two, or a step beside it',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      if (random.oneIn(6)) flatten(out, SOLID);
      const p = kind.landmark(random, out, SOLID);
      const n = [random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)];
      if (random.oneIn(3)) n.fill(0)[random.below(3)] = random.sign();
      const at = n.reduce((sum, x, i) => sum + x * p[i]!, 0);
      out.set([...n, (random.oneIn(5) ? random.between(-2, 2) : 0) - at]);
    },
  };
  return [landmarks, disturbed(landmarks)];
}

function flattenTetrahedron(out: Float64Array, at: number): void {
  for (const i of [5, 8, 11]) out[at + i] = out[at + 2]!;
}

/** The plane seen from behind: all sides turn. */
export const fromBehind: Law = {
  ...reversal,
  vary: (values) => ({
    values: values.map((x, i) => (i < 4 ? -x : x)),
    expected: (answer) => answer.replace(/ -?1(?= |$)/, (side) => (side === ' 1' ? ' -1' : ' 1')),
  }),
};

const tetrahedronLayout = layoutOf(3, plane('plane'), ...tetrahedronKind.parts);

/** A plane and a tetrahedron. */
const planeTetrahedronQuestion: Question = {
  name: 'planeTetrahedron',
  area: 'spatial',
  layout: tetrahedronLayout,
  families: familiesOf(tetrahedronKind, flattenTetrahedron),
  subject: planeTetrahedronSubject,
  referee: planeTetrahedronReferee,
  form: '<relation> <side> <A/B sorted>*',
  classes,
  ...meeting('the plane and the closed tetrahedron'),
  laws: [scaling(tetrahedronLayout), fromBehind],
};

const polyhedronShapes = shapesBy(
  'plane polyhedron',
  (v) => [planeOf(v, 0), polyhedronOf(v, SOLID)] as const,
);

/** A plane and a convex polyhedron. */
const planeConvexPolyhedronQuestion: Question = {
  name: 'planeConvexPolyhedron',
  area: 'spatial',
  layout: layoutOf(3, plane('plane'), ...convexPolyhedronKind.parts),
  families: familiesOf(convexPolyhedronKind, flattenPolyhedron),
  subject: planeConvexPolyhedronSubject,
  referee: planeConvexPolyhedronReferee,
  form: '<relation> <side> <A/B sorted>* | rejected',
  classes: [...classes, 'rejected'],
  ...meeting('the plane and the closed convex polyhedron', 'rejected'),
  shapes: polyhedronShapes,
  coded: true,
  laws: [fromBehind],
};

/** All points in the plane of the first one. */
function flattenHull(out: Float64Array, at: number): void {
  for (let i = 3; i < HULL_SIZE; i += 3) out[at + i + 2] = out[at + 2]!;
}

const hullLayout = layoutOf(3, plane('plane'), ...hullKind.parts);

/** A plane and a hull of points. */
const planeHullQuestion: Question = {
  name: 'planeHull',
  area: 'spatial',
  layout: hullLayout,
  families: familiesOf(hullKind, flattenHull),
  subject: planeHullSubject,
  referee: planeHullReferee,
  form: '<relation> <side> <A/B sorted>*',
  classes,
  ...meeting('the plane and the closed hull'),
  shapes: shapesBy('plane hull', (v) => [planeOf(v, 0), hullOf(v, SOLID)] as const),
  laws: [scaling(hullLayout), fromBehind],
};

export const planeSolidQuestions: readonly Question[] = [
  planeTetrahedronQuestion,
  planeConvexPolyhedronQuestion,
  planeHullQuestion,
];
