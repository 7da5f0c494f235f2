import { requireList, requireNoMore } from '../core/arguments/index.js';
import type { Arrangement } from './arrangement.js';
import { buildArrangement } from './build-arrangement.js';
import { type EdgeSource, edgeSources } from './edge-sources.js';
import { loadOperands } from './load-operands.js';
import { type PolygonOperand, readOperand } from './operand.js';

/**
 * The arrangement of the rings of polygons, exactly, with the winding number of each operand in each face: that of all
 * its rings together. Sources of edges are the edges of rings.
 *
 * Source: de Berg et al., Computational Geometry, 2.3 (overlays of subdivisions).
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * const { faces } = polygonArrangement([square(0), square(1)]);
 * faces.map(({ windings }) => windings); // [[0, 0], [1, 0], [1, 1], [0, 1]]
 */
export function polygonArrangement(operands: readonly PolygonOperand[]): Arrangement<EdgeSource> {
  if (arguments.length > 1) requireNoMore('polygonArrangement', 1, arguments[1]);
  requireList('polygonArrangement', 'operands', 'a list of polygon sets', operands);
  const read = Array.from(operands, (operand, i) =>
    readOperand('polygonArrangement', `operands[${i}]`, operand),
  );
  // One leaf for each operand: its rings are wound together.
  const loaded = loadOperands(read, 'non-zero', { keepsPoints: true });
  const sources = edgeSources(loaded);
  return buildArrangement(loaded.soup, (use) => sources.of(use), {
    operands: read.length,
    operandOfUse: sources.operandOfUse(),
  });
}
