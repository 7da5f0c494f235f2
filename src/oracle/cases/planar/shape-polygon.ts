import type { PolygonWithHoles, Ring } from '../../../core/shapes.js';
import { exact } from '../../referees/shapes/vectors.js';
import { type Area, areaAt, polygonOf } from './areas.js';
import { ringSize } from './rings.js';

/** What stands before a polygon of the plane. */
export type BesidePolygon = 'line' | 'ray' | 'triangle' | 'box';

/** The most points of an outer ring; a hole has three at most. */
export const MOST = 7;

/** How many values a shape takes. */
export const SIZES: Readonly<Record<BesidePolygon, number>> = { line: 4, ray: 4, triangle: 6, box: 4 };

/** Where the hole stands. */
export const holeAt = (kind: BesidePolygon): number => SIZES[kind] + ringSize(MOST);

/** The valid polygon that the values stand for, if they do. */
export function areaBeside(kind: BesidePolygon, values: Float64Array): Area | undefined {
  return areaAt(values, exact(values), SIZES[kind], holeAt(kind));
}

/** The arguments of the kernel's function. */
export function shapeAndPolygon(kind: BesidePolygon) {
  return (values: ArrayLike<number>): readonly [unknown, Ring | PolygonWithHoles] => {
    const all = Float64Array.from(values);
    const points = Array.from({ length: SIZES[kind] / 2 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!]);
    const [a, b, c] = points;
    const shape =
      kind === 'triangle' ? { a, b, c } : kind === 'box' ? { min: a, max: b } : { origin: a, direction: b };
    return [shape, polygonOf(areaBeside(kind, all)!)];
  };
}
