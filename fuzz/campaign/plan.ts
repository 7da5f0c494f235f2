import type { EngineReference } from '../../src/oracle/engines/engine.js';
import { type AnyQuestion, isPredicate } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { questionFamilyNames } from '../questions/generate.js';

/** What depends on how dear an answer is: a predicate takes nanoseconds, a query and its referee up to milliseconds. */
export interface Scale {
  /** Cases per block: few enough to be lost or stopped at, enough that messages cost nothing. */
  readonly block: number;
  /** One case in so many is held to one of the laws. */
  readonly lawsEvery: number;
  /** How many simpler configurations are tried at most for one failure: seconds, whatever it is. */
  readonly mostTrials: number;
}

const OF_PREDICATES: Scale = { block: 1000, lawsEvery: 64, mostTrials: 30_000 };
const OF_QUERIES: Scale = { block: 250, lawsEvery: 1, mostTrials: 4000 };

/** The scale of a question. */
export function scaleOf(question: AnyQuestion): Scale {
  return isPredicate(question) ? OF_PREDICATES : OF_QUERIES;
}

/** What a campaign is, apart from how fast it runs. Equal plans have equal results. */
export interface Plan {
  /** An integer from 0 to 2^53 - 1. */
  readonly seed: number;
  /** Cases per question, spread over its families; `undefined`: until the time is over. */
  readonly count: number | undefined;
  /** Names of predicates and of queries. */
  readonly questions: readonly string[];
  /** Modules with questions that are not built in, by absolute path. */
  readonly questionModules?: readonly string[];
  readonly families: readonly string[];
  readonly targets: readonly EngineReference[];
  /** This campaign is part `index` (from 1) of `of` parts. */
  readonly shard: { readonly index: number; readonly of: number };
  /** Failures to write down per target, question and family; counts are always complete. */
  readonly keep: number;
}

/** A question and a family that is planned for it. */
export interface Pair {
  readonly question: string;
  readonly family: string;
  /** How many cases; infinite without a count. */
  readonly cases: number;
}

/** A piece of work: a block of cases with its own random numbers. */
export interface Block {
  readonly question: string;
  readonly family: string;
  readonly block: number;
  readonly cases: number;
}

/** Consecutive cases of a block: `cases` of them, after `from` others. */
export interface Piece extends Block {
  readonly from: number;
}

/**
 * The pairs of a plan. The cases of a question are spread evenly over its families; if it has some of its own beside
 * the general ones, half of the cases go to its own.
 */
export function pairsOf(plan: Plan): readonly Pair[] {
  return plan.questions.flatMap((name) => pairsOfQuestion(plan, requireQuestion(name)));
}

function pairsOfQuestion(plan: Plan, question: AnyQuestion): Pair[] {
  const own = question.families.map((family) => family.name);
  const general = questionFamilyNames(question).filter((name) => !own.includes(name));
  const chosen = (names: readonly string[]) => names.some((name) => plan.families.includes(name));
  const count = plan.count;
  if (count === undefined || !chosen(own) || !chosen(general)) {
    return spread(plan, question.name, [...own, ...general], count);
  }
  const half = Math.floor(count / 2);
  return [...spread(plan, question.name, own, count - half), ...spread(plan, question.name, general, half)];
}

/** Cases spread evenly over those of the families that the plan has. */
function spread(plan: Plan, question: string, all: readonly string[], count: number | undefined): Pair[] {
  const chosen = all.filter((family) => plan.families.includes(family));
  return chosen.map((family, i) => ({ question, family, cases: shareOf(count, chosen.length, i) }));
}

function shareOf(count: number | undefined, parts: number, i: number): number {
  if (count === undefined) return Number.POSITIVE_INFINITY;
  return Math.floor(count / parts) + (i < count % parts ? 1 : 0);
}

/**
 * The blocks of a plan: the first block of every pair, then the second. In which order they are worked on is for the
 * schedule to say. A shard takes every n-th block along the diagonals, so that it sees all pairs.
 */
export function* blocksOf(plan: Plan): Generator<Block> {
  const pairs = pairsOf(plan);
  for (let block = 0; ; block++) {
    let any = false;
    for (const [i, pair] of pairs.entries()) {
      const size = scaleOf(requireQuestion(pair.question)).block;
      const cases = Math.min(size, pair.cases - block * size);
      if (cases <= 0) continue;
      any = true;
      if ((block + i) % plan.shard.of !== plan.shard.index - 1) continue;
      yield { question: pair.question, family: pair.family, block, cases };
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
