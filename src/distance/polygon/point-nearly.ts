/**
 * The distance of a point from a polygon, in doubles where they prove it.
 *
 * Outside it is the least of those to the edges, which a filter finds, up to a margin. u = 2^-53; let e be the vector
 * along an edge, r that from its start to the point, |e| and |r| their lengths. By the sign of r · e, and of e · e
 * minus it, the start is nearest, or the end, or what is between, which is |e × r| / |e| away. These sums are off by
 * 4.1u of |r||e| and |e|², so that the foot is off by at most 9.5u |r| where a sign is wrong, and the distance by no
 * more; e × r is off by 4.1u |r||e|, and lengths are rounded by 5u of themselves: in all less than 16u (|r| + |e|).
 * The extent is the greatest coordinate of a vertex from the point: |r| is at most 1.5 times as long and |e| 3 times,
 * so that 72u of it is enough. From 2^-200 to 2^200 nothing overflows, and an edge that is so short that something
 * underflows is 2^-250 long at most, which is less than 16u of the extent: there the distance of its start is as good.
 *
 * What may be least is measured again, and rounded correctly: as rounding keeps the order, the least of these is the
 * distance.
 */

import { type FillRule, pointRing2dAt } from '../../planar/polygons/point-polygon.js';
import { setPoint, X } from '../point-triangle/question.js';
import { segmentRegion, UNKNOWN } from '../point-triangle/region.js';
import { roundedRoot } from '../point-triangle/words.js';

const MARGIN = 128 * 2 ** -53;
const LEAST_EXTENT = 2 ** -200;
const MOST_EXTENT = 2 ** 200;
/** The square of the length of an edge that counts. */
const LEAST_LENGTH = 2 ** -500;

/** Two numbers for each point of a ring; the last point is not the first one again. */
type FlatRing = readonly number[];

/** The distance, rounded correctly; NaN if it is not proved. */
export function pointRingsDistance(
  [x, y]: readonly [number, number],
  rings: readonly FlatRing[],
  rule: FillRule,
): number {
  if (isInRings(x, y, rings, rule)) return 0;
  const edges = nearestEdges(x, y, rings);
  if (edges === null) return Number.NaN;
  setPoint(0, x, y, 0);
  let least = Infinity;
  for (const edge of edges) {
    const distance = distanceOfEdge(edge);
    if (Number.isNaN(distance)) return distance;
    least = Math.min(least, distance);
  }
  return least;
}

/** Does the boundary have the point, or the inside? */
function isInRings(x: number, y: number, rings: readonly FlatRing[], rule: FillRule): boolean {
  let isInside = false;
  for (let i = 0; i < rings.length; i++) {
    const location = pointRing2dAt(rings[i]!, 0, rings[i]!.length / 2, x, y, rule);
    if (location === 'boundary') return true;
    isInside = i === 0 ? location === 'inside' : isInside && location === 'outside';
  }
  return isInside;
}

/** The edges whose distances may be the least; `null` if numbers are too great or too small. */
function nearestEdges(x: number, y: number, rings: readonly FlatRing[]): NearEdge[] | null {
  let extent = 0;
  let nearest = Infinity;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const dx = Math.abs(ring[i]! - x);
      const dy = Math.abs(ring[i + 1]! - y);
      const square = dx * dx + dy * dy;
      if (square < nearest) nearest = square;
      if (dx > extent) extent = dx;
      if (dy > extent) extent = dy;
    }
  }
  if (!(extent > LEAST_EXTENT && extent < MOST_EXTENT)) return null;
  return edgesWithin(x, y, rings, Math.sqrt(nearest), 2 * MARGIN * extent);
}

/** An edge by the place of its end in its ring, and how far the point is, nearly. */
interface NearEdge {
  readonly ring: FlatRing;
  readonly end: number;
  readonly near: number;
}

/** Those that are not farther than the nearest one, by two margins, of which a vertex is so far. */
function edgesWithin(
  x: number,
  y: number,
  rings: readonly FlatRing[],
  vertex: number,
  margins: number,
): NearEdge[] {
  let most = vertex + margins;
  const found: NearEdge[] = [];
  for (const ring of rings) {
    let ax = ring[ring.length - 2]!;
    let ay = ring[ring.length - 1]!;
    for (let i = 0; i < ring.length; i += 2) {
      const bx = ring[i]!;
      const by = ring[i + 1]!;
      const square = squaredNearDistance(x - ax, y - ay, bx - ax, by - ay, most * most);
      if (square >= 0) {
        const near = Math.sqrt(square);
        found.push({ ring, end: i, near });
        most = Math.min(most, near + margins);
      }
      ax = bx;
      ay = by;
    }
  }
  return found.filter(({ near }) => near <= most);
}

/** How far the point of the question is from an edge, rounded correctly; NaN if that is not proved. */
function distanceOfEdge({ ring, end }: NearEdge): number {
  const start = end === 0 ? ring.length - 2 : end - 2;
  setEnd(3, ring, start);
  setEnd(6, ring, end);
  const region = segmentRegion();
  return region === UNKNOWN ? Number.NaN : roundedRoot(region);
}

/** X[at], ... := a point of a ring, at z = 0. */
function setEnd(at: number, ring: FlatRing, i: number): void {
  X[at] = ring[i]!;
  X[at + 1] = ring[i + 1]!;
  X[at + 2] = 0;
}

/** The square of the distance of an edge e, nearly, from whose start the point is at r; -1 if it is above a number. */
function squaredNearDistance(rx: number, ry: number, ex: number, ey: number, most: number): number {
  const all = ex * ex + ey * ey;
  const reach = rx * ex + ry * ey;
  let square: number;
  if (reach <= 0 || all < LEAST_LENGTH) square = rx * rx + ry * ry;
  else if (reach >= all) square = (rx - ex) * (rx - ex) + (ry - ey) * (ry - ey);
  else {
    const across = ex * ry - ey * rx;
    // No division for what is farther away.
    if (across * across > most * all) return -1;
    square = (across * across) / all;
  }
  return square <= most ? square : -1;
}
