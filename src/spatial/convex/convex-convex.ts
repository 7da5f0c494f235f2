/** Two prepared convex shapes. */
import { rejectWords } from '../../core/arguments/index.js';
import { type Convex, setOf } from './convex.js';
import type { ConvexSet } from './engine/convex-set.js';
import { FrustumSet } from './engine/frustum-set.js';
import { haveVertexWithin } from './engine/separation.js';
import { extremePoints } from './engine/set-contact.js';
import { type ContainedContact, setContact } from './engine/triangle-set.js';
import { sideOfWall } from './engine/wall.js';

/** Both sets, checked; without an end can only be one of them. @throws RangeError naming the argument */
function bothSets(where: string, a: Convex, b: Convex): readonly [ConvexSet, ConvexSet] {
  const sets = [setOf(a), setOf(b)] as const;
  if (!sets.some(isBounded)) rejectWords(where, 'b', 'bounded, as a is not', 'a frustum without an end');
  return sets;
}

const isBounded = (set: ConvexSet): boolean => !(set instanceof FrustumSet) || set.isBounded;

/** Whether a face of one of them tells that they have no common point. */
const areApart = (a: ConvexSet, b: ConvexSet): boolean => isBehindWall(a, b) || isBehindWall(b, a);

/** Whether all of a bounded set is outside of one wall of the other. */
function isBehindWall({ walls }: ConvexSet, b: ConvexSet): boolean {
  return isBounded(b) && walls.some((wall) => b.vertices.every((v) => sideOfWall(wall, v) > 0));
}

/** How two prepared convex shapes, which have been checked, meet. @throws RangeError if both have no end */
export function preparedContact(where: string, a: Convex, b: Convex): ContainedContact {
  const [first, second] = bothSets(where, a, b);
  if (areApart(first, second)) return { relation: 'disjoint', containment: 'none', contact: [] };
  return setContact(first, second);
}

/** Whether they meet. @throws RangeError if both have no end */
export function preparedMeet(where: string, a: Convex, b: Convex): boolean {
  const [first, second] = bothSets(where, a, b);
  if (areApart(first, second)) return false;
  return haveVertexWithin(first, second) || extremePoints(first, second).length > 0;
}
