/**
 * Decoding the flat values of questions on circles and ellipses against polygons: the rule, the round shape, then the
 * rings.
 */
import type { PolygonWithHoles } from '../../../core/shapes.js';
import { type polygonPartners, ringsAt } from '../distance/polygons.js';
import { shapeAt, sizeOf } from './operands.js';

/** The kinds of round shapes of the plane. */
export type PlanarKind = 'circle' | 'ellipse';

/** Where the round shape stands. */
export const ROUND = 1;

/** Where the rings stand, the count of the outer one first. */
export function ringsFrom(kind: PlanarKind): number {
  return ROUND + sizeOf(kind);
}

type FillRule = ReturnType<ReturnType<typeof polygonPartners>>[2];

/** The arguments of the kernel's function: a round shape, a polygon, and by which rule it is filled. */
export function roundAndPolygon(kind: PlanarKind) {
  return (values: ArrayLike<number>): readonly [unknown, PolygonWithHoles, FillRule] => {
    const [outer, hole] = ringsAt(values, ringsFrom(kind));
    const holes = hole!.length === 0 ? [] : [hole!];
    return [
      shapeAt(kind, values, ROUND),
      { outer: outer!, holes },
      values[0] === 0 ? 'even-odd' : 'non-zero',
    ];
  };
}
