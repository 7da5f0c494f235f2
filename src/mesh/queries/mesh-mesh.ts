import { PairList, sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import type { Contact } from '../../core/contact.js';
import { reject } from '../../core/errors.js';
import { boundsOverlap } from '../../indexes/boxes.js';
import { walkOverlaps } from '../../indexes/bvh-walk.js';
import { loadedTrianglesMeet } from '../../spatial/triangles/triangles-intersect.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { contactOfTriangles, loadTriangleOf } from '../structure/neighbours.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { locatePoint } from './locate-point.js';

/** How two meshes lie relative to each other. */
export interface MeshMesh {
  /**
   * - `contact`: a triangle of one and a triangle of the other have a point in common;
   * - `a-inside-b`, `b-inside-a`: they have none, and all of one lies inside the other, which is closed;
   * - `disjoint`: they have none, and neither has a part inside the other, or it is not closed;
   * - `nested`: they have none, and some parts of one lie inside the other, or parts of each inside the other.
   */
  readonly relation: 'contact' | 'a-inside-b' | 'b-inside-a' | 'disjoint' | 'nested';
  /** The pairs in contact, as from {@link meshContacts}. */
  readonly contacts: Uint32Array;
}

/**
 * Finds all pairs of a triangle of one mesh and a triangle of another that have a point in common.
 *
 * Triangles are closed and degenerate ones are what they are: a common point, edge or corner counts. For what each pair has in
 * common see {@link meshPairContact}.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3 and 6.6; Akenine-Möller et al., Real-Time Rendering, 25.1.
 *
 * @returns a0 b0 a1 b1 ..., in lexicographic order: triangle numbers of the first and the second mesh
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const spike = prepareMesh({ positions: new Float64Array([1, 1, 0, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * meshContacts(floor, spike); // new Uint32Array([0, 0])
 */
export function meshContacts(a: PreparedMesh, b: PreparedMesh): Uint32Array {
  requirePrepared('meshContacts', 'a', a);
  requirePrepared('meshContacts', 'b', b);
  const found = new PairList();
  searchContacts(a, b, (s, t) => {
    found.push(s, t);
    return false;
  });
  return sortPairsAsTheyAre(found.words());
}

/**
 * Do the surfaces of two meshes have a point in common?
 *
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const above = prepareMesh({ positions: new Float64Array([1, 1, 1e-300, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * meshesIntersect(floor, above); // false
 */
export function meshesIntersect(a: PreparedMesh, b: PreparedMesh): boolean {
  requirePrepared('meshesIntersect', 'a', a);
  requirePrepared('meshesIntersect', 'b', b);
  return searchContacts(a, b, () => true);
}

/**
 * How triangle s of one mesh and triangle t of another meet: see `triangleTriangle`.
 *
 * @throws RangeError for a triangle that does not exist
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const spike = prepareMesh({ positions: new Float64Array([1, 1, 0, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * meshPairContact(floor, 0, spike, 0).relation; // 'touching'
 */
export function meshPairContact(a: PreparedMesh, s: number, b: PreparedMesh, t: number): Contact {
  requirePrepared('meshPairContact', 'a', a);
  requirePrepared('meshPairContact', 'b', b);
  requireTriangle('s', a, s);
  requireTriangle('t', b, t);
  return contactOfTriangles(a.positions, a.indices, s, b.positions, b.indices, t);
}

function requireTriangle(name: string, { triangles }: PreparedMesh, t: number): void {
  if (!(Number.isInteger(t) && t >= 0 && t < triangles)) {
    reject('meshPairContact', name, `the number of a triangle, below ${triangles}`, t);
  }
}

/**
 * How do two meshes lie: in contact, one inside the other, or apart?
 *
 * Without contact a connected piece of one surface lies on one side of the other, so one vertex of each piece tells (pieces are
 * triangles connected by common vertices). A mesh that is not closed has no inside.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.3 and 6.6.
 *
 * @example
 * const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
 * const great = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9]), indices });
 * const small = prepareMesh({ positions: new Float64Array([1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2]), indices });
 * meshMesh(small, great).relation; // 'a-inside-b'
 */
export function meshMesh(a: PreparedMesh, b: PreparedMesh): MeshMesh {
  requirePrepared('meshMesh', 'a', a);
  requirePrepared('meshMesh', 'b', b);
  const contacts = meshContacts(a, b);
  if (contacts.length > 0) return { relation: 'contact', contacts };
  const aInB = piecesInside(a, b);
  const bInA = piecesInside(b, a);
  return { relation: relationOf(aInB, bInA), contacts };
}

type Share = 'none' | 'some' | 'all';

function relationOf(aInB: Share, bInA: Share): MeshMesh['relation'] {
  if (aInB === 'none' && bInA === 'none') return 'disjoint';
  if (aInB === 'all' && bInA === 'none') return 'a-inside-b';
  return aInB === 'none' && bInA === 'all' ? 'b-inside-a' : 'nested';
}

/** How many connected pieces of one mesh lie inside the other. */
function piecesInside(mesh: PreparedMesh, other: PreparedMesh): Share {
  if (mesh.triangles === 0 || other.triangles === 0 || other.openEdges > 0) return 'none';
  let inside = 0;
  const pieces = mesh.pieces;
  for (const v of pieces) {
    const p = mesh.positions.subarray(3 * v, 3 * v + 3);
    if (locatePoint(other, p).location === 'inside') inside++;
  }
  return inside === 0 ? 'none' : inside === pieces.length ? 'all' : 'some';
}

function searchContacts(a: PreparedMesh, b: PreparedMesh, visit: (s: number, t: number) => boolean): boolean {
  const { boxes: boxesA, order: orderA } = a.bvh;
  const { boxes: boxesB, order: orderB } = b.bvh;
  return walkOverlaps(a.bvh, b.bvh, (i, iEnd, from, end) => {
    for (let place = i; place < iEnd; place++) {
      const s = orderA[place]!;
      for (let j = from; j < end; j++) {
        if (!boundsOverlap(boxesA, 6 * place, boxesB, 6 * j)) continue;
        const t = orderB[j]!;
        loadTriangleOf(FIRST, a.positions, a.indices, s);
        loadTriangleOf(SECOND, b.positions, b.indices, t);
        if (loadedTrianglesMeet() && visit(s, t)) return true;
      }
    }
    return false;
  });
}
