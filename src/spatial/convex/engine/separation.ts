import type { Sign } from '../../../core/sign.js';
import { type ExactPlane, type FoundPoint3, side } from '../../../implicit/index.js';
import type { ConvexSet } from './convex-set.js';
import { edgeSeparation } from './edge-separation.js';
import { contactOf, containmentOf, extremePoints, relationOfSets } from './set-contact.js';
import type { ContainedContact } from './triangle-set.js';
import { sideOfWall } from './wall.js';

/**
 * A plane that separates two convex sets A and B, each on one side of it:
 *
 * - `face`: the plane of a face of the first (`of` is 'a') or the second set; a flat set has in place of faces its own
 *   plane and planes through its edges. `plane` has that set behind it or on it, the other one in front of it or on it;
 * - `edges`: the plane through the edge `a` of A, parallel to the edge `b` of B (each by its two vertices).
 *
 * For disjoint sets the other set (for `edges`: B) lies strictly on its side; for touching ones not both sets lie on
 * the plane.
 */
export type Separation =
  | { readonly type: 'face'; readonly of: 'a' | 'b'; readonly plane: ExactPlane }
  | {
      readonly type: 'edges';
      readonly a: readonly [number, number];
      readonly b: readonly [number, number];
    };

/** How two polyhedra meet, with the proof. */
export interface PolyhedronContact extends ContainedContact {
  readonly witness: {
    /** A common point: null if they are disjoint. */
    readonly point: FoundPoint3 | null;
    /**
     * A plane that proves that the relative interiors do not meet, or, if disjoint, that nothing does; null if they do.
     */
    readonly separation: Separation | null;
  };
}

function faceSeparation(of: 'a' | 'b', own: ConvexSet, other: ConvexSet, strict: boolean): Separation | null {
  const { vertices } = other;
  const isBehind = (sign: Sign): boolean => (strict ? sign !== 1 : sign === -1);
  // What is behind one plane is behind most: it is asked about first.
  let hint = 0;
  for (const { plane, equality } of own.walls) {
    if (hint < vertices.length && isBehind(side(plane, vertices[hint]!))) continue;
    const behind = vertices.findIndex((v) => isBehind(side(plane, v)));
    if (behind >= 0) hint = behind;
    else if (!equality || vertices.some((v) => side(plane, v) === 1)) return { type: 'face', of, plane };
  }
  return null;
}

/** Has one of two sets a vertex that is in the other one? */
export const haveVertexWithin = (a: ConvexSet, b: ConvexSet): boolean =>
  !a.hasNoPoint && !b.hasNoPoint && (holdsVertex(a, b) || holdsVertex(b, a));

function holdsVertex({ walls }: ConvexSet, { vertices }: ConvexSet): boolean {
  // What is beyond one wall is beyond it with most of its neighbours.
  let hint = 0;
  return vertices.some((v) => {
    if (hint < walls.length && sideOfWall(walls[hint]!, v) > 0) return false;
    const beyond = walls.findIndex((wall) => sideOfWall(wall, v) > 0);
    if (beyond >= 0) hint = beyond;
    return beyond < 0;
  });
}

/** A separating plane of disjoint (`strict`) or touching solids: it always exists among faces and pairs of edges. */
function separate(a: ConvexSet, b: ConvexSet, strict: boolean): Separation | null {
  const face = faceSeparation('a', a, b, strict) ?? faceSeparation('b', b, a, strict);
  if (face !== null) return face;
  const edges = edgeSeparation(a, b, strict);
  return edges === undefined ? null : { type: 'edges', ...edges };
}

/** Two sets whose vertices are plain points: relation, containment, contact and what proves them. */
export function polyhedronContact(a: ConvexSet, b: ConvexSet): PolyhedronContact {
  const points = extremePoints(a, b);
  const relation = relationOfSets(a, b, points);
  const apart = relation === 'disjoint' || relation === 'touching';
  return {
    relation,
    containment: containmentOf(a, b, points),
    contact: contactOf(a, b, points),
    witness: {
      point: points[0]?.point ?? null,
      separation: apart ? separate(a, b, relation === 'disjoint') : null,
    },
  };
}

/** A common point, or a plane of a face with both on their sides, whichever is found first. */
export function setsMeet(a: ConvexSet, b: ConvexSet): boolean {
  if (faceSeparation('a', a, b, true) !== null || faceSeparation('b', b, a, true) !== null) return false;
  return haveVertexWithin(a, b) || extremePoints(a, b).length > 0;
}
