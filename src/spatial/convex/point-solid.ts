import type { Feature } from '../../core/feature.js';
import type { ConvexPolyhedron, Point3, Tetrahedron } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import { checkPoint, requireSolid } from '../hull/solid-arguments.js';
import { convexPolyhedronSolid } from './convex-polyhedron-solid.js';
import type { Solid } from './solid.js';
import { tetrahedronSolid } from './tetrahedron-solid.js';
import { sideOfWall } from './wall.js';

/** The walls that a point of a solid lies on; `undefined` for a point outside. */
export function tightWalls(point: PointLike3, solid: Solid): number[] | undefined {
  if (solid.dimension < 0) return undefined;
  const tight: number[] = [];
  for (let i = 0; i < solid.walls.length; i++) {
    const at = sideOfWall(solid.walls[i]!, point);
    if (at > 0) return undefined;
    if (at === 0) tight.push(i);
  }
  return tight;
}

function featureOrNull(point: Point3, solid: Solid): Feature | null {
  const tight = tightWalls(point, solid);
  return tight === undefined ? null : solid.featureAt(tight, () => point);
}

/**
 * The feature of a prepared solid at a point: the first vertex, edge or face that contains it, or the interior; `null`
 * outside.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 (point against half-spaces).
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const cube = boxSolid({ min: [0, 0, 0], max: [1, 1, 1] });
 * pointSolid([1, 0.5, 1], cube); // { type: 'edge', index: 7 }
 * pointSolid([1, 0.5, 2], cube); // null
 */
export function pointSolid(point: Point3, solid: Solid): Feature | null {
  checkPoint('pointSolid', 'point', point);
  requireSolid('pointSolid', 'solid', solid);
  return featureOrNull(point, solid);
}

/**
 * Does a prepared solid contain a point? The boundary counts.
 *
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * solidContainsPoint(boxSolid({ min: [0, 0, 0], max: [1, 1, 1] }), [1, 0.5, 1]); // true
 */
export function solidContainsPoint(solid: Solid, point: Point3): boolean {
  requireSolid('solidContainsPoint', 'solid', solid);
  checkPoint('solidContainsPoint', 'point', point);
  return tightWalls(point, solid) !== undefined;
}

/**
 * The feature of a tetrahedron at a point (vertices a, b, c, d; edges ab, ac, ad, bc, bd, cd; face i opposite vertex i;
 * the interior), or `null` outside. Either orientation; a flat tetrahedron is the convex hull of its corners and has no
 * interior.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4 and 5.1.6.
 *
 * @throws RangeError if a point has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * pointTetrahedron([1, 1, 1], t); // { type: 'interior', index: 0 }
 * pointTetrahedron([0, 2, 2], t); // { type: 'edge', index: 5 }
 * pointTetrahedron([2, 2, 2], t); // null
 */
export function pointTetrahedron(point: Point3, tetrahedron: Tetrahedron): Feature | null {
  checkPoint('pointTetrahedron', 'point', point);
  return featureOrNull(point, tetrahedronSolid(tetrahedron));
}

/**
 * Does a tetrahedron contain a point? The boundary counts.
 *
 * @throws RangeError if a point has not three finite coordinates
 * @example
 * tetrahedronContainsPoint({ a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] }, [1, 1, 2]); // true
 */
export function tetrahedronContainsPoint(tetrahedron: Tetrahedron, point: Point3): boolean {
  checkPoint('tetrahedronContainsPoint', 'point', point);
  return tightWalls(point, tetrahedronSolid(tetrahedron)) !== undefined;
}

/**
 * The feature of a convex polyhedron at a point, or `null` outside. Vertices and faces have the polyhedron's numbers,
 * edges those of `convexPolyhedronSolid`, which should be called once where many points are asked about.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 and 5.1.7.
 *
 * @throws RangeError if the polyhedron is not closed and convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * pointConvexPolyhedron([0, 1, 1], { vertices, faces }); // { type: 'face', index: 1 }
 */
export function pointConvexPolyhedron(point: Point3, polyhedron: ConvexPolyhedron): Feature | null {
  checkPoint('pointConvexPolyhedron', 'point', point);
  return featureOrNull(point, convexPolyhedronSolid(polyhedron));
}

/**
 * Does a convex polyhedron contain a point? The boundary counts.
 *
 * @throws RangeError if the polyhedron is not closed and convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * convexPolyhedronContainsPoint({ vertices, faces }, [1, 1, 3]); // false
 */
export function convexPolyhedronContainsPoint(polyhedron: ConvexPolyhedron, point: Point3): boolean {
  checkPoint('convexPolyhedronContainsPoint', 'point', point);
  return tightWalls(point, convexPolyhedronSolid(polyhedron)) !== undefined;
}
