import { convexPolyhedronKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against a convex polyhedron. */
export const linearConvexPolyhedronQuestions = linearQuestions(convexPolyhedronKind);
