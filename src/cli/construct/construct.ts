import type { GeoJsonFeature, GeoJsonPosition } from '../../geojson/index.js';
import type { Constructed } from './construct-types.js';

export type Point = readonly [number, number];

/** A note, without the file that it is about. */
export interface ConstructionNote {
  readonly type: string;
  readonly message: string;
  readonly count: number;
}

/** Features that are made, and what is said of them. */
export interface Construct {
  readonly features: readonly GeoJsonFeature[];
  readonly made: Constructed;
  readonly notes: readonly ConstructionNote[];
}

/** The area, if it is a double. */
export const finite = (area: number): number | null => (Number.isFinite(area) ? area : null);

/** A polygon in the place of the geometry of a feature. */
export const polygonFeature = (
  ring: readonly GeoJsonPosition[],
  { properties, id }: Partial<GeoJsonFeature>,
): GeoJsonFeature => ({
  type: 'Feature',
  ...(id !== undefined && { id }),
  properties: properties ?? {},
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
});

/** A note about heights that the result has no place for. */
export const heightsOf = (positions: readonly GeoJsonPosition[]): ConstructionNote[] =>
  noted(
    positions.reduce((count, position) => count + (position.length > 2 ? 1 : 0), 0),
    'heights',
    'height is left out',
    'heights are left out',
  );

/** A note about so many things, if there are any. */
export function noted(count: number, type: string, one: string, several: string): ConstructionNote[] {
  return count === 0 ? [] : [{ type, count, message: count === 1 ? `1 ${one}` : `${count} ${several}` }];
}

/** A note about points at one place. */
export const coincident = (count: number): ConstructionNote[] =>
  noted(count, 'coincident', 'point is where another one is', 'points are where others are');
