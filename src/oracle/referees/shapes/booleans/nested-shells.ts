/** Solids of several boxes in each other: each cell of the lattice is in by how often the shells go round it. */

import { IS_IN } from '../../../cases/booleans/meshes.js';
import { nestedShellsOf, shellPlaces } from '../../../cases/booleans/nested-shells.js';
import { type Cells, cellsOf, cellsText, sizeOf } from './lattice-cells.js';
import type { FillRule } from './operand.js';

/** Whether a point is inside, which is in so many boxes, and around which their shells go so many times. */
function isInside(rule: FillRule, count: number, winding: number): boolean {
  return rule === 'positive' ? winding > 0 : rule === 'non-zero' ? winding !== 0 : count % 2 === 1;
}

/** Two solids combined. */
export function nestedShellsReferee(v: Float64Array): string {
  const { solids, operation, rule, frame } = nestedShellsOf(v);
  const size = sizeOf(frame);
  const [a, b] = solids.map((shells): Cells => {
    const boxes = shells.map((shell) => ({ cells: cellsOf(shell, size), way: shell.isTurned ? -1 : 1 }));
    return Array.from({ length: size * size * size }, (_, i) => {
      const around = boxes.filter(({ cells }) => cells[i]);
      return isInside(
        rule,
        around.length,
        around.reduce((sum, { way }) => sum + way, 0),
      );
    });
  });
  return cellsText(
    frame,
    a!.map((isIn, i) => IS_IN[operation](isIn, b![i]!)),
    shellPlaces(v),
  );
}
