import { greatestCommonDivisor } from '../arithmetic/integers.js';
import { requireNoMore } from '../core/arguments/surplus.js';
import { exactForm2 } from '../implicit/forms.js';
import type { PolygonSet } from './polygon-set.js';
import { requirePolygonSet } from './require-polygon-set.js';
import { type SetPoint, setPoints } from './set-points.js';

/**
 * A text that is the same, byte for byte, for polygon sets that are the same set of points, and another for any other:
 * to compare sets, and results.
 *
 * Vertices are `x y w` at (x, y) / w: integers without a common factor, w positive. Polygons are their rings, by the
 * numbers of their vertices.
 *
 * @throws RangeError for what is no polygon set
 * @example
 * const set = polygonIntersection([[0, 0], [3, 0], [0, 1]], [[0, 0], [1, 0], [0, 3]]);
 * canonicalPolygonText(set).split('\n');
 * // ['polygon-set', 'vertices 4', '0 0 1', '0 1 1', '3 3 4', '1 0 1', 'polygons 1', '0 3 2 1', '']
 */
export function canonicalPolygonText(set: PolygonSet): string {
  if (arguments.length > 1) requireNoMore('canonicalPolygonText', 1, arguments[1]);
  requirePolygonSet('canonicalPolygonText', 'set', set);
  const rows = ['polygon-set', `vertices ${set.vertices.length}`, ...setPoints(set).map(pointRow)];
  rows.push(`polygons ${set.polygons.length}`);
  for (const rings of set.polygons) rows.push(rings.map((ring) => ring.join(' ')).join(' / '));
  return `${rows.join('\n')}\n`;
}

function pointRow(point: SetPoint): string {
  const { x, y, w, exponent } = exactForm2(point);
  const up = BigInt(Math.max(0, exponent));
  const numbers = [x << up, y << up, w << BigInt(Math.max(0, -exponent))];
  const common = numbers.reduce(greatestCommonDivisor);
  return numbers.map((n) => n / common).join(' ');
}
