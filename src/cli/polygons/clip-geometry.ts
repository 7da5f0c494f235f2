import type { GeoJsonGeometry, GeoJsonPosition } from '../../geojson/index.js';
import { clipPolylines, locatePointInPolygonSet, type PolygonSet } from '../../polygons/index.js';
import { heightsIn } from './read-operand.js';

type Line = readonly GeoJsonPosition[];

const flat = (position: GeoJsonPosition): [number, number] => [position[0]!, position[1]!];

/**
 * The parts of lines in a set, with the nearest doubles to where they are cut. Lines that stay whole keep heights; how
 * many others had, `lose` is told.
 */
function clippedLines(lines: readonly Line[], clip: PolygonSet, lose: (heights: number) => void): Line[] {
  return lines.flatMap((line): Line[] => {
    const { inside, outside } = clipPolylines([line.map(flat)], clip);
    if (inside.length > 0 && outside.length === 0) return [line];
    if (inside.length > 0) lose(heightsIn([line]));
    return inside.map(({ points }) => points.map((point) => Array.from(point)));
  });
}

/**
 * What a set has of points and lines; null if it has nothing. Points on its boundary count.
 *
 * @param clipPolygons for the polygons among them; null if nothing is left
 * @param lose is told how many heights lines had that were cut
 */
export function clipGeometry(
  geometry: GeoJsonGeometry,
  clip: PolygonSet,
  clipPolygons: (geometry: GeoJsonGeometry) => GeoJsonGeometry | null,
  lose: (heights: number) => void,
): GeoJsonGeometry | null {
  const has = (position: GeoJsonPosition) => locatePointInPolygonSet(clip, flat(position)) !== 'outside';
  const linear = (lines: Line[]): GeoJsonGeometry | null =>
    lines.length === 0
      ? null
      : lines.length === 1
        ? { type: 'LineString', coordinates: lines[0]! }
        : { type: 'MultiLineString', coordinates: lines };
  switch (geometry.type) {
    case 'Point':
      return has(geometry.coordinates) ? geometry : null;
    case 'MultiPoint': {
      const coordinates = geometry.coordinates.filter(has);
      return coordinates.length === 0 ? null : { ...geometry, coordinates };
    }
    case 'LineString':
      return linear(clippedLines([geometry.coordinates], clip, lose));
    case 'MultiLineString':
      return linear(clippedLines(geometry.coordinates, clip, lose));
    case 'Polygon':
    case 'MultiPolygon':
      return clipPolygons(geometry);
    case 'GeometryCollection': {
      const parts = geometry.geometries.flatMap((part) => clipGeometry(part, clip, clipPolygons, lose) ?? []);
      return parts.length === 0 ? null : { ...geometry, geometries: parts };
    }
  }
}
