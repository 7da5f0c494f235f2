/** Checks of maps that were made by hand. */
import {
  reject,
  requireList,
  requireNumber,
  requireObject,
  requirePoint3,
  requireString,
  requireVector3,
} from '../../core/arguments/index.js';
import type { QuakeMap, QuakeMapBrush, QuakeMapEntity, QuakeMapFace } from './quake-map.js';

/** Checks the points of a face. @throws RangeError naming the part that is wrong */
export function requireFacePoints(where: string, name: string, face: Pick<QuakeMapFace, 'points'>): void {
  requireObject(where, name, '{points}', face);
  requireCountOf(where, `${name}.points`, 'a list of 3 points', face.points, 3);
  for (let i = 0; i < 3; i++) requirePoint3(where, `${name}.points[${i}]`, face.points[i]!);
}

/** Checks the entities of a map. @throws RangeError naming the part that is wrong */
export function requireQuakeMap(where: string, name: string, map: Pick<QuakeMap, 'entities'>): void {
  requireObject(where, name, '{entities}', map);
  requireList(where, `${name}.entities`, 'a list of entities', map.entities);
  for (const [i, entity] of Array.from(map.entities).entries()) {
    requireEntity(where, `${name}.entities[${i}]`, entity);
  }
}

function requireEntity(where: string, name: string, entity: QuakeMapEntity): void {
  requireObject(where, name, '{properties, brushes}', entity);
  requireProperties(where, `${name}.properties`, entity.properties);
  requireList(where, `${name}.brushes`, 'a list of brushes', entity.brushes);
  for (const [i, brush] of Array.from(entity.brushes).entries()) {
    requireBrush(where, `${name}.brushes[${i}]`, brush);
  }
}

/** A text in quotes has no escapes. */
const UNQUOTED = 'a string without quotation marks';

function requireProperties(where: string, name: string, properties: QuakeMapEntity['properties']): void {
  requireObject(where, name, 'an object of strings', properties);
  if (Array.isArray(properties)) reject(where, name, 'an object of strings', properties);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('"')) reject(where, name, 'an object whose keys have no quotation marks', properties);
    requireString(where, `${name}.${key}`, value);
    if (value.includes('"')) reject(where, `${name}.${key}`, UNQUOTED, value);
  }
}

function requireBrush(where: string, name: string, brush: QuakeMapBrush): void {
  requireObject(where, name, '{faces}', brush);
  requireList(where, `${name}.faces`, 'a list of faces', brush.faces);
  for (const [i, face] of Array.from(brush.faces).entries()) requireFace(where, `${name}.faces[${i}]`, face);
}

function requireFace(where: string, name: string, face: QuakeMapFace): void {
  requireFacePoints(where, name, face);
  requireString(where, `${name}.texture`, face.texture);
  if (!isWord(face.texture) && face.texture.includes('"')) {
    reject(where, `${name}.texture`, 'a word, or a string without quotation marks', face.texture);
  }
  requireAxes(where, `${name}.axes`, face.axes);
  requirePair(where, `${name}.offset`, face.offset);
  requireNumber(where, `${name}.rotation`, face.rotation);
  requirePair(where, `${name}.scale`, face.scale);
  requireList(where, `${name}.extra`, 'a list of numbers', face.extra);
  for (let i = 0; i < face.extra.length; i++) requireNumber(where, `${name}.extra[${i}]`, face.extra[i]!);
}

/** Whether a texture's name can be read back without quotes. */
export function isWord(texture: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they all are white space in a map
  return /^(?!"|\/\/)[^\u0000-\u0020]+$/.test(texture);
}

function requireAxes(where: string, name: string, axes: QuakeMapFace['axes']): void {
  if (axes === null) return;
  requireCountOf(where, name, 'a list of 2 vectors, or null', axes, 2);
  for (let i = 0; i < 2; i++) requireVector3(where, `${name}[${i}]`, axes[i]!);
}

function requirePair(where: string, name: string, pair: readonly [number, number]): void {
  requireCountOf(where, name, 'a list of 2 numbers, one for each axis', pair, 2);
  for (let i = 0; i < 2; i++) requireNumber(where, `${name}[${i}]`, pair[i]!);
}

function requireCountOf(
  where: string,
  name: string,
  expected: string,
  list: ArrayLike<unknown>,
  count: number,
): void {
  requireList(where, name, expected, list);
  if (list.length !== count) reject(where, name, expected, list);
}
