/**
 * The distance of a point from a polygon, in doubles where they prove it.
 *
 * Outside it is the least of those to the edges, which a filter finds, up to a margin. u = 2^-53; let e be the vector
 * along an edge, r that from its start to the point, and |e|, |r| their lengths. The foot is r · e / e · e of the way
 * along, within 0 and 1: both sums are off by 4.1u of |r||e| and |e|², so that the foot is off by at most 9.5u |r|, also
 * after it is brought within the edge, and the distance by no more. The vector from it is off by 3.1u (|r| + |e|) in
 * each component, and its length is rounded by 2u (|r| + |e|): in all less than 16u (|r| + |e|). Neither is longer than
 * 1.5 times the greatest extent of all points, so that 48u of that is enough. Between 2^-400 and 2^400 of it nothing
 * overflows, and what underflows is nothing beside the margin: an edge whose square does is shorter than 2^-530.
 *
 * What may be least is measured again, and rounded correctly: as rounding keeps the order, the least of these is the
 * distance.
 */

import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { pointRing2dAt } from '../../planar/polygons/point-polygon.js';
import { distanceOfCorners } from '../small/distance-nearly.js';

const MARGIN = 64 * 2 ** -53;
const LEAST_EXTENT = 2 ** -400;
const MOST_EXTENT = 2 ** 400;

/** Two numbers for each point of a ring; the last point is not the first one again. */
type FlatRing = readonly number[];

/** The distance, rounded correctly; NaN if it is not proved. */
export function pointRingsDistance(
  [x, y]: readonly [number, number],
  rings: readonly FlatRing[],
  rule: FillRule,
): number {
  if (isInRings(x, y, rings, rule)) return 0;
  const extent = extentOf(x, y, rings);
  if (!(extent > LEAST_EXTENT && extent < MOST_EXTENT)) return Number.NaN;
  const point = Float64Array.of(x, y, 0);
  let least = Infinity;
  for (const edge of nearestEdges(x, y, rings, MARGIN * extent)) {
    const distance = distanceOfCorners(point, edge);
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

/** The greater one of the ranges of x and y. */
function extentOf(x: number, y: number, rings: readonly FlatRing[]): number {
  let [minX, minY, maxX, maxY] = [x, y, x, y];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [px, py] = [ring[i]!, ring[i + 1]!];
      if (px < minX) minX = px;
      else if (px > maxX) maxX = px;
      if (py < minY) minY = py;
      else if (py > maxY) maxY = py;
    }
  }
  return Math.max(maxX - minX, maxY - minY);
}

/** The edges, as corners at z = 0, whose distances may be the least: what is left out is farther by two margins. */
function nearestEdges(x: number, y: number, rings: readonly FlatRing[], margin: number): Float64Array[] {
  let found: { readonly near: number; readonly edge: Float64Array }[] = [];
  let least = Infinity;
  for (const ring of rings) {
    let ax = ring[ring.length - 2]!;
    let ay = ring[ring.length - 1]!;
    for (let i = 0; i < ring.length; i += 2) {
      const bx = ring[i]!;
      const by = ring[i + 1]!;
      const near = nearDistance(bx - ax, by - ay, x - ax, y - ay);
      if (near <= least + 2 * margin) {
        if (near < least - 2 * margin) found = [];
        if (near < least) least = near;
        found.push({ near, edge: Float64Array.of(ax, ay, 0, bx, by, 0) });
      }
      ax = bx;
      ay = by;
    }
  }
  return found.filter(({ near }) => near <= least + 2 * margin).map(({ edge }) => edge);
}

/** How far r is from the segment from the origin to e, nearly. */
function nearDistance(ex: number, ey: number, rx: number, ry: number): number {
  const reach = rx * ex + ry * ey;
  const all = ex * ex + ey * ey;
  const part = !(reach > 0) ? 0 : reach >= all ? 1 : reach / all;
  const dx = rx - part * ex;
  const dy = ry - part * ey;
  return Math.sqrt(dx * dx + dy * dy);
}
