import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import { combineOperands } from './combine.js';
import { loadOperands } from './load-operands.js';
import type { PolygonSet } from './polygon-set.js';
import { requirePolygonSet } from './require-polygon-set.js';

const WHERE = 'polygonSetFromJson';

/**
 * A polygon set from its data or its JSON text. All is looked at: that its parts fit together, and that it is what the
 * functions here make of that set of points, with the same vertices, rings and order. `JSON.stringify(set)` writes one.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const text = JSON.stringify(polygonUnion([[0, 0], [3, 1], [0, 1]], [[0, 0], [1, 0], [0, 3]]));
 * polygonSetFromJson(text).vertices.length; // 6
 */
export function polygonSetFromJson(json: unknown): PolygonSet {
  if (arguments.length > 1) requireNoMore(WHERE, 1, arguments[1]);
  const data = dataOf(json);
  const set = requirePolygonSet(WHERE, 'json', data as PolygonSet);
  const own: PolygonSet = {
    type: 'polygon-set',
    lines: Array.from(set.lines, ([ax, ay, bx, by]) => [ax + 0, ay + 0, bx + 0, by + 0] as const),
    vertices: Array.from(set.vertices, (vertex) =>
      'lines' in vertex
        ? { lines: [vertex.lines[0], vertex.lines[1]] as const }
        : ([vertex[0] + 0, vertex[1] + 0] as const),
    ),
    polygons: Array.from(set.polygons, (rings) => Array.from(rings, (ring) => Array.from(ring))),
  };
  const again = combineOperands(loadOperands([own], undefined), [{ type: 'union', parts: [~0] }], 0).set;
  const isSame = JSON.stringify(again.polygons) === JSON.stringify(own.polygons);
  const haveSamePoints = again.vertices.every((vertex, v) => {
    const given = own.vertices[v]!;
    return 'lines' in vertex === 'lines' in given && ('lines' in vertex || sameNumbers(vertex, given));
  });
  if (!isSame || again.vertices.length !== own.vertices.length || !haveSamePoints) {
    rejectWords(
      WHERE,
      'json',
      'a polygon set in canonical form',
      'one whose rings cross or are in another order',
    );
  }
  return own;
}

function sameNumbers(a: readonly [number, number], b: unknown): boolean {
  const [x, y] = b as readonly [number, number];
  return a[0] === x && a[1] === y;
}

function dataOf(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch (error) {
    return rejectWords(WHERE, 'json', 'JSON', `a string that is none: ${(error as Error).message}`);
  }
}
