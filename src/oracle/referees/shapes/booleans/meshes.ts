/**
 * Closed meshes combined, whatever their faults: what bounds the result by trapezoids of all planes, where points lie
 * by the cells around them. The kernel cuts facets by each other, asks on which side a piece lies once for all that are
 * connected, and joins pieces to faces.
 */
import { fromParts } from '../../../../arithmetic/rational.js';
import { LETTERS, solidText } from '../../../answers/solids.js';
import {
  IS_IN,
  meshesOf,
  numbersOf,
  type Operands,
  type Operation,
  PAIR,
  probesOf,
  ruleOf,
  SINGLE,
} from '../../../cases/booleans/meshes.js';
import { exactVectors } from '../meshes/exact-mesh.js';
import { locate } from './around-point.js';
import { exactProbe, operandOf, type Region } from './operand.js';
import { inUnits, measured } from './surface.js';

function refereeOf(layout: Operands, contains: Region['contains']): (values: Float64Array) => string {
  return (values) => {
    const meshes = meshesOf(values, layout);
    const probes = probesOf(values, layout);
    const groups = [...meshes.map(({ positions }) => Array.from(positions)), ...probes.map(numbersOf)];
    const { vectors, unit } = exactVectors(groups.flat());
    let from = 0;
    const own = groups.map((numbers) => {
      from += numbers.length / 3;
      return vectors.slice(from - numbers.length / 3, from);
    });
    const operands = meshes.map((mesh, i) => operandOf(own[i]!, mesh, ruleOf(values, layout)));
    const region: Region = { operands, contains };
    const letters = probes.map((probe, i) => {
      const at = exactProbe(probe, own[meshes.length + i]!);
      return at === undefined ? '-' : LETTERS[locate(at, region)]!;
    });
    const solid = inUnits(measured(region), fromParts(unit.numerator, unit.denominator));
    return solidText(solid, letters.join(''));
  };
}

/** Two meshes combined. */
export function pairReferee(operation: Operation): (values: Float64Array) => string {
  return refereeOf(PAIR, ([a, b]) => IS_IN[operation](a!, b!));
}

/** The inside of one mesh. */
export const meshReferee = refereeOf(SINGLE, ([a]) => a!);
