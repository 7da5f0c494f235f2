import type { Contact, ContactPoint } from '../../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../../core/feature.js';
import type { Plane, Point3, Tetrahedron } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { type ExactPlane, isImplicit, planeOf, side } from '../../../implicit/index.js';
import { sideOfPlane } from '../../../predicates/index.js';
import { type ConvexSet, ListedSet } from './convex-set.js';
import { opposite } from './half-spaces.js';
import { contactOf, extremePoints, relationOfSets } from './set-contact.js';
import { tetrahedronSet } from './tetrahedron-set.js';

const PLANE = face(0);

/** A plane as a convex set: all of it is face 0. */
class PlaneSet extends ListedSet {
  constructor({ normal: n, constant }: Plane) {
    const planes: ExactPlane[] = [
      planeOf({ normal: n, constant }),
      planeOf({ normal: [-n[0]!, -n[1]!, -n[2]!], constant: -constant }),
    ];
    const walls = planes.map((plane) => ({ plane, equality: true }));
    super({ vertices: [], edges: [], faces: [], walls, dimension: 2 });
  }

  override get clippedEdges(): readonly (readonly [number, number])[] {
    return [];
  }

  override featureAt(): Feature {
    return PLANE;
  }
}

/** How a plane and a convex shape meet. */
export interface PlaneContact extends Contact {
  /**
   * 1: all of the shape is in front of the plane (touching or not), -1: behind it; 0: on both sides, or in the plane.
   */
  readonly side: Sign;
}

/** The side of a plain point. */
export function sideOfPoint({ normal: n, constant }: Plane, p: Point3): Sign {
  return sideOfPlane(n[0]!, n[1]!, n[2]!, constant, p[0]!, p[1]!, p[2]!);
}

/** The common side of points; undefined if they are on both sides. Points in the plane count for neither. */
function commonSide(plane: Plane, points: readonly Point3[]): { side: Sign; touches: boolean } {
  let front = false;
  let behind = false;
  let touches = false;
  for (const p of points) {
    const sign = sideOfPoint(plane, p);
    if (sign > 0) front = true;
    else if (sign < 0) behind = true;
    else touches = true;
  }
  return { side: front === behind ? 0 : front ? 1 : -1, touches: touches || front === behind };
}

/** The corners of a tetrahedron. */
export const tetrahedronCorners = ({ a, b, c, d }: Tetrahedron): readonly Point3[] => [a, b, c, d];

/** Whether a plane meets the convex hull of points. */
export const planeMeetsPoints = (plane: Plane, points: readonly Point3[]): boolean =>
  commonSide(plane, points).touches;

/** A plane (`a`) against a tetrahedron (`b`), both checked. */
export function planeTetrahedronContact(plane: Plane, tetrahedron: Tetrahedron): PlaneContact {
  const { side, touches } = commonSide(plane, tetrahedronCorners(tetrahedron));
  // Before the set is made: that of a flat tetrahedron is a hull.
  return touches
    ? planeContact(plane, tetrahedronSet(tetrahedron))
    : { relation: 'disjoint', side, contact: [] };
}

/** A plane (`a`) against a bounded set (`b`) that is not empty. */
export function planeContact(plane: Plane, set: ConvexSet): PlaneContact {
  const { vertices } = set;
  const { normal, constant } = plane;
  const exact = planeOf({ normal, constant });
  const signs = vertices.map((v) => (isImplicit(v) ? side(exact, v) : sideOfPoint(plane, v)));
  const [front, behind] = [signs.includes(1), signs.includes(-1)];
  const common = front === behind ? 0 : front ? 1 : -1;
  if (common !== 0 && !signs.includes(0)) return { relation: 'disjoint', side: common, contact: [] };
  if (set.isSimple) {
    const relation = common === 0 ? 'overlapping' : 'touching';
    return { relation, side: common, contact: simpleContact(signs, set) };
  }
  const own = new PlaneSet(plane);
  const points = extremePoints(own, set);
  return { relation: relationOfSets(own, set, points), side: common, contact: contactOf(own, set, points) };
}

/** Vertices in the plane, and edges that have their ends on both sides of it. */
function simpleContact(signs: readonly Sign[], { edges }: ConvexSet): ContactPoint[] {
  const contact: ContactPoint[] = [];
  signs.forEach((sign, i) => {
    if (sign === 0) contact.push({ a: PLANE, b: vertex(i) });
  });
  edges.forEach(([i, j], k) => {
    if (signs[i] !== 0 && signs[i] === opposite(signs[j]!)) contact.push({ a: PLANE, b: edge(k) });
  });
  return contact;
}
