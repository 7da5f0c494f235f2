import { requirePlane, requireTetrahedron } from '../../core/arguments/index.js';
import type { Plane, Tetrahedron } from '../../core/shapes.js';
import { commonSide, type PlaneContact, planeContact } from './engine/plane-set.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * How do a plane (`a`) and a tetrahedron (`b`) meet? `disjoint`; `touching`: a vertex, edge or face lies in the plane,
 * the rest on one side; `crossing`: what is flat is cut; `overlapping`: a solid is cut, or something flat lies in the
 * plane. `contact` has the extreme points of the common part with the tetrahedron's features (the plane's is face 0),
 * in no special order. Flat tetrahedra are in the domain.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8 (supporting plane).
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, side, contact } = planeTetrahedron({ normal: [1, 1, 1], constant: -4 }, t);
 * [relation, side]; // ['touching', -1]
 * contact.map(({ b }) => [b.type, b.index]); // [['vertex', 1], ['vertex', 2], ['vertex', 3]]
 * planeTetrahedron({ normal: [0, 0, 1], constant: -1 }, t).relation; // 'overlapping'
 */
export function planeTetrahedron(plane: Plane, tetrahedron: Tetrahedron): PlaneContact {
  requirePlane('planeTetrahedron', 'plane', plane);
  requireTetrahedron('planeTetrahedron', 'tetrahedron', tetrahedron);
  const { a, b, c, d } = tetrahedron;
  const { side, touches } = commonSide(plane, [a, b, c, d]);
  // Before the set is made: that of a flat tetrahedron is a hull.
  if (!touches) return { relation: 'disjoint', side, contact: [] };
  return planeContact(plane, tetrahedronSet(tetrahedron));
}

/**
 * Do a plane and a tetrahedron have a common point? Touching counts.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * planeIntersectsTetrahedron({ normal: [1, 1, 1], constant: -5 }, t); // false
 */
export function planeIntersectsTetrahedron(plane: Plane, tetrahedron: Tetrahedron): boolean {
  requirePlane('planeIntersectsTetrahedron', 'plane', plane);
  requireTetrahedron('planeIntersectsTetrahedron', 'tetrahedron', tetrahedron);
  const { a, b, c, d } = tetrahedron;
  return commonSide(plane, [a, b, c, d]).touches;
}
