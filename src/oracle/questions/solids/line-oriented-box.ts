import { orientedBoxKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against a parallelepiped, flat ones included. */
export const linearOrientedBoxQuestions = linearQuestions(orientedBoxKind);
