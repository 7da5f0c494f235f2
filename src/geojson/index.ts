/** GeoJSON, read and written without losing a bit of a double or a member of a feature. */

export type { FilePlace } from '../formats/format-error.js';
export { FormatError } from '../formats/format-error.js';
export { type GeoJsonOptions, parseGeoJson } from './parse-geo-json.js';
export {
  geoJsonOfPolygons,
  type LeftOutOfPolygons,
  type PolygonsOfGeoJson,
  polygonsOfGeoJson,
} from './polygons.js';
export type {
  GeoJson,
  GeoJsonFeature,
  GeoJsonFeatureCollection,
  GeoJsonFile,
  GeoJsonGeometry,
  GeoJsonGeometryCollection,
  GeoJsonLinear,
  GeoJsonMultiPolygon,
  GeoJsonNote,
  GeoJsonNoteType,
  GeoJsonPolygon,
  GeoJsonPosition,
  JsonObject,
  JsonValue,
} from './types.js';
export { type GeoJsonWriteOptions, writeGeoJson } from './write-geo-json.js';
