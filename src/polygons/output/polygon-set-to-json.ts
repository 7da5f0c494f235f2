import { requireNoMore } from '../../core/arguments/index.js';
import type { PolygonSet, PolygonSetLine, PolygonSetVertex, SetPolygon } from '../polygon-set.js';
import { requirePolygonSet } from '../require-polygon-set.js';

/** A polygon set as plain data, for `JSON.stringify`. */
export interface PolygonSetJson {
  readonly format: 'unerring-polygon-set';
  /** Raised when a key changes its meaning or goes; new keys may come without. */
  readonly version: 1;
  readonly lines: PolygonSet['lines'];
  readonly vertices: readonly PolygonSetVertex[];
  readonly polygons: readonly SetPolygon[];
}

/**
 * A polygon set as plain objects, arrays, numbers and strings, with keys that stay. JSON keeps every bit of a double,
 * so nothing is lost: `polygonSetFromJson` gives the same set back.
 *
 * @throws RangeError for what is no polygon set
 * @example
 * const json = polygonSetToJson(polygonIntersection([[0, 0], [3, 0], [0, 1]], [[0, 0], [1, 0], [0, 3]]));
 * json.vertices; // [[0, 0], [0, 1], [0.75, 0.75], [1, 0]]
 * json.polygons; // [[[0, 3, 2, 1]]]
 */
export function polygonSetToJson(set: PolygonSet): PolygonSetJson {
  if (arguments.length > 1) requireNoMore('polygonSetToJson', 1, arguments[1]);
  requirePolygonSet('polygonSetToJson', 'set', set);
  return { format: 'unerring-polygon-set', version: 1, ...plainSet(set) };
}

/** The data of a set, copied, without -0, which JSON does not keep. */
export function plainSet({
  lines,
  vertices,
  polygons,
}: PolygonSet): Pick<PolygonSet, 'lines' | 'vertices' | 'polygons'> {
  return {
    lines: Array.from(lines, (line) => Array.from(line, (x) => x + 0) as unknown as PolygonSetLine),
    vertices: Array.from(
      vertices,
      (vertex): PolygonSetVertex =>
        'lines' in vertex ? { lines: [vertex.lines[0], vertex.lines[1]] } : [vertex[0] + 0, vertex[1] + 0],
    ),
    polygons: Array.from(polygons, (rings) => Array.from(rings, (ring) => Array.from(ring))),
  };
}
