import { UNDECIDED } from '../../core/sign.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import type { SweptParts } from '../parts/exact-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { MeshParts } from './mesh-field.js';

/** Does a shape that moves meet one of some triangles at any time? */
export function meetsAny(hull: MovingHull, exact: SweptParts, mesh: MeshParts): boolean {
  const { bvh } = mesh;
  const mayReach = (bounds: Float64Array, at: number): boolean => hull.enter(bounds, at) <= 1;
  return walkBoxes(bvh, mayReach, (place) => meetsTriangle(hull, exact, mesh, bvh.order[place]!));
}

function meetsTriangle(
  hull: MovingHull,
  exact: SweptParts,
  { positions, indices }: MeshParts,
  triangle: number,
): boolean {
  hull.place(positions, indices, triangle);
  // A name of its own: observe/cascades.ts looks for the text, and a bundler changes names that stand twice.
  const sweptSign = hull.compareUntil(1);
  if (sweptSign !== UNDECIDED) return sweptSign <= 0;
  return exact.meets(triangle);
}
