import type { Signature } from '../../src/oracle/questions/signature.js';
import { axisAlignedDecimals } from './axis-aligned-decimals.js';
import { decimalGrid } from './decimal-grid.js';
import type { Family } from './family.js';
import { fullMantissa } from './full-mantissa.js';
import { inexactDifferences } from './inexact-differences.js';
import { integerLattice } from './integer-lattice.js';
import { mixedMagnitudes } from './mixed-magnitudes.js';
import { nearOverflow } from './near-overflow.js';
import { needles } from './needles.js';
import { onPlane } from './on-plane.js';
import { permutations } from './permutations.js';
import { requireSignature } from './require.js';
import { rotatedLattice } from './rotated-lattice.js';
import { sharedEdges } from './shared-edges.js';
import { sharedVertices } from './shared-vertices.js';
import { specialValues } from './special-values.js';
import { subnormals } from './subnormals.js';
import { ulpWalk } from './ulp-walk.js';
import { uniform } from './uniform.js';
import { wideExponents } from './wide-exponents.js';

/** All families, from the tame to the extreme. */
export const families: readonly Family[] = [
  uniform,
  integerLattice,
  rotatedLattice,
  axisAlignedDecimals,
  decimalGrid,
  sharedVertices,
  sharedEdges,
  fullMantissa,
  inexactDifferences,
  onPlane,
  ulpWalk,
  needles,
  permutations,
  specialValues,
  mixedMagnitudes,
  wideExponents,
  subnormals,
  nearOverflow,
];

/** The families that apply to a signature. @throws RangeError for what is none */
export function familiesFor(signature: Signature): readonly Family[] {
  requireSignature('familiesFor', signature);
  return families.filter((family) => family.applies(signature));
}

/**
 * The family of that name.
 *
 * @throws RangeError if there is none
 * @example familyNamed('ulp-walk').summary;
 */
export function familyNamed(name: string): Family {
  const found = families.find((family) => family.name === name);
  if (found !== undefined) return found;
  const known = families.map((family) => family.name).join(', ');
  throw new RangeError(`familyNamed: there is no family '${name}', but ${known}`);
}

export { type Family, type Fill, generate } from './family.js';
