import { requireQuestion } from '../../src/oracle/questions/registry.js';
import type { BlockResult } from './block.js';
import { addFailedClasses, type FailedClasses } from './failed-classes.js';
import { type Counts, type Finding, noCounts } from './finding.js';
import { type Block, type Pair, type Plan, pairsOf, scaleOf } from './plan.js';
import { isProper } from './proper.js';

/** What was found for one question (or query) and family. */
export interface PairResults {
  readonly question: string;
  readonly family: string;
  readonly counts: Record<string, Counts>;
  readonly tiers: Record<string, number>;
  /** Of a query: how many cases had an answer of each class. */
  readonly classes: Record<string, number>;
  /** Of each target with failures: their number for each class of the truth. */
  readonly failedClasses: Record<string, FailedClasses>;
  findings: Finding[];
  /** How many draws were no such question, and no cases; left out if none. */
  refused?: number;
  /** Which of the shard's blocks are done, by their rank in the shard: all before `next`, and those in `ahead`. */
  next: number;
  readonly ahead: readonly number[];
  /**
   * By the rank of a block that is not done: how many of its cases are, from its first on. Left out if there is none.
   */
  begun?: Readonly<Record<string, number>>;
}

/** What is kept of a pair while it grows: what is ahead is looked through at each block. */
interface Growing {
  readonly pair: PairResults;
  readonly ahead: Set<number>;
}

/** What blocks and shards have counted and found. */
type Tallies = Pick<PairResults, 'counts' | 'tiers' | 'classes' | 'failedClasses'> & {
  readonly findings: readonly Finding[];
  readonly refused?: number;
};

/** The sum of all blocks done so far. Adding blocks in any order gives the same results. */
export class Results {
  readonly plan: Plan;
  readonly #pairs = new Map<string, Growing>();
  readonly #planned = new Map<string, Pair>();

  constructor(plan: Plan, saved: readonly PairResults[] = []) {
    this.plan = plan;
    for (const pair of pairsOf(plan)) {
      this.#planned.set(keyOf(pair), pair);
      this.#pairs.set(keyOf(pair), growing(emptyPair(pair)));
    }
    for (const pair of saved) this.#pairs.set(keyOf(pair), growing(pair));
  }

  get pairs(): readonly PairResults[] {
    return Array.from(this.#pairs.values(), ({ pair }) => pair);
  }

  /** Whether a former run has judged this block. */
  isDone({ question, family, block }: Block): boolean {
    const known = this.#pairs.get(keyOf({ question, family }));
    const rank = this.#rank(block);
    return known !== undefined && (rank < known.pair.next || known.ahead.has(rank));
  }

  /** A shard has every n-th block of a pair: the quotient counts them. */
  #rank(block: number): number {
    return Math.floor(block / this.plan.shard.of);
  }

  /** How many cases of a block are judged, from its first on, if it is not done. */
  begunIn({ question, family, block }: Block): number {
    return this.#pairs.get(keyOf({ question, family }))?.pair.begun?.[this.#rank(block)] ?? 0;
  }

  /** How many cases a block of this question and family has. */
  #sizeOf({ question, family, block }: Block): number {
    const size = scaleOf(requireQuestion(question)).block;
    const { cases } = this.#planned.get(keyOf({ question, family }))!;
    return Math.min(size, cases - block * size);
  }

  /** Adds a piece. Those of one block have to come in their order. */
  add(piece: Block & { readonly from?: number }, result: BlockResult): void {
    const known = this.#pairs.get(keyOf(piece))!;
    this.#count(known.pair, result);
    const rank = this.#rank(piece.block);
    const judged = (piece.from ?? 0) + piece.cases;
    if (judged < this.#sizeOf(piece)) known.pair.begun = { ...known.pair.begun, [rank]: judged };
    else markDone(known, rank);
  }

  /**
   * Adds what shards have found for a pair of theirs, and the blocks that they have done or begun, each in one of them.
   *
   * @param begun  by block: how many of its cases are judged
   */
  addShards(
    shards: readonly PairResults[],
    blocks: readonly number[],
    begun: Readonly<Record<string, number>> = {},
  ): void {
    const known = this.#pairs.get(keyOf(shards[0]!))!;
    for (const shard of shards) this.#count(known.pair, shard);
    for (const block of blocks) markDone(known, this.#rank(block));
    const ranks = Object.entries(begun).map(([block, cases]) => [this.#rank(Number(block)), cases]);
    if (ranks.length > 0) known.pair.begun = Object.fromEntries(ranks);
  }

  #count(pair: PairResults, result: Tallies): void {
    for (const [target, counts] of Object.entries(result.counts)) {
      const sum = pair.counts[target] ?? noCounts();
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + counts[i]!;
      pair.counts[target] = sum;
    }
    if (result.refused !== undefined) pair.refused = (pair.refused ?? 0) + result.refused;
    addTo(pair.tiers, result.tiers);
    addTo(pair.classes, result.classes);
    for (const [target, failed] of Object.entries(result.failedClasses)) {
      pair.failedClasses[target] ??= {};
      addFailedClasses(pair.failedClasses[target], failed);
    }
    pair.findings = firstOfEach([...pair.findings, ...result.findings], this.plan.keep);
  }

  /** The findings to write down, in the order of questions, families, targets and cases. */
  get findings(): readonly Finding[] {
    return this.pairs.flatMap((pair) => pair.findings);
  }

  /** Puts a shrunk finding in the place of the raw one. */
  replace(raw: Finding, shrunk: Finding): void {
    const { pair } = this.#pairs.get(keyOf(raw))!;
    pair.findings = pair.findings.map((finding) => (finding === raw ? shrunk : finding));
  }
}

function keyOf({ question, family }: Pick<Pair, 'question' | 'family'>): string {
  return `${question}/${family}`;
}

function emptyPair({ question, family }: Pair): PairResults {
  return {
    question,
    family,
    counts: {},
    tiers: {},
    classes: {},
    failedClasses: {},
    findings: [],
    next: 0,
    ahead: [],
  };
}

function addTo(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, n] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + n;
}

/**
 * Of each target the findings with the lowest case numbers: the same ones, whoever came first. If a shape of each of
 * these is degenerate, the first one without such a shape as well.
 */
function firstOfEach(findings: readonly Finding[], keep: number): Finding[] {
  const sorted = [...findings].sort((a, b) => compareText(a.target, b.target) || a.case - b.case);
  const seen = new Map<string, number>();
  const hasProper = new Set<string>();
  return sorted.filter((finding) => {
    const { target } = finding;
    const before = seen.get(target) ?? 0;
    seen.set(target, before + 1);
    if (keep === 0 || (before >= keep && hasProper.has(target))) return false;
    const proper = isProper(finding);
    if (proper) hasProper.add(target);
    return before < keep || proper;
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A pair to add to: its list of what is ahead is made when it is asked for. */
function growing(saved: PairResults): Growing {
  const ahead = new Set(saved.ahead);
  const pair = {
    ...saved,
    get ahead() {
      return [...ahead].sort((a, b) => a - b);
    },
  };
  return { pair, ahead };
}

/** Keeps what is ahead short: blocks that follow on each other become one number. */
function markDone({ pair, ahead }: Growing, rank: number): void {
  const { [rank]: _, ...begun } = pair.begun ?? {};
  if (Object.keys(begun).length > 0) pair.begun = begun;
  else delete pair.begun;
  ahead.add(rank);
  while (ahead.delete(pair.next)) pair.next++;
}

/** The sum of many counts. */
export function sumCounts(all: Iterable<Readonly<Counts>>): Counts {
  const sum = noCounts();
  for (const counts of all) for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + counts[i]!;
  return sum;
}
