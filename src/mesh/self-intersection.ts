/**
 * Where a mesh meets itself.
 *
 * Pairs of triangles with a common corner (by index) are neighbours: their stars prove most of them proper at once (see
 * vertex-star.ts), and the rest is asked pair by pair. All others are found by their boxes in the tree.
 */
import type { Contact } from '../core/contact.js';
import { reject } from '../core/errors.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { boundsOverlap, type LeafPairVisitor, walkSelfOverlaps } from '../indexes/bvh-walk.js';
import { PairList } from '../indexes/growable-pairs.js';
import { FIRST, SECOND } from '../spatial/workspace.js';
import { contactOfTriangles, loadedTrianglesClash, loadTriangleOf } from './neighbours.js';
import { type PreparedMesh, requirePrepared } from './prepared-mesh.js';
import { ProvedStars, StarPairs } from './star-pairs.js';

/** Sees a pair of triangles; returning true ends the search. */
export type PairVisitor = (a: number, b: number) => boolean;

/**
 * Finds all pairs of triangles that meet where a mesh must not: elsewhere than in a corner or an edge that both have.
 *
 * Triangles are closed sets, degenerate ones are segments or points, and nothing is rounded: a corner that lies exactly
 * on another triangle is found, one that misses it by the last bit is not. Corners are points: in a mesh that stores a
 * point twice, the triangles around it are neighbours. Two triangles with the same corners are listed.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3 and 12 (Part of every check of a solid).
 *
 * @returns a0 b0 a1 b1 ..., each a < b, in lexicographic order
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * const crossing = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) });
 * selfIntersections(crossing); // new Uint32Array([0, 1])
 */
export function selfIntersections(mesh: PreparedMesh): Uint32Array {
  requirePrepared('selfIntersections', 'mesh', mesh);
  const pairs = new PairList();
  visitSelfIntersections(mesh, (a, b) => {
    pairs.push(a, b);
    return false;
  });
  return pairs.toSorted();
}

/**
 * Shows each of the {@link selfIntersections} as it is found, in an order that depends on the mesh alone, and how far the search
 * is: for long searches that shall be seen, or stopped.
 *
 * @param visit sees the two triangles of a pair (in any order); returning true ends the search
 * @param onProgress is told some thousand times how much is done, of how much; may throw to leave the search
 * @returns whether the visitor ended the search
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * const crossing = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) });
 * visitSelfIntersections(crossing, () => true); // true
 */
export function visitSelfIntersections(
  mesh: PreparedMesh,
  visit: PairVisitor,
  onProgress: (done: number, total: number) => void = () => {},
): boolean {
  requirePrepared('visitSelfIntersections', 'mesh', mesh);
  const { vertices, triangles } = mesh;
  // Stars and the tree take about the same time for each vertex and for each triangle.
  const total = vertices + triangles;
  const proved = new ProvedStars(mesh);
  const stars = new StarPairs(mesh, proved.proper);
  for (let v = 0; v < vertices; v += STEP) {
    onProgress(v, total);
    const end = Math.min(vertices, v + STEP);
    proved.prove(v, end);
    if (stars.search(v, end, visit)) return true;
  }
  const { bvh } = mesh;
  const look = clashesApart(mesh, bvh, bvh, visit);
  let next = 0;
  return walkSelfOverlaps(bvh, (a, aEnd, b, bEnd) => {
    // Leaves meet themselves in the order of their places.
    if (a === b && a >= next) {
      onProgress(vertices + a, total);
      next = a + STEP;
    }
    return look(a, aEnd, b, bEnd);
  });
}

/** Vertices, or triangles, between two words about the progress: a few milliseconds. */
const STEP = 1 << 14;

/**
 * Finds one pair of triangles that meet where a mesh must not, or null if there is none: see {@link selfIntersections}.
 * Which one is found depends on the mesh alone, and is not the first of all in general.
 *
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 4, 1]);
 * const proper = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 2, 1, 3]) });
 * firstSelfIntersection(proper); // null
 */
export function firstSelfIntersection(mesh: PreparedMesh): readonly [number, number] | null {
  requirePrepared('firstSelfIntersection', 'mesh', mesh);
  let found: readonly [number, number] | null = null;
  visitSelfIntersections(mesh, (a, b) => {
    found = a < b ? [a, b] : [b, a];
    return true;
  });
  return found;
}

/**
 * Whether a mesh meets itself where it must not: see {@link selfIntersections}.
 *
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 0]);
 * const folded = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 1, 0, 3]) });
 * selfIntersects(folded); // true
 */
export function selfIntersects(mesh: PreparedMesh): boolean {
  requirePrepared('selfIntersects', 'mesh', mesh);
  return firstSelfIntersection(mesh) !== null;
}

/**
 * How two triangles of a mesh meet, and with which of their features: see `triangleTriangle`.
 *
 * @throws RangeError for a triangle that does not exist
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * const crossing = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) });
 * trianglePairContact(crossing, 0, 1).relation; // 'crossing'
 */
export function trianglePairContact(mesh: PreparedMesh, a: number, b: number): Contact {
  requirePrepared('trianglePairContact', 'mesh', mesh);
  requireTriangle('trianglePairContact', 'a', mesh, a);
  requireTriangle('trianglePairContact', 'b', mesh, b);
  return contactOfTriangles(mesh.positions, mesh.indices, a, mesh.positions, mesh.indices, b);
}

function requireTriangle(where: string, name: string, { triangles }: PreparedMesh, t: number): void {
  if (!(Number.isInteger(t) && t >= 0 && t < triangles)) {
    reject(where, name, `the number of a triangle, below ${triangles}`, t);
  }
}

/**
 * Looks in pairs of leaves for triangles without a common corner (by index) that clash.
 *
 * @param first the tree of the first leaf's triangles, and `second` that of the second leaf's: one tree, or two
 */
export function clashesApart(
  { positions, indices }: PreparedMesh,
  { boxes, order }: Bvh,
  { boxes: otherBoxes, order: otherOrder }: Bvh,
  visit: PairVisitor,
): LeafPairVisitor {
  return (a, aEnd, b, bEnd) => {
    const own = a === b && order === otherOrder;
    for (let i = a; i < aEnd; i++) {
      const s = order[i]!;
      const p = indices[3 * s]!;
      const q = indices[3 * s + 1]!;
      const r = indices[3 * s + 2]!;
      for (let j = own ? i + 1 : b; j < bEnd; j++) {
        const t = otherOrder[j]!;
        if (hasCorner(indices, t, p) || hasCorner(indices, t, q) || hasCorner(indices, t, r)) continue;
        if (!boundsOverlap(boxes, 6 * i, otherBoxes, 6 * j)) continue;
        loadTriangleOf(FIRST, positions, indices, s);
        loadTriangleOf(SECOND, positions, indices, t);
        if (loadedTrianglesClash() && visit(s, t)) return true;
      }
    }
    return false;
  };
}

function hasCorner(indices: Uint32Array, t: number, v: number): boolean {
  return indices[3 * t] === v || indices[3 * t + 1] === v || indices[3 * t + 2] === v;
}
