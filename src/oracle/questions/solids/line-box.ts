import { boxKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against an axis-aligned box, flat ones included. */
export const linearBoxQuestions = linearQuestions(boxKind);
