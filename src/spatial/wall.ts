import type { ExactPlane } from '../points/index.js';

/** One of the half-spaces whose common part a convex solid is: what lies on its plane or behind it. */
export interface Wall {
  /** Its front is outside the solid. */
  readonly plane: ExactPlane;
  /**
   * Whether the whole solid lies on the plane: a flat solid has such walls in pairs, one for each side. They bound
   * its affine hull and not, within that, the solid.
   */
  readonly equality: boolean;
}

/** Numbers of walls as text, so that sets of walls can be compared and looked up. */
export function wallKey(walls: readonly number[]): string {
  return walls.join(',');
}

/** The numbers of both ascending lists. */
export function commonWalls(a: readonly number[], b: readonly number[]): number[] {
  return a.filter((i) => b.includes(i));
}
