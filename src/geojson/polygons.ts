import { requireList, requirePoint2 } from '../core/arguments/index.js';
import { requireDocument } from './require-document.js';
import type { GeoJson, GeoJsonFile, GeoJsonGeometry, GeoJsonMultiPolygon, GeoJsonPolygon } from './types.js';

type Ring = readonly (readonly [number, number])[];

/** What a document has beside polygons of the plane, counted. */
export interface LeftOutOfPolygons {
  /** Points, each of a `MultiPoint` alone. */
  readonly points: number;
  /** Lines, each of a `MultiLineString` alone. */
  readonly lines: number;
  /** Positions of polygons that have more than two numbers. */
  readonly heights: number;
}

/** The polygons of a document, as a geometry, and what is not in it. */
export interface PolygonsOfGeoJson {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly Ring[])[];
  readonly leftOut: LeftOutOfPolygons;
}

/** What is found in a document. */
class Gathered {
  readonly polygons: Ring[][] = [];
  readonly leftOut = { points: 0, lines: 0, heights: 0 };

  /** Takes a geometry, collections in collections included. */
  take(geometry: GeoJsonGeometry | null): void {
    switch (geometry?.type) {
      case 'GeometryCollection':
        for (const part of geometry.geometries) this.take(part);
        break;
      case 'Polygon':
        this.#polygon(geometry.coordinates);
        break;
      case 'MultiPolygon':
        for (const rings of geometry.coordinates) this.#polygon(rings);
        break;
      case 'Point':
        this.leftOut.points++;
        break;
      case 'MultiPoint':
        this.leftOut.points += geometry.coordinates.length;
        break;
      case 'LineString':
        this.leftOut.lines++;
        break;
      case 'MultiLineString':
        this.leftOut.lines += geometry.coordinates.length;
    }
  }

  #polygon(rings: GeoJsonPolygon['coordinates']): void {
    this.polygons.push(
      rings.map((ring) =>
        ring.map((position) => {
          if (position.length > 2) this.leftOut.heights++;
          return [position[0]!, position[1]!] as const;
        }),
      ),
    );
  }
}

/**
 * All polygons of a document, with the first two numbers of each position, as the functions of `unerring/polygons` take
 * them. Points, lines and heights are left out, and `leftOut` counts them.
 *
 * @param document a document, or the file that `parseGeoJson` gave, of which it is a part
 * @throws RangeError naming the part that is no GeoJSON
 * @example
 * const square = { type: 'Polygon', coordinates: [[[0, 0, 7], [1, 0, 7], [1, 1, 7], [0, 0, 7]]] };
 * const { coordinates } = polygonsOfGeoJson({ type: 'GeometryCollection', geometries: [square] });
 * coordinates; // [[[[0, 0], [1, 0], [1, 1], [0, 0]]]]
 * polygonsOfGeoJson(square).leftOut; // { points: 0, lines: 0, heights: 4 }
 */
export function polygonsOfGeoJson(document: GeoJson | GeoJsonFile): PolygonsOfGeoJson {
  const isFile = typeof document === 'object' && document !== null && 'document' in document;
  const own = isFile && !('type' in document) ? document.document : (document as GeoJson);
  requireDocument('polygonsOfGeoJson', own);
  const found = new Gathered();
  if (own.type === 'FeatureCollection') for (const { geometry } of own.features) found.take(geometry);
  else found.take(own.type === 'Feature' ? own.geometry : own);
  return { type: 'MultiPolygon', coordinates: found.polygons, leftOut: found.leftOut };
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
