import {
  type GeoJsonFile,
  type GeoJsonGeometry,
  parseGeoJson,
  polygonsOfGeoJson,
} from '../../geojson/index.js';
import { type PolygonOperand, polygonSetFromJson } from '../../polygons/index.js';
import { JobProblem } from '../mesh/jobs.js';
import type { PolygonsNote } from './polygons-types.js';

/** What a file has: features, or a set that `--exact` wrote. */
export interface Read {
  readonly name: string;
  readonly file: GeoJsonFile | null;
  readonly operand: PolygonOperand;
}

const IS_SET = /^\s*\{\s*"(format"\s*:\s*"unerring-|type"\s*:\s*")polygon-set"/;

/** Reads GeoJSON, or a set that `--exact` wrote. */
export function readOperand(name: string, text: string): Read {
  if (!IS_SET.test(text)) {
    const file = parseGeoJson(text, { name });
    return { name, file, operand: polygonsOfGeoJson(file.document) };
  }
  try {
    return { name, file: null, operand: polygonSetFromJson(text) };
  } catch (error) {
    throw new JobProblem(`${name}: ${(error as Error).message}`);
  }
}

/** How many points and lines a geometry has. */
export function othersOf(geometry: GeoJsonGeometry | null): number {
  if (geometry === null) return 0;
  const { points, lines } = polygonsOfGeoJson(geometry).leftOut;
  return points + lines;
}

/** How many positions have a height. */
export const heightsIn = (lines: readonly (readonly (readonly number[])[])[]): number =>
  lines.flat().filter((position) => position.length > 2).length;

/** A note about heights that the result does not have; none if there are none. */
export function heightsNote(file: string, count: number, of = ''): PolygonsNote[] {
  if (count === 0) return [];
  const message = count === 1 ? `1 height${of} is left out` : `${count} heights${of} are left out`;
  return [{ file, line: null, column: null, type: 'heights', count, message }];
}

/** What the reader noted, and what of a file has no part in the result, in which it is combined as a whole or not. */
export function notesOf({ name, file }: Read, isCombined: boolean): PolygonsNote[] {
  if (file === null) return [];
  const { points, lines, heights } = polygonsOfGeoJson(file).leftOut;
  const others = points + lines;
  const whole = { file: name, line: null, column: null };
  const notes = file.notes.map((note): PolygonsNote => ({ file: name, ...note }));
  if (isCombined && others > 0) {
    const message = others === 1 ? 'a point or line is left out' : `${others} points and lines are left out`;
    notes.push({ ...whole, type: 'not-polygons', count: others, message });
  }
  return [...notes, ...heightsNote(name, heights)];
}
