import { rejectWords, requirePolyhedron } from '../../../core/arguments/index.js';
import type { ConvexPolyhedron } from '../../../core/shapes.js';
import { planeThrough } from '../../../implicit/index.js';
import { type AffineDimension, affineBasis, sideOfThree } from '../../hull/affine-hull.js';
import { ListedSet } from './convex-set.js';
import { hullWalls } from './hull-walls.js';
import { convexityOf, faceBasis } from './polyhedron-convexity.js';

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
 * A convex polyhedron as a set, checked. Vertices and faces keep their numbers; edges are numbered in the order in
 * which they first come, face by face, each face from its first corner on.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 */
export function requirePolyhedronSet(where: string, name: string, polyhedron: ConvexPolyhedron): ListedSet {
  requireConvexPolyhedron(where, name, polyhedron);
  return polyhedronSet(polyhedron);
}

/**
 * Checks a convex polyhedron; it may be flat.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 */
export function requireConvexPolyhedron(where: string, name: string, polyhedron: ConvexPolyhedron): void {
  requirePolyhedron(where, name, polyhedron);
  const { convexity } = convexityOf(polyhedron);
  if (convexity !== 'convex' && convexity !== 'strictly-convex' && convexity !== 'flat') {
    rejectWords(where, name, 'closed and convex', convexity);
  }
}

/** A polyhedron that has been found to be closed and convex, or flat, as a set. */
export function polyhedronSet(polyhedron: ConvexPolyhedron): ListedSet {
  const { vertices, faces } = polyhedron;
  const dimension = (affineBasis(vertices).length - 1) as AffineDimension;
  return new ListedSet({
    vertices,
    edges: edgesOfFaces(faces),
    faces,
    ...(dimension < 3 ? { walls: hullWalls(vertices) } : wallsOf(polyhedron)),
    dimension,
  });
}
