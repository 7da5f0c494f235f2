import type { PolygonWithHoles } from '../../../core/shapes.js';
import { ringAt, ringSize } from './rings.js';

const MOST = 7;
const MOST_OF_HOLE = 4;

/** The places of the values: an outer ring and two holes, which are left out where they have no points. */
export const VALIDITY = {
  most: MOST,
  mostOfHole: MOST_OF_HOLE,
  rings: [0, ringSize(MOST), ringSize(MOST) + ringSize(MOST_OF_HOLE)],
} as const;

/** Where the rings of the polygon stand: those that are there. */
export function ringPlaces(values: ArrayLike<number>): number[] {
  return VALIDITY.rings.filter((at) => at === 0 || values[at]! > 0);
}

/** The polygon that the values stand for, valid or not. */
export function anyPolygon(values: ArrayLike<number>): PolygonWithHoles {
  const [outer, ...holes] = ringPlaces(values).map((at) => ringAt(values, at));
  return { outer: outer!, holes };
}
