import { rejectWords, requireNoMore } from '../../core/arguments/index.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import type { ConvexSet } from './engine/convex-set.js';
import { FrustumSet } from './engine/frustum-set.js';
import { extremePoints } from './engine/set-contact.js';
import { type ContainedContact, setContact } from './engine/triangle-set.js';
import { sideOfWall } from './engine/wall.js';

/** Both sets; without an end can only be one of them. @throws RangeError naming the argument */
function bothSets(where: string, a: Convex, b: Convex): readonly [ConvexSet, ConvexSet] {
  requireConvex(where, 'a', a);
  requireConvex(where, 'b', b);
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

/**
 * How do two prepared convex shapes meet, whatever they were made of? `contact` has the extreme points of the common
 * part with both features, in no special order. One of them has to be bounded: of frusta, one may have no end.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test).
 *
 * @throws RangeError naming the argument, if it is no Convex, or if both have no end
 * @example
 * const box = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const tetrahedron = convexFromTetrahedron({ a: [1, 1, 1], b: [3, 1, 1], c: [1, 3, 1], d: [1, 1, 3] });
 * convexConvex(box, tetrahedron).relation; // 'touching'
 * convexConvex(box, tetrahedron).contact; // [{ a: { type: 'vertex', index: 7 }, b: { type: 'vertex', index: 0 } }]
 */
export function convexConvex(a: Convex, b: Convex): ContainedContact {
  const [first, second] = bothSets('convexConvex', a, b);
  if (areApart(first, second)) return { relation: 'disjoint', containment: 'none', contact: [] };
  return setContact(first, second);
}

/**
 * Do two prepared convex shapes have a common point? Touching counts. One of them has to be bounded.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1.
 *
 * @throws RangeError naming the argument, if it is no Convex, or if both have no end
 * @example
 * const box = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * convexesIntersect(box, convexFromTetrahedron({ a: [1, 1, 1], b: [3, 1, 1], c: [1, 3, 1], d: [1, 1, 3] })); // true
 */
export function convexesIntersect(a: Convex, b: Convex): boolean {
  if (arguments.length > 2) requireNoMore('convexesIntersect', 2, arguments[2]);
  const [first, second] = bothSets('convexesIntersect', a, b);
  return !areApart(first, second) && extremePoints(first, second).length > 0;
}
