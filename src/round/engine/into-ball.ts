import { absolute } from '../../arithmetic/integers.js';
import { cross, dot, minus, type Vector } from '../../distance/engine/vectors.js';

/** A linear map that makes a ball about the origin of an ellipsoid about a center. */
export interface IntoBall {
  readonly radius: bigint;
  /** The determinant of the axes, whose magnitude is the radius, and the rows of their adjugate. */
  readonly determinant: bigint;
  readonly rows: readonly [Vector, Vector, Vector];
  map(p: Vector, center: Vector): Vector;
}

/**
 * With the axes as columns of A, the ellipsoid is center + A y for |y| <= 1. The adjugate of A times x - center is det
 * A · y: its length is at most |det A|.
 */
export function intoBall([u, v, w]: readonly [Vector, Vector, Vector]): IntoBall {
  const rows = [cross(v, w), cross(w, u), cross(u, v)] as const;
  const determinant = dot(u, rows[0]);
  return {
    radius: absolute(determinant),
    determinant,
    rows,
    map(p, center) {
      const m = minus(p, center);
      return [dot(rows[0], m), dot(rows[1], m), dot(rows[2], m)];
    },
  };
}
