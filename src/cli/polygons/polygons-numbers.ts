import { parseVector } from '../mesh/vectors.js';
import { UsageError } from '../usage-error.js';
import type { PolygonOperation } from './polygons-types.js';

const ONE = { width: 1, names: 'd' } as const;

/** How far `offset` and `buffer` go, which nothing else needs. */
export function distanceOf(operation: PolygonOperation, text: string | undefined): number | null {
  if (operation !== 'offset' && operation !== 'buffer') {
    if (text === undefined) return null;
    throw new UsageError(`--distance is how far offset and buffer go: ${operation} has none`);
  }
  if (text === undefined) throw new UsageError(`${operation} needs --distance: how far it goes outwards`);
  return parseVector(text, '--distance', ONE)[0]!;
}

/** How far arcs may be off; a hundredth of the distance if it is not said. */
export function toleranceOf(
  operation: PolygonOperation,
  text: string | undefined,
  distance: number | null,
): number | null {
  if (operation !== 'buffer') {
    if (text === undefined) return null;
    throw new UsageError(`--tolerance is how far arcs of a buffer may be off: ${operation} has none`);
  }
  if (text === undefined) return Math.abs(distance!) / 100 || 1;
  const tolerance = parseVector(text, '--tolerance', ONE)[0]!;
  if (tolerance <= 0) throw new UsageError(`--tolerance: expected a number above 0, got '${text}'`);
  return tolerance;
}

/** What coordinates are multiples of. */
export function gridOf(text: string): number {
  const [grid] = parseVector(text, '--grid', { width: 1, names: 'above 0' }) as [number];
  if (grid <= 0) throw new UsageError(`--grid: expected a number above 0, got '${text}'`);
  return grid;
}
