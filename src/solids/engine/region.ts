import { orderAlong } from '../../implicit/compare-points.js';
import { projectedOrientation } from '../../implicit/projected-orientation.js';
import type { NormalSigns } from './axis.js';
import type { Polygon, Tables } from './facet.js';
import { type Inner, innerPointOf } from './inner-line.js';

/** Does a region that is bounded by rings cover a convex piece of its plane, none of whose inside the rings pass through? */
export function covers(
  tables: Tables,
  signs: NormalSigns,
  plane: number,
  rings: readonly Polygon[],
  piece: Polygon,
): boolean {
  for (let attempt = 0; ; attempt++) {
    const inner = innerPointOf(tables, signs, plane, piece, attempt);
    const winding = inner === null ? null : windingAround(tables, rings, inner);
    if (winding !== null) return winding !== 0;
  }
}

/** How often rings wind around a point, as it is seen along an axis; null if a vertex is as high as the point. */
function windingAround(
  { vertices }: Tables,
  rings: readonly Polygon[],
  { axis, point }: Inner,
): number | null {
  const up = ([2, 0, 1] as const)[axis];
  let winding = 0;
  for (const ring of rings) {
    const corners = ring.vertices.map((v) => vertices.points[v]!);
    const heights = corners.map((corner) => orderAlong(up, corner, point));
    for (let i = 0; i < corners.length; i++) {
      const next = (i + 1) % corners.length;
      if (heights[i] === 0) return null;
      if (heights[i] === heights[next]) continue;
      const side = projectedOrientation(axis, corners[i]!, corners[next]!, point);
      if (side === 0) return null;
      // Upwards with the point on the left, or downwards with the point on the right: the edge is on one side of it, the same for both.
      if (side === heights[next]) winding += heights[next]!;
    }
  }
  return winding;
}
