import type { Sign } from '../../core/sign.js';
import { orderAlong, orderOfPoints } from '../../implicit/compare-points.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import { projectedOrientation } from '../../implicit/projected-orientation.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { type Bvh, boxesOverlapping, buildBvh } from '../../indexes/index.js';
import type { Solid, SolidFace } from '../solid.js';
import { type SolidPoints, solidPoints } from '../solid-points.js';
import { putBox } from './soup-part.js';
import { boxOf, type VertexPoint } from './vertices.js';

/** Rays run along the last axis. */
const UP = 2;

/** A solid that points are located in: boxes around its faces, and a tree of them. */
interface Located {
  readonly parts: SolidPoints;
  readonly bvh: Bvh;
}

const known: WeakMap<Solid, Located> = /* @__PURE__ */ new WeakMap();

function located(where: string, solid: Solid): Located {
  let found = known.get(solid);
  if (found === undefined) {
    const parts = solidPoints(where, solid);
    found = { parts, bvh: buildBvh(boxesOf(solid, parts)) };
    known.set(solid, found);
  }
  return found;
}

function boxesOf({ faces }: Solid, { points }: SolidPoints): Float64Array {
  const boxes = new Float64Array(6 * faces.length);
  const all = Float64Array.from(points.flatMap(boxOf));
  for (const [i, { rings }] of faces.entries()) putBox(boxes, 6 * i, rings.flat(), all);
  return boxes;
}

/** Where a point lies to a solid: 1 inside, 0 on the boundary, -1 outside. */
export function locateInSolid(where: string, solid: Solid, point: VertexPoint): Sign {
  const { parts, bvh } = located(where, solid);
  const box = boxOf(point);
  for (const i of boxesOverlapping(bvh, box)) if (isOnFace(parts, solid.faces[i]!, point)) return 0;
  box[3 + UP] = Number.MAX_VALUE;
  let winding = solid.isUnbounded ? 1 : 0;
  for (const i of boxesOverlapping(bvh, box)) winding += passed(parts, solid.faces[i]!, point);
  return winding > 0 ? 1 : -1;
}

function normalAlong({ planes }: SolidPoints, { plane }: SolidFace, axis: 0 | 1 | 2): Sign {
  return directionSideOf(
    planes[plane]!,
    [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as [number, number, number],
  );
}

function isOnFace(parts: SolidPoints, face: SolidFace, point: VertexPoint): boolean {
  if (sideOfAny(parts.planes[face.plane]!, point) !== 0) return false;
  const axis = ([2, 1, 0] as const).find((k) => normalAlong(parts, face, k) !== 0)!;
  return isOnRings(parts, face, point) || windingAround(parts, face, point, axis) !== 0;
}

/** Is a point of the plane of a face on an edge? Points of a line are in lexicographic order along it. */
function isOnRings({ points }: SolidPoints, { rings }: SolidFace, point: VertexPoint): boolean {
  return rings.some((ring) =>
    ring.some((v, i) => {
      const [p, q] = [points[v]!, points[ring[(i + 1) % ring.length]!]!];
      const [before, after] = [orderOfPoints(p, point), orderOfPoints(point, q)];
      if (before === 0) return true;
      return (
        before === after &&
        ([0, 1, 2] as const).every((axis) => projectedOrientation(axis, p, q, point) === 0)
      );
    }),
  );
}

/** 1 for a face that the way up from a point leaves the solid by, -1 for one that it enters by, 0 for others. */
function passed(parts: SolidPoints, face: SolidFace, point: VertexPoint): number {
  const turn = normalAlong(parts, face, UP);
  if (turn === 0 || sideOfAny(parts.planes[face.plane]!, point) === turn) return 0;
  return windingAround(parts, face, point, UP);
}

/**
 * How often the rings of a face wind around a point, as it is seen along an axis. A point that is seen on an edge or a
 * vertex is taken a little further up the first of the two other axes, and much less down the second one: so that of
 * faces that meet there it is seen in as many as it would be beside it.
 */
function windingAround(
  { points }: SolidPoints,
  { rings }: SolidFace,
  point: VertexPoint,
  axis: 0 | 1 | 2,
): number {
  const height = ([2, 0, 1] as const)[axis];
  let winding = 0;
  for (const ring of rings) {
    const above = ring.map((v) => orderAlong(height, points[v]!, point) >= 0);
    ring.forEach((v, i) => {
      const next = (i + 1) % ring.length;
      if (above[i] === above[next]) return;
      const side = projectedOrientation(axis, points[v]!, points[ring[next]!]!, point);
      const way = above[next] ? 1 : -1;
      if (side === way) winding += way;
    });
  }
  return winding;
}
