import { convexPolyhedronKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against a convex polyhedron. Referee: clipping against the rational hull. */
export const linearConvexPolyhedronQuestions = linearQuestions(convexPolyhedronKind);
