import type { Relation } from '../../core/contact.js';
import type { Point2 } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { isOnEdge } from './edge-winding.js';
import { compareLexicographically, samePoint } from './ring.js';

/** How a point and the segment from c to d meet. The segment may be a point too. */
function pointRelation(p: Point2, c: Point2, d: Point2): Relation {
  if (!isOnEdge(c[0]!, c[1]!, d[0]!, d[1]!, p[0]!, p[1]!)) return 'disjoint';
  if (samePoint(c, d)) return 'overlapping';
  return samePoint(p, c) || samePoint(p, d) ? 'touching' : 'overlapping';
}

/** How two segments of one line meet: the later start against the earlier end. */
function collinearRelation(a: Point2, b: Point2, c: Point2, d: Point2): Relation {
  const [first, last] = compareLexicographically(a, b) < 0 ? [a, b] : [b, a];
  const [start, end] = compareLexicographically(c, d) < 0 ? [c, d] : [d, c];
  const from = compareLexicographically(first, start) < 0 ? start : first;
  const to = compareLexicographically(last, end) < 0 ? last : end;
  const order = compareLexicographically(from, to);
  return order > 0 ? 'disjoint' : order < 0 ? 'overlapping' : 'touching';
}

/**
 * How do the segments from a to b and from c to d meet? Segments of length zero are points. The arguments are not
 * checked.
 */
export function edgeRelation(a: Point2, b: Point2, c: Point2, d: Point2): Relation {
  if (samePoint(a, b)) return pointRelation(a, c, d);
  if (samePoint(c, d)) return pointRelation(c, a, b);
  const atC = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
  const atD = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, d[0]!, d[1]!);
  if (atC !== 0 && atC === atD) return 'disjoint';
  if (atC === 0 && atD === 0) return collinearRelation(a, b, c, d);
  const atA = orient2d(c[0]!, c[1]!, d[0]!, d[1]!, a[0]!, a[1]!);
  const atB = orient2d(c[0]!, c[1]!, d[0]!, d[1]!, b[0]!, b[1]!);
  if (atA !== 0 && atA === atB) return 'disjoint';
  return atA !== 0 && atB !== 0 && atC !== 0 && atD !== 0 ? 'crossing' : 'touching';
}
