import { UNDECIDED } from '../../core/sign.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import type { SweptParts } from '../parts/exact-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import type { TriangleField } from './mesh-field.js';

/** Does a shape that moves meet one of some triangles at any time? */
export function meetsAny(hull: MovingHull, exact: SweptParts, field: TriangleField): boolean {
  const { bvh } = field;
  const entries = field.entries(hull);
  const mayReach = (bounds: Float64Array, at: number): boolean => entries.enter(bounds, at) <= 1;
  return walkBoxes(bvh, mayReach, (place) => meetsTriangle(hull, exact, field, bvh.order[place]!));
}

function meetsTriangle(hull: MovingHull, exact: SweptParts, field: TriangleField, triangle: number): boolean {
  field.place(hull, triangle);
  // A name of its own: observe/cascades.ts looks for the text, and a bundler changes names that stand twice.
  const sweptSign = hull.compareUntil(1);
  if (sweptSign !== UNDECIDED) return sweptSign <= 0;
  return exact.meets(triangle);
}
