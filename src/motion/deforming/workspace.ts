/**
 * Where coordinates of moving points are kept while a question is answered: those at time 0 from place 0 on, those at
 * time 1 from place 12 on. Arguments only: every question fills the places that it uses.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';

/** The first place of the coordinates at time 0. */
export const AT_START = 0;
/** The first place of the coordinates at time 1. */
export const AT_END = 12;

/** The coordinates. */
export const X: Float64Array = /* @__PURE__ */ allocateScratch(24);

/** The coordinates of the first `count` points at time 0 and at time 1, as a list. */
export function loadedPoints(count: number): number[] {
  const values: number[] = [];
  for (const from of [AT_START, AT_END]) for (let k = 0; k < 3 * count; k++) values.push(X[from + k]!);
  return values;
}
