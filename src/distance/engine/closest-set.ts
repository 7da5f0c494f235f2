import type { Cells, Quotient } from './cells.js';
import { edgesWithin } from './clip.js';
import type { Corral } from './corral.js';
import { flatCells } from './flat-cells.js';
import { along, crossingPoint, distinct, footOnLine, footOnPlane, height, whole } from './quotients.js';
import { halfSpaceSlab, type Slab } from './slab.js';
import {
  boundsOf,
  directionOf,
  endsOf,
  type HalfSpace,
  isLinear,
  isPlane,
  type SupportFace,
  supportFace,
} from './support-face.js';
import { allLowest } from './support-filter.js';
import { cross, dot, equal, isZero, minus, plus, times, type Vector, ZERO } from './vectors.js';

/**
 * All pairs of closest points of disjoint shapes. Those of A are the part of A where x is least, in common with the
 * part of B where x is greatest, moved by x, the shortest vector from B to A: by the extreme points; where it has none
 * (a line, a plane), by the point that is nearest to the origin.
 */
export function closestSet(
  a: Cells,
  b: Cells,
  { vector, denominator }: Corral,
): (readonly [Quotient, Quotient])[] {
  const [p, q] = [onlyLowest(a, vector), onlyLowest(b, times(vector, -1n))];
  if (p !== null && q !== null) return [[whole(p), whole(q)]];
  // The other one is p - x, or q + x.
  if (p !== null) return [[whole(p), whole(minus(times(p, denominator), vector), denominator)]];
  if (q !== null) return [[whole(plus(times(q, denominator), vector), denominator), whole(q)]];
  const first = supportFace(a, vector, 1n, denominator, ZERO);
  const second = supportFace(b, vector, -1n, denominator, vector);
  return distinct(commonFace(first, second, vector)).map(({ numerators, denominator: own }) => {
    const over = own * denominator;
    return [whole(numerators, over), whole(minus(numerators, times(vector, own)), over)];
  });
}

/** The only point of a shape where x is least; `null` if there are others. */
function onlyLowest({ points, directions }: Cells, x: Vector): Vector | null {
  if (directions.some((d) => dot(x, d) === 0n)) return null;
  const lowest = allLowest(points, x).map((i) => points.at(i));
  return lowest.every((p) => equal(p, lowest[0]!)) ? lowest[0]! : null;
}

/** The common part of two faces in one plane across x; it is not empty. */
function commonFace(p: SupportFace, q: SupportFace, x: Vector): Quotient[] {
  if (isPlane(p)) return cornersOf(q, x);
  if (isPlane(q)) return cornersOf(p, x);
  if (p.directions.length > 0 && q.directions.length > 0) return commonOfUnbounded(p, q);
  if (p.directions.length + q.directions.length === 0) return commonOfBounded(p, q, x);
  const [bounded, other] = p.directions.length === 0 ? [p, q] : [q, p];
  if (other.ring.length === 1 && other.directions.length === 0) return [whole(other.ring[0]!)];
  return clip(
    bounded.ring.map((v) => whole(v)),
    boundsOf(other, x),
  );
}

/** Two polygons, segments or points: the ends of what the edges of each have in common with the other one. */
function commonOfBounded(p: SupportFace, q: SupportFace, x: Vector): Quotient[] {
  const [a, b] = [flatCells(p.ring), flatCells(q.ring)];
  if (p.ring.length < 3) return edgesWithin(a, slabsOf(q, x));
  if (q.ring.length < 3) return edgesWithin(b, slabsOf(p, x));
  return [...edgesWithin(a, slabsOf(q, x)), ...edgesWithin(b, slabsOf(p, x))];
}

function slabsOf(face: SupportFace, x: Vector): Slab[] {
  return boundsOf(face, x).map(({ normal, at }) => halfSpaceSlab(normal, at.numerators));
}

/** The extreme points of a face; the point nearest to the origin of a line or plane. */
function cornersOf(face: SupportFace, x: Vector): Quotient[] {
  if (isPlane(face)) return [footOnPlane(whole(face.ring[0]!), x)];
  return isLinear(face) && endsOf(face).length === 0 ? [footOf(face)] : face.ring.map((v) => whole(v));
}

function footOf(line: SupportFace): Quotient {
  return footOnLine(whole(line.ring[0]!), directionOf(line));
}

/** Two lines or rays: parallel ones have the ends in common that lie on the other, else one point. */
function commonOfUnbounded(p: SupportFace, q: SupportFace): Quotient[] {
  const d = directionOf(p);
  const e = directionOf(q);
  if (!isZero(cross(d, e))) return [crossingOfLines(p.ring[0]!, d, q.ring[0]!, e)];
  const ends = [...endsIn(p, q), ...endsIn(q, p)];
  return ends.length > 0 ? ends : [footOf(p)];
}

/** The ends of a linear face that lie within another one on the same line. */
function endsIn(face: SupportFace, other: SupportFace): Quotient[] {
  const [start] = endsOf(other);
  const d = directionOf(other);
  return endsOf(face)
    .map((v) => whole(v))
    .filter((v) => start === undefined || height(d, whole(start), v) >= 0n);
}

/** Where the lines o + t d and q + s e cross, which lie in one plane. */
function crossingOfLines(o: Vector, d: Vector, q: Vector, e: Vector): Quotient {
  const normal = cross(e, cross(d, e));
  return along(whole(o), d, -height(normal, whole(q), whole(o)), dot(normal, d));
}

/** A convex polygon, segment or point within half-spaces (Sutherland, Hodgman 1974). */
function clip(ring: readonly Quotient[], bounds: readonly HalfSpace[]): Quotient[] {
  let left = [...ring];
  for (const bound of bounds) left = clipOnce(left, bound);
  return left;
}

function clipOnce(ring: readonly Quotient[], { normal, at }: HalfSpace): Quotient[] {
  const kept: Quotient[] = [];
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const here = height(normal, at, p);
    const there = height(normal, at, next);
    if (here >= 0n) kept.push(p);
    if ((here > 0n && there < 0n) || (here < 0n && there > 0n)) kept.push(crossingPoint(normal, at, p, next));
  });
  return kept;
}
