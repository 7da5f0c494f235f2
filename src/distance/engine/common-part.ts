import type { Cells, Quotient } from './cells.js';
import { certainlyApart } from './certainly-apart.js';
import { edgesWithin } from './clip.js';
import { doublesOfPoint, withoutPoint } from './doubles.js';
import { nearest } from './nearest.js';
import { hullOfPoints, ORIGIN_CELLS } from './point-cells.js';
import { distinct, doublesOfQuotients, footOnLine, footOnPlane } from './quotients.js';
import { cross, isZero, minus, times, type Vector } from './vectors.js';
import { type Walls, wallsOf } from './walls.js';

/**
 * The common part of two convex shapes that meet, by its extreme points.
 *
 * A point p of the common part is in the relative interiors of a face F of A and a face G of B, of 0 to 3 dimensions.
 * It is extreme exactly if F and G have no other point in common: a segment about p in both is one in the common part,
 * and one in the common part about p is in both, as they are faces. Then their affine hulls have none either, and their
 * dimensions are no more than 3 together, so that one of them is at most 1: p is on an edge of A in B, or on one of B
 * in A, and an end of what that edge has in common with the other shape. Such ends of true edges are extreme: what a
 * face of A has in common with B is a face of the common part. Edges that are not true ones run within faces, and have
 * ends that are not extreme. A shape of one dimension is an edge, and its ends within the other shape are all there is.
 *
 * @param common one of the points; where there are no extreme ones (a line, a plane), the one that is nearest to the
 *   origin stands for all
 */
export function commonPart(a: Cells, b: Cells, common: Quotient): Quotient[] {
  const [first, second] = [wallsOf(a), wallsOf(b)];
  const points = distinct(ends(first, second));
  if (points.length === 0) return [foot(a, b, common)];
  return first.isStrict && second.isStrict ? points : extremeOnly(points);
}

function ends(a: Walls, b: Walls): Quotient[] {
  if (isThin(a.hull)) return edgesWithin(a.hull, b.slabs);
  if (isThin(b.hull)) return edgesWithin(b.hull, a.slabs);
  return [...edgesWithin(a.hull, b.slabs), ...edgesWithin(b.hull, a.slabs)];
}

/** Has a shape at most one dimension? */
function isThin({ inside }: Cells): boolean {
  return inside === 'vertex' || inside === 'edge';
}

/**
 * Leaves out points that are in the hull of the others: edges of flat solids may run across it. A point p is if the
 * origin is in the hull of the vectors to the others. Whether it is does not change when each of these has a positive
 * factor of its own: multiplied by both denominators they are integers, and their size does not grow with the number of
 * points.
 */
function extremeOnly(points: readonly Quotient[]): Quotient[] {
  if (points.length < 3) return [...points];
  const doubles = doublesOfQuotients(points);
  return points.filter((p, i) => {
    if (certainlyApart(withoutPoint(doubles, i), doublesOfPoint(doubles, i))) return true;
    const others = points.filter((_, j) => j !== i);
    return !isZero(nearest(hullOfPoints(others.map((q) => towards(p, q))), ORIGIN_CELLS).vector);
  });
}

/** From p to q, times both denominators. */
function towards(p: Quotient, q: Quotient): Vector {
  return minus(times(q.numerators, p.denominator), times(p.numerators, q.denominator));
}

/**
 * The point nearest to the origin of a common part without extreme points: it is a line or a plane through a point that
 * is known.
 */
function foot(a: Cells, b: Cells, common: Quotient): Quotient {
  const [one, other] = a.directions.length <= b.directions.length ? [a, b] : [b, a];
  if (one.directions.length === 2) return footOnLine(common, one.directions[0]!);
  const normal = normalOfPlane(one);
  const across = cross(normal, normalOfPlane(other));
  return isZero(across) ? footOnPlane(common, normal) : footOnLine(common, across);
}

function normalOfPlane({ directions }: Cells): Vector {
  return cross(directions[0]!, directions[2]!);
}
