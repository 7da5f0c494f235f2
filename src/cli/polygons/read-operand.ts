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

/** How many points and lines a geometry has, and how many of its positions have a height. */
export function leftOut(geometry: GeoJsonGeometry | null): readonly [others: number, heights: number] {
  if (geometry === null) return [0, 0];
  if (geometry.type === 'GeometryCollection') {
    const parts = geometry.geometries.map(leftOut);
    return [
      parts.reduce((sum, [others]) => sum + others, 0),
      parts.reduce((sum, [, heights]) => sum + heights, 0),
    ];
  }
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [1, 0];
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return [0, rings.reduce((sum, ring) => sum + ring.filter((position) => position.length > 2).length, 0)];
}

/** What the reader noted, and what of a file has no part in the result. */
export function notesOf({ name, file }: Read, isCombined: boolean): PolygonsNote[] {
  if (file === null) return [];
  const counts = file.features.map(({ geometry }) => leftOut(geometry));
  const others = counts.reduce((sum, [count]) => sum + count, 0);
  const heights = counts.reduce((sum, [, count]) => sum + count, 0);
  const whole = { file: name, line: null, column: null };
  const notes = file.notes.map((note): PolygonsNote => ({ file: name, ...note }));
  if (isCombined && others > 0) {
    const message = others === 1 ? 'a point or line is left out' : `${others} points and lines are left out`;
    notes.push({ ...whole, type: 'not-polygons', count: others, message });
  }
  if (heights > 0) {
    const message = heights === 1 ? '1 height is left out' : `${heights} heights are left out`;
    notes.push({ ...whole, type: 'heights', count: heights, message });
  }
  return notes;
}
