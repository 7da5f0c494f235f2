import { requireList, requirePoint2 } from '../core/arguments/index.js';
import { requireDocument } from './require-document.js';
import type { GeoJson, GeoJsonFile, GeoJsonGeometry, GeoJsonMultiPolygon, GeoJsonPolygon } from './types.js';

type Ring = readonly (readonly [number, number])[];

/** The polygons of a geometry, collections in collections included. */
function gather(geometry: GeoJsonGeometry | null, found: Ring[][]): void {
  if (geometry === null) return;
  if (geometry.type === 'GeometryCollection') for (const part of geometry.geometries) gather(part, found);
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const rings of polygons) {
    found.push(rings.map((ring) => ring.map((position) => [position[0]!, position[1]!] as const)));
  }
}

/**
 * All polygons of a document, with the first two numbers of each position, as the functions of `unerring/polygons` take
 * them. Points and lines are left out.
 *
 * @param document a document, or the file that `parseGeoJson` gave, of which it is a part
 * @throws RangeError naming the part that is no GeoJSON
 * @example
 * const square = { type: 'Polygon', coordinates: [[[0, 0, 7], [1, 0, 7], [1, 1, 7], [0, 0, 7]]] };
 * const { coordinates } = polygonsOfGeoJson({ type: 'GeometryCollection', geometries: [square] });
 * coordinates; // [[[[0, 0], [1, 0], [1, 1], [0, 0]]]]
 */
export function polygonsOfGeoJson(document: GeoJson | GeoJsonFile): {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly Ring[])[];
} {
  const isFile = typeof document === 'object' && document !== null && 'document' in document;
  const own = isFile && !('type' in document) ? document.document : (document as GeoJson);
  requireDocument('polygonsOfGeoJson', own);
  const coordinates: Ring[][] = [];
  if (own.type === 'FeatureCollection')
    for (const { geometry } of own.features) gather(geometry, coordinates);
  else gather(own.type === 'Feature' ? own.geometry : own, coordinates);
  return { type: 'MultiPolygon', coordinates };
}

/**
 * Polygons as a geometry: rings are closed, and one polygon alone is a `Polygon`.
 *
 * @param polygons  lists of rings of points, the outer one first, as `roundPolygonSet` gives them
 * @throws RangeError naming the argument that is no list
 * @example
 * geoJsonOfPolygons([[[[0, 0], [1, 0], [0, 1]]]]);
 * // { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [0, 1], [0, 0]]] }
 */
export function geoJsonOfPolygons(
  polygons: readonly (readonly (readonly ArrayLike<number>[])[])[],
): GeoJsonPolygon | GeoJsonMultiPolygon {
  const where = 'geoJsonOfPolygons';
  requireList(where, 'polygons', 'a list of polygons, as roundPolygonSet(set).polygons is', polygons);
  const closed = polygons.map((rings, i) => {
    requireList(where, `polygons[${i}]`, 'a list of rings', rings);
    return rings.map((ring, j) => {
      requireList(where, `polygons[${i}][${j}]`, 'a list of points', ring);
      const points = Array.from(ring, (point, k) => {
        requirePoint2(where, `polygons[${i}][${j}][${k}]`, point);
        return [point[0]!, point[1]!] as const;
      });
      const [first, last] = [points[0], points.at(-1)];
      const isClosed = points.length > 1 && first![0] === last![0] && first![1] === last![1];
      return points.length === 0 || isClosed ? points : [...points, [...first!]];
    });
  });
  return closed.length === 1
    ? { type: 'Polygon', coordinates: closed[0]! }
    : { type: 'MultiPolygon', coordinates: closed };
}
