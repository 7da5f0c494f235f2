/**
 * The same by planes: each box a closed mesh, membership of the combination by rays. It knows nothing of a lattice,
 * either.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { LETTERS, solidText } from '../../../answers/solids.js';
import { boxMesh, frameOf, placePoint, placesOf, stepsOf } from '../../../cases/booleans/box-chain.js';
import { IS_IN } from '../../../cases/booleans/meshes.js';
import { exactVectors } from '../meshes/exact-mesh.js';
import { locate } from './around-point.js';
import { operandOf } from './operand.js';
import { inUnits, measured } from './surface.js';

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
