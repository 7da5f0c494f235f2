/**
 * Round shapes against polygons of space over the rationals. The polygon's plane is cut into slabs at all vertices and
 * crossings, so that the polygon is the union of its edges and of convex cells, over each of which an even or an odd
 * number of edges lies: what a solid is to the polygon is the most that it is to any of these, by the referees of
 * convex shapes. What is left of a round shape without a radius is tried wherever something may change. The kernel asks
 * the edges alone, and of the rest of the plane one point of the solid.
 */
import { absolute, greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { shapeAt } from '../../../cases/round/operands.js';
import { cornersAt, ROUND_AT, type SolidKind } from '../../../cases/round/space-polygons.js';
import { around, contact } from '../contact.js';
import { numbersIn, readerOf } from '../distance/operands.js';
import { hullOf, pointShape, polygonShape, type Shape } from '../shape.js';
import { featureOf, inPlane } from '../triangles/polygon-plane.js';
import {
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  rational,
  sameVector,
  signOf,
  subtract,
  towards,
  type Vector,
} from '../vectors.js';
import { disksAnswer } from './cone-shadows.js';
import { segmentShape } from './gaps.js';
import { type Cell, cellsOf } from './plane-cells.js';
import { type Disks, disksOf, type Fields } from './solids.js';
import { answerOf, roundOperand } from './swept.js';

/** A round shape: what it is to a convex shape, and the corners of what it is without a radius, in cyclic order. */
interface Round {
  /** Relation and containment, of all lengths so many times as large. */
  answer(shape: Shape, times: bigint): string;
  /** `null` of a solid. */
  readonly core: readonly Vector[] | null;
  /** The map that the ring goes through. */
  readonly map: (p: Vector) => Vector;
}

/** A ring that spans its plane. */
export interface PlaneRing {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
}

const same = (p: Vector): Vector => p;

/** A core, and a radius. */
function rounded(core: readonly Vector[], radius: bigint, map = same): Round {
  return {
    answer(shape, times) {
      const points = core.map((p) => multiply(p, times));
      return answerOf(
        { core: { shape: hullShape(points), infinite: [] }, radius: radius * times },
        { core: { shape, infinite: [] }, radius: 0n },
      );
    },
    core: radius === 0n ? core : null,
    map,
  };
}

function hullShape(points: readonly Vector[]): Shape {
  if (points.length === 1) return pointShape(points[0]!);
  return points.length === 2 ? segmentShape(points[0]!, points[1]!) : polygonShape(points);
}

function disked({ start, end, radii }: Disks): Round {
  return {
    answer: (shape, times) =>
      disksAnswer(
        {
          start: multiply(start, times),
          end: multiply(end, times),
          radii: [radii[0] * times, radii[1] * times],
        },
        { shape, infinite: [] },
      ),
    core: radii[0] + radii[1] === 0n ? [start, end] : null,
    map: same,
  };
}

/** In the coordinates of its axes, times their determinant, an ellipsoid is a ball. */
function mapped(center: Vector, [u, v, w]: readonly [Vector, Vector, Vector]): Round {
  const det = (a: Vector, b: Vector, c: Vector) => dot(a, cross(b, c));
  return rounded([[0n, 0n, 0n]], absolute(det(u, v, w)), (p) => {
    const m = subtract(p, center);
    return [det(m, v, w), det(u, m, w), det(u, v, m)];
  });
}

/** A normal of the plane of a ring; zero, if all of it is on a line. */
export function normalOf(ring: readonly Vector[]): Vector {
  const [p] = ring as readonly [Vector];
  for (const [i, q] of ring.entries()) {
    for (const r of ring.slice(i + 1)) {
      const normal = cross(subtract(q, p), subtract(r, p));
      if (!isZero(normal)) return normal;
    }
  }
  return [0n, 0n, 0n];
}

/** What counts most comes last. */
const ORDER = ['disjoint', 'touching', 'overlapping'] as const;

/** An integer multiple of rational points that all of them are integers of. */
export function overOne(points: readonly Rational3[]): { readonly points: Vector[]; readonly times: bigint } {
  const times = points.reduce((all, { w }) => (all / greatestCommonDivisor(all, w)) * w, 1n);
  return {
    points: points.map(({ x, y, z, w }): Vector => [(x * times) / w, (y * times) / w, (z * times) / w]),
    times,
  };
}

function edgesOf(corners: readonly Vector[]): Shape[] {
  return corners.map((p, i) => segmentShape(p, corners[(i + 1) % corners.length]!));
}

/** What a solid is to the edges and to the filled cells. */
function solidAnswer(round: Round, ring: PlaneRing): string {
  const found = edgesOf(ring.corners).map((edge) => round.answer(edge, 1n).split(' '));
  const contains = found.every(([, containment]) => containment === 'containing');
  const rank = (word: string | undefined) => ORDER.indexOf(word as (typeof ORDER)[number]);
  let most = Math.max(...found.map(([relation]) => rank(relation)));
  for (const { corners, isFilled } of cellsOf(ring.corners, ring.normal)) {
    if (most === 2) break;
    if (!isFilled) continue;
    const { points, times } = overOne(corners);
    most = Math.max(most, rank(round.answer(polygonShape(points), times).split(' ')[0]));
  }
  return `${ORDER[most]!} ${contains ? 'containing' : 'none'}`;
}

/**
 * What the hull of corners has in the plane of a ring, as corners; and whether it is all of it, or it passes through
 * the plane.
 */
interface Section {
  readonly points: readonly Rational3[];
  readonly isAll: boolean;
  readonly isThrough: boolean;
}

function sectionOf(core: readonly Vector[], { corners, normal }: PlaneRing): Section {
  const heights = core.map((p) => dot(normal, subtract(p, corners[0]!)));
  const points: Rational3[] = core.filter((_, i) => heights[i] === 0n).map(rational);
  core.forEach((p, i) => {
    core.slice(i + 1).forEach((q, k) => {
      const [f, g] = [heights[i]!, heights[i + 1 + k]!];
      if (signOf(f) * signOf(g) >= 0) return;
      const [u, v] = f > 0n ? [f, -g] : [-f, g];
      const [x, y, z] = [0, 1, 2].map((axis) => p[axis]! * v + q[axis]! * u) as [bigint, bigint, bigint];
      points.push({ x, y, z, w: u + v });
    });
  });
  return {
    points,
    isAll: heights.every((f) => f === 0n),
    isThrough: heights.some((f) => f > 0n) && heights.some((f) => f < 0n),
  };
}

/** Of points of a plane their two extreme ones, if they are on a line; else `null`. */
function endsOf(points: readonly Vector[]): readonly [Vector, Vector] | null {
  const p = points[0]!;
  const way = points.map((q) => subtract(q, p)).find((v) => !isZero(v));
  if (way === undefined) return [p, p];
  if (points.some((q) => !isZero(cross(way, subtract(q, p))))) return null;
  const along = (q: Vector) => dot(way, subtract(q, p));
  const sorted = [...points].sort((a, b) => signOf(along(a) - along(b)));
  return [sorted[0]!, sorted.at(-1)!];
}

/** What a hull without a radius is to a polygon. */
export function flatAnswer(core: readonly Vector[], given: PlaneRing): string {
  const section = sectionOf(core, given);
  if (section.points.length === 0) return 'disjoint none';
  const { points, times } = overOne(section.points);
  const ring = { ...given, corners: given.corners.map((p) => multiply(p, times)) };
  const ends = endsOf(points);
  if (ends === null) return regionAnswer(points, ring, section);
  const [relation] = inPlane('segment', ring.corners, ring.normal, ends[0], subtract(ends[1], ends[0])).split(
    ' ',
  );
  if (relation === 'disjoint') return 'disjoint none';
  const isIn = section.isAll && isSegmentCovered(ends, ring);
  const inner = relation === 'touching' || !(section.isAll || section.isThrough) ? 'touching' : relation;
  return `${inner === 'overlapping' && !section.isAll ? 'crossing' : inner} ${isIn ? 'inside' : 'none'}`;
}

/** Whether the stretches that a segment has in common with the edges and the filled cells leave nothing of it out. */
function isSegmentCovered([from, to]: readonly [Vector, Vector], { corners, normal }: PlaneRing): boolean {
  if (sameVector(from, to)) return featureOf(corners, rational(from), normal) !== undefined;
  const way = subtract(to, from);
  const stretches: { readonly start: Rational3; readonly end: Rational3 }[] = [];
  const add = (shape: Shape, times: bigint) => {
    const own = segmentShape(multiply(from, times), multiply(to, times));
    const found = contact(own, shape).points.map(({ at }) => ({ ...at, w: at.w * times }));
    if (found.length > 1) stretches.push({ start: found[0]!, end: found[1]! });
  };
  for (const edge of edgesOf(corners)) add(edge, 1n);
  for (const { corners: cell, isFilled } of cellsOf(corners, normal)) {
    const { points, times } = overOne(cell);
    if (isFilled) add(polygonShape(points), times);
  }
  const compare = (a: Rational3, b: Rational3) =>
    signOf(dot(way, towards(from, a)) * b.w - dot(way, towards(from, b)) * a.w);
  const sorted = stretches
    .map(({ start, end }) => (compare(start, end) <= 0 ? { start, end } : { start: end, end: start }))
    .sort((a, b) => compare(a.start, b.start));
  let reached = rational(from);
  for (const { start, end } of sorted) {
    if (compare(start, reached) > 0) return false;
    if (compare(end, reached) > 0) reached = end;
  }
  return compare(reached, rational(to)) === 0;
}

/** A region of the plane: by the area that it has in common with cells, filled or not. */
function regionAnswer(given: readonly Vector[], { corners, normal }: PlaneRing, section: Section): string {
  const points = convexRing(given, normal);
  const own = polygonShape(points);
  const over = (cell: Cell): boolean => {
    const { points: all, times } = overOne(cell.corners);
    const scaled = polygonShape(points.map((p) => multiply(p, times)));
    return contact(scaled, polygonShape(all)).relation === 'overlapping';
  };
  const cells = [...cellsOf(corners, normal, points)].filter(over);
  const isOver = cells.some(({ isFilled }) => isFilled);
  const isIn = cells.every(({ isFilled }) => isFilled);
  const contains = corners.every((p) => contact(pointShape(p), own).relation !== 'disjoint');
  const meets = isOver || edgesOf(corners).some((edge) => contact(edge, own).relation !== 'disjoint');
  if (!meets) return 'disjoint none';
  const isInside = isIn && section.isAll;
  const containment = isInside ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none';
  return `${isOver && (section.isAll || section.isThrough) ? 'overlapping' : 'touching'} ${containment}`;
}

/** The corners of the hull of points of a plane, in cyclic order. */
function convexRing(points: readonly Vector[], normal: Vector): readonly Vector[] {
  const { vertices } = hullOf(polygonShape(points));
  return around(
    vertices.map((v) => ({ v, at: rational(v) })),
    normal,
  ).map(({ v }) => v);
}

/** The referee of a round shape and a polygon of space. */
export function spacePolygonReferee(kind: SolidKind): (values: Float64Array) => string {
  return (values) => {
    const shape = shapeAt(kind, values, ROUND_AT) as Fields;
    const given = cornersAt(kind, values);
    const reader = readerOf([0, ...numbersIn(shape), ...given.flat()]);
    const ring = given.map((p) => reader.vector(p));
    const normal = normalOf(ring);
    if (isZero(normal)) return 'degenerate none';
    if (ring.some((p) => dot(normal, subtract(p, ring[0]!)) !== 0n)) return 'not-planar none';
    const round = roundOf();
    const corners = ring.map(round.map);
    const plane: PlaneRing = { corners, normal: normalOf(corners) };
    return round.core === null ? solidAnswer(round, plane) : flatAnswer(round.core, plane);

    function roundOf(): Round {
      if (kind === 'ellipsoid') {
        const [u, v, w] = shape.axes.map((axis) => reader.vector(axis)) as [Vector, Vector, Vector];
        return mapped(reader.vector(shape.center!), [u, v, w]);
      }
      if (kind === 'cylinder' || kind === 'cone' || kind === 'truncatedCone')
        return disked(disksOf(kind, shape, reader));
      const { core, radius } = roundOperand(kind, shape, reader)!;
      return rounded((core as { readonly shape: Shape }).shape.points, radius);
    }
  };
}
