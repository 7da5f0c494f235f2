import { requireList } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import type { ExactPlane, PlaneLike } from '../../implicit/index.js';
import { isDegenerateObject, type PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { PlaneTable } from '../planes/plane-table.js';

/** A half-space of a brush: the number of its plane, and whether its front is outside (1) or its back (-1). */
export interface HalfSpace {
  readonly plane: number;
  readonly facing: 1 | -1;
}

/** The half-spaces of a brush; degenerate planes bound nothing. @throws RangeError naming the plane that is none */
export function halfSpacesOf(
  where: string,
  name: string,
  brush: readonly PlaneLike[],
  table: PlaneTable,
): HalfSpace[] {
  requireList(where, name, 'a list of planes', brush);
  const own = Array.from(brush, (plane, i) => planeFrom(where, `${name}[${i}]`, plane));
  return own
    .filter((plane) => !isDegenerateObject(plane))
    .map((plane) => {
      const { index, facing } = table.add(plane as PlaneObject & ExactPlane);
      return { plane: index, facing: facing as 1 | -1 };
    });
}

/** Whether a point is in the interior of a brush. */
export function brushHasInside(
  brush: readonly HalfSpace[],
  planes: readonly PlaneObject[],
  point: Point3 | Point3Object,
): boolean {
  return brush.every(({ plane, facing }) => sideOfAny(planes[plane]!, point) === (facing > 0 ? -1 : 1));
}
