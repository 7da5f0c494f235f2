import { reject } from '../../core/errors.js';
import type { ConvexPolyhedron } from '../../core/shapes.js';
import { planeThrough } from '../../implicit/index.js';
import { type AffineDimension, affineBasis, sideOfThree } from '../hull/affine-hull.js';
import { hullWalls } from './hull-walls.js';
import { checkPolyhedron, faceBasis, polyhedronConvexity } from './polyhedron-convexity.js';
import { Solid } from './solid.js';
import type { Wall } from './wall.js';

/** The edges of faces in the order in which they first come, each from the corner that comes first there. */
export function edgesOfFaces(faces: readonly (readonly number[])[]): [number, number][] {
  const edges: [number, number][] = [];
  const known = new Set<string>();
  for (const face of faces) {
    face.forEach((from, j) => {
      const to = face[(j + 1) % face.length]!;
      if (known.has(`${to} ${from}`) || known.has(`${from} ${to}`)) return;
      known.add(`${from} ${to}`);
      edges.push([from, to]);
    });
  }
  return edges;
}

/** One wall for each plane of a convex polyhedron's faces; and whether a vertex lies on none of them. */
function wallsOf({ vertices, faces }: ConvexPolyhedron): { walls: Wall[]; hasInner: boolean } {
  const walls: Wall[] = [];
  const onWalls = new Set<number>();
  const known = new Set<string>();
  for (const face of faces) {
    const basis = faceBasis(vertices, face);
    if (basis === undefined) continue;
    const [a, b, c] = basis.map((i) => vertices[i]!);
    const key = vertices.map((v) => (sideOfThree(a!, b!, c!, v) === 0 ? 'x' : '-')).join('');
    if (known.has(key)) continue;
    known.add(key);
    for (let i = 0; i < key.length; i++) if (key[i] === 'x') onWalls.add(i);
    walls.push({ plane: planeThrough(a!, b!, c!), equality: false });
  }
  return { walls, hasInner: onWalls.size < vertices.length };
}

/**
 * A convex polyhedron prepared for queries. Vertices and faces keep their numbers; edges are numbered in the order in
 * which they first come, face by face, each face from its first corner on. Coplanar neighbours and collinear vertices
 * are allowed, and vertices that no face has: a point of the polyhedron that is one of them is that vertex, wherever it lies. A
 * flat polyhedron is the convex hull of its vertices.
 *
 * Time: as `polyhedronConvexity`, which is asked first.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * convexPolyhedronSolid({ vertices, faces }).edges[0]; // [1, 2]
 * convexPolyhedronSolid({ vertices, faces: [] }); // throws RangeError: convexPolyhedronSolid: polyhedron must be closed and convex, got not-closed
 */
export function convexPolyhedronSolid(polyhedron: ConvexPolyhedron): Solid {
  const where = 'convexPolyhedronSolid';
  checkPolyhedron(where, polyhedron);
  const { vertices, faces } = polyhedron;
  const { shape } = polyhedronConvexity(polyhedron);
  if (shape !== 'convex' && shape !== 'strictly-convex' && shape !== 'flat') {
    reject(where, 'polyhedron', 'closed and convex', shape);
  }
  return new Solid({
    vertices,
    edges: edgesOfFaces(faces),
    faces,
    ...(shape === 'flat' ? { walls: hullWalls(vertices) } : wallsOf(polyhedron)),
    dimension: (affineBasis(vertices).length - 1) as AffineDimension,
  });
}
