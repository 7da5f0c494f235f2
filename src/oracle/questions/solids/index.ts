import type { Question } from '../question.js';
import { alongLineQuestion } from './along-line.js';
import { convexConvexQuestion } from './convex-pair.js';
import { halfSpacePairQuestions } from './half-space-pairs.js';
import { linearFrustumQuestions, linearKDopQuestions } from './half-spaces.js';
import { boxKind, convexPolyhedronKind, hullKind, orientedBoxKind, tetrahedronKind } from './kinds.js';
import { linearQuestions } from './linear.js';
import { planeSolidQuestions } from './plane-solids.js';
import { pointAndPolyhedronQuestions } from './points.js';
import {
  convexPolyhedronConvexPolyhedronQuestion,
  hullHullQuestion,
  tetrahedronTetrahedronQuestion,
} from './polyhedron-pair.js';
import { triangleSolidQuestions, triangleTetrahedronQuestion } from './triangle-solids.js';

/** The queries of this folder. */
export const solidsQuestions: readonly Question[] = [
  ...pointAndPolyhedronQuestions,
  ...[boxKind, orientedBoxKind, tetrahedronKind, convexPolyhedronKind, hullKind].flatMap(linearQuestions),
  ...linearKDopQuestions,
  ...linearFrustumQuestions,
  tetrahedronTetrahedronQuestion,
  convexPolyhedronConvexPolyhedronQuestion,
  hullHullQuestion,
  triangleTetrahedronQuestion,
  ...triangleSolidQuestions,
  ...planeSolidQuestions,
  ...halfSpacePairQuestions,
  alongLineQuestion,
  convexConvexQuestion,
];
