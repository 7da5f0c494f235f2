import { rejectWords, requireNoMore, requireObject, requireOneOf } from '../../core/arguments/index.js';
import { polygonUnion } from '../boolean-operations.js';
import { canonicalPolygonText } from '../canonical-polygon-text.js';
import { markAsMade } from '../made-sets.js';
import type { PolygonSet } from '../polygon-set.js';
import { requirePolygonSet } from '../require-polygon-set.js';
import { plainSet } from './polygon-set-to-json.js';

const WHERE = 'polygonSetFromJson';

/**
 * A polygon set from what `polygonSetToJson` gave, from a copy of a set, or from the text of either. All of it is
 * looked at: lines and vertices by themselves, and then what the rings enclose is found, which must have these vertices
 * and rings, in this order.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = polygonSet([[0, 0], [1, 0], [1, 1], [0, 1]]);
 * polygonSetFromJson(JSON.stringify(polygonSetToJson(square))).polygons; // [[[0, 2, 3, 1]]]
 */
export function polygonSetFromJson(json: unknown): PolygonSet {
  if (arguments.length > 1) requireNoMore(WHERE, 1, arguments[1]);
  const { type, format, version, lines, vertices, polygons } = objectFrom(json);
  if (type !== 'polygon-set') {
    requireOneOf(WHERE, 'json.format', format, ['unerring-polygon-set']);
    requireOneOf(WHERE, 'json.version', version, [1]);
  }
  const given = { type: 'polygon-set', lines, vertices, polygons } as PolygonSet;
  requirePolygonSet(WHERE, 'json', given);
  const set: PolygonSet = { type: 'polygon-set', ...plainSet(given) };
  const enclosed = polygonUnion(set);
  if (canonicalPolygonText(enclosed) !== canonicalPolygonText(set)) {
    rejectWords(
      WHERE,
      'json.polygons',
      'the boundary of what they enclose, in canonical form',
      'others: rings that meet in more than vertices, turn the wrong way, or are in another order',
    );
  }
  set.vertices.forEach((vertex, v) => {
    if ('lines' in vertex && !('lines' in enclosed.vertices[v]!)) {
      rejectWords(WHERE, `json.vertices[${v}]`, 'two coordinates, which are doubles', 'a crossing of lines');
    }
  });
  return markAsMade(set);
}

function objectFrom(json: unknown): Readonly<Record<string, unknown>> {
  let value = json;
  if (typeof json === 'string') {
    try {
      value = JSON.parse(json);
    } catch (error) {
      rejectWords(WHERE, 'json', 'JSON', `a string that is none: ${(error as Error).message}`);
    }
  }
  requireObject(WHERE, 'json', 'a polygon set', value);
  return value as Readonly<Record<string, unknown>>;
}
