import { SegmentSoup } from '../../arrangement/segment-soup.js';
import { cross2d } from '../../predicates/index.js';
import { type Watch, WatchedSoup } from '../progress.js';
import type { ConvexPart } from './convex-parts.js';

/** The sums of all pairs of convex parts, as rings of one soup. */
export interface PairSums {
  readonly soup: SegmentSoup;
  /** The ring of each use of an edge: one ring for each pair. */
  readonly ringOfUse: Int32Array;
}

/**
 * The sum of each part of one polygon with each part of another: a convex polygon, counterclockwise. No sum is rounded.
 *
 * The union of these is the sum of the polygons, whatever holes they have. (Their convolution has fewer edges, but its
 * winding number is the Euler characteristic of an intersection, which is 0 where that is a ring.)
 */
export function pairSums(a: readonly ConvexPart[], b: readonly ConvexPart[], watch: Watch | null): PairSums {
  let expected = 16;
  for (const part of a) expected += (part.length / 2) * b.length;
  for (const part of b) expected += (part.length / 2) * a.length;
  const soup = watch === null ? new SegmentSoup(expected) : new WatchedSoup(expected, false, watch);
  const ringOfUse = new Int32Array(expected);
  let rings = 0;
  for (const p of a) {
    watch?.report('edges', soup.useEdge.length, expected);
    for (const q of b) {
      const from = soup.useEdge.length;
      addConvexSum(soup, p, q);
      ringOfUse.fill(rings++, from, soup.useEdge.length);
    }
  }
  watch?.report('edges', expected, expected);
  return { soup, ringOfUse };
}

/**
 * Adds the edges of the sum of two convex polygons: those of both in the order of their directions, each moved by the
 * vertex of the other that is extreme across it.
 *
 * Both begin at their least vertices, so that directions turn from just right of straight down all the way round. The
 * next edges of both are less than half a turn apart: the one that is ahead comes behind one of the other polygon that
 * was not ahead of the other edge, and edges of a polygon turn by less than half a turn. So a cross product has their
 * order.
 *
 * Source: de Berg et al., Computational Geometry, 13.3 (Minkowski sums).
 */
export function addConvexSum(soup: SegmentSoup, p: ConvexPart, q: ConvexPart): void {
  const n = p.length;
  const m = q.length;
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    const e: Edge = [p[i % n]!, p[(i + 1) % n]!, p[(i + 2) % n]!, p[(i + 3) % n]!];
    const f: Edge = [q[j % m]!, q[(j + 1) % m]!, q[(j + 2) % m]!, q[(j + 3) % m]!];
    const turn = i === n ? -1 : j === m ? 1 : cross2d(...e, ...f);
    // Of two in one direction the lesser comes first: the sum does not depend on which polygon is named first.
    if (turn > 0) soup.addMovedSegment(...e, f[0], f[1]);
    else if (turn < 0) soup.addMovedSegment(...f, e[0], e[1]);
    else if (isBefore(e, f)) addBoth(soup, e, f);
    else addBoth(soup, f, e);
    if (turn >= 0) i += 2;
    if (turn <= 0) j += 2;
  }
}

/** An edge from a point to another: their coordinates. */
type Edge = readonly [number, number, number, number];

/** The lexicographic order of edges. */
function isBefore(e: Edge, f: Edge): boolean {
  const at = e.findIndex((x, k) => x !== f[k]);
  return at >= 0 && e[at]! < f[at]!;
}

/** Two edges in one direction, the one behind the other. */
function addBoth(soup: SegmentSoup, e: Edge, f: Edge): void {
  soup.addMovedSegment(...e, f[0], f[1]);
  soup.addMovedSegment(...f, e[2], e[3]);
}
