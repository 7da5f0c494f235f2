import { compareCoordinate } from '../../implicit/compare-points.js';
import { coordinates } from '../../implicit/coordinates.js';
import { directionSideOf } from '../../implicit/direction-side.js';
import type { ExactPlane, PointLike3 } from '../../implicit/index.js';
import { AlongAxisPlaneObject } from '../../implicit/objects/along-axis-plane.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { ThroughPointPlaneObject } from '../../implicit/objects/through-point-plane.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { Cell, CellFace } from '../cells/cell.js';
import { PlaneTable } from '../planes/plane-table.js';

/** The directions of the coordinate axes. */
export const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

type Axis = 0 | 1 | 2;

/**
 * Planes that touch a polyhedron, which is behind them, with all normals that the sum of the polyhedron and a box has:
 * those of its faces, those of the box, and across an edge of the polyhedron and one of the box. The latter (bevels)
 * are normals of the sum where the coordinate axis leads out of one of the faces at the edge and into the other.
 *
 * Each plane is there once, as it came first: a face may lie across an axis, and so may a bevel, if the edge does.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3 (beveling planes).
 */
export function supportPlanes(cell: Cell): PlaneObject[] {
  const faces = cell.faces.map(({ plane }) => plane);
  const ends = [0, 1, 2].flatMap((axis) => [1, -1].map((way) => endPlane(cell, axis as Axis, way as 1 | -1)));
  const bevels = edgesOf(cell).flatMap(({ faces: [f, g], ends: [p, q] }) =>
    [0, 1, 2].flatMap((axis) => {
      const [s, t] = [directionSideOf(f, AXES[axis]!), directionSideOf(g, AXES[axis]!)];
      return s !== 0 && s === -t ? [edgePlane(cell, p, q, axis as Axis)] : [];
    }),
  );
  return distinct([...faces, ...ends, ...bevels]);
}

function distinct(planes: readonly PlaneObject[]): PlaneObject[] {
  const table = new PlaneTable();
  for (const plane of planes) table.add(plane as ExactPlane & PlaneObject);
  return table.planes as (ExactPlane & PlaneObject)[];
}

/** The plane across an axis through the vertices that are furthest along it, one way or the other. */
function endPlane({ vertices }: Cell, axis: Axis, way: 1 | -1): PlaneObject {
  const furthest = vertices.reduce((best, vertex) =>
    compareCoordinate(axis, vertex as unknown as PointLike3, best as unknown as PointLike3) === way
      ? vertex
      : best,
  ) as unknown as PointLike3;
  const normal = AXES[axis].map((x) => (x === 0 ? 0 : way));
  const at = coordinates(furthest)[axis]!;
  // Along the axis only: another coordinate of the vertex may be beyond the doubles.
  const level = AXES[axis].map((x) => (x === 0 ? 0 : at));
  const isDouble = Number.isFinite(at) && compareCoordinate(axis, level, furthest) === 0;
  return isDouble
    ? new CoefficientsPlaneObject(normal, way > 0 ? -at : at)
    : new ThroughPointPlaneObject(furthest as unknown as Point3Object, normal);
}

/** The plane through an edge along an axis, turned so that the polyhedron is behind it. */
function edgePlane({ vertices }: Cell, p: Point3Object, q: Point3Object, axis: Axis): PlaneObject {
  const plane = new AlongAxisPlaneObject(p, q, axis);
  const isInFront = vertices.some((vertex) => sideOfAny(plane, vertex) > 0);
  return isInFront ? new AlongAxisPlaneObject(q, p, axis) : plane;
}

/** An edge: the planes of its two faces, and its ends. */
interface CellEdge {
  readonly faces: readonly [PlaneObject, PlaneObject];
  readonly ends: readonly [Point3Object, Point3Object];
}

function edgesOf({ vertices, faces }: Cell): CellEdge[] {
  const first = new Map<string, CellFace>();
  const found: CellEdge[] = [];
  for (const face of faces) {
    face.ring.forEach((j, at) => {
      const i = face.ring.at(at - 1)!;
      const other = first.get(`${j} ${i}`);
      if (other === undefined) first.set(`${i} ${j}`, face);
      else found.push({ faces: [other.plane, face.plane], ends: [vertices[i]!, vertices[j]!] });
    });
  }
  return found;
}
