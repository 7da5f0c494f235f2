import { tetrahedronKind } from './kinds.js';
import { linearQueries } from './linear.js';

/** Line, ray and segment against a tetrahedron, flat ones included. Referee: clipping against the rational hull. */
export const linearTetrahedronQueries = linearQueries(tetrahedronKind);
