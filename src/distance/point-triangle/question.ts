import { allocateScratch } from '../../arithmetic/scratch.js';

/** The point at 0, the corners of the triangle at 3, 6 and 9; of a segment the ends at 3 and 6. */
export const X: Float64Array = /* @__PURE__ */ allocateScratch(12);

let loads = 0;

/** Says that coordinates are going to be read, and gives the number of that. */
export function beginLoad(): number {
  loads++;
  return loads;
}

/**
 * Whether X has what was read since: arguments may be objects whose members are functions, and these may ask another
 * question here while they are read.
 */
export function isOwnLoad(load: number): boolean {
  return load === loads;
}

/** X[at], ... := vertex i of a buffer. */
export function setCorner(at: number, positions: ArrayLike<number>, i: number): void {
  X[at] = positions[3 * i]!;
  X[at + 1] = positions[3 * i + 1]!;
  X[at + 2] = positions[3 * i + 2]!;
}

/** X[at], ... := a point. */
export function setPoint(at: number, x: number, y: number, z: number): void {
  loads++;
  X[at] = x;
  X[at + 1] = y;
  X[at + 2] = z;
}
