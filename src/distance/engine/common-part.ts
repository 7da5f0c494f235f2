import { type Cells, isInFace, normalOf, type Quotient } from './cells.js';
import { type Doubles, doublesOfPoint } from './doubles.js';
import { nearest } from './nearest.js';
import { listed } from './point-list.js';
import { along, distinct, footOnLine, footOnPlane, height, whole } from './quotients.js';
import { cross, dot, isZero, minus, times, type Vector, ZERO } from './vectors.js';

/** A part of a shape of one dimension: from + t · direction, for t >= 0 if it has a start, for t <= 1 if it has an end. */
interface Stretch {
  readonly from: Vector;
  readonly direction: Vector;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
}

/** A part of a shape of two dimensions: a convex polygon, or the whole plane through its first corner. */
interface Flat {
  readonly normal: Vector;
  readonly corners: readonly Vector[];
  readonly isBounded: boolean;
}

/**
 * The common part of two convex shapes that meet, by its extreme points. Such a point is a vertex of one in the other, or the only common
 * point of an edge with a face or with an edge.
 *
 * @param common one of the points; where there are no extreme ones (a line, a plane), the one that is nearest to the origin stands for all
 */
export function commonPart(a: Cells, b: Cells, common: Quotient): Quotient[] {
  const found = [
    ...verticesIn(a, b),
    ...verticesIn(b, a),
    ...crossings(stretchesOf(a), flatsOf(b)),
    ...crossings(stretchesOf(b), flatsOf(a)),
    ...stretchesOf(a).flatMap((s) => stretchesOf(b).flatMap((t) => meeting(s, t))),
  ];
  const points = extremeOnly(distinct(found));
  return points.length > 0 ? points : [foot(a, b, common)];
}

function verticesIn(a: Cells, b: Cells): Quotient[] {
  const { points, vertices } = a;
  const inside = Array.from({ length: vertices }, (_, i) => i).filter((i) =>
    contains(b, points.at(i), points.doubles && doublesOfPoint(points.doubles, i)),
  );
  return inside.map((i) => whole(points.at(i)));
}

function contains(cells: Cells, p: Vector, doubles: Doubles | null = null): boolean {
  const point: Cells = {
    points: listed([p], doubles),
    directions: [],
    vertices: 1,
    edges: [],
    faces: [],
    inside: 'vertex',
  };
  return isZero(nearest(cells, point).vector);
}

function stretchesOf(cells: Cells): Stretch[] {
  const { points, directions, vertices, inside } = cells;
  if (inside === 'edge' && directions.length > 0) {
    return [{ from: points.at(0), direction: directions[0]!, hasStart: vertices > 0, hasEnd: false }];
  }
  const { edges } = cells.bounds ?? cells;
  return edges
    .map(([i, j]) => ({
      from: points.at(i),
      direction: minus(points.at(j), points.at(i)),
      hasStart: true,
      hasEnd: true,
    }))
    .filter(({ direction }) => !isZero(direction));
}

function flatsOf(cells: Cells): Flat[] {
  const { points, directions, inside } = cells;
  if (directions.length > 2) {
    return [{ normal: cross(directions[0]!, directions[2]!), corners: [points.at(0)], isBounded: false }];
  }
  const { faces } = cells.bounds ?? cells;
  const rings = inside === 'face' ? [points.all()] : faces.map((face) => face.map((i) => points.at(i)));
  return rings
    .map((corners) => ({ normal: normalOf(corners), corners, isBounded: true }))
    .filter(({ normal }) => !isZero(normal));
}

function crossings(stretches: readonly Stretch[], flats: readonly Flat[]): Quotient[] {
  return stretches.flatMap((s) => flats.flatMap((flat) => crossing(s, flat)));
}

/** The only common point of a stretch and a flat part. */
function crossing(stretch: Stretch, flat: Flat): Quotient[] {
  const slope = dot(flat.normal, stretch.direction);
  if (slope === 0n) return [];
  const offset = -height(flat.normal, whole(flat.corners[0]!), whole(stretch.from));
  if (!isWithin(stretch, offset, slope)) return [];
  const point = along(whole(stretch.from), stretch.direction, offset, slope);
  const { numerators, denominator } = point;
  const isIn =
    !flat.isBounded ||
    isInFace(
      flat.corners.map((c) => times(c, denominator)),
      numerators,
    );
  return isIn ? [point] : [];
}

/** The only common point of two stretches. */
function meeting(s: Stretch, t: Stretch): Quotient[] {
  const across = cross(s.direction, t.direction);
  const between = minus(t.from, s.from);
  const size = dot(across, across);
  if (size === 0n || dot(across, between) !== 0n) return [];
  const u = dot(cross(between, t.direction), across);
  const v = dot(cross(between, s.direction), across);
  return isWithin(s, u, size) && isWithin(t, v, size) ? [along(whole(s.from), s.direction, u, size)] : [];
}

/** Is the parameter u / v one of a stretch? */
function isWithin({ hasStart, hasEnd }: Stretch, u: bigint, v: bigint): boolean {
  const [n, d] = v < 0n ? [-u, -v] : [u, v];
  return (!hasStart || n >= 0n) && (!hasEnd || n <= d);
}

/**
 * Leaves out points that are in the hull of the others: edges of flat solids may run across it. A point p is if the origin is in the hull of
 * the vectors to the others. Whether it is does not change when each of these has a positive factor of its own: multiplied by both
 * denominators they are integers, and their size does not grow with the number of points.
 */
function extremeOnly(points: readonly Quotient[]): Quotient[] {
  if (points.length < 3) return [...points];
  return points.filter((p, i) => {
    const others = points.filter((_, j) => j !== i);
    return !contains(hullOf(others.map((q) => towards(p, q))), ZERO);
  });
}

/** From p to q, times both denominators. */
function towards(p: Quotient, q: Quotient): Vector {
  return minus(times(q.numerators, p.denominator), times(p.numerators, q.denominator));
}

function hullOf(points: readonly Vector[]): Cells {
  return {
    points: listed(points),
    directions: [],
    vertices: points.length,
    edges: [],
    faces: [],
    inside: 'interior',
  };
}

/** The point nearest to the origin of a common part without extreme points: it is a line or a plane through a point that is known. */
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
