import { boxKind } from './kinds.js';
import { linearQuestions } from './linear.js';

/** Line, ray and segment against an axis-aligned box, flat ones included. Referee: clipping against the rational hull. */
export const linearBoxQuestions = linearQuestions(boxKind);
