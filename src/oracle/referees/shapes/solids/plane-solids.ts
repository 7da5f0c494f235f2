/**
 * Planes against solids with vertices: the section of the rational hull, whose dimension decides, and the features that
 * hold its corners. The kernel asks for the sides of vertices, and crosses edges only between them.
 */
import { polyhedronOf } from '../../../cases/polyhedra.js';
import { exactPlane } from '../boxes/plane-box.js';
import { cornersOf, cut } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { type Halfspace, sideOf } from '../halfspace.js';
import { convexHull } from '../polytope.js';
import { featureAt, type Shape, tetrahedronShape } from '../shape.js';
import { exact, pointsAt } from '../vectors.js';
import { exactVertices, isConvexOrFlat, polyhedronShape } from './polyhedra.js';

/** By the section of the hull, whose dimension decides, and the listed features at its corners. */
export function planeShapeText(by: Halfspace, shape: Shape): string {
  const sides = shape.points.map((p) => sideOf(by, p));
  const hull = convexHull(shape.points);
  const section = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const flat = sides.every((s) => s === 0);
  const pairs = section.map((at) => `f0/${featureAt(shape, at)}`).sort();
  const rest = [flat ? 0 : side, ...pairs].join(' ');
  if (section.length === 0) return `disjoint ${rest}`;
  if (!flat && side !== 0) return `touching ${rest}`;
  return `${dimensionOf(section) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} ${rest}`;
}

/** A plane and a tetrahedron. */
export function planeTetrahedronReferee(v: Float64Array): string {
  const values = exact(v);
  return planeShapeText(exactPlane(values, 0), tetrahedronShape(pointsAt(values, 3, 4, 4)));
}

/** A plane and a convex polyhedron; `rejected` where it is none. */
export function planeConvexPolyhedronReferee(v: Float64Array): string {
  const { vertices, faces } = polyhedronOf(v, 4);
  const { points, values } = exactVertices(vertices, v.subarray(0, 4));
  if (!isConvexOrFlat(points, faces)) return 'rejected';
  return planeShapeText(exactPlane(values, 0), polyhedronShape(points, faces));
}
