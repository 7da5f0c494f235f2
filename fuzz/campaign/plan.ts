import { signatures } from '../../src/oracle/cases/signatures.js';
import type { TargetReference } from '../../src/oracle/engines/index.js';
import { type Question, requireQuestion } from '../../src/oracle/questions/registry.js';
import { familiesFor } from '../families/index.js';
import { questionFamilyNames } from '../questions/generate.js';
import { isPredicate } from './subject.js';

/** Cases per block: small enough to be lost or stopped at, large enough that messages cost nothing. */
export const BLOCK = 1000;
/** The same for queries, whose referees take longer. */
export const QUERY_BLOCK = 250;

/** Cases per block of a predicate or query. */
export function blockSize(predicate: string): number {
  return isPredicate(predicate) ? BLOCK : QUERY_BLOCK;
}

/** What a campaign is, apart from how fast it runs. Equal plans have equal results. */
export interface Plan {
  /** An integer from 0 to 2^53 - 1. */
  readonly seed: number;
  /** Cases per predicate or query, spread over its families; `undefined`: until the time is over. */
  readonly count: number | undefined;
  /** Names of predicates and of queries. */
  readonly predicates: readonly string[];
  /** Modules with queries that are not built in, by absolute path. */
  readonly queryModules?: readonly string[];
  readonly families: readonly string[];
  readonly targets: readonly TargetReference[];
  /** This campaign is part `index` (from 1) of `of` parts. */
  readonly shard: { readonly index: number; readonly of: number };
  /** Failures to write down per target, predicate and family; counts are always complete. */
  readonly keep: number;
}

/** A predicate or query and a family that is planned for it. */
export interface Pair {
  readonly predicate: string;
  readonly family: string;
  /** How many cases; infinite without a count. */
  readonly cases: number;
}

/** A piece of work: a block of cases with its own random numbers. */
export interface Block {
  readonly predicate: string;
  readonly family: string;
  readonly block: number;
  readonly cases: number;
}

/**
 * The pairs of a plan. The cases of a predicate are spread evenly over its families; of a query, half of them go to
 * its own families and half to the general ones, if it has both.
 */
export function pairsOf(plan: Plan): readonly Pair[] {
  return plan.predicates.flatMap((predicate) => {
    if (!isPredicate(predicate)) return pairsOfQuestion(plan, requireQuestion(predicate));
    const all = familiesFor(signatures[predicate]).map((family) => family.name);
    return spread(plan, predicate, all, plan.count);
  });
}

function pairsOfQuestion(plan: Plan, query: Question): Pair[] {
  const own = query.families.map((family) => family.name);
  const general = questionFamilyNames(query).filter((name) => !own.includes(name));
  const chosen = (names: readonly string[]) => names.some((name) => plan.families.includes(name));
  const count = plan.count;
  if (count === undefined || !chosen(own) || !chosen(general)) {
    return spread(plan, query.name, [...own, ...general], count);
  }
  const half = Math.floor(count / 2);
  return [...spread(plan, query.name, own, count - half), ...spread(plan, query.name, general, half)];
}

/** Cases spread evenly over those of the families that the plan has. */
function spread(plan: Plan, predicate: string, all: readonly string[], count: number | undefined): Pair[] {
  const chosen = all.filter((family) => plan.families.includes(family));
  return chosen.map((family, i) => ({ predicate, family, cases: shareOf(count, chosen.length, i) }));
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
      const size = blockSize(pair.predicate);
      const cases = Math.min(size, pair.cases - block * size);
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
