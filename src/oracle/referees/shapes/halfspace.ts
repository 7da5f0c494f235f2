import { dot, type Rational3, signOf, type Vector } from './vectors.js';

/** The points x with normal · x + constant >= 0, or = 0 where it is used as an equation. */
export interface Halfspace {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** The half-space (or plane) through a point. Normals along an axis are shortened, which keeps later numbers small. */
export function halfspaceThrough(point: Vector, normal: Vector): Halfspace {
  const short = shortened(normal);
  return { normal: short, constant: -dot(short, point) };
}

function shortened(normal: Vector): Vector {
  const [x, y, z] = normal;
  if (y === 0n && z === 0n) return [x > 0n ? 1n : -1n, 0n, 0n];
  if (x === 0n && z === 0n) return [0n, y > 0n ? 1n : -1n, 0n];
  if (x === 0n && y === 0n) return [0n, 0n, z > 0n ? 1n : -1n];
  return normal;
}

/** The other side. */
export function opposite({ normal, constant }: Halfspace): Halfspace {
  return { normal: [-normal[0], -normal[1], -normal[2]], constant: -constant };
}

/** The value at a rational point, times its w. */
export function valueAt({ normal, constant }: Halfspace, p: Rational3): bigint {
  return normal[0] * p.x + normal[1] * p.y + normal[2] * p.z + constant * p.w;
}

/** Which side of the boundary a rational point is on: 1 inside. */
export function sideAt(halfspace: Halfspace, p: Rational3): -1 | 0 | 1 {
  return signOf(valueAt(halfspace, p));
}

/** Which side an integer point is on. */
export function sideOf({ normal, constant }: Halfspace, p: Vector): -1 | 0 | 1 {
  return signOf(dot(normal, p) + constant);
}
