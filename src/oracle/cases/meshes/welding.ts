/** Questions on a mesh that is welded: where the distance is among the values, and whether triangles are dropped. */
import { ALL, meshSize } from './values.js';

export const DISTANCE = meshSize(ALL);
export const DROPPING = DISTANCE + 1;
