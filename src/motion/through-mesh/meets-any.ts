import { UNDECIDED } from '../../core/sign.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import type { SweptParts } from '../parts/exact-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { MeshParts } from './mesh-field.js';

/** Does a shape that moves meet one of some triangles at any time? */
export function meetsAny(
  hull: MovingHull,
  exact: SweptParts,
  { bvh, positions, indices }: MeshParts,
): boolean {
  const mayReach = (bounds: Float64Array, at: number): boolean => hull.enter(bounds, at) <= 1;
  return walkBoxes(bvh, mayReach, (place) => {
    const triangle = bvh.order[place]!;
    hull.place(positions, indices, triangle);
    const sign = hull.compareUntil(1);
    return sign === UNDECIDED ? exact.meets(triangle) : sign <= 0;
  });
}
