import { describe } from '../core/arguments/index.js';
import type { JsonPath } from './read-json.js';
import type { GeoJson, JsonValue } from './types.js';

/** Called with where something is wrong, what it must be, and what it is in words; does not return. */
export type Fail = (path: JsonPath, expected: string, found: string) => never;

/** Called with rings that are no rings by the letter of RFC 7946, but have a meaning. */
export type Remark = (type: 'unclosed-rings' | 'short-rings' | 'nested-collections', path: JsonPath) => void;

const DEPTHS: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

/** What the lists of coordinates are called, by their depth. */
const LISTS = [
  'a position',
  'a list of positions',
  'a list of lists of positions',
  'a list of lists of rings',
];

const GEOMETRIES = [...Object.keys(DEPTHS), 'GeometryCollection'];

const isObject = (value: JsonValue | undefined): value is { readonly [member: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words; what is in lists and objects would be long, and need not be what is wrong. */
function words(value: JsonValue): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : describe(value);
}

/** Checks that a value is what RFC 7946 says; members of other names may be anything. */
export class DocumentCheck {
  readonly #fail: Fail;
  readonly #remark: Remark;

  constructor(fail: Fail, remark: Remark) {
    this.#fail = fail;
    this.#remark = remark;
  }

  /** A document. */
  document(value: unknown): asserts value is GeoJson {
    const json = value as JsonValue;
    const type = this.#typeOf(json, []);
    if (type === 'FeatureCollection') {
      const { features } = json as { features?: JsonValue };
      if (!Array.isArray(features)) this.#wrong(['features'], 'a list of features', features, []);
      features.forEach((feature: JsonValue, i: number) => {
        const path = ['features', i];
        const own = this.#typeOf(feature, path);
        if (own !== 'Feature') this.#fail([...path, 'type'], "'Feature'", describe(own));
        this.#feature(feature, path);
      });
    } else if (type === 'Feature') this.#feature(json, []);
    else if (GEOMETRIES.includes(type)) this.#geometry(json, []);
    else this.#fail(['type'], "'FeatureCollection', 'Feature' or a type of geometry", describe(type));
  }

  #wrong(path: JsonPath, expected: string, value: JsonValue | undefined, owner: JsonPath): never {
    // What is missing has no place: the object that it is missing in has one.
    if (value !== undefined) return this.#fail(path, expected, words(value));
    if (path.length === 0) return this.#fail(path, expected, 'undefined');
    return this.#fail(owner, `an object with a member '${path.at(-1)}', ${expected}`, 'none');
  }

  #typeOf(value: JsonValue | undefined, path: JsonPath): string {
    if (!isObject(value)) this.#wrong(path, 'an object with a type', value, path);
    const { type } = value;
    if (typeof type !== 'string') this.#wrong([...path, 'type'], 'a type of GeoJSON', type, path);
    return type;
  }

  #feature(value: JsonValue, path: JsonPath): void {
    const { geometry, properties, id } = value as { [member: string]: JsonValue };
    if (geometry === undefined) this.#wrong([...path, 'geometry'], 'a geometry or null', geometry, path);
    if (geometry !== null) this.#geometry(geometry, [...path, 'geometry']);
    if (properties !== undefined && properties !== null && !isObject(properties))
      this.#wrong([...path, 'properties'], 'an object or null', properties, path);
    if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
      this.#wrong([...path, 'id'], 'a string or a number', id, path);
  }

  #geometry(value: JsonValue, path: JsonPath): void {
    const type = this.#typeOf(value, path);
    const { coordinates, geometries } = value as { [member: string]: JsonValue };
    const depth = DEPTHS[type];
    if (depth !== undefined) {
      this.#coordinates(coordinates, [...path, 'coordinates'], depth, type.endsWith('Polygon'), path);
      return;
    }
    if (type !== 'GeometryCollection')
      this.#fail([...path, 'type'], `a type of geometry (${GEOMETRIES.join(', ')})`, describe(type));
    if (!Array.isArray(geometries))
      this.#wrong([...path, 'geometries'], 'a list of geometries', geometries, path);
    geometries.forEach((geometry: JsonValue, i: number) => {
      const own = [...path, 'geometries', i];
      if (isObject(geometry) && geometry.type === 'GeometryCollection')
        this.#remark('nested-collections', own);
      this.#geometry(geometry, own);
    });
  }

  #coordinates(
    value: JsonValue | undefined,
    path: JsonPath,
    depth: number,
    isPolygon: boolean,
    owner: JsonPath,
  ): void {
    if (!Array.isArray(value)) this.#wrong(path, LISTS[depth]!, value, owner);
    if (depth === 0) this.#position(value, path);
    else {
      value.forEach((part: JsonValue, i: number) => {
        this.#coordinates(part, [...path, i], depth - 1, isPolygon, path);
      });
      if (depth === 1 && isPolygon) this.#ring(value, path);
    }
  }

  #position(value: readonly JsonValue[], path: JsonPath): void {
    if (value.length < 2) this.#fail(path, 'a position of at least 2 numbers', `${value.length}`);
    value.forEach((x, i) => {
      if (typeof x !== 'number' || x - x !== 0) this.#wrong([...path, i], 'a finite number', x, path);
    });
  }

  #ring(ring: readonly JsonValue[], path: JsonPath): void {
    const [first, last] = [ring[0], ring.at(-1)] as (readonly number[] | undefined)[];
    if (first === undefined) return;
    const isClosed = ring.length > 1 && first[0] === last![0] && first[1] === last![1];
    if (!isClosed) this.#remark('unclosed-rings', path);
    if (ring.length < (isClosed ? 4 : 3)) this.#remark('short-rings', path);
  }
}
