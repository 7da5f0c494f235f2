import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { type MeshEdges, nextHalfEdge } from '../structure/edges.js';
import type { IndexedMesh } from '../structure/indexed-mesh.js';
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

/** Twice the middle of an edge along each axis. */
function middles(p: IndexedMesh['positions'], border: readonly Ends[], axis: number): Float64Array {
  return Float64Array.from(border, ([a, b]) => p[3 * a + axis]! + p[3 * b + axis]!);
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
        if (Math.abs(middle[f]! - middle[e]!) > 2 * least) break;
        if (++pairs > MOST_PAIRS) return undefined;
        const ends = meetingEnds(p, border[e]!, border[f]!);
        const distance = Math.max(...ends.map(([u, v]) => roughly(p, u, v)));
        if (distance < least) [least, nearest] = [distance, ends];
      }
    if (nearest !== undefined && least > most) [most, farthest] = [least, nearest];
  }
  return farthest;
}

/** The shortest edge, roughly. */
function shortestEdge(p: IndexedMesh['positions'], indices: Uint32Array, edges: MeshEdges): number {
  let least = Infinity;
  for (let e = 0; e < edges.count; e++) {
    const [a, b] = endsOf(indices, edges.halfEdges[edges.first[e]!]!);
    least = Math.min(least, roughly(p, a, b));
  }
  return least;
}

/** The least double that two vertices are within. */
function leastReach(p: IndexedMesh['positions'], [u, v]: Ends): number {
  if (u === v) return 0;
  let reach = roughly(p, u, v);
  while (!areWithin(p, u, v, reach)) reach = nextUp(reach);
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

/** The least distance of ends of border edges that closes a mesh, above one that does not; null if it is not found. */
function searched(once: PreparedMesh, above: number, below: number): number | null {
  let high = Math.max(above, Number.MIN_VALUE);
  while (!isClosedBy(once, high)) {
    high *= 2;
    if (!(high < below)) return null;
  }
  const reaches = reachesOfBorder(once, high);
  if (reaches === undefined) return null;
  // What is merged within a distance is merged within any that is greater.
  let [from, to] = [0, reaches.filter((reach) => reach <= high).length - 1];
  if (to < 0) return null;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isClosedBy(once, reaches[middle]!)) to = middle;
    else from = middle + 1;
  }
  const reach = reaches[to]!;
  return isClosedBy(once, reach) && !isClosedBy(once, nextDown(reach)) ? reach : null;
}

/**
 * A distance within which vertices have to be merged so that an open mesh is closed, and no triangle is lost by it: 0
 * if vertices are at the same points, else one for which the next smaller double does not do. `null` if there is none,
 * or if it is not found: where an edge is not longer, and where there are very many border edges; and for no triangles.
 *
 * @param mesh  an open mesh that is known to be one
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
 * const tetrahedron = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 4, 3, 2, 1, 2, 3]) };
 * closingDistance(tetrahedron); // 0
 */
export function closingDistance(mesh: IndexedMesh): number | null {
  if (mesh.indices.length === 0) return null;
  if (isClosedBy(mesh, 0)) return 0;
  const { mesh: once } = weldVertices(mesh, { clusters: false });
  const prepared = prepareMesh(once);
  const ends = farthestOfNearest(prepared);
  if (ends === undefined) return null;
  const reach = Math.max(...ends.map((pair) => leastReach(once.positions, pair)));
  const below = shortestEdge(once.positions, once.indices, prepared.edges);
  if (!(reach < below)) return null;
  if (isClosedBy(once, reach) && !isClosedBy(once, nextDown(reach))) return reach;
  // The nearest edge is another one than that with which an edge becomes one, or rounding has made it nearer.
  return searched(prepared, reach / 2, below);
}
