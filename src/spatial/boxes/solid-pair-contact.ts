/** The contact of two boxes as solids, of which at least one is oriented: its vertices are no plain points. */
import type { ContactPoint } from '../../core/contact.js';
import { type PointLike3, threePlanesPoint } from '../../implicit/index.js';
import type { Solid } from '../convex/solid.js';
import { contactOf, distinctExtremes, type Extreme } from '../convex/solid-contact.js';
import { sideOfWall, type Wall } from '../convex/wall.js';

/**
 * The extreme points of what two boxes have in common, with both features, in no special order. Each is where three walls
 * meet, one of them at least of either box or all three of one; and it is told apart from others by the walls through it.
 */
export function boxPairContact(a: Solid, b: Solid): ContactPoint[] {
  const found: Extreme[] = [];
  const walls = [...a.walls, ...b.walls];
  for (let i = 0; i < walls.length; i++) {
    for (let j = i + 1; j < walls.length; j++) {
      if (areOpposite(i, j)) continue;
      for (let k = j + 1; k < walls.length; k++) {
        const extreme = areOpposite(j, k) ? undefined : extremeAt(walls[i]!, walls[j]!, walls[k]!, a, b);
        if (extreme !== undefined) found.push(extreme);
      }
    }
  }
  return contactOf(a, b, distinctExtremes(found));
}

/** Whether walls i and j are those of the two ends of an axis of a box, which are parallel. */
function areOpposite(i: number, j: number): boolean {
  return i >> 1 === j >> 1;
}

/** The point of three walls, if there is one and it lies in both solids. */
function extremeAt(p: Wall, q: Wall, r: Wall, a: Solid, b: Solid): Extreme | undefined {
  const point = threePlanesPoint(p.plane, q.plane, r.plane);
  if (point === null) return undefined;
  const tightA = tightAt(a, point);
  const tightB = tightA && tightAt(b, point);
  return tightA && tightB && { tightA, tightB, point };
}

/** The walls that a point of the solid lies on; undefined outside. */
function tightAt({ walls }: Solid, point: PointLike3): number[] | undefined {
  const tight: number[] = [];
  for (let i = 0; i < walls.length; i++) {
    const side = sideOfWall(walls[i]!, point);
    if (side > 0) return undefined;
    if (side === 0) tight.push(i);
  }
  return tight;
}
