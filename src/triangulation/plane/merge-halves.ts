/** Two triangulations side by side become one (Guibas and Stolfi 1985). */
import { connect, deleteEdge, type EdgeRings, insertBehind, makeEdge } from './edge-rings.js';
import { isInsideCircle } from './perturbed-circle.js';
import type { Sites } from './sites.js';

/** A point is where an edge that is alone there begins; `~point` stands for one that has none yet. */
const originOf = ({ origin }: EdgeRings, e: number): number => (e < 0 ? ~e : origin[e]!);

/**
 * Connects the lower tangent of two hulls, of which one or both may be a point.
 *
 * @param left the edge of the left hull from its last point, clockwise; `~point` if it is a point
 * @param right the edge of the right hull from its first point, counterclockwise; `~point` if it is a point
 * @returns the tangent, from right to left
 */
export function connectTangent(rings: EdgeRings, sites: Sites, left: number, right: number): number {
  const { origin, next, previous } = rings;
  let l = left;
  let r = right;
  for (;;) {
    if (l >= 0 && sites.orientation(originOf(rings, r), origin[l]!, origin[l ^ 1]!) > 0) l = previous[l ^ 1]!;
    else if (r >= 0 && sites.orientation(originOf(rings, l), origin[r ^ 1]!, origin[r]!) > 0)
      r = next[r ^ 1]!;
    else break;
  }
  const tangent = makeEdge(rings, originOf(rings, r), originOf(rings, l));
  if (r >= 0) insertBehind(rings, tangent, previous[r]!);
  if (l >= 0) insertBehind(rings, tangent ^ 1, l);
  return tangent;
}

/**
 * Fills the space between two triangulations from their lower tangent upwards, and deletes what edges of theirs are
 * no longer in empty circles.
 *
 * What was above an edge and was not taken is above the next one: it is not in the triangle that was, as it is outside
 * of its circle, and seen from the other end of its own edge that triangle hides nothing but points that are further
 * along the axis than all of its half.
 *
 * @param tangent the lower tangent, from right to left
 */
export function mergeUpwards(rings: EdgeRings, sites: Sites, tangent: number): void {
  const { origin, next, previous } = rings;
  let base = tangent;
  let isLeft = false;
  let isRight = false;
  for (;;) {
    const right = origin[base]!;
    const left = origin[base ^ 1]!;
    let l = next[base ^ 1]!;
    let onLeft = origin[l ^ 1]!;
    isLeft ||= sites.orientation(onLeft, left, right) > 0;
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
    isRight ||= sites.orientation(onRight, left, right) > 0;
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
    if (!isLeft || (isRight && isInsideCircle(sites, onLeft, left, right, onRight))) {
      base = connect(rings, r, base ^ 1);
      isRight = false;
    } else {
      base = connect(rings, base ^ 1, l ^ 1);
      isLeft = false;
    }
  }
}
