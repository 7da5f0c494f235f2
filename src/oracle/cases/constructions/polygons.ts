import { isSimple, ringsMeet, type Vectors } from '../../referees/shapes/planar-polygons/areas.js';
import { exact } from '../../referees/shapes/vectors.js';
import { type Area, areaAt } from '../planar/areas.js';
import { ringSize } from '../planar/rings.js';

/** The most vertices of the outer ring and of the hole of a polygon that is triangulated. */
export const TRIANGULATED = { most: 10, mostOfHole: 4 } as const;

const HOLE = ringSize(TRIANGULATED.most);

/** A polygon, its vertices one ring after the other, and the denominator of its exact coordinates. */
export interface Triangulated extends Area {
  readonly vertices: Vectors;
  readonly one: bigint;
}

const isRepeated = (ring: Vectors): boolean =>
  ring.some((p, i) => ring.some((q, j) => j < i && p[0] === q[0] && p[1] === q[1]));

/**
 * The polygon of flat values: a hole that is none, or that touches the outer ring, is left out; undefined if there is
 * no polygon.
 */
export function triangulatedPolygon(values: Float64Array): Triangulated | undefined {
  const numbers = exact(values);
  const area = areaAt(values, numbers, 0, HOLE);
  if (area === undefined) return undefined;
  const [outer, hole] = area.exact;
  if (isRepeated(outer!) || !isSimple(outer!)) return undefined;
  const hasHole = hole !== undefined && !isRepeated(hole) && !ringsMeet(outer!, hole);
  const count = hasHole ? 2 : 1;
  const rings = area.exact.slice(0, count);
  return { rings: area.rings.slice(0, count), exact: rings, vertices: rings.flat(), one: numbers.one };
}
