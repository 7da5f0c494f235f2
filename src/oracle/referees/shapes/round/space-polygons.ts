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
import { numbersIn, readerOf } from '../distance/operands.js';
import { pointShape, polygonShape, type Shape } from '../shape.js';
import { cross, dot, isZero, multiply, type Rational3, rational, subtract, type Vector } from '../vectors.js';
import { disksAnswer } from './cone-shadows.js';
import { segmentShape } from './gaps.js';
import { cellsOf } from './plane-cells.js';
import { flatAnswer, type PlaneRing } from './plane-sections.js';
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
function overOne(points: readonly Rational3[]): { readonly points: Vector[]; readonly times: bigint } {
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
    return round.core === null ? solidAnswer(round, plane) : flatAnswer(round.core.map(rational), plane);

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
