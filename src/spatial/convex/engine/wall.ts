import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { directionSide, type ExactPlane, type PointLike3, side } from '../../../implicit/index.js';

/** One of the half-spaces whose common part a convex solid is: what lies on its plane or behind it. */
export interface Wall {
  /** Its front is outside the solid, unless `inward` is set. */
  readonly plane: ExactPlane;
  /** Whether the plane's front is inside the solid. */
  readonly inward?: boolean;
  /**
   * Whether the whole solid lies on the plane: a flat solid has such walls in pairs, one for each side. They bound
   * its affine hull and not, within that, the solid.
   */
  readonly equality: boolean;
}

function turned({ inward }: Wall, sign: Sign): Sign {
  return !inward || sign === 0 ? sign : sign > 0 ? -1 : 1;
}

/** Where a point lies: 1 outside the wall, 0 on it, -1 behind it. */
export function sideOfWall(wall: Wall, point: PointLike3): Sign {
  return turned(wall, side(wall.plane, point));
}

/** Whether a direction leads out of the wall (1), inwards (-1) or along it (0). */
export function directionAtWall(wall: Wall, direction: Point3): Sign {
  return turned(wall, directionSide(wall.plane, direction));
}

/** Numbers of walls as text, so that sets of walls can be compared and looked up. */
export function wallKey(walls: readonly number[]): string {
  return walls.join(',');
}

/** The numbers of both ascending lists. */
export function commonWalls(a: readonly number[], b: readonly number[]): number[] {
  return a.filter((i) => b.includes(i));
}
