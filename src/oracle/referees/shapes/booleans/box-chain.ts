/**
 * Boxes of a lattice combined step by step: the cells of the lattice are in, or out. The kernel knows nothing of a
 * lattice.
 */
import { frameOf, placesOf, type Step, stepsOf } from '../../../cases/booleans/box-chain.js';
import { IS_IN } from '../../../cases/booleans/meshes.js';
import { type Cells, cellsOf, cellsText, sizeOf } from './lattice-cells.js';

/** The last result of a chain. */
function combined(steps: readonly Step[], size: number): Cells {
  const results: Cells[] = [];
  for (const { operation, partner, box } of steps) {
    const [last, cells] = [results[results.length - 1], cellsOf(box, size)];
    const both = (a: Cells, b: Cells) => a.map((isIn, i) => IS_IN[operation](isIn, b[i]!));
    if (last === undefined) results.push(cells);
    else if (partner === 'result') results.push(both(last, cells));
    else if (partner === 'result-last') results.push(both(cells, last));
    else if (partner === 'older-result') results.push(both(last, results[results.length - 3] ?? cells));
    else results.push(both(complement(last), cells));
  }
  return results[results.length - 1]!;
}

const complement = (cells: Cells): Cells => cells.map((isIn) => !isIn);

/** The chain's last result. */
export function boxChainReferee(v: Float64Array): string {
  const frame = frameOf(v[1]!);
  return cellsText(frame, combined(stepsOf(v), sizeOf(frame)), placesOf(v));
}
