import { hullOf } from '../../cases/hulls.js';
import { polyhedronOf, templates } from '../../cases/polyhedra.js';
import { pointOf } from '../../cases/shapes.js';
import {
  pointConvexPolyhedronReferee,
  pointHullReferee,
  pointTetrahedronReferee,
  polyhedronConvexityReferee,
} from '../../referees/shapes/solids/pairs.js';
import {
  pointConvexPolyhedronSubject,
  pointHullSubject,
  pointTetrahedronSubject,
  polyhedronConvexitySubject,
} from '../../subjects/solids/points.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import { convexPolyhedronKind, hullKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import { fillPolyhedron, fillWithoutArea, polyhedronParts } from './polyhedra.js';

/** A point at a landmark of the solid, or near it. */
function atLandmarks(kind: SolidKind): QuestionFamily {
  return {
    name: 'landmarks',
    summary: 'vertices, middles of edges and faces, or a small step from there',
    fill(random, out) {
      kind.fill(random, out, 3);
      out.set(kind.landmark(random, out, 3), 0);
      for (let i = 0; i < 3; i++) if (random.oneIn(6)) out[i] = out[i]! + random.between(-1, 1);
    },
  };
}

/** The location, and on the boundary the type of the feature. */
const classOf = (answer: string) => {
  const [location, feature] = answer.split(' ');
  return location === 'boundary'
    ? { v: 'vertex', e: 'edge', f: 'face', i: 'flat' }[feature![0]!]!
    : location!;
};
const classes = ['outside', 'vertex', 'edge', 'face', 'inside'];

const tetrahedronLayout = layoutOf(
  3,
  point('point'),
  ...points('tetrahedron.a tetrahedron.b tetrahedron.c tetrahedron.d'),
);

/** A point and a tetrahedron. */
const pointTetrahedronQuestion: Question = {
  name: 'pointTetrahedron',
  area: 'spatial',
  layout: tetrahedronLayout,
  families: [atLandmarks(tetrahedronKind), disturbed(atLandmarks(tetrahedronKind))],
  subject: pointTetrahedronSubject,
  referee: pointTetrahedronReferee,
  form: '<location> <feature>',
  classes,
  classOf,
  ...containing('tetrahedron'),
  laws: [scaling(tetrahedronLayout), axisCycle(tetrahedronLayout)],
};

const polyhedronShapes = shapesBy('point polyhedron', (v) => [pointOf(v, 0), polyhedronOf(v, 3)] as const);

const { length: templateCount } = templates;

/** Faces all without area, vertices spanning space. */
const withoutArea: QuestionFamily = {
  name: 'without-area',
  summary: 'vertices that span space, and closed faces none of which has an area',
  fill: (random, out) => fillWithoutArea(random, out, 0),
};

const farWithoutArea: QuestionFamily = {
  name: 'without-area',
  summary: 'a point anywhere, and a polyhedron of closed faces none of which has an area',
  fill(random, out) {
    for (let i = 0; i < 3; i++) out[i] = random.between(-9, 9);
    fillWithoutArea(random, out, 3);
  },
};

/** A point and a convex polyhedron. */
const pointConvexPolyhedronQuestion: Question = {
  name: 'pointConvexPolyhedron',
  area: 'spatial',
  layout: layoutOf(3, point('point'), ...polyhedronParts('polyhedron', templateCount - 1)),
  families: [atLandmarks(convexPolyhedronKind), disturbed(atLandmarks(convexPolyhedronKind)), farWithoutArea],
  subject: pointConvexPolyhedronSubject,
  referee: pointConvexPolyhedronReferee,
  form: '<location> <feature> | rejected',
  classes: [...classes, 'rejected'],
  classOf,
  ...containing('convex polyhedron', 'rejected'),
  shapes: polyhedronShapes,
  coded: true,
};

const hullLayout = layoutOf(3, point('point'), ...hullKind.parts);

/** A point and a hull of points. */
const pointHullQuestion: Question = {
  name: 'pointHull',
  area: 'spatial',
  layout: hullLayout,
  families: [atLandmarks(hullKind), disturbed(atLandmarks(hullKind))],
  subject: pointHullSubject,
  referee: pointHullReferee,
  form: '<location> <feature>',
  classes,
  classOf,
  ...containing('hull'),
  shapes: shapesBy('point hull', (v) => [pointOf(v, 0), hullOf(v, 3)] as const),
  laws: [scaling(hullLayout)],
};

const anyTemplate: QuestionFamily = {
  name: 'frames',
  summary: 'all templates in frames of small integers',
  fill: (random, out) => fillPolyhedron(random, out, 0, templateCount - 1),
};

/** What a polyhedron is. */
const polyhedronConvexityQuestion: Question = {
  name: 'polyhedronConvexity',
  note: 'the first face that speaks against it',
  area: 'spatial',
  layout: layoutOf(3, ...polyhedronParts('polyhedron', templateCount - 1)),
  families: [anyTemplate, disturbed(anyTemplate), withoutArea],
  subject: polyhedronConvexitySubject,
  referee: polyhedronConvexityReferee,
  form: '<strictly-convex|convex|not-convex|not-planar|not-closed|flat> <i|->',
  classes: ['strictly-convex', 'convex', 'not-convex', 'not-planar', 'not-closed', 'flat'],
  shapes: shapesBy('polyhedron', (v) => [polyhedronOf(v, 0)] as const),
  coded: true,
  yes: 'the polyhedron has a volume, is closed, and all its faces are planar and convex with no vertex in front of them',
  holds: (answer) => answer.startsWith('convex') || answer.startsWith('strictly'),
};

export const pointAndPolyhedronQuestions: readonly Question[] = [
  pointTetrahedronQuestion,
  pointConvexPolyhedronQuestion,
  pointHullQuestion,
  polyhedronConvexityQuestion,
];
