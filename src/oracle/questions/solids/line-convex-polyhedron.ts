import { convexPolyhedronKind } from './kinds.js';
import { linearQueries } from './linear.js';

/** Line, ray and segment against a convex polyhedron. Referee: clipping against the rational hull. */
export const linearConvexPolyhedronQueries = linearQueries(convexPolyhedronKind);
