import { tetrahedronKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against a tetrahedron, flat ones included. */
export const linearTetrahedronQuestions = linearQuestions(tetrahedronKind);
