import type { Random } from '../../src/oracle/cases/random.js';
import { repair } from '../../src/oracle/questions/layout.js';
import type { Signature } from '../../src/oracle/questions/signature.js';
import { requireFamily, requireSignature } from './require.js';

/** Writes one configuration for the signature into `out`, using the given random numbers and nothing else. */
export type Fill = (random: Random, signature: Signature, out: Float64Array) => void;

/**
 * One way in which real inputs are degenerate. A family is a few lines of straight code over a small random number
 * generator, so that generating never costs as much as judging; {@link generate} makes its output valid arguments.
 */
export interface Family {
  /** In kebab-case; names the file too. */
  readonly name: string;
  /** What its configurations are, in one line for the table of families. */
  readonly summary: string;
  /** Whether it makes sense for a signature. */
  applies(signature: Signature): boolean;
  /** The least share of exact zeros that it has on every signature it applies to; a test measures it. */
  readonly zeroShare: number;
  readonly fill: Fill;
}

/** For families that any signature can have. */
export function always(): boolean {
  return true;
}

/** For families that place points, and know of other arguments only where these stand. */
export function unlessMixed({ kind }: Signature): boolean {
  return kind !== 'mixed';
}

/**
 * Draws the next configuration of a family: finite, and inside the domain of the predicate (a zero normal becomes
 * (1, 0, 0), a negative distance its absolute value).
 *
 * @example
 * const out = new Float64Array(signatures.orient3d.arity);
 * generate(familyNamed('ulp-walk'), new Random(1, 2, 3, 4), signatures.orient3d, out);
 */
export function generate(family: Family, random: Random, signature: Signature, out: Float64Array): void {
  requireFamily('generate', family, 'familyNamed(v)');
  requireSignature('generate', signature);
  family.fill(random, signature, out);
  repair(signature.layout, out, random);
}
