import { boxKind } from './kinds.js';
import { linearQueries } from './linear.js';

/** Line, ray and segment against an axis-aligned box, flat ones included. Referee: clipping against the rational hull. */
export const linearBoxQueries = linearQueries(boxKind);
