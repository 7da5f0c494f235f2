/**
 * What is around shapes that are no hulls of few points, for the question whether two are apart: the balls of what is
 * round, boxes around all else. Sums are rounded up.
 */
import { isList } from '../../core/arguments/kinds.js';
import { resumeReading } from '../../core/arguments/reading.js';
import type { ConvexPolyhedron, Hull, PolygonWithHoles } from '../../core/shapes.js';
import { type AroundBox, aroundHull, aroundPolyhedron, aroundRing } from '../../distance/around/boxes.js';
import { aroundFrustum, aroundKDop, roundedCorners } from '../../distance/around/boxes-of-half-spaces.js';
import { knownPolyhedron } from '../../spatial/convex/engine/polyhedron-set.js';
import { type Frustum, isKnownFrustum } from '../../spatial/convex/frustum.js';
import type { KDop } from '../../spatial/convex/k-dop.js';
import { AROUND, BOX, RADIUS, S } from './arena.js';
import { areCertainlyAxes } from './points.js';
import { inSpace, readPoint, readTwo, type Tagged, withRadius } from './read.js';

type List = ArrayLike<number>;
const around = (form: number): number => (form === 0 ? 0 : AROUND | form);

/** What has points. */
export function readAroundPoints(shape: Tagged, at: number): number {
  switch (shape.type) {
    case 'cone':
      return around(withRadius(readAxis(at, shape.apex, shape.center), at, shape.radius));
    case 'cylinder':
      return around(withRadius(readAxis(at, shape.start, shape.end), at, shape.radius));
    case 'truncated-cone': {
      const form = withRadius(readAxis(at, shape.start, shape.end), at, shape.startRadius);
      const radius = S[at + RADIUS]!;
      const other = form === 0 ? 0 : withRadius(form, at, shape.endRadius);
      if (radius > S[at + RADIUS]!) S[at + RADIUS] = radius;
      return around(other);
    }
    case 'disk':
      return around(readRound(at, shape.center, shape.normal, shape.radius));
    case 'circle':
      return 'normal' in shape ? around(readRound(at, shape.center, shape.normal, shape.radius)) : 0;
    case 'ellipsoid':
      return around(readEllipsoid(at, shape.center, shape.axes));
    case 'convex-polyhedron':
      return around(readPolyhedron(at, shape));
    case 'hull':
      return readHull(at, shape);
    case 'frustum':
      return readFrustum(at, shape);
    default:
      return 0;
  }
}

/** The same, with k-DOPs, which may be empty: then they are apart from all. */
export const readAround = (shape: Tagged, at: number): number =>
  shape.type === 'k-dop' ? around(readKDop(at, shape)) : readAroundPoints(shape, at);

/** The same, with polygons of space: where they are none, they meet nothing, but have another relation. */
export const readAroundAll = (shape: Tagged, at: number): number =>
  shape.type === 'polygon' ? around(readRing(at, shape)) : readAround(shape, at);

/** Two points of space that are not the same. */
function readAxis(at: number, p: List, q: List): number {
  const form = inSpace(readTwo(at, p, q));
  const isAxis = S[at] !== S[at + 3] || S[at + 1] !== S[at + 4] || S[at + 2] !== S[at + 5];
  return isAxis ? form : 0;
}

/** A center, a normal other than zero, which is left out, and a radius. */
function readRound(at: number, center: List, normal: List, radius: number): number {
  const form = inSpace(readTwo(at, center, normal));
  const isOne = form !== 0 && (S[at + 3] !== 0 || S[at + 4] !== 0 || S[at + 5] !== 0);
  return isOne ? withRadius(BOX | 1, at, radius) : 0;
}

/** No point is farther from the center than those of the axes together. */
function readEllipsoid(at: number, center: List, axes: ArrayLike<List>): number {
  if (inSpace(readPoint(at, center)) === 0 || axes?.length !== 3) return 0;
  for (let k = 0; k < 3; k++) if (inSpace(readPoint(at + 3 + 3 * k, axes[k]!)) === 0) return 0;
  if (!areCertainlyAxes(at + 3)) return 0;
  let radius = 0;
  for (let k = 3; k < 12; k++) radius += Math.abs(S[at + k]!);
  return withRadius(BOX | 1, at, radius * (1 + 2 ** -49));
}

/** A k-DOP whose axes have those of the coordinates among them: these bound it, and span space. */
function readKDop(at: number, dop: KDop): number {
  const count = dop.axes?.length;
  if (typeof count !== 'number' || dop.min?.length !== count || dop.max?.length !== count) return 0;
  for (let i = 0; i < count; i++) {
    if (inSpace(readPoint(at, dop.axes[i]!)) === 0) return 0;
    if (S[at] === 0 && S[at + 1] === 0 && S[at + 2] === 0) return 0;
    const [min, max] = [dop.min[i], dop.max[i]];
    if (!(Number.isFinite(min) && Number.isFinite(max) && min! <= max!)) return 0;
  }
  return putBox(at, aroundKDop(dop));
}

/** A polyhedron that was found to be convex before. */
function readPolyhedron(at: number, polyhedron: ConvexPolyhedron): number {
  const known = knownPolyhedron(polyhedron);
  return known === undefined ? 0 : putBox(at, aroundPolyhedron(known));
}

/** So many points are in the arena. */
const MOST_POINTS = 8;

/** A hull of points: of few, these; of more, what is around them. */
function readHull(at: number, hull: Hull): number {
  const { points } = hull;
  const isFlat = isList(points) && (ArrayBuffer.isView(points) || typeof points[0] === 'number');
  if (!isList(points) || points.length === 0 || (isFlat && points.length % 3 !== 0)) return 0;
  const count = isFlat ? points.length / 3 : points.length;
  const isFew = count <= MOST_POINTS;
  for (let i = 0; i < count; i++) {
    const to = isFew ? at + 3 * i : at;
    const p = isFlat
      ? [points[3 * i] as number, points[3 * i + 1] as number, points[3 * i + 2] as number]
      : (points[i] as List);
    if (inSpace(readPoint(to, p)) === 0) return 0;
  }
  return isFew ? withRadius(count, at, 0) : around(putBox(at, aroundHull(hull)));
}

/**
 * A frustum whose corners were found before: a corner is off by u of itself, which is less than points may be off
 * (points.ts), so that the hull of the rounded ones stands for it.
 */
function readFrustum(at: number, frustum: Frustum): number {
  if (!isKnownFrustum(frustum)) return 0;
  const points = roundedCorners(frustum);
  const count = points === null ? 0 : points.length / 3;
  if (points === null || count === 0 || count > MOST_POINTS || !points.every(Number.isFinite))
    return around(putBox(at, aroundFrustum(frustum)));
  resumeReading();
  S.set(points, at);
  return withRadius(count, at, 0);
}

function readRing(at: number, { outer, holes }: PolygonWithHoles): number {
  if (!isList(outer) || outer.length < 3 || (holes !== undefined && holes?.length !== 0)) return 0;
  for (let i = 0; i < outer.length; i++) if (inSpace(readPoint(at, outer[i]!)) === 0) return 0;
  return putBox(at, aroundRing(outer));
}

/** A box with ends. */
function putBox(at: number, box: AroundBox): number {
  resumeReading();
  for (let k = 0; k < 6; k++) {
    if (!Number.isFinite(box[k])) return 0;
    S[at + k] = box[k]!;
  }
  return withRadius(BOX | 2, at, 0);
}
