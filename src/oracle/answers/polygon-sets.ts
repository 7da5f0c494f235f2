import type { FractionLike } from './mass.js';
import { fractionText } from './numbers.js';

/** A polygon set as answers have it: exact vertices, and polygons as lists of rings of their numbers. */
export interface PolygonSetLike {
  readonly vertices: readonly (readonly [FractionLike, FractionLike])[];
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** What a polygon set is, for classes. */
export const SET_KINDS = ['empty', 'simple', 'holed', 'parts', 'touching'] as const;

/** `touching`: two rings have a vertex in common; else whether there are several polygons, or holes. */
function kindOf({ polygons }: PolygonSetLike): (typeof SET_KINDS)[number] {
  if (polygons.length === 0) return 'empty';
  const corners = polygons.flat(2);
  if (new Set(corners).size < corners.length) return 'touching';
  if (polygons.length > 1) return 'parts';
  return polygons[0]!.length > 1 ? 'holed' : 'simple';
}

/**
 * A polygon set as text: `holed [(0/1,0/1)(4/1,0/1)(0/1,4/1)|(1/1,1/1)(1/1,2/1)(2/1,1/1)]`, a bracket for each polygon
 * and a bar before each hole.
 */
export function polygonSetText(set: PolygonSetLike): string {
  const point = (i: number) => {
    const [x, y] = set.vertices[i]!;
    return `(${fractionText(x.numerator, x.denominator)},${fractionText(y.numerator, y.denominator)})`;
  };
  const ring = (all: readonly number[]) => all.map(point).join('');
  return [kindOf(set), ...set.polygons.map((rings) => `[${rings.map(ring).join('|')}]`)].join(' ');
}
