import type { Point3, Tetrahedron, Triangle } from '../../../core/shapes.js';
import { loadedTrianglesMeet } from '../../triangles/triangles-intersect.js';
import { FIRST, placeTriangle, SECOND } from '../../triangles/workspace.js';
import { contains } from './located.js';
import { TETRAHEDRON_HALF_SPACES } from './tetrahedron-half-spaces.js';
import { tetrahedronSet } from './tetrahedron-set.js';

/** The numbers of the faces: face i lies opposite vertex i. */
const FACES = [0, 1, 2, 3] as const;

/** Face i as a triangle. */
function faceOf({ a, b, c, d }: Tetrahedron, i: number): Triangle {
  return i === 0
    ? { a: b, b: c, c: d }
    : i === 1
      ? { a, b: c, c: d }
      : i === 2
        ? { a, b, c: d }
        : { a, b, c };
}

/**
 * Whether a triangle meets a face of a tetrahedron. The faces of a flat one are all of it.
 */
function triangleMeetsFace(triangle: Triangle, { a, b, c, d }: Tetrahedron): boolean {
  placeTriangle(FIRST, triangle);
  return FACES.some((i) => {
    placeTriangle(SECOND, faceOf({ a, b, c, d }, i));
    return loadedTrianglesMeet();
  });
}

/** Whether all points lie outside one of the half-spaces of a tetrahedron; false for a flat one. */
function areBehindFace(tetrahedron: Tetrahedron, points: readonly Point3[]): boolean {
  const turn = TETRAHEDRON_HALF_SPACES.turnOf(tetrahedron);
  if (turn === 0) return false;
  return FACES.some((i) => points.every((p) => TETRAHEDRON_HALF_SPACES.side(tetrahedron, turn, i, p) > 0));
}

/** Whether one tetrahedron lies outside one of the half-spaces of another. */
function isBehindFace(tetrahedron: Tetrahedron, { a, b, c, d }: Tetrahedron): boolean {
  return areBehindFace(tetrahedron, [a, b, c, d]);
}

/** Whether a triangle and a tetrahedron meet, both checked. */
export function triangleMeetsTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): boolean {
  const { a, b, c } = triangle;
  if (areBehindFace(tetrahedron, [a, b, c])) return false;
  return contains(tetrahedronSet(tetrahedron), a) || triangleMeetsFace(triangle, tetrahedron);
}

/** Whether two checked tetrahedra meet. */
export function tetrahedraMeet(a: Tetrahedron, b: Tetrahedron): boolean {
  if (isBehindFace(a, b) || isBehindFace(b, a)) return false;
  if (contains(tetrahedronSet(a), b.a) || contains(tetrahedronSet(b), a.a)) return true;
  return FACES.some((face) => triangleMeetsFace(faceOf(a, face), b));
}
