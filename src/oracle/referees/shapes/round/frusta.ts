/**
 * Round shapes against frusta over the rationals: what is all behind one of the six planes is disjoint; else a box
 * around the round shape is clipped by the planes one by one, and the vertices, edges and faces of what is left are
 * compared with the shape. The kernel looks for a plane between the two or a common point, and tries triples of planes.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { DEPTH, SHAPE } from '../../../cases/half-spaces.js';
import { type RoundKind, shapeAt } from '../../../cases/round/operands.js';
import { exactPlanes } from '../boxes/half-spaces.js';
import { type Corner, clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { numbersIn, type Reader } from '../distance/operands.js';
import { isProper } from '../half-space-features.js';
import { type Halfspace, sideAt, sideOf } from '../halfspace.js';
import { hullOf, type Shape } from '../shape.js';
import {
  cross,
  dot,
  exact,
  greater,
  multiply,
  ORIGIN,
  type Rational3,
  signOf,
  subtract,
  type Vector,
} from '../vectors.js';
import { type Clipped, clippedBox, clippedBy } from './clipped.js';
import { type Ball, gapSign, pointSign } from './clipped-gaps.js';
import { cornersRelation, depthInDisks } from './cone-shadows.js';
import { segmentShape } from './gaps.js';
import { type Disks, disksOf, type Fields } from './solids.js';
import { metText } from './surfaces.js';
import { roundOperand } from './swept.js';

/** A round shape in a box, and what it is to half-spaces and polytopes. */
interface Judged {
  /** Points, and how far from one of them each point of the shape is at most. */
  readonly points: readonly Vector[];
  readonly reach: bigint;
  /** The values height ± √spread whose greatest and least are those of a multiple of a plane's function. */
  extremes(plane: Halfspace): readonly Extreme[];
  /** The relation to what the planes leave of the box. */
  relation(polytope: Clipped, planes: readonly Halfspace[]): string;
  /** 1 of a point in the inside, 0 of one on the boundary, -1 of one outside. */
  depth(point: Rational3): number;
}

interface Extreme {
  readonly height: bigint;
  readonly spread: bigint;
}

/** The sign of height + √spread. */
function highSign({ height, spread }: Extreme): number {
  return height >= 0n ? signOf(height + spread) : signOf(spread - height * height);
}

const lowSign = ({ height, spread }: Extreme): number => 0 - highSign({ height: -height, spread });

/** Numbers in units of the least bit of all of them. */
export function unitReader(numbers: readonly number[]): Reader & { readonly unit: bigint } {
  const { numerators, one } = exact(numbers);
  const byNumber = new Map(numbers.map((x, i) => [x, numerators[i]!]));
  const number = (x: number) => byNumber.get(x)!;
  const vector = ([x, y, z]: readonly number[]): Vector => [number(x!), number(y!), number(z!)];
  return { number, length: number, vector, one: 1n, reach: 0n, unit: one };
}

export function judgedOf(kind: RoundKind, shape: unknown, reader: Reader): Judged {
  if (kind === 'ellipsoid') return ellipsoid(shape as Fields, reader);
  if (kind === 'sphere' || kind === 'capsule' || kind === 'lozenge') {
    const { core, radius } = roundOperand(kind, shape, reader)!;
    const ball = { core: (core as { readonly shape: Shape }).shape, radius };
    return swept(ball);
  }
  const disks = disksOf(kind, shape as Fields, reader);
  if (disks.radii[0] + disks.radii[1] > 0n) return solidOf(disks);
  return swept({ core: segmentShape(disks.start, disks.end), radius: 0n });
}

function swept(ball: Ball): Judged {
  const { core, radius } = ball;
  return {
    points: core.points,
    reach: radius,
    extremes: ({ normal, constant }) => {
      const spread = radius * radius * dot(normal, normal);
      return core.points.map((p) => ({ height: dot(normal, p) + constant, spread }));
    },
    relation(polytope, planes) {
      const common = clip(hullOf(core), [], planes);
      if (radius > 0n) return solidRelation(common.length > 0 ? -1 : gapSign(ball, polytope));
      return common.length === 0 ? 'disjoint' : flatRelation(core, common, polytope, planes);
    },
    depth: (point) => 0 - pointSign(point, core, radius),
  };
}

function solidRelation(sign: number): string {
  return sign > 0 ? 'disjoint' : sign === 0 ? 'touching' : 'overlapping';
}

/** Whether all corners are on a plane. */
function areOn(corners: readonly { readonly at: Rational3 }[], plane: Halfspace): boolean {
  return corners.every(({ at }) => sideAt(plane, at) === 0);
}

/**
 * How a flat shape and a polytope meet that have these corners in common: a plane that has all of these, but not all of
 * one shape, keeps its inside away.
 */
function flatRelation(
  core: Shape,
  common: readonly Corner[],
  { corners }: Clipped,
  planes: readonly Halfspace[],
): string {
  const hull = hullOf(core);
  const facets = planes.filter((plane) => !areOn(corners, plane));
  if ([...facets, ...hull.facets].some((plane) => areOn(common, plane))) return 'touching';
  const dimension = Math.min(hull.dimension, dimensionOf(corners.map(({ at }) => at)));
  return dimensionOf(common.map(({ at }) => at)) === dimension ? 'overlapping' : 'crossing';
}

/**
 * The map that makes a ball of the ellipsoid takes corners to determinants, and n · x + c to (n · axis) y + n ·
 * center + c.
 */
function ellipsoid({ center, axes }: Fields, { vector }: Reader): Judged {
  const middle = vector(center!);
  const [u, v, w] = axes.map(vector) as [Vector, Vector, Vector];
  const rows = [cross(v, w), cross(w, u), cross(u, v)] as const;
  const det = dot(u, rows[0]);
  const mapped = ({ x, y, z, w: below }: Rational3): Rational3 => {
    const m = multiply(subtract([x, y, z], multiply(middle, below)), det < 0n ? -1n : 1n);
    return { x: dot(rows[0], m), y: dot(rows[1], m), z: dot(rows[2], m), w: below * absolute(det) };
  };
  const mappedPlane = ({ normal: n, constant }: Halfspace): Halfspace => ({
    normal: [dot(n, u), dot(n, v), dot(n, w)],
    constant: dot(n, middle) + constant,
  });
  const core: Shape = { points: [ORIGIN], edges: [], faces: [], solid: false };
  return {
    points: [middle],
    reach: [...u, ...v, ...w].reduce((sum, x) => sum + absolute(x), 0n),
    extremes(plane) {
      const { normal, constant } = mappedPlane(plane);
      return [{ height: constant, spread: dot(normal, normal) }];
    },
    relation({ corners, walls }, planes) {
      if (planes.every((plane) => sideOf(plane, middle) >= 0)) return 'overlapping';
      const polytope = {
        corners: corners.map(({ at, tight }) => ({ at: mapped(at), tight })),
        walls: walls.map(mappedPlane),
      };
      return solidRelation(gapSign({ core, radius: 1n }, polytope));
    },
    depth: (point) => 0 - pointSign(mapped(point), core, 1n),
  };
}

/**
 * The lowest point of a disk over a plane is r √(n² - (n · w)² / W) below its center, in lengths of the normal n, for
 * W = w · w.
 */
function solidOf(disks: Disks): Judged {
  const { start, end, radii } = disks;
  const axis = subtract(end, start);
  const size = dot(axis, axis);
  const slab = [
    { normal: axis, constant: -dot(axis, start) },
    { normal: multiply(axis, -1n), constant: dot(axis, end) },
  ];
  return {
    points: [start, end],
    reach: radii[0] + radii[1],
    extremes: ({ normal, constant }) => {
      const slope = dot(normal, axis);
      const spread = (dot(normal, normal) * size - slope * slope) * size;
      return [start, end].map((center, i) => ({
        height: (dot(normal, center) + constant) * size,
        spread: radii[i]! * radii[i]! * spread,
      }));
    },
    relation: (polytope, planes) =>
      cornersRelation(
        disks,
        clippedBy(polytope, slab).corners.map(({ at }) => at),
        (p) => planes.every((plane) => sideOf(plane, p) >= 0),
      ),
    depth: (point) => depthInDisks(disks, point),
  };
}

/** What a box leaves in whose inside the round shape is. */
function clippedAround({ points, reach }: Judged, planes: readonly Halfspace[]): Clipped {
  const bound = (side: 1n | -1n) =>
    [0, 1, 2].map((k) => {
      const greatest = points.map((p) => side * p[k]!).reduce(greater);
      return side * (greatest + reach + 1n);
    }) as never as Vector;
  return clippedBox(bound(-1n), bound(1n), planes);
}

/** The referee of a bounded round shape behind a frustum. */
export function roundFrustumReferee(kind: RoundKind): (values: Float64Array) => string {
  return (values) => {
    const shape = shapeAt(kind, values, SHAPE);
    const reader = unitReader([0, ...numbersIn(shape)]);
    const all = exactPlanes(exact(values.slice(0, DEPTH)), values[DEPTH] === 1, reader.unit);
    if (all.some((plane) => !isProper(plane) && plane.constant < 0n)) return metText('disjoint', -1, -1);
    const planes = all.filter(isProper);
    return answerOf(judgedOf(kind, shape, reader), planes);
  };
}

/** What a round shape is to half-spaces. */
export function answerOf(judged: Judged, planes: readonly Halfspace[]): string {
  const extremes = planes.map((plane) => judged.extremes(plane));
  if (extremes.some((all) => all.every((extreme) => highSign(extreme) < 0)))
    return metText('disjoint', -1, -1);
  const polytope = clippedAround(judged, planes);
  if (polytope.corners.length === 0) return metText('disjoint', -1, -1);
  const relation = judged.relation(polytope, planes);
  const isIn = Math.min(1, ...extremes.flatMap((all) => all.map(lowSign)));
  const contains = Math.min(...polytope.corners.map(({ at }) => judged.depth(at)));
  return metText(relation, isIn, contains);
}
