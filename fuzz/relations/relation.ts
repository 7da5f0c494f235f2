import type { Random } from '../../src/oracle/cases/random.js';
import type { Signature } from '../../src/oracle/questions/signature.js';

/**
 * Writes arguments for the signature that satisfy a relation exactly. All of them are integers, coordinates below
 * 2^bits, `bits` from 8 to 52: so they are doubles, and full mantissas when bits is 52.
 */
export type Plant = (random: Random, signature: Signature, out: Float64Array, bits: number) => void;

/**
 * Writes arguments that satisfy a relation exactly although the *differences* of their coordinates are not doubles:
 * 53-bit mantissas at exponents far apart. This is what drives adaptive predicates into their last stage.
 */
export type Spread = (random: Random, signature: Signature, out: Float64Array) => void;

/** Sets point i; z is ignored in the plane. */
export function setPoint(
  signature: Signature,
  out: Float64Array,
  i: number,
  x: number,
  y: number,
  z: number,
): void {
  const at = signature.first + i * signature.stride;
  out[at] = x;
  out[at + 1] = y;
  if (signature.dimension === 3) out[at + 2] = z;
}
