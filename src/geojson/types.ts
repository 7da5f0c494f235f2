/** Any JSON value. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [member: string]: JsonValue;
}

/** A position: x (longitude), y (latitude), and what else the file has, such as a height. */
export type GeoJsonPosition = readonly number[];

/** Polygons as coordinates: rings of positions, the last equal to the first; the first ring is the outer one. */
export interface GeoJsonPolygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly (readonly GeoJsonPosition[])[];
}

/** Several polygons. */
export interface GeoJsonMultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly (readonly GeoJsonPosition[])[])[];
}

/** Geometries that are kept as they are. */
export type GeoJsonLinear =
  | { readonly type: 'Point'; readonly coordinates: GeoJsonPosition }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly GeoJsonPosition[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly GeoJsonPosition[])[] };

/** Geometries of any kinds together. */
export interface GeoJsonGeometryCollection {
  readonly type: 'GeometryCollection';
  readonly geometries: readonly GeoJsonGeometry[];
}

/** A geometry. */
export type GeoJsonGeometry =
  | GeoJsonPolygon
  | GeoJsonMultiPolygon
  | GeoJsonLinear
  | GeoJsonGeometryCollection;

/** A geometry, or none, with what is said of it. */
export interface GeoJsonFeature {
  readonly type: 'Feature';
  readonly id?: string | number;
  readonly geometry: GeoJsonGeometry | null;
  readonly properties: JsonObject | null;
}

/** Features. */
export interface GeoJsonFeatureCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly GeoJsonFeature[];
}

/** What a file may be. */
export type GeoJson = GeoJsonGeometry | GeoJsonFeature | GeoJsonFeatureCollection;

/** What a note is about. */
export type GeoJsonNoteType =
  | 'not-doubles'
  | 'digits-lost'
  | 'unclosed-rings'
  | 'short-rings'
  | 'members-twice'
  | 'nested-collections';

/** Something about a file that a person wants to be told. */
export interface GeoJsonNote {
  readonly type: GeoJsonNoteType;
  /** A sentence in English, with the count in it. */
  readonly message: string;
  /** How many numbers, rings or members it concerns. */
  readonly count: number;
  /** The line and column of the first one, both from 1. */
  readonly line: number;
  readonly column: number;
}

/** What a text holds. */
export interface GeoJsonFile {
  /** All that the text says, members of any name included: plain data, which `writeGeoJson` writes again. */
  readonly document: GeoJson;
  /** Its features; of a geometry alone one without properties. */
  readonly features: readonly GeoJsonFeature[];
  /** What is unusual about it. Empty if the numbers are all doubles and the rings as they should be. */
  readonly notes: readonly GeoJsonNote[];
}
