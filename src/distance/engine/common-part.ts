import { type Cells, isInFace, normalOf, type Quotient } from './cells.js';
import { certainOrientation, type Place } from './certain-orientation.js';
import { certainlyApart } from './certainly-apart.js';
import { type Doubles, doublesOfPoint, withoutPoint } from './doubles.js';
import { nearest } from './nearest.js';
import { listed } from './point-list.js';
import { along, distinct, doublesOfQuotients, footOnLine, footOnPlane, height, whole } from './quotients.js';
import { cross, dot, isZero, minus, times, type Vector, ZERO } from './vectors.js';

/** A part of a shape of one dimension: from + t · direction, for t >= 0 if it has a start, for t <= 1 if it has an end. */
interface Stretch {
  readonly from: Vector;
  readonly direction: Vector;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  /** Its two ends as doubles, if it has two and these are known. */
  readonly ends: readonly [Place, Place] | null;
}

/** A part of a shape of two dimensions: a convex polygon, or the whole plane through its first corner. */
interface Flat {
  readonly normal: Vector;
  readonly corners: readonly Vector[];
  readonly isBounded: boolean;
  /** The corners as doubles, if these are known. */
  readonly places: readonly Place[] | null;
}

/**
 * The common part of two convex shapes that meet, by its extreme points. Such a point is a vertex of one in the other, or the only common
 * point of an edge with a face or with an edge. Doubles leave out, wherever they are certain, what has no such point; integers decide the rest.
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

function contains(cells: Cells, p: Vector, doubles: Doubles | null): boolean {
  const own = cells.points.doubles;
  if (own !== null && doubles !== null && certainlyApart(own, doubles)) return false;
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
    return [
      { from: points.at(0), direction: directions[0]!, hasStart: vertices > 0, hasEnd: false, ends: null },
    ];
  }
  const { edges } = cells.bounds ?? cells;
  return edges
    .map(
      ([i, j]): Stretch => ({
        from: points.at(i),
        direction: minus(points.at(j), points.at(i)),
        hasStart: true,
        hasEnd: true,
        ends: points.doubles && [placeOf(points.doubles, i), placeOf(points.doubles, j)],
      }),
    )
    .filter(({ direction }) => !isZero(direction));
}

function flatsOf(cells: Cells): Flat[] {
  const { points, directions, inside } = cells;
  if (directions.length > 2) {
    const normal = cross(directions[0]!, directions[2]!);
    return [{ normal, corners: [points.at(0)], isBounded: false, places: null }];
  }
  const { faces } = cells.bounds ?? cells;
  const { doubles } = points;
  const rings = inside === 'face' ? [Array.from({ length: points.length }, (_, i) => i)] : faces;
  return rings
    .map((ring) => {
      const corners = ring.map((i) => points.at(i));
      const places = doubles && ring.map((i) => placeOf(doubles, i));
      return { normal: normalOf(corners), corners, isBounded: true, places };
    })
    .filter(({ normal }) => !isZero(normal));
}

function placeOf(of: Doubles, index: number): Place {
  return { of, index };
}

function crossings(stretches: readonly Stretch[], flats: readonly Flat[]): Quotient[] {
  return stretches.flatMap((s) => flats.flatMap((flat) => crossing(s, flat)));
}

/** Do a stretch and a flat part certainly have no point in common? Both ends are on one side of its plane, or the line passes outside. */
function certainlyMiss({ ends }: Stretch, { places }: Flat): boolean {
  if (ends === null || places === null) return false;
  const [from, to] = ends;
  const [p, q, r] = places as [Place, Place, Place];
  const side = certainOrientation(p, q, r, from);
  if (side !== 0 && side === certainOrientation(p, q, r, to)) return true;
  // Of a line that meets a convex polygon, no two edges are on certainly different sides.
  let turn = 0;
  for (let i = 0; i < places.length; i++) {
    const next = certainOrientation(from, to, places[i]!, places[(i + 1) % places.length]!);
    if (next !== 0 && next === -turn) return true;
    turn = next || turn;
  }
  return false;
}

/** The only common point of a stretch and a flat part. */
function crossing(stretch: Stretch, flat: Flat): Quotient[] {
  if (certainlyMiss(stretch, flat)) return [];
  const slope = dot(flat.normal, stretch.direction);
  if (slope === 0n) return [];
  const offset = -height(flat.normal, whole(flat.corners[0]!), whole(stretch.from));
  if (!isWithin(stretch, offset, slope)) return [];
  const point = along(whole(stretch.from), stretch.direction, offset, slope);
  return !flat.isBounded || isInFace(flat.corners, point) ? [point] : [];
}

/** The only common point of two stretches. */
function meeting(s: Stretch, t: Stretch): Quotient[] {
  // Lines that are certainly skew.
  if (s.ends !== null && t.ends !== null && certainOrientation(...s.ends, ...t.ends) !== 0) return [];
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
  const doubles = doublesOfQuotients(points);
  return points.filter((p, i) => {
    if (certainlyApart(withoutPoint(doubles, i), doublesOfPoint(doubles, i))) return true;
    const others = points.filter((_, j) => j !== i);
    return !contains(hullOf(others.map((q) => towards(p, q))), ZERO, null);
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
