import { requireIndex, requireNoMore } from '../../core/arguments/index.js';
import { PairList, sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import type { Contact, Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import { boundsOverlap } from '../../indexes/boxes.js';
import { walkOverlaps } from '../../indexes/bvh-walk.js';
import { triangleTrianglePoints } from '../../spatial/generated/triangles.js';
import type { TriangleTrianglePoints } from '../../spatial/triangles/triangle-contact.js';
import { loadedTrianglesMeet } from '../../spatial/triangles/triangles-intersect.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { triangleOf } from '../structure/corners.js';
import { contactOfTriangles, hasArea, loadTriangleOf } from '../structure/neighbours.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { locatePoint } from './locate-point.js';
import { selfIntersects } from './self-intersection.js';
import { type SolidRegions, solidRegions } from './solid-regions.js';

/** How two meshes lie relative to each other. */
export interface MeshMesh {
  /**
   * - `disjoint`: they have no point in common;
   * - `touching`: they have, but nothing inside the one is inside the other;
   * - `overlapping`: something is inside both (or a surface inside a solid);
   * - `crossing`: their surfaces pass through each other, and one of them bounds no solid.
   */
  readonly relation: Relation;
  /**
   * What the first is to the second. Meshes that are closed and do not meet themselves are solids: what is inside, with
   * its boundary (triangles without area add nothing). Where the surfaces meet and one of them is none, it is null.
   */
  readonly containment: Containment | null;
  /** The pairs of triangles that have a point in common, as from {@link meshContacts}. */
  readonly contact: Uint32Array;
}

/**
 * Finds all pairs of a triangle of one mesh and a triangle of another that have a point in common.
 *
 * Triangles are closed and degenerate ones are what they are: a common point, edge or corner counts. For what each pair
 * has in common see {@link meshPairContact}.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3 and 6.6; Akenine-Möller et al., Real-Time Rendering, 25.1.
 *
 * @param a a prepared mesh, or one at its place (`placeMesh`), and so `b`
 * @returns a0 b0 a1 b1 ..., in lexicographic order: triangle numbers of the first and the second mesh
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const spike = prepareMesh({ positions: new Float64Array([1, 1, 0, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * meshContacts(floor, spike); // new Uint32Array([0, 0])
 */
export function meshContacts(a: PreparedMesh | PlacedMesh, b: PreparedMesh | PlacedMesh): Uint32Array {
  if (arguments.length > 2) requireNoMore('meshContacts', 2, arguments[2]);
  return pairsFrom((visit) => searchBetween('meshContacts', a, b, visit));
}

/** The pairs that a search shows, in order. */
function pairsFrom(search: (visit: (s: number, t: number) => boolean) => boolean): Uint32Array {
  const found = new PairList();
  search((s, t) => {
    found.push(s, t);
    return false;
  });
  return sortPairsAsTheyAre(found.words());
}

/** {@link searchContacts} of meshes that may be at a place. @throws RangeError for what is no prepared mesh */
function searchBetween(
  where: string,
  a: PreparedMesh | PlacedMesh,
  b: PreparedMesh | PlacedMesh,
  visit: (s: number, t: number) => boolean,
): boolean {
  if (a instanceof PlacedMesh) return a.questions().searchContacts(where, a, b, visit);
  if (b instanceof PlacedMesh) return b.questions().searchContacts(where, a, b, visit);
  requirePrepared(where, 'a', a);
  requirePrepared(where, 'b', b);
  return searchContacts(a, b, visit);
}

/** {@link meshContacts} of meshes that have been checked. */
export function contactsOf(a: PreparedMesh, b: PreparedMesh): Uint32Array {
  return pairsFrom((visit) => searchContacts(a, b, visit));
}

/**
 * Do the surfaces of two meshes have a point in common?
 *
 * @param a a prepared mesh, or one at its place (`placeMesh`), and so `b`
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const above = prepareMesh({ positions: new Float64Array([1, 1, 1e-300, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * meshesIntersect(floor, above); // false
 */
export function meshesIntersect(a: PreparedMesh | PlacedMesh, b: PreparedMesh | PlacedMesh): boolean {
  if (arguments.length > 2) requireNoMore('meshesIntersect', 2, arguments[2]);
  return searchBetween('meshesIntersect', a, b, () => true);
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
  requireIndex('meshPairContact', 's', s, a.triangles);
  requireIndex('meshPairContact', 't', t, b.triangles);
  return contactOfTriangles(a.positions, a.indices, s, b.positions, b.indices, t);
}

/**
 * {@link meshPairContact} with the places: each contact has the exact `point` (see `triangleTrianglePoints`), which
 * `coordinates` of `unerring/implicit` rounds.
 *
 * @throws RangeError for a triangle that does not exist
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const spike = prepareMesh({ positions: new Float64Array([1, 1, 0, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * Array.from(meshPairPoints(floor, 0, spike, 0).contact[0].point); // [1, 1, 0]
 */
export function meshPairPoints(
  a: PreparedMesh,
  s: number,
  b: PreparedMesh,
  t: number,
): TriangleTrianglePoints {
  requirePrepared('meshPairPoints', 'a', a);
  requirePrepared('meshPairPoints', 'b', b);
  requireIndex('meshPairPoints', 's', s, a.triangles);
  requireIndex('meshPairPoints', 't', t, b.triangles);
  return triangleTrianglePoints(triangleOf(a, s), triangleOf(b, t));
}

/**
 * How do two meshes lie: apart, touching, overlapping, one inside the other, or equal?
 *
 * Closed meshes that do not meet themselves are solids: two boxes side by side touch, two that share a volume overlap,
 * and what is inside may touch the wall from inside. The surfaces may meet in any way; parts of faces that lie on each
 * other are looked at in rational points, one in each part (solid-regions.ts). Other meshes are surfaces where they
 * meet; where they do not, each connected piece lies on one side of the other mesh as a whole, if that is closed, and
 * one vertex tells (pieces are triangles connected by common vertices).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.3 and 6.6; Randell, Cui, Cohn 1992, "A Spatial Logic based on
 * Regions and Connection", for the relations.
 *
 * @example
 * const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
 * const great = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9]), indices });
 * const small = prepareMesh({ positions: new Float64Array([1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2]), indices });
 * meshMesh(small, great); // { relation: 'overlapping', containment: 'inside', contact: new Uint32Array() }
 * const below = prepareMesh({ positions: new Float64Array([0, 0, 0, 0, 5, 0, 5, 0, 0, 0, 0, -1]), indices });
 * const { relation, containment } = meshMesh(great, below);
 * [relation, containment]; // ['touching', 'none']
 */
export function meshMesh(a: PreparedMesh, b: PreparedMesh): MeshMesh {
  requirePrepared('meshMesh', 'a', a);
  requirePrepared('meshMesh', 'b', b);
  const contact = contactsOf(a, b);
  if (contact.length === 0) return { ...relationApart(piecesInside(a, b), piecesInside(b, a)), contact };
  if (isSolid(a) && isSolid(b)) return { ...relationOf(solidRegions(a, b, contact)), contact };
  return { relation: relationOfSurfaces(a, b, contact), containment: null, contact };
}

const solids = /* @__PURE__ */ new WeakMap<PreparedMesh, boolean>();

/** Whether a mesh is closed, has a triangle with area, and does not meet itself. */
function isSolid(mesh: PreparedMesh): boolean {
  const known = solids.get(mesh);
  if (known !== undefined) return known;
  const isOne = mesh.openEdges === 0 && hasSomeArea(mesh) && !selfIntersects(mesh);
  solids.set(mesh, isOne);
  return isOne;
}

function hasSomeArea(mesh: PreparedMesh): boolean {
  for (let t = 0; t < mesh.triangles; t++) if (hasArea(mesh, t)) return true;
  return false;
}

function relationOf({ both, onlyA, onlyB }: SolidRegions): Pick<MeshMesh, 'relation' | 'containment'> {
  const containment = onlyA ? (onlyB ? 'none' : 'containing') : onlyB ? 'inside' : 'equal';
  return { relation: both ? 'overlapping' : 'touching', containment };
}

/** The relation of all pairs that says most. */
function relationOfSurfaces(a: PreparedMesh, b: PreparedMesh, contact: Uint32Array): Relation {
  let relation: Relation = 'touching';
  for (let i = 0; i < contact.length; i += 2) {
    const pair = contactOfTriangles(
      a.positions,
      a.indices,
      contact[i]!,
      b.positions,
      b.indices,
      contact[i + 1]!,
    );
    if (pair.relation === 'crossing') return 'crossing';
    if (pair.relation === 'overlapping') relation = 'overlapping';
  }
  return relation;
}

type Share = 'none' | 'some' | 'all';

function relationApart(aInB: Share, bInA: Share): Pick<MeshMesh, 'relation' | 'containment'> {
  if (aInB === 'none' && bInA === 'none') return { relation: 'disjoint', containment: 'none' };
  const containment =
    aInB === 'all' && bInA === 'none' ? 'inside' : aInB === 'none' && bInA === 'all' ? 'containing' : 'none';
  return { relation: 'overlapping', containment };
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

/** Shows all pairs that have a point in common, in no particular order, until a visitor returns true. */
export function searchContacts(
  a: PreparedMesh,
  b: PreparedMesh,
  visit: (s: number, t: number) => boolean,
): boolean {
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
