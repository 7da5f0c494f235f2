import type { Point3 } from '../../core/shapes.js';
import { meanPoint } from '../../implicit/mean-point.js';
import { MeanOfPointsObject } from '../../implicit/objects/mean-of-points.js';
import { nearestOf3, type Point3Object } from '../../implicit/objects/point3-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { Cell } from './cell.js';

/**
 * A point strictly inside of a cell: the mean of its vertices as doubles, if that is inside after it has been rounded;
 * else the mean of four of them, as it is.
 */
export function interiorPoint(cell: Cell): Point3 | Point3Object {
  const rounded = cell.vertices.map(nearestOf3);
  if (rounded.every((p) => p.every(Number.isFinite))) {
    const mean = meanPoint(rounded);
    if (cellHasInside(cell, mean)) return mean;
  }
  return new MeanOfPointsObject(spanningVertices(cell));
}

/** Three vertices of a face, which are not on one line, and one off the face. */
function spanningVertices({ vertices, faces }: Cell): Point3Object[] {
  const { ring } = faces[0]!;
  const off = vertices.findIndex((_, i) => !ring.includes(i));
  return [ring[0]!, ring[1]!, ring[2]!, off].map((i) => vertices[i]!);
}

/** Whether a point is inside of a cell and on none of its faces. */
export function cellHasInside(cell: Cell, point: Point3 | Point3Object): boolean {
  return cell.faces.every(({ plane, outward }) => sideOfAny(plane, point) === (outward > 0 ? -1 : 1));
}
