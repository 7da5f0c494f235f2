import * as rational from '../../../../arithmetic/rational.js';
import { LETTERS, solidText } from '../../../answers/solids.js';
import {
  boxMesh,
  frameOf,
  placePoint,
  placesOf,
  type Step,
  stepsOf,
} from '../../../cases/booleans/box-chain.js';
import { IS_IN } from '../../../cases/booleans/meshes.js';
import { nestedShellsOf, shellPlaces } from '../../../cases/booleans/nested-shells.js';
import { exactVectors } from '../meshes/exact-mesh.js';
import { locate } from './around-point.js';
import { type Cells, cellsOf, cellsText, sizeOf } from './lattice-cells.js';
import { type FillRule, operandOf } from './operand.js';
import { inUnits, measured } from './surface.js';

/**
 * Boxes of a lattice combined step by step: the cells of the lattice are in, or out. The kernel knows nothing of a
 * lattice.
 */

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

/**
 * The same by planes: each box a closed mesh, membership of the combination by rays. It knows nothing of a lattice,
 * either.
 */

/** The chain's last result. */
export function boxChainByPlanes(v: Float64Array): string {
  const frame = frameOf(v[1]!);
  const steps = stepsOf(v);
  const meshes = steps.map(({ box }) => boxMesh(frame, box));
  const probes = placesOf(v).map((place) => placePoint(frame, place));
  const { vectors, unit } = exactVectors([
    ...meshes.flatMap(({ positions }) => Array.from(positions)),
    ...probes.flat(),
  ]);
  const operands = meshes.map((mesh, i) => operandOf(vectors.slice(8 * i, 8 * i + 8), mesh, 'positive'));
  const contains = (inside: readonly boolean[]): boolean => {
    const results: boolean[] = [];
    for (const [i, { operation, partner }] of steps.entries()) {
      const [own, last] = [inside[i]!, results[i - 1]];
      const combine = IS_IN[operation];
      if (last === undefined) results.push(own);
      else if (partner === 'result') results.push(combine(last, own));
      else if (partner === 'result-last') results.push(combine(own, last));
      else if (partner === 'older-result') results.push(combine(last, results[i - 3] ?? own));
      else results.push(combine(!last, own));
    }
    return results[results.length - 1]!;
  };
  const region = { operands, contains };
  const letters = vectors
    .slice(8 * meshes.length)
    .map(([x, y, z]) => LETTERS[locate({ x, y, z, w: 1n }, region)]!);
  return solidText(
    inUnits(measured(region), rational.fromParts(unit.numerator, unit.denominator)),
    letters.join(''),
  );
}

/** Solids of several boxes in each other: each cell of the lattice is in by how often the shells go round it. */

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
