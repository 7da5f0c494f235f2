/**
 * Where a mesh meets itself.
 *
 * Pairs of triangles with a common corner (by index) are neighbours: their stars prove most of them proper at once (see
 * vertex-star.ts), and the rest is asked pair by pair. All others are found by their boxes in the tree.
 */

import {
  requireFunction,
  requireIndex,
  requireLimit,
  requireNoMore,
  requireOptions,
} from '../../core/arguments/index.js';
import type { EqualGroups } from '../../core/collections/groups.js';
import { PairList } from '../../core/collections/pair-list.js';
import type { Contact } from '../../core/contact.js';
import { boundsOverlap } from '../../indexes/boxes.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import type { LeafPairVisitor } from '../../indexes/bvh-walk.js';
import { FIRST, SECOND } from '../../spatial/triangles/workspace.js';
import { distinctTriangles } from '../structure/distinct-triangles.js';
import { contactOfTriangles, loadedTrianglesClash, loadTriangleOf } from '../structure/neighbours.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { walkApart } from './star-forest.js';
import { ProvedStars, StarPairs } from './star-pairs.js';

/** Sees a pair of triangles; returning true ends the search. */
export type PairVisitor = (a: number, b: number) => boolean;

/** How many pairs are wanted. */
export interface PairOptions {
  /** At most so many pairs are searched for; all by default. */
  readonly maxPairs?: number | undefined;
}

/**
 * Finds all pairs of triangles that meet where a mesh must not: elsewhere than in a corner or an edge that both have.
 *
 * Triangles are closed sets, degenerate ones are segments or points, and nothing is rounded: a corner that lies exactly
 * on another triangle is found, one that misses it by the last bit is not. Corners are points: in a mesh that stores a
 * point twice, the triangles around it are neighbours. Two triangles with the same corners are listed.
 *
 * n triangles that lie over each other are n (n - 1) / 2 pairs; with `maxPairs` the search ends when so many are found.
 * Which ones depends on the mesh alone.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3 and 12 (Part of every check of a solid).
 *
 * @returns a0 b0 a1 b1 ..., each a < b, in lexicographic order
 * @throws RangeError if `maxPairs` is negative or NaN
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * const crossing = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) });
 * selfIntersections(crossing); // new Uint32Array([0, 1])
 */
export function selfIntersections(mesh: PreparedMesh, options: PairOptions = {}): Uint32Array {
  requirePrepared('selfIntersections', 'mesh', mesh);
  requireOptions('selfIntersections', 'options', options, 'maxPairs');
  const { maxPairs = Infinity } = options;
  requireLimit('selfIntersections', 'options.maxPairs', maxPairs);
  const pairs = new PairList();
  if (maxPairs < 1) return pairs.toSorted();
  visitSelfIntersections(mesh, (a, b) => {
    pairs.push(a, b);
    return pairs.length + 1 > maxPairs;
  });
  return pairs.toSorted();
}

/**
 * Shows each of the {@link selfIntersections} as it is found, in an order that depends on the mesh alone, and how far
 * the search is: for long searches that shall be seen, or stopped.
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
  requireFunction('visitSelfIntersections', 'visit', visit);
  requireFunction('visitSelfIntersections', 'onProgress', onProgress);
  return visitGroupPairs(
    mesh,
    (as, bs) => {
      // A group with itself: each pair of its members once.
      for (let i = 0; i < as.length; i++) {
        for (let j = as === bs ? i + 1 : 0; j < bs.length; j++) if (visit(as[i]!, bs[j]!)) return true;
      }
      return false;
    },
    onProgress,
  );
}

/**
 * Sees two groups of triangles, those of each equal to each other: each of one meets each of the other where it must
 * not. The same array twice stands for the pairs inside a group. Returning true ends the search.
 */
export type GroupPairVisitor = (as: ArrayLike<number>, bs: ArrayLike<number>) => boolean;

/** {@link visitSelfIntersections} for groups of equal triangles, however many they are. */
export function visitGroupPairs(
  mesh: PreparedMesh,
  visit: GroupPairVisitor,
  onProgress: (done: number, total: number) => void = () => {},
): boolean {
  const distinct = distinctTriangles(mesh);
  const { copies } = distinct;
  const members = (t: number): ArrayLike<number> => (copies === null ? [t] : copies.of(t));
  if (copies !== null && visitCopies(mesh, copies, visit)) return true;
  return searchDistinct(
    distinct.mesh,
    // The same boxes, if there are the same triangles.
    () => (copies === null ? mesh.bvh : distinct.mesh.bvh),
    (a, b) => visit(members(a), members(b)),
    onProgress,
  );
}

/** Shows the groups whose members clash with each other. */
function visitCopies(
  { positions, indices }: PreparedMesh,
  copies: EqualGroups,
  visit: GroupPairVisitor,
): boolean {
  for (let i = 0; i < copies.length; i++) {
    const group = copies.of(i);
    if (group.length === 1) continue;
    loadTriangleOf(FIRST, positions, indices, group[0]!);
    loadTriangleOf(SECOND, positions, indices, group[1]!);
    if (loadedTrianglesClash() && visit(group, group)) return true;
  }
  return false;
}

/** The search, for a mesh without copies. */
function searchDistinct(
  mesh: PreparedMesh,
  tree: () => Bvh,
  visit: PairVisitor,
  onProgress: (done: number, total: number) => void,
): boolean {
  const { vertices, triangles } = mesh;
  // Stars and the tree take about the same time for each vertex and for each triangle.
  const total = vertices + triangles;
  const proved = new ProvedStars(mesh);
  const stars = new StarPairs(mesh, proved.proper);
  const onStar = (v: number) => onProgress(v, total);
  for (let v = 0; v < vertices; v += STEP) {
    onProgress(v, total);
    const end = Math.min(vertices, v + STEP);
    proved.prove(v, end);
    if (stars.search(v, end, visit, onStar)) return true;
  }
  const work = { pairs: 0 };
  let done = 0;
  let next = 0;
  let told = -LOOKS;
  return walkApart(mesh, tree, work, (first, second) => {
    const look = clashesApart(mesh, first, second, visit, work);
    return (a, aEnd, b, bEnd) => {
      // Leaves meet themselves in the order of their places.
      if (a === b && first === second && a >= next) {
        done = a;
        next = a + STEP;
        told = work.pairs - LOOKS;
      }
      if (work.pairs - told >= LOOKS) {
        onProgress(vertices + done, total);
        told = work.pairs;
      }
      return look(a, aEnd, b, bEnd);
    };
  });
}

/**
 * Pairs of triangles between two words about the progress, at most: some milliseconds, also where big integers decide.
 */
const LOOKS = 1 << 12;

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
  if (arguments.length > 1) requireNoMore('firstSelfIntersection', 1, arguments[1]);
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
  if (arguments.length > 1) requireNoMore('selfIntersects', 1, arguments[1]);
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
  requireIndex('trianglePairContact', 'a', a, mesh.triangles);
  requireIndex('trianglePairContact', 'b', b, mesh.triangles);
  return contactOfTriangles(mesh.positions, mesh.indices, a, mesh.positions, mesh.indices, b);
}

/**
 * Looks in pairs of leaves for triangles without a common corner (by index) that clash.
 *
 * @param first the tree of the first leaf's triangles, and `second` that of the second leaf's: one tree, or two
 * @param work  counts the pairs whose boxes overlap
 */
export function clashesApart(
  { positions, indices }: PreparedMesh,
  { boxes, order }: Bvh,
  { boxes: otherBoxes, order: otherOrder }: Bvh,
  visit: PairVisitor,
  work = { pairs: 0 },
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
        work.pairs++;
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
