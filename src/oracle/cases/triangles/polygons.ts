/** Questions on polygons of space: their values, and how to decode them. */
import { pointOf } from './values.js';

/** The values: how many vertices count, a segment, ray or line, then the vertices. */
export const MOST = 6;
export const SHAPE = 1;
export const VERTICES = 7;

/** The ring of the vertices that count, from value `from` on. */
export function ringOf(v: ArrayLike<number>, from: number): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, from + 3 * i));
}
