import { SegmentSoup } from '../../arrangement/segment-soup.js';
import { SoupGeometry } from '../../arrangement/soup-geometry.js';
import { CopiedVertices } from '../copied-vertices.js';
import type { ConvexPart } from './convex-parts.js';
import { addConvexSum } from './pair-sums.js';

/** The convex parts of two polygons. */
export interface PairOfParts {
  readonly a: readonly ConvexPart[];
  readonly b: readonly ConvexPart[];
}

/** Is a vertex of a soup inside of the sum of some part of one polygon and some part of another? */
export function isInsideOfSum(soup: SegmentSoup, v: number, { a, b }: PairOfParts): boolean {
  const [x, y] = [soup.x.data[v]!, soup.y.data[v]!];
  // Twice the error, which is more than what the sums below are rounded by besides.
  const [errorX, errorY] = [2 * soup.errorX.data[v]!, 2 * soup.errorY.data[v]!];
  const isNear = (p: Bounds, q: Bounds): boolean =>
    p[0] + q[0] <= x + errorX &&
    x - errorX <= p[2] + q[2] &&
    p[1] + q[1] <= y + errorY &&
    y - errorY <= p[3] + q[3];
  const others = b.map(boundsOf);
  return a.some((p) => {
    const bounds = boundsOf(p);
    return b.some((q, j) => isNear(bounds, others[j]!) && isInside(soup, v, p, q));
  });
}

type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

function boundsOf(part: ConvexPart): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < part.length; k += 2) {
    minX = Math.min(minX, part[k]!);
    maxX = Math.max(maxX, part[k]!);
    minY = Math.min(minY, part[k + 1]!);
    maxY = Math.max(maxY, part[k + 1]!);
  }
  return [minX, minY, maxX, maxY];
}

/** On the left of all edges of the sum, which run counterclockwise? */
function isInside(soup: SegmentSoup, v: number, p: ConvexPart, q: ConvexPart): boolean {
  const own = new SegmentSoup((p.length + q.length) / 2 + 4);
  addConvexSum(own, p, q);
  const at = new CopiedVertices(own, soup).vertex(v);
  const geometry = new SoupGeometry(own);
  for (let use = 0; use < own.useEdge.length; use++) {
    const side = geometry.sideOf(at, own.edgeLine.data[own.useEdge.data[use]!]!);
    if (side !== (own.useTurned.data[use] === 0 ? 1 : -1)) return false;
  }
  return true;
}
