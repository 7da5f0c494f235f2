/**
 * Decoding the flat values of questions on distances from polygons of the plane: the rule, then the shapes one behind
 * the other.
 */
import type { PolygonWithHoles } from '../../../core/shapes.js';
import { ringAt, ringSize } from '../planar/rings.js';
import { type Kind2d, shapeAt2d } from './operands.js';

/** The kinds of shapes whose distance from a polygon is asked for. */
export type PolygonPartner = Exclude<Kind2d, 'point'> | 'polygon';

/** The most points of an outer ring, and of a hole. */
export const MOST_OUTER = 6;
export const MOST_HOLE = 4;

/** How many values a shape takes. */
export const SIZES: Readonly<Record<PolygonPartner, number>> = {
  line: 4,
  ray: 4,
  segment: 4,
  triangle: 6,
  box: 4,
  polygon: ringSize(MOST_OUTER) + ringSize(MOST_HOLE),
};

/** Where the first shape stands. */
export const FIRST = 1;
const RULES = ['even-odd', 'non-zero'] as const;

/** The rings of a polygon that stands at some of the values, the outer one first; a hole may be without points. */
export function ringsAt(values: ArrayLike<number>, at: number): [number, number][][] {
  return [ringAt(values, at), ringAt(values, at + ringSize(MOST_OUTER))];
}

function polygonAt(values: ArrayLike<number>, at: number): PolygonWithHoles {
  const [outer, hole] = ringsAt(values, at);
  return { outer: outer!, holes: hole!.length === 0 ? [] : [hole!] };
}

/** The arguments of the kernel's function: a shape, a polygon, and by which rule it is filled. */
export function polygonPartners(kind: PolygonPartner) {
  return (values: ArrayLike<number>): readonly [unknown, PolygonWithHoles, (typeof RULES)[number]] => [
    kind === 'polygon' ? polygonAt(values, FIRST) : shapeAt2d(kind, values, FIRST),
    polygonAt(values, FIRST + SIZES[kind]),
    RULES[values[0]!]!,
  ];
}

/** Have all polygons an outer ring with a point? */
export function arePolygons(kind: PolygonPartner): (values: ArrayLike<number>) => boolean {
  const second = FIRST + SIZES[kind];
  return (values) => values[second]! > 0 && (kind !== 'polygon' || values[FIRST]! > 0);
}
