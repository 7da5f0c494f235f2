/**
 * Edges that have to be there, put into a Delaunay triangulation one after the other (Anglada 1997, "An improved
 * incremental algorithm for constructing restricted Delaunay triangulations"; Shewchuk and Brown 2015, "Fast segment
 * insertion and incremental construction of constrained Delaunay triangulations").
 */
import type { TriangulationWatch } from '../progress.js';
import { connect, deleteEdge, type EdgeRings } from './edge-rings.js';
import { isInsideCircle } from './perturbed-circle.js';
import type { Sites } from './sites.js';

/** A triangulation, and which of its edges have to be there. */
interface ConstrainedRings {
  readonly rings: EdgeRings;
  readonly sites: Sites;
  /** For each edge, by half its number, the first segment that it is a part of; -1 for none. */
  readonly segments: Int32Array;
  /** An edge from each point. */
  readonly around: Int32Array;
}

/**
 * From a point, the edge that leads to the target or to a point on the way; if there is none, -1 - e for the edge e
 * on the right of the way, into whose triangle on the left the way goes.
 */
function edgeTowards({ rings, sites, around }: ConstrainedRings, from: number, target: number): number {
  const { origin, next } = rings;
  const isForwards = sites.isBefore(from, target);
  let e = around[from]!;
  for (;;) {
    const after = next[e]!;
    const sign = sites.orientation(from, target, origin[e ^ 1]!);
    if (sign === 0 && sites.isBefore(from, origin[e ^ 1]!) === isForwards) return e;
    // The target is in the hull: where an edge on the right is followed by one on the left, there is a triangle.
    if (sign < 0 && sites.orientation(from, target, origin[after ^ 1]!) > 0) return -1 - e;
    e = after;
  }
}

/** What the way from a point to another goes through. */
interface Crossed {
  /** Edges, from the right of the way to the left. */
  readonly edges: readonly number[];
  /** An edge from the point where that ends, with the last triangle on its left. */
  readonly end: number;
}

/**
 * The edges that the way to the target crosses, as far as the next point on the way.
 *
 * @param right the edge on the right of the way from where it begins
 * @returns null if one of the edges has to be there
 */
function edgesAcross(part: ConstrainedRings, right: number, target: number): Crossed | null {
  const { rings, sites, segments } = part;
  const { origin, previous } = rings;
  const from = origin[right]!;
  const edges: number[] = [];
  let across = previous[right ^ 1]!;
  for (;;) {
    if (segments[across >> 1]! >= 0) return null;
    edges.push(across);
    // The other two sides of the triangle beyond: from the right end to the corner, from there to the left end.
    const toCorner = previous[across]!;
    const fromCorner = previous[toCorner ^ 1]!;
    const sign = sites.orientation(from, target, origin[fromCorner]!);
    if (sign === 0) return { edges, end: fromCorner };
    across = sign > 0 ? toCorner : fromCorner;
  }
}

function removeEdge({ rings, around }: ConstrainedRings, e: number): void {
  const { origin, next } = rings;
  for (const half of [e, e ^ 1]) if (around[origin[half]!] === half) around[origin[half]!] = next[half]!;
  deleteEdge(rings, e);
}

/**
 * Fills the face on the left of an edge with triangles: the corner opposite of an edge is the one whose circle with
 * it has no other one inside. All corners see the segment that they were laid open by, so none is hidden from the
 * edge.
 */
function fillFace({ rings, sites }: ConstrainedRings, base: number): void {
  const { origin, next, previous } = rings;
  const open = [base];
  while (open.length > 0) {
    const e = open.pop()!;
    const [a, b] = [origin[e]!, origin[e ^ 1]!];
    const first = previous[e ^ 1]!;
    let best = first;
    for (let k = previous[first ^ 1]!; previous[k ^ 1] !== e; k = previous[k ^ 1]!) {
      if (isInsideCircle(sites, a, b, origin[best ^ 1]!, origin[k ^ 1]!)) best = k;
    }
    const rest = previous[best ^ 1]!;
    const isLastEdge = previous[rest ^ 1] === e;
    if (best !== first) open.push(connect(rings, best, first));
    if (!isLastEdge) open.push(connect(rings, next[e]! ^ 1, rest));
  }
}

/**
 * Puts a segment between two points into the triangulation, in parts where other points are on it.
 *
 * @param number that of the segment
 * @returns false if it crosses an edge that has to be there: then some of it is in
 */
function constrain(part: ConstrainedRings, start: number, end: number, number: number): boolean {
  const { rings, segments } = part;
  const { origin, next } = rings;
  let at = start;
  while (at !== end) {
    let e = edgeTowards(part, at, end);
    if (e < 0) {
      const right = -1 - e;
      const crossed = edgesAcross(part, right, end);
      if (crossed === null) return false;
      for (const edge of crossed.edges) removeEdge(part, edge);
      e = connect(rings, next[right]! ^ 1, crossed.end);
      fillFace(part, e);
      fillFace(part, e ^ 1);
    }
    if (segments[e >> 1]! < 0) segments[e >> 1] = number;
    at = origin[e ^ 1]!;
  }
  return true;
}

/** How many segments end in each site. */
function degreesOf(ends: Uint32Array, sites: number): Uint32Array {
  const degrees = new Uint32Array(sites);
  for (const site of ends) degrees[site]!++;
  return degrees;
}

/**
 * Puts segments into a Delaunay triangulation. Each begins at the end where fewer of them end: to find the way from
 * where many do would take long.
 *
 * @param ends two sites for each segment
 * @param numbers what each segment is called
 * @returns for each edge, by half its number, the first segment that it is a part of, -1 for none; null if two cross
 */
export function constrainAll(
  rings: EdgeRings,
  sites: Sites,
  ends: Uint32Array,
  numbers: Int32Array,
  watch?: TriangulationWatch,
): Int32Array | null {
  const around = new Int32Array(sites.count);
  for (let e = 0; e < rings.size; e++) if (rings.origin[e]! >= 0) around[rings.origin[e]!] = e;
  const segments = new Int32Array(rings.origin.length / 2).fill(-1);
  const part = { rings, sites, segments, around };
  const degrees = degreesOf(ends, sites.count);
  for (let i = 0; i < numbers.length; i++) {
    const [a, b] = [ends[2 * i]!, ends[2 * i + 1]!];
    const isTurned = degrees[b]! < degrees[a]!;
    watch?.step('edges', i, numbers.length);
    if (!constrain(part, isTurned ? b : a, isTurned ? a : b, numbers[i]!)) return null;
  }
  watch?.report('edges', numbers.length, numbers.length);
  return segments;
}
