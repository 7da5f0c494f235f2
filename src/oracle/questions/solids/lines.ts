import { boxKind, convexPolyhedronKind, orientedBoxKind, tetrahedronKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against an axis-aligned box, flat ones included. */
export const linearBoxQuestions = linearQuestions(boxKind);

/** Line, ray and segment against a convex polyhedron. */
export const linearConvexPolyhedronQuestions = linearQuestions(convexPolyhedronKind);

/** Line, ray and segment against a parallelepiped, flat ones included. */
export const linearOrientedBoxQuestions = linearQuestions(orientedBoxKind);

/** Line, ray and segment against a tetrahedron, flat ones included. */
export const linearTetrahedronQuestions = linearQuestions(tetrahedronKind);
