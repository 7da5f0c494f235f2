/** Vectors of integers: the arithmetic of the exact tier of distances. */

/** Three integers, over a scale that the context knows. */
export type Vector = readonly [bigint, bigint, bigint];

export const ZERO: Vector = [0n, 0n, 0n];

export function dot(u: Vector, v: Vector): bigint {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

export function plus(u: Vector, v: Vector): Vector {
  return [u[0] + v[0], u[1] + v[1], u[2] + v[2]];
}

export function minus(u: Vector, v: Vector): Vector {
  return [u[0] - v[0], u[1] - v[1], u[2] - v[2]];
}

export function times(u: Vector, factor: bigint): Vector {
  return [u[0] * factor, u[1] * factor, u[2] * factor];
}

export function cross(u: Vector, v: Vector): Vector {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

export function isZero(u: Vector): boolean {
  return u[0] === 0n && u[1] === 0n && u[2] === 0n;
}

export function equal(u: Vector, v: Vector): boolean {
  return u[0] === v[0] && u[1] === v[1] && u[2] === v[2];
}

/** The lexicographic order of two points over one scale. */
export function compareVectors(u: Vector, v: Vector): number {
  for (let i = 0; i < 3; i++) {
    if (u[i]! < v[i]!) return -1;
    if (u[i]! > v[i]!) return 1;
  }
  return 0;
}
