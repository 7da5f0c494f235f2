/** A mesh, a ray or a segment, and a placement of the mesh, as flat values. */
import type { Ray, Segment } from '../../../core/shapes.js';
import { PLACEMENT_SIZE } from '../placements.js';
import { meshSize, SMALLER, vectorAt } from './values.js';

const first = meshSize(SMALLER);

/** Where the two vectors of the cast stand, the placement, and whether the cast is a segment (1) or a ray (0). */
export const PLACED_CAST = {
  from: first,
  to: first + 3,
  placement: first + 6,
  kind: first + 6 + PLACEMENT_SIZE,
};

/** The ray or the segment. */
export function placedCastOf(v: ArrayLike<number>): Ray | Segment {
  const [from, to] = [vectorAt(v, PLACED_CAST.from), vectorAt(v, PLACED_CAST.to)];
  return v[PLACED_CAST.kind] === 1 ? { start: from, end: to } : { origin: from, direction: to };
}
