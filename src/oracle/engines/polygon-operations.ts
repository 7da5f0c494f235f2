import { doubleArea } from '../referees/shapes/planar-polygons/areas.js';
import { exact, pointsAt } from '../referees/shapes/vectors.js';
import type { Construct } from './builder.js';

type Ring = readonly (readonly [number, number])[];

/** A polygon of GeoJSON: closed rings, the outer one counterclockwise, holes clockwise. */
export type ClosedRings = (readonly [number, number])[][];

/** The polygon of a question, without points that are repeated directly, as GeoJSON has it. */
export function closedRings(
  polygon: Ring | { readonly outer: Ring; readonly holes: readonly Ring[] },
): ClosedRings {
  const rings = 'outer' in polygon ? [polygon.outer, ...polygon.holes] : [polygon];
  return rings.map((ring, i) => {
    const points = ring.filter(([x, y], k) => {
      const [u, v] = ring[(k + 1) % ring.length]!;
      return x !== u || y !== v;
    });
    const isLeft = doubleArea(pointsAt(exact(points.flat()), 2, 0, points.length)) > 0n;
    if (isLeft !== (i === 0)) points.reverse();
    return [...points, points[0]!];
  });
}

/**
 * A package's operations under the names of the questions: both of each operation, or only the one with the large
 * bound.
 */
export function operations(
  functions: Readonly<
    Record<'Union' | 'Intersection' | 'Difference' | 'Xor', (a: ClosedRings, b: ClosedRings) => unknown>
  >,
  { isPrecise }: { readonly isPrecise: boolean } = { isPrecise: true },
): Record<string, Construct> {
  const levels = isPrecise ? ['', 'Precise'] : [''];
  return Object.fromEntries(
    Object.entries(functions).flatMap(([name, operate]) => {
      const construct: Construct = (a, b) => operate(closedRings(a), closedRings(b));
      return levels.map((level): [string, Construct] => [`polygon${name}${level}2d`, construct]);
    }),
  );
}
