/** Two triangulations side by side become one (Guibas and Stolfi 1985). */
import { connect, deleteEdge, type EdgeRings } from './edge-rings.js';
import { isInsideCircle } from './perturbed-circle.js';
import type { Sites } from './sites.js';

/**
 * Connects the lower tangent of two hulls.
 *
 * @param left the edge of the left hull from its last point, clockwise
 * @param right the edge of the right hull from its first point, counterclockwise
 * @returns the tangent, from right to left
 */
export function connectTangent(rings: EdgeRings, sites: Sites, left: number, right: number): number {
  const { origin, next, previous } = rings;
  let [l, r] = [left, right];
  for (;;) {
    if (sites.orientation(origin[r]!, origin[l]!, origin[l ^ 1]!) > 0) l = previous[l ^ 1]!;
    else if (sites.orientation(origin[l]!, origin[r ^ 1]!, origin[r]!) > 0) r = next[r ^ 1]!;
    else return connect(rings, r ^ 1, l);
  }
}

/**
 * Fills the space between two triangulations from their lower tangent upwards, and deletes what edges of theirs are
 * no longer in empty circles.
 *
 * @param tangent the lower tangent, from right to left
 */
export function mergeUpwards(rings: EdgeRings, sites: Sites, tangent: number): void {
  const { origin, next, previous } = rings;
  let base = tangent;
  for (;;) {
    const [right, left] = [origin[base]!, origin[base ^ 1]!];
    let l = next[base ^ 1]!;
    let onLeft = origin[l ^ 1]!;
    const isLeft = sites.orientation(onLeft, left, right) > 0;
    if (isLeft) {
      for (;;) {
        const beyond = next[l]!;
        const above = origin[beyond ^ 1]!;
        if (beyond === (base ^ 1) || !isInsideCircle(sites, left, right, onLeft, above)) break;
        deleteEdge(rings, l);
        l = beyond;
        onLeft = above;
      }
    }
    let r = previous[base]!;
    let onRight = origin[r ^ 1]!;
    const isRight = sites.orientation(onRight, left, right) > 0;
    if (isRight) {
      for (;;) {
        const beyond = previous[r]!;
        const above = origin[beyond ^ 1]!;
        if (beyond === base || !isInsideCircle(sites, left, right, onRight, above)) break;
        deleteEdge(rings, r);
        r = beyond;
        onRight = above;
      }
    }
    if (!isLeft && !isRight) return;
    const takesRight = !isLeft || (isRight && isInsideCircle(sites, onLeft, left, right, onRight));
    base = takesRight ? connect(rings, r, base ^ 1) : connect(rings, base ^ 1, l ^ 1);
  }
}
