/** A ring of space that spans its plane, over integers. */
import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, minus, type Vector } from '../../distance/engine/vectors.js';
import { isFilledBeside, type Place, type Vector2 } from './plane-winding.js';

/** A ring, and its plane normal · x + constant = 0. */
export interface PlaneRing {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
  readonly constant: bigint;
}

/** The ring of corners, of which three are not collinear, and all are in one plane. */
export function planeRing(corners: readonly Vector[], [i, j, k]: readonly number[]): PlaneRing {
  const at = corners[i!]!;
  const normal = cross(minus(corners[j!]!, at), minus(corners[k!]!, at));
  return { corners, normal, constant: -dot(normal, at) };
}

/**
 * Where the plane is a function of the other two coordinates: without that one, points and vectors of the plane are
 * those of a plane of two coordinates, one by one.
 */
export function withoutSteepest({ normal }: PlaneRing): (v: Vector) => Vector2 {
  if (normal[0] !== 0n) return ([, y, z]) => [y, z];
  return normal[1] !== 0n ? ([x, , z]) => [x, z] : ([x, y]) => [x, y];
}

/**
 * Whether the points of the plane that lie next to a point in a direction of the plane are inside of the ring, by
 * even-odd. None of these is on an edge; the point itself may be.
 *
 * They are q + εv for small ε. The ray from there along v is moved to the left by a far smaller δ, which leads through
 * no vertex. Of the edges from one side of the ray's line to the other, with what is on the line on the right, it
 * crosses those in front: where the line through q leaves q in front or behind, that stays so; where the edge's line
 * leads through q, it is behind. This is what `isFilledBeside` counts.
 *
 * @param direction `null` for a point that is on no edge itself: then any will do
 */
export function isInsideBeside(ring: PlaneRing, at: Quotient, direction: Vector | null): boolean {
  const flat = withoutSteepest(ring);
  const place: Place = { at: flat(at.numerators), w: at.denominator };
  return isFilledBeside(
    [ring.corners.map(flat)],
    'even-odd',
    place,
    direction === null ? [1n, 0n] : flat(direction),
  );
}
