import type { Point3 } from '../../core/shapes.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { nearestOf3, type Point3Object } from '../../implicit/objects/point3-object.js';
import type { Cell } from '../cells/cell.js';
import { brushHasInside, type HalfSpace } from './brush-half-spaces.js';

/** Whether a point is in the interior of one of the brushes. Those whose cell is null have none. */
export function brushMembership(
  brushes: readonly (readonly HalfSpace[])[],
  cells: readonly (Cell | null)[],
  planes: readonly PlaneObject[],
): (point: Point3 | Point3Object) => boolean {
  const solids = brushes.flatMap((brush, i) => (cells[i] == null ? [] : [{ brush, box: boxOf(cells[i]) }]));
  return (point) =>
    solids.some(
      ({ brush, box }) => ('type' in point || boxHas(box, point)) && brushHasInside(brush, planes, point),
    );
}

/** The least and greatest coordinates, rounded: a double between two numbers is between the nearest doubles of both. */
function boxOf({ vertices }: Cell): readonly number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const vertex of vertices) {
    nearestOf3(vertex).forEach((x, k) => {
      if (x < box[k]!) box[k] = x;
      if (x > box[k + 3]!) box[k + 3] = x;
    });
  }
  return box;
}

function boxHas(box: readonly number[], p: Point3): boolean {
  return [0, 1, 2].every((k) => box[k]! <= p[k]! && p[k]! <= box[k + 3]!);
}
