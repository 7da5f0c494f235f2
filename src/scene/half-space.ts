/** Half-spaces beside triangles, by the sides of vertices. */
import { requirePlane } from '../core/arguments/index.js';
import type { Plane } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { sideOfPlane } from '../predicates/generated/side-of-plane.js';

/**
 * The closed half-space behind a plane: the points with normal · x + constant <= 0. The normal points out of it and
 * need not be of unit length.
 */
export interface HalfSpace extends Omit<Plane, 'type'> {
  readonly type: 'half-space';
}

/** Is it one, by its type? */
export const isHalfSpace = (shape: unknown): shape is HalfSpace =>
  typeof shape === 'object' && shape !== null && (shape as { type?: unknown }).type === 'half-space';

/** A checked copy. @throws RangeError naming the part that is wrong */
export function halfSpaceFrom(where: string, name: string, { normal, constant }: HalfSpace): HalfSpace {
  requirePlane(where, name, { normal, constant });
  return { type: 'half-space', normal: [normal[0]!, normal[1]!, normal[2]!], constant };
}

/** -1 for a vertex inside of a half-space, 0 on its plane, 1 outside. */
export function sideOfHalfSpace({ normal, constant }: HalfSpace, p: ArrayLike<number>, i: number): Sign {
  const [x, y, z] = [normal[0]!, normal[1]!, normal[2]!];
  return sideOfPlane(x, y, z, constant, p[3 * i]!, p[3 * i + 1]!, p[3 * i + 2]!);
}
