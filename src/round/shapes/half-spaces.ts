/** Planes, k-DOPs and frusta, checked, as half-spaces over integers of any scale. */
import { requirePlane } from '../../core/arguments/index.js';
import type { Plane } from '../../core/shapes.js';
import { planeOf } from '../../implicit/index.js';
import { exactPlane } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { type Frustum, requireFrustum } from '../../spatial/convex/frustum.js';
import { type KDop, requireKDop } from '../../spatial/convex/k-dop.js';
import type { HalfSpaceCells } from '../engine/half-spaces.js';
import { frustumSpaces, spaceOver } from './frustum-spaces.js';

/** Half-spaces for points in units of 2^exponent. */
export type HalfSpacesOver = (exponent: number) => HalfSpaceCells[];

function overPlanes(planes: readonly Plane[]): HalfSpacesOver {
  const exact = planes.map((plane) => exactPlane(planeFrom('planeOf', 'plane', planeOf(plane))));
  return (exponent) => exact.map((plane) => spaceOver(plane, exponent));
}

const opposite = (n: ArrayLike<number>): number[] => [-n[0]!, -n[1]!, -n[2]!];

/** Both sides of a plane. */
export function planeHalfSpaces(where: string, name: string, plane: Plane): HalfSpacesOver {
  requirePlane(where, name, plane);
  const { normal, constant } = plane;
  return overPlanes([
    { normal, constant },
    { normal: opposite(normal), constant: -constant },
  ]);
}

/** The half-spaces of a k-DOP. */
export function kDopHalfSpaces(where: string, name: string, dop: KDop): HalfSpacesOver {
  requireKDop(where, name, dop);
  const { axes, min, max } = dop;
  return overPlanes(
    axes.flatMap((normal, i) => [
      { normal, constant: -min[i]! },
      { normal: opposite(normal), constant: max[i]! },
    ]),
  );
}

/** Those of a frustum. */
export function frustumHalfSpaces(where: string, name: string, frustum: Frustum): HalfSpacesOver {
  requireFrustum(where, name, frustum);
  return (exponent) => frustumSpaces(where, frustum, exponent);
}
