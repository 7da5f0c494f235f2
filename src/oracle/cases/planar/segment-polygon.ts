import type { PolygonWithHoles, Ring, Segment } from '../../../core/shapes.js';
import { exact } from '../../referees/shapes/vectors.js';
import { type Area, areaAt, polygonOf } from './areas.js';
import { ringSize } from './rings.js';

const MOST = 7;

/** The places of the values: the segment, the outer ring, a hole. */
export const SEGMENT_POLYGON = {
  most: MOST,
  outer: 4,
  hole: 4 + ringSize(MOST),
  parts: ['interior', 'boundary', 'exterior'],
} as const;

/** The valid polygon that the values stand for, if they do. */
export function areaIn(values: Float64Array): Area | undefined {
  return areaAt(values, exact(values), SEGMENT_POLYGON.outer, SEGMENT_POLYGON.hole);
}

/** The arguments of the kernel's function. */
export function segmentAndPolygon(values: ArrayLike<number>): readonly [Segment, Ring | PolygonWithHoles] {
  const [ax, ay, bx, by] = Array.from(values) as [number, number, number, number];
  return [{ start: [ax, ay], end: [bx, by] }, polygonOf(areaIn(Float64Array.from(values))!)] as const;
}
