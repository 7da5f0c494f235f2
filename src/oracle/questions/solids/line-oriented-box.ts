import { orientedBoxKind } from './kinds.js';
import { linearQueries } from './linear.js';

/** Line, ray and segment against a parallelepiped, flat ones included. Referee: clipping against the rational hull. */
export const linearOrientedBoxQueries = linearQueries(orientedBoxKind);
