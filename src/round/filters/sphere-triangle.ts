import type { Sphere, Triangle } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { allInFilter, pointInBallFilter } from './containment.js';
import { ballTriangleFilter } from './triangle.js';

/** The answer, if doubles tell. A ball with a radius is in no triangle. */
export function sphereTriangleFilter(sphere: Sphere, triangle: Triangle): BoundaryRelation | null {
  const gap = sphereTriangleGap(sphere, triangle);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  const { center, radius } = sphere;
  const { a, b, c } = triangle;
  return overlappingBoundaries(-1, allInFilter([a, b, c].map((p) => pointInBallFilter(p, center, radius))));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
export function sphereTriangleGap({ center, radius }: Sphere, { a, b, c }: Triangle): Sign | Undecided {
  return ballTriangleFilter(center, radius, a, b, c);
}
