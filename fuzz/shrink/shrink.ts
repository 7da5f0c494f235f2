import { inDomain, type Signature } from '../../src/oracle/questions/signature.js';
import { requireSignature } from '../families/require.js';
import { simpler } from './candidates.js';

/** Enough for the fixed point of any predicate's failure seen so far, and a second at most with a slow one. */
export const MOST_TRIALS = 30_000;

/**
 * Finds a simpler configuration for which `fails` still holds, step by step until no single step is left (or the
 * trials are used up). Only arguments in the predicate's domain are tried. `smaller` hears of each success at once,
 * so that a trial that never returns does not lose what came before.
 *
 * @example shrink(signatures.orient2d, failing, (values) => naive(...values) !== exact(...values));
 */
export function shrink(
  signature: Signature,
  values: readonly number[],
  fails: (values: readonly number[]) => boolean,
  smaller: (values: readonly number[]) => void = () => {},
): readonly number[] {
  requireSignature('shrink', signature);
  const candidates = (from: readonly number[]) => simpler(signature.layout, from);
  const valid = (candidate: readonly number[]) => inDomain(signature, candidate);
  return shrinkWith(values, candidates, valid, fails, MOST_TRIALS, smaller);
}

/** The same for any kind of values: `candidates` gives simpler ones, of which the `valid` ones are tried. */
export function shrinkWith(
  values: readonly number[],
  candidates: (from: readonly number[]) => Iterable<readonly number[]>,
  valid: (candidate: readonly number[]) => boolean,
  fails: (values: readonly number[]) => boolean,
  mostTrials: number,
  smaller: (values: readonly number[]) => void,
): readonly number[] {
  let best = values;
  let trials = 0;
  for (;;) {
    let improved = false;
    for (const candidate of candidates(best)) {
      if (!valid(candidate)) continue;
      if (++trials > mostTrials) return best;
      if (!fails(candidate)) continue;
      best = candidate;
      smaller(best);
      improved = true;
      break;
    }
    if (!improved) return best;
  }
}
