import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { type MeshEdges, nextHalfEdge } from '../structure/edges.js';
import { adoptMesh, type IndexedMesh, type MeshInput } from '../structure/indexed-mesh.js';
import { type PreparedMesh, prepareMesh } from '../structure/prepared-mesh.js';
import { weldVertices } from './weld.js';
import { areWithin } from './weld-grid.js';

/** So many pairs of border edges are compared at most: more would take longer than the check of a mesh. */
const MOST_PAIRS = 1 << 25;

/** The ends of an edge. */
type Ends = readonly [number, number];

/** The edges with an odd number of triangles. */
function borderOf({ indices, edges: { count, first, halfEdges } }: PreparedMesh): Ends[] {
  const border: Ends[] = [];
  for (let e = 0; e < count; e++)
    if ((first[e + 1]! - first[e]!) % 2 !== 0) border.push(endsOf(indices, halfEdges[first[e]!]!));
  return border;
}

function endsOf(indices: Uint32Array, h: number): Ends {
  return [indices[h]!, indices[nextHalfEdge(h)]!];
}

function roughly(p: IndexedMesh['positions'], u: number, v: number): number {
  return Math.hypot(p[3 * u]! - p[3 * v]!, p[3 * u + 1]! - p[3 * v + 1]!, p[3 * u + 2]! - p[3 * v + 2]!);
}

/** The end of the other edge that each end of an edge comes to, when they become one; whichever way is nearer. */
function meetingEnds(p: IndexedMesh['positions'], [a, b]: Ends, [c, d]: Ends): readonly [Ends, Ends] {
  const [same, turned] = [
    Math.max(roughly(p, a, c), roughly(p, b, d)),
    Math.max(roughly(p, a, d), roughly(p, b, c)),
  ];
  return same <= turned
    ? [
        [a, c],
        [b, d],
      ]
    : [
        [a, d],
        [b, c],
      ];
}

/** The middle of each edge along an axis, by halves: a sum may be too large. */
function middles(p: IndexedMesh['positions'], border: readonly Ends[], axis: number): Float64Array {
  return Float64Array.from(border, ([a, b]) => p[3 * a + axis]! / 2 + p[3 * b + axis]! / 2);
}

/** The middles along the axis along which they spread farthest. */
function widestMiddles(p: IndexedMesh['positions'], border: readonly Ends[]): Float64Array {
  const spread = (all: Float64Array) =>
    all.reduce((most, x) => Math.max(most, x), -Infinity) -
    all.reduce((least, x) => Math.min(least, x), Infinity);
  return [0, 1, 2]
    .map((axis) => middles(p, border, axis))
    .reduce((best, each) => (spread(each) > spread(best) ? each : best));
}

/**
 * The ends of those two border edges that are farthest apart, of all with the one that is nearest to each. Each
 * border edge has to become one with another one, so that this is what welding takes. Undefined if there is only one,
 * or if there are too many pairs.
 */
function farthestOfNearest(mesh: PreparedMesh): readonly [Ends, Ends] | undefined {
  const { positions: p } = mesh;
  const border = borderOf(mesh);
  if (border.length < 2) return undefined;
  const middle = widestMiddles(p, border);
  const inOrder = border.map((_, e) => e).sort((e, f) => middle[e]! - middle[f]!);
  let pairs = 0;
  let farthest: readonly [Ends, Ends] | undefined;
  let most = -1;
  for (const [i, e] of inOrder.entries()) {
    let nearest: readonly [Ends, Ends] | undefined;
    let least = Infinity;
    for (const step of [-1, 1])
      for (let k = i + step; k >= 0 && k < inOrder.length; k += step) {
        const f = inOrder[k]!;
        // Middles are at most as far apart as the ends.
        if (Math.abs(middle[f]! - middle[e]!) > least) break;
        if (++pairs > MOST_PAIRS) return undefined;
        const ends = meetingEnds(p, border[e]!, border[f]!);
        const distance = Math.max(...ends.map(([u, v]) => roughly(p, u, v)));
        if (distance < least) [least, nearest] = [distance, ends];
      }
    if (nearest !== undefined && least > most) [most, farthest] = [least, nearest];
  }
  return farthest;
}

/** The least double that is not below the shortest edge. */
function shortestEdge(p: IndexedMesh['positions'], indices: Uint32Array, edges: MeshEdges): number {
  const endsAt = (e: number) => endsOf(indices, edges.halfEdges[edges.first[e]!]!);
  let rough = Infinity;
  for (let e = 0; e < edges.count; e++) rough = Math.min(rough, roughly(p, ...endsAt(e)));
  // Roots are off by few units in the last place, which are all there is of the least numbers.
  const limit = rough + rough / 1024 + 4 * Number.MIN_VALUE;
  let least = Infinity;
  for (let e = 0; e < edges.count; e++) {
    const ends = endsAt(e);
    if (roughly(p, ...ends) > limit) continue;
    if (least === Infinity || areWithin(p, ...ends, nextDown(least))) least = leastReach(p, ends);
  }
  return least;
}

/** The least double that two vertices are within; Infinity if there is none. */
function leastReach(p: IndexedMesh['positions'], [u, v]: Ends): number {
  if (u === v) return 0;
  let reach = Math.min(roughly(p, u, v), Number.MAX_VALUE);
  for (; !areWithin(p, u, v, reach); reach = nextUp(reach)) if (reach === Number.MAX_VALUE) return Infinity;
  while (areWithin(p, u, v, nextDown(reach))) reach = nextDown(reach);
  return reach;
}

function isClosedBy(mesh: IndexedMesh, distance: number): boolean {
  const { mesh: welded, collapsed } = weldVertices(mesh, { distance, clusters: false });
  return collapsed.length === 0 && prepareMesh(welded).openEdges === 0;
}

/**
 * The distances at which two ends of border edges become one, up to a distance; undefined if there are too many pairs.
 */
function reachesOfBorder(mesh: PreparedMesh, most: number): Float64Array | undefined {
  const { positions: p } = mesh;
  const vertices = [...new Set(borderOf(mesh).flat())].sort((u, v) => p[3 * u]! - p[3 * v]!);
  const found = new Set<number>();
  let pairs = 0;
  for (const [i, u] of vertices.entries()) {
    for (let k = i + 1; k < vertices.length; k++) {
      const v = vertices[k]!;
      if (p[3 * v]! - p[3 * u]! > 2 * most) break;
      if (++pairs > MOST_PAIRS) return undefined;
      if (roughly(p, u, v) <= 2 * most) found.add(leastReach(p, [u, v]));
    }
  }
  return Float64Array.from(found).sort();
}

/** The least distance of ends of border edges, up to one that closes a mesh, that does so; if it is one of these. */
function amongReaches(once: PreparedMesh, high: number): number | undefined {
  const reaches = reachesOfBorder(once, high)?.filter((reach) => reach <= high) ?? [];
  if (reaches.length === 0) return undefined;
  // What is merged within a distance is merged within any that is greater, mostly.
  let [from, to] = [0, reaches.length - 1];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isClosedBy(once, reaches[middle]!)) to = middle;
    else from = middle + 1;
  }
  const reach = reaches[to]!;
  return isClosedBy(once, reach) && !isClosedBy(once, nextDown(reach)) ? reach : undefined;
}

/** A double that closes a mesh, and the one before it does not: between one that does not and one that does. */
function bisected(once: PreparedMesh, low: number, high: number): number {
  let [open, closed] = [low, high];
  for (;;) {
    const middle = open + (closed - open) / 2;
    if (middle <= open || middle >= closed) return closed;
    if (isClosedBy(once, middle)) closed = middle;
    else open = middle;
  }
}

/** A distance that closes a mesh, where the next smaller double does not; null if it is not found. */
function searched(once: PreparedMesh, above: number, below: number): number | null {
  let [low, high] = [0, Math.max(above, Number.MIN_VALUE)];
  while (!isClosedBy(once, high)) {
    low = high;
    high *= 2;
    if (!(high < below)) return null;
  }
  // A vertex of a border may also come to one that is on none.
  return amongReaches(once, high) ?? bisected(once, low, high);
}

/**
 * How far apart the vertices are that have to become one so that an open mesh is closed: a `distance` for
 * `weldVertices`, in units of the coordinates.
 *
 * Within it, every edge has an even number of triangles, and no triangle is lost; within the next smaller double, this
 * is not so. 0 if vertices at the same points are enough, or the mesh is closed. Whether it is so is decided exactly,
 * by welding. `null` if no distance below the shortest edge does it, as with holes and missing triangles
 * ({@link fillHoles}), or none was found: there may be one where seams are about as wide as edges are long, or where
 * there are very many border edges (more than 2^25 pairs of them are near each other). For a mesh without triangles, or
 * with none that has three corners at different points, it is `null`.
 *
 * Distances as such are roughly compared to find it; the answer is tested.
 *
 * Source: welding as in Ericson, Real-Time Collision Detection, 12.1.
 *
 * @throws RangeError for positions or indices that are not a mesh
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0.125]);
 * const mesh = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 4, 3, 2, 1, 2, 3]) };
 * closingDistance(mesh); // 0.125
 * closureOf(weldVertices(mesh, { distance: 0.125 }).mesh).openEdges; // 0
 */
export function closingDistance(mesh: MeshInput): number | null {
  if (arguments.length > 1) requireNoMore('closingDistance', 1, arguments[1]);
  // Triangles with two corners at one point have no part in edges from here on, and none of the others is like them.
  const { mesh: once } = weldVertices(adoptMesh('closingDistance', 'mesh', mesh), { clusters: false });
  const prepared = prepareMesh(once);
  if (prepared.edges.count === 0) return null;
  if (prepared.openEdges === 0) return 0;
  const ends = farthestOfNearest(prepared);
  if (ends === undefined) return null;
  const reach = Math.max(...ends.map((pair) => leastReach(once.positions, pair)));
  const below = shortestEdge(once.positions, once.indices, prepared.edges);
  if (!(reach < below)) return null;
  if (isClosedBy(once, reach) && !isClosedBy(once, nextDown(reach))) return reach;
  // The nearest edge is another one than that with which an edge becomes one, or rounding has made it nearer.
  return searched(prepared, reach / 2, below);
}
