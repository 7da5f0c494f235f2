import { requireObject } from '../../core/errors.js';
import type { Tetrahedron } from '../../core/shapes.js';
import { type AffineDimension, affineBasis } from '../hull/affine-hull.js';
import { checkPoint } from '../hull/solid-arguments.js';
import { hullWalls } from './hull-walls.js';
import { Solid } from './solid.js';

/** The edges of a tetrahedron by their vertices: ab, ac, ad, bc, bd, cd. */
export const TETRAHEDRON_EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** The faces of a tetrahedron by their vertices: face i lies opposite vertex i. */
export const TETRAHEDRON_FACES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];

/**
 * A tetrahedron prepared for queries. Vertices 0-3 are a, b, c, d; edges 0-5 are ab, ac, ad, bc, bd, cd; face i lies
 * opposite vertex i. Either orientation will do. A flat one is the convex hull of its corners: a quadrilateral, a
 * triangle, a segment or a point.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * tetrahedronSolid({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] }).dimension; // 2
 */
export function tetrahedronSolid(tetrahedron: Tetrahedron): Solid {
  const where = 'tetrahedronSolid';
  requireObject(where, 'tetrahedron', '{a, b, c, d}', tetrahedron);
  const { a, b, c, d } = tetrahedron;
  checkPoint(where, 'a', a);
  checkPoint(where, 'b', b);
  checkPoint(where, 'c', c);
  checkPoint(where, 'd', d);
  const vertices = [a, b, c, d];
  return new Solid({
    vertices,
    edges: TETRAHEDRON_EDGES,
    faces: TETRAHEDRON_FACES,
    walls: hullWalls(vertices),
    dimension: (affineBasis(vertices).length - 1) as AffineDimension,
  });
}
