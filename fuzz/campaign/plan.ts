import { type Family, familiesFor } from '../families/index.js';
import { type PredicateName, signatures } from '../signatures.js';
import type { TargetReference } from '../targets/index.js';

/** Cases per block: small enough to be lost or stopped at, large enough that messages cost nothing. */
export const BLOCK = 1000;

/** What a campaign is, apart from how fast it runs. Equal plans have equal results. */
export interface Plan {
  /** An integer from 0 to 2^53 - 1. */
  readonly seed: number;
  /** Cases per predicate, spread over its families; `undefined`: until the time is over. */
  readonly count: number | undefined;
  readonly predicates: readonly PredicateName[];
  readonly families: readonly string[];
  readonly targets: readonly TargetReference[];
  /** This campaign is part `index` (from 1) of `of` parts. */
  readonly shard: { readonly index: number; readonly of: number };
  /** Failures to write down per target, predicate and family; counts are always complete. */
  readonly keep: number;
}

/** A predicate and a family that is planned for it. */
export interface Pair {
  readonly predicate: PredicateName;
  readonly family: string;
  /** How many cases; infinite without a count. */
  readonly cases: number;
}

/** A piece of work: a block of cases with its own random numbers. */
export interface Block {
  readonly predicate: PredicateName;
  readonly family: string;
  readonly block: number;
  readonly cases: number;
}

/** The pairs of a plan, the cases of each predicate spread evenly over its families. */
export function pairsOf(plan: Plan): readonly Pair[] {
  return plan.predicates.flatMap((predicate) => {
    const chosen = familiesFor(signatures[predicate]).filter((family) => plan.families.includes(family.name));
    return chosen.map((family: Family, i) => ({
      predicate,
      family: family.name,
      cases: shareOf(plan.count, chosen.length, i),
    }));
  });
}

function shareOf(count: number | undefined, parts: number, i: number): number {
  if (count === undefined) return Number.POSITIVE_INFINITY;
  return Math.floor(count / parts) + (i < count % parts ? 1 : 0);
}

/**
 * The blocks of a plan in the order of work: the first block of every pair, then the second, so that a campaign that
 * is cut short has seen everything. A shard takes every n-th block along the diagonals, so that it sees all pairs.
 */
export function* blocksOf(plan: Plan): Generator<Block> {
  const pairs = pairsOf(plan);
  for (let block = 0; ; block++) {
    let any = false;
    for (const [i, pair] of pairs.entries()) {
      const cases = Math.min(BLOCK, pair.cases - block * BLOCK);
      if (cases <= 0) continue;
      any = true;
      if ((block + i) % plan.shard.of !== plan.shard.index - 1) continue;
      yield { predicate: pair.predicate, family: pair.family, block, cases };
    }
    if (!any) return;
  }
}

/** How many cases a plan has in all, the shard considered; infinite without a count. */
export function totalCases(plan: Plan): number {
  if (plan.count === undefined) return Number.POSITIVE_INFINITY;
  let total = 0;
  for (const block of blocksOf(plan)) total += block.cases;
  return total;
}
