import type { GeoJsonGeometry, GeoJsonPosition } from '../../geojson/index.js';
import { bufferPolygon2d, bufferPolyline2d, type PolygonSet, polygonUnion } from '../../polygons/index.js';
import { JobProblem } from '../mesh/jobs.js';
import type { NearSet } from './offset-set.js';
import type { PolygonsJob } from './polygons-types.js';

type Line = readonly (readonly [number, number])[];

/** Lines without heights. */
export const flatLines = (lines: readonly (readonly GeoJsonPosition[])[]): readonly Line[] =>
  lines.map((positions) => positions.map(([x, y]) => [x!, y!] as const));

/** The lines of a geometry, and its points as lines of one point. */
export function linesOf(geometry: GeoJsonGeometry | null): readonly (readonly GeoJsonPosition[])[] {
  switch (geometry?.type) {
    case 'GeometryCollection':
      return geometry.geometries.flatMap(linesOf);
    case 'Point':
      return [[geometry.coordinates]];
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position]);
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
      return geometry.coordinates;
    default:
      return [];
  }
}

/** What is within a distance of polygons and lines. Without polygons and lines there is nothing. */
export function bufferSet(
  polygons: PolygonSet,
  lines: readonly Line[],
  { distance, tolerance, inside }: Pick<PolygonsJob, 'distance' | 'tolerance' | 'inside'>,
): NearSet {
  const options = { tolerance: tolerance!, side: inside ? 'inside' : 'outside' } as const;
  try {
    const around = bufferPolygon2d(polygons, distance!, options);
    // Lines have no inside that could be left.
    if (lines.length === 0 || distance! <= 0) return { set: around.region, deviation: around.deviation };
    const beside = bufferPolyline2d(lines, distance!, options);
    return {
      set: polygonUnion(around.region, beside.region),
      deviation: Math.max(around.deviation, beside.deviation),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new JobProblem(error.message.replace(/^\w+: (?:options\.)?/, '--'));
  }
}
