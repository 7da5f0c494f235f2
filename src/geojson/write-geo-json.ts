import { rejectWords, requireBoolean, requireOptions } from '../core/arguments/index.js';
import type { JsonPath } from './read-json.js';
import { documentPath, requireDocument } from './require-document.js';
import type { GeoJson } from './types.js';

/** How to write GeoJSON. */
export interface GeoJsonWriteOptions {
  /** A feature or geometry in each line, for people and for tools that compare lines; default: true. */
  readonly lines?: boolean;
}

const where = 'writeGeoJson';

/** JSON with the shortest decimals that are read as the same doubles; -0 is one of its own. */
function jsonOf(value: unknown, path: JsonPath): string {
  if (typeof value === 'number') {
    if (value - value !== 0) rejectWords(where, documentPath(path), 'a finite number', String(value));
    return Object.is(value, -0) ? '-0' : String(value);
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    return `[${Array.from(value as ArrayLike<unknown>, (item, i) => jsonOf(item, [...path, i])).join(',')}]`;
  }
  if (typeof value !== 'object')
    return rejectWords(where, documentPath(path), 'a JSON value', `a ${typeof value}`);
  const members = Object.entries(value as object).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${jsonOf(member, [...path, key])}`).join(',')}}`;
}

/** The same with the items of one list in lines of their own. */
function inLines(document: object, list: string): string {
  const members = Object.entries(document).filter(([, member]) => member !== undefined);
  const texts = members.map(([key, member]) => {
    const name = JSON.stringify(key);
    if (key !== list || !Array.isArray(member)) return `${name}:${jsonOf(member, [key])}`;
    return `${name}:[\n${member.map((item, i) => jsonOf(item, [key, i])).join(',\n')}\n]`;
  });
  return `{${texts.join(',')}}\n`;
}

/**
 * Writes GeoJSON (RFC 7946) with the shortest decimals that are read as the same doubles: `parseGeoJson` gives the same
 * document again, with every bit of every number, and all members of any name.
 *
 * @throws RangeError naming the part that is no GeoJSON, or that JSON cannot hold: NaN, infinities, functions
 * @example
 * writeGeoJson({ type: 'Polygon', coordinates: [[[0, 0], [1e21, 0], [0, 1 / 3], [0, 0]]] });
 * // '{"type":"Polygon","coordinates":[[[0,0],[1e+21,0],[0,0.3333333333333333],[0,0]]]}\n'
 */
export function writeGeoJson(document: GeoJson, options: GeoJsonWriteOptions = {}): string {
  requireOptions(where, 'options', options, 'lines');
  if (options.lines !== undefined) requireBoolean(where, 'options.lines', options.lines);
  requireDocument(where, document);
  if (options.lines === false) return jsonOf(document, []);
  const list = document.type === 'FeatureCollection' ? 'features' : 'geometries';
  return inLines(document, list);
}
