import type { Relation } from '../core/contact.js';
import type { Containment } from '../core/containment.js';
import type { Feature } from '../core/feature.js';
import type {
  Cone,
  Cylinder,
  InfiniteCylinder,
  Point3,
  PolygonWithHoles,
  Segment,
  TruncatedCone,
} from '../core/shapes.js';
import * as facets from '../distance/shapes/flat.js';
import * as linear from '../distance/shapes/linear.js';
import * as planar from '../distance/shapes/planar.js';
import * as solids from '../distance/shapes/solids.js';
import { segmentPolygon2d } from '../planar/index.js';
import { orient2d } from '../predicates/index.js';
import { depthSign } from '../round/engine/containment.js';
import { type Rounded, roundedPair } from '../round/engine/rounded.js';
import {
  capsule2dShape,
  capsuleShape,
  circleShape,
  flat,
  lozengeShape,
  sphereShape,
} from '../round/shapes/swept.js';
import { affineBasis, sideOfThree } from '../spatial/hull/affine-hull.js';
import { type Convex, convexFromFrustum, convexFromKDop } from '../spatial/index.js';
import type { Known } from './dispatch.js';
import type { ShapeType } from './shape.js';

/** What is known of two shapes that meet: where a linear shape comes in and goes out, if the first is one. */
export interface Meeting {
  readonly relation: Relation | 'not-planar' | 'degenerate';
  readonly ends: { readonly entry: Feature | null; readonly exit: Feature | null } | null;
  /** What of the second shape lies at the ends. */
  readonly features: readonly Feature[];
}

type Carrier = (where: string, name: string, shape: never) => Rounded;
type Cells = Parameters<typeof flat>[0];
const flatBy =
  <S>(cells: (where: string, name: string, shape: S) => Cells) =>
  (where: string, name: string, shape: S): Rounded =>
    flat(cells(where, name, shape));

/** The shapes of space that are hulls of balls, or of points and directions. */
const IN_SPACE: { readonly [T in ShapeType]?: Carrier } = {
  line: flatBy(linear.lineCells),
  ray: flatBy(linear.rayCells),
  segment: flatBy(linear.segmentCells),
  triangle: flatBy(facets.triangleCells),
  plane: flatBy(facets.planeCells),
  tetrahedron: flatBy(solids.tetrahedronCells),
  box: flatBy(solids.boxCells),
  'oriented-box': flatBy(solids.orientedBoxCells),
  'convex-polyhedron': flatBy(solids.convexPolyhedronCells),
  hull: flatBy(solids.hullOfPointsCells),
  sphere: sphereShape,
  capsule: capsuleShape,
  lozenge: lozengeShape,
};

/** The same of the plane. */
const IN_PLANE: { readonly [T in ShapeType]?: Carrier } = {
  line: flatBy(planar.line2dCells),
  ray: flatBy(planar.ray2dCells),
  segment: flatBy(planar.segment2dCells),
  triangle: flatBy(planar.triangle2dCells),
  box: flatBy(planar.box2dCells),
  circle: circleShape,
  capsule: capsule2dShape,
};

/** What the first of two checked shapes that meet is to the second, if the function of the pair does not say it. */
export function containmentOf(a: Known, b: Known, meeting: Meeting): Containment {
  const isIn = isWithin(a, b, meeting);
  const contains = isWithin(b, a, meeting);
  if (isIn) return contains ? 'equal' : 'inside';
  return contains ? 'containing' : 'none';
}

/** Is all of one shape in the other? */
function isWithin(a: Known, b: Known, meeting: Meeting): boolean {
  switch (a.type) {
    case 'line':
      return isLineWithin(b, meeting);
    case 'ray':
      return isRayWithin(a, b, meeting);
    case 'plane':
      return b.type === 'plane' && meeting.relation === 'overlapping';
    case 'infinite-cylinder':
      return (a.shape as InfiniteCylinder).radius === 0 && b.type === 'line' && isLineWithin(a, meeting);
    default:
      return isBoundedWithin(a, b, meeting);
  }
}

function isLineWithin(b: Known, { relation, ends }: Meeting): boolean {
  if (b.type === 'line' || b.type === 'plane') return relation === 'overlapping';
  return isSolid(b) && ends !== null && ends.entry === null && ends.exit === null;
}

/**
 * A ray is in a line or a plane if they have more than a point in common. It is in another ray on its line if it begins
 * there, unless that one begins in it, too, at another point: then they run towards each other.
 */
function isRayWithin(a: Known, b: Known, meeting: Meeting): boolean {
  const { relation, ends } = meeting;
  if (b.type === 'line' || b.type === 'plane') return relation === 'overlapping';
  if (b.type === 'ray') {
    if (relation !== 'overlapping' || !isAt(originOf(a), b)) return false;
    return !isAt(originOf(b), a) || isSamePoint(originOf(a), originOf(b));
  }
  return isSolid(b) && ends !== null && isVertex(ends.entry, 0) && ends.exit === null;
}

const originOf = ({ shape }: Known) => (shape as { readonly origin: Point3 }).origin;
const isSamePoint = (p: Point3, q: Point3) => Array.from(p).every((x, i) => x === q[i]);

/** Is a point in a shape? */
function isAt(p: Point3, b: Known): boolean {
  return isHullWithin(
    { shape: { type: 'segment', start: p, end: p }, type: 'segment', isPlanar: b.isPlanar },
    b,
  );
}

const LINEAR: ReadonlySet<ShapeType> = new Set(['line', 'ray', 'segment']);
const isSolid = ({ type }: Known) => !LINEAR.has(type) && type !== 'plane';

function isBoundedWithin(a: Known, b: Known, meeting: Meeting): boolean {
  const { ends } = meeting;
  if (hasCarrier(a) && hasCarrier(b)) return isHullWithin(a, b);
  if (a.type === 'segment') {
    if (b.type === 'polygon') return isSegmentInPolygon(a.shape as Segment, b, meeting);
    return (
      ends !== null && isVertex(ends.entry, 0) && (isVertex(ends.exit, 1) || isPoint(a.shape as Segment))
    );
  }
  switch (a.type) {
    case 'k-dop':
      return isConvexWithin(convexFromKDop(a.shape as never), b, meeting);
    case 'frustum':
      return isConvexWithin(convexFromFrustum(a.shape as never), b, meeting);
    default: {
      const axis = axisOf(a);
      return axis !== null && isHullWithin(axis, b);
    }
  }
}

const isVertex = (feature: Feature | null, index: number) =>
  feature?.type === 'vertex' && feature.index === index;
const isPoint = ({ start, end }: Segment) => isSamePoint(start, end);
const hasCarrier = ({ type, isPlanar }: Known) => (isPlanar ? IN_PLANE : IN_SPACE)[type] !== undefined;

function isHullWithin(a: Known, b: Known): boolean {
  const carried = ({ shape, type, isPlanar }: Known) =>
    (isPlanar ? IN_PLANE : IN_SPACE)[type]!('relation', type, shape as never);
  const pair = roundedPair(carried(a), carried(b));
  return depthSign(pair.a, pair.b, a.isPlanar ? 2 : 3) >= 0;
}

/** Is a convex set in a plane, a line, a ray or a segment that it meets? In a plane it is if all of its corners are. */
function isConvexWithin(convex: Convex, b: Known, meeting: Meeting): boolean {
  if (b.type !== 'plane') return isThinWithin(convex, meeting);
  const { features } = meeting;
  return features.length === convex.vertices.length && features.every(({ type }) => type === 'vertex');
}

/**
 * Is a convex set in a line, ray or segment that it meets? If it is a point, it is the common part. If it is a segment,
 * the common part is more than a point, and each end of it is one of the set.
 */
function isThinWithin({ dimension }: Convex, { ends, features }: Meeting): boolean {
  if (dimension === 0) return true;
  const isPoint = features.length === 1 && ends !== null && ends.entry !== null && ends.exit !== null;
  return dimension === 1 && !isPoint && features.every(({ type }) => type === 'vertex');
}

/** The segment that a solid about an axis is, if its radius is 0. */
function axisOf({ shape, type }: Known): Known | null {
  const on = (start: Point3, end: Point3): Known => ({
    shape: { type: 'segment', start, end },
    type: 'segment',
    isPlanar: false,
  });
  switch (type) {
    case 'cylinder': {
      const { start, end, radius } = shape as Cylinder;
      return radius === 0 ? on(start, end) : null;
    }
    case 'cone': {
      const { apex, center, radius } = shape as Cone;
      return radius === 0 ? on(apex, center) : null;
    }
    case 'truncated-cone': {
      const { start, end, startRadius, endRadius } = shape as TruncatedCone;
      return startRadius === 0 && endRadius === 0 ? on(start, end) : null;
    }
    default:
      return null;
  }
}

/**
 * Is a segment in a polygon of space? Only if both ends are in its plane. There it is as their shadows are along an
 * axis that is not parallel to the plane: they lose a coordinate, and nothing is rounded.
 */
function isSegmentInPolygon({ start, end }: Segment, { shape }: Known, { relation }: Meeting): boolean {
  if (isSamePoint(start, end)) return true;
  if (relation !== 'touching' && relation !== 'overlapping') return false;
  const ring = Array.from((shape as PolygonWithHoles).outer);
  const [p, q, r] = affineBasis(ring).map((i) => ring[i]!) as [Point3, Point3, Point3];
  if (sideOfThree(p, q, r, start) !== 0 || sideOfThree(p, q, r, end) !== 0) return false;
  const axis = AXES.find((i) => turn(shadow(p, i), shadow(q, i), shadow(r, i)) !== 0)!;
  const along = { start: shadow(start, axis), end: shadow(end, axis) };
  return (
    segmentPolygon2d(
      along,
      ring.map((corner) => shadow(corner, axis)),
    ).containment === 'inside'
  );
}

const AXES = [0, 1, 2];
const shadow = (p: Point3, axis: number) => Array.from(p).filter((_, i) => i !== axis) as [number, number];
const turn = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]) =>
  orient2d(...p, ...q, ...r);
