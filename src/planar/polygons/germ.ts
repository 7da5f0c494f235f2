import type { Point2 } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import type { RegionEdge, RegionEdges } from './region-edges.js';
import { compareLexicographically, samePoint } from './ring.js';

/** A part of the plane as a polygon divides it. */
export type Part = 'interior' | 'boundary' | 'exterior';

/** A part of the boundary that goes out from a point, and whether the inside of the polygon lies to the left of it. */
interface Ray {
  readonly to: Point2;
  readonly left: boolean;
}

const turn = (v: Point2, a: Point2, b: Point2) => orient2d(v[0]!, v[1]!, a[0]!, a[1]!, b[0]!, b[1]!);

/** The rays from v along the edges that contain v. */
function raysFrom(region: RegionEdges, touching: readonly RegionEdge[], v: Point2): Ray[] {
  return touching.flatMap((edge) => {
    const left = region.insideIsLeft(edge.ring);
    const ahead = samePoint(v, edge.q) ? [] : [{ to: edge.q, left }];
    return samePoint(v, edge.p) ? ahead : [...ahead, { to: edge.p, left: !left }];
  });
}

/** Whether s lies strictly between r and t, going round v counterclockwise from r to t. Their directions differ. */
export function isBetween(v: Point2, r: Point2, s: Point2, t: Point2): boolean {
  const sweep = turn(v, r, t);
  if (sweep === 0) return turn(v, r, s) > 0;
  if (sweep > 0) return turn(v, r, s) > 0 && turn(v, s, t) > 0;
  return !(turn(v, t, s) >= 0 && turn(v, s, r) >= 0);
}

/** Whether the ways from v to r and to t begin in the same direction. */
export const isSameWay = (v: Point2, r: Point2, t: Point2) =>
  turn(v, r, t) === 0 && compareLexicographically(v, r) === compareLexicographically(v, t);

/**
 * In which part of a valid polygon lies the beginning of the way from v, a point of the boundary, to t: the points
 * v + ε (t - v) for every small enough ε > 0? Told by the last part of the boundary that is passed going round v
 * counterclockwise before t.
 *
 * @param touching The edges of the polygon that contain v, all of them
 */
export function germPart(region: RegionEdges, touching: readonly RegionEdge[], v: Point2, t: Point2): Part {
  const rays = raysFrom(region, touching, v);
  let last = rays[0]!;
  for (const ray of rays) {
    if (isSameWay(v, ray.to, t)) return 'boundary';
    if (isBetween(v, last.to, ray.to, t)) last = ray;
  }
  return last.left ? 'interior' : 'exterior';
}
