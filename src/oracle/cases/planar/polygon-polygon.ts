import type { PolygonWithHoles, Ring } from '../../../core/shapes.js';
import { exact } from '../../referees/shapes/vectors.js';
import { type Area, areaAt, polygonOf } from './areas.js';
import { ringSize } from './rings.js';

const MOST = 6;

/** The places of the values: of each polygon an outer ring and a hole. */
export const POLYGON_PAIR = {
  most: MOST,
  hole: ringSize(MOST),
  second: ringSize(MOST) + ringSize(3),
} as const;

/** The valid polygons that the values stand for; `undefined` for one that they do not. */
export function areasOf(values: Float64Array): readonly [Area | undefined, Area | undefined] {
  const numbers = exact(values);
  const at = (first: number) => areaAt(values, numbers, first, first + POLYGON_PAIR.hole);
  return [at(0), at(POLYGON_PAIR.second)];
}

/** The arguments of the kernel's function. */
export function polygonsOf(
  values: ArrayLike<number>,
): readonly [Ring | PolygonWithHoles, Ring | PolygonWithHoles] {
  const [a, b] = areasOf(Float64Array.from(values));
  return [polygonOf(a!), polygonOf(b!)];
}
