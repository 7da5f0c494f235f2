import { requireNoMore } from '../core/arguments/index.js';
import { type PolygonClip, reachOf, readClip } from './clip-region.js';
import { combineOperands } from './combine.js';
import { loadOperands } from './load-operands.js';
import { type PolygonOperand, readOperand } from './operand.js';
import type { PolygonSet } from './polygon-set.js';

/**
 * What polygons have in a box, in a half-plane or in other polygons, exactly.
 *
 * Source: Sutherland and Hodgman 1974, "Reentrant Polygon Clipping", for the question; the answer is an intersection,
 * without the edges that their algorithm leaves between parts.
 *
 * @param clip polygons, `{min, max}`, or `{start, end}`: the half-plane on the left of the line from start to end
 * @throws RangeError naming the part that is wrong
 * @example
 * const triangle = [[0, 0], [4, 0], [0, 4]];
 * clipPolygons(triangle, { min: [0, 0], max: [2, 2] }).vertices; // [[0, 0], [0, 2], [2, 0], [2, 2]]
 * clipPolygons(triangle, { start: [0, 1], end: [1, 1] }).vertices; // [[0, 1], [0, 4], [3, 1]]
 */
export function clipPolygons(polygons: PolygonOperand, clip: PolygonClip): PolygonSet {
  if (arguments.length > 2) requireNoMore('clipPolygons', 2, arguments[2]);
  const read = readOperand('clipPolygons', 'polygons', polygons);
  const region = readClip('clipPolygons', 'clip', clip, reachOf(read));
  const step = { type: 'intersection' as const, parts: [~0, ~1] };
  return combineOperands(loadOperands([read, region], undefined), [step], 0).set;
}
