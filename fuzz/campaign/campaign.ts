import { requireQueries } from '../queries/registry.js';
import { type Counts, type Finding, failuresOf, LAWS, REFEREES, type Shrunk, TIERS } from './finding.js';
import { GuardedWorker, type Outcome } from './guarded-worker.js';
import type { BlockResult, BlockTask, KnownFailure } from './judge-block.js';
import type { NeededQueries, Response } from './messages.js';
import { type Block, blocksOf, type Plan } from './plan.js';
import { type PairResults, Results, sumCounts } from './results.js';
import { isPredicate } from './subject.js';

/** How a campaign runs; none of it changes what a complete campaign finds. */
export interface Pace {
  readonly workers: number;
  /** Stop starting blocks after so many milliseconds. */
  readonly milliseconds?: number;
  /** A target that takes longer than this for one case hangs. */
  readonly timeout: number;
  /** Whether to look for the smallest input of each recorded failure (default: yes). */
  readonly shrink?: boolean;
  /** Stops the campaign early; what is done stays. */
  readonly signal?: AbortSignal;
  /** What a former run of the same plan had done. */
  readonly saved?: readonly PairResults[];
  /** Hears how far it is, several times a second. */
  onProgress?(progress: Progress): void;
  /** Hears the results so far, every few seconds, to save them. */
  onCheckpoint?(results: Results): void;
}

/** Where a campaign is. */
export interface Progress {
  readonly phase: 'judging' | 'shrinking';
  /** Cases judged in this run and in the ones it goes on from; findings shrunk while shrinking. */
  readonly done: number;
  readonly total: number;
  readonly failures: number;
  readonly milliseconds: number;
}

/** What a campaign leaves behind. */
export interface Report {
  readonly plan: Plan;
  readonly results: Results;
  /** Whether every planned block was judged (never, for a campaign by time). */
  readonly complete: boolean;
  /** Whether the signal stopped it. */
  readonly interrupted: boolean;
  /** Of this run: how long judging took, and shrinking after it. */
  readonly milliseconds: number;
  readonly shrinkingMilliseconds: number;
  /** Cases judged in this run alone. */
  readonly judged: number;
  /** Targets whose package is not installed. */
  readonly missing: readonly string[];
  /** `target/predicate/family` (or query) that hung so often that they were not judged to the end. */
  readonly retired: readonly string[];
}

/** After so many hangs (or deaths) on one predicate and family a target is not called there any more. */
const MOST_HANGS = 3;
const CHECKPOINT_MS = 3000;
const PROGRESS_MS = 200;

class Campaign {
  readonly #plan: Plan;
  readonly #pace: Pace;
  readonly #results: Results;
  readonly #crew: readonly GuardedWorker[];
  readonly #hangs = new Map<string, number>();
  readonly #started = performance.now();
  readonly #total: number;
  readonly #blocks: Iterator<Block>;
  #done = 0;
  #judged = 0;
  #shrunk = 0;
  #exhausted = false;
  #lastProgress = 0;
  /** The first block is saved at once: a campaign that dies early has a state file too. */
  #lastCheckpoint = Number.NEGATIVE_INFINITY;

  constructor(plan: Plan, pace: Pace, total: number) {
    this.#plan = plan;
    this.#pace = pace;
    this.#total = total;
    this.#results = new Results(plan, pace.saved);
    this.#crew = Array.from(
      { length: pace.workers },
      () => new GuardedWorker(plan.targets, pace.timeout, queriesOf(plan)),
    );
    this.#blocks = blocksOf(plan);
  }

  async run(): Promise<Report> {
    try {
      await Promise.all(this.#crew.map((worker) => worker.start()));
      await Promise.all(this.#crew.map((worker) => this.#judgeBlocks(worker)));
      const judgedAll = this.#exhausted && !this.#interrupted;
      const milliseconds = this.#elapsed;
      this.#pace.onCheckpoint?.(this.#results);
      if (this.#pace.shrink !== false) await this.#shrinkAll();
      return this.#report(judgedAll, milliseconds);
    } finally {
      await Promise.all(this.#crew.map((worker) => worker.stop()));
    }
  }

  get #interrupted(): boolean {
    return this.#pace.signal?.aborted === true;
  }

  get #elapsed(): number {
    return performance.now() - this.#started;
  }

  #report(complete: boolean, milliseconds: number): Report {
    const { loaded } = this.#crew[0]!;
    return {
      plan: this.#plan,
      results: this.#results,
      complete,
      interrupted: this.#interrupted,
      milliseconds,
      shrinkingMilliseconds: this.#elapsed - milliseconds,
      judged: this.#judged,
      missing: this.#plan.targets.map((target) => target.name).filter((name) => !Object.hasOwn(loaded, name)),
      retired: [...this.#hangs].filter(([, hangs]) => hangs >= MOST_HANGS).map(([key]) => key),
    };
  }

  /** The next block that is not done, unless time is over. All workers take from the same list. */
  #next(): Block | undefined {
    if (this.#interrupted || this.#elapsed > (this.#pace.milliseconds ?? Number.POSITIVE_INFINITY))
      return undefined;
    for (;;) {
      const { value, done } = this.#blocks.next();
      if (done) {
        this.#exhausted = true;
        return undefined;
      }
      if (!this.#results.isDone(value)) return value;
      this.#done += value.cases;
    }
  }

  async #judgeBlocks(worker: GuardedWorker): Promise<void> {
    for (let block = this.#next(); block !== undefined; block = this.#next()) {
      const result = await this.#judgeBlock(worker, block);
      if (result === undefined) return;
      this.#results.add(block, result);
      this.#done += block.cases;
      this.#judged += block.cases;
      this.#tell('judging', this.#done, this.#total);
      this.#checkpoint();
    }
  }

  /** Judges a block, again from its start after each hang, with what is known to hang left out. */
  async #judgeBlock(worker: GuardedWorker, block: Block): Promise<BlockResult | undefined> {
    const known: KnownFailure[] = [];
    const retired: Record<string, number> = this.#retiredTargets(block);
    for (;;) {
      if (this.#interrupted) return undefined;
      const { seed, keep } = this.#plan;
      const task: BlockTask = { ...block, seed, keep, known, retired };
      const outcome = await worker.run({ type: 'block', task });
      if (outcome.type === 'answered') return resultOf(outcome.response);
      const target = Object.keys(worker.loaded)[outcome.target];
      if (target === undefined) throw new Error(`a fuzz worker failed between cases: ${textOf(outcome)}`);
      const kind = outcome.type === 'hung' ? 'hung' : 'thrown';
      known.push({ target, case: outcome.caseIndex, kind, got: textOf(outcome) });
      const key = `${target}/${block.predicate}/${block.family}`;
      const hangs = (this.#hangs.get(key) ?? 0) + 1;
      this.#hangs.set(key, hangs);
      if (hangs >= MOST_HANGS) retired[target] = outcome.caseIndex + 1;
    }
  }

  #retiredTargets(block: Block): Record<string, number> {
    const retired: Record<string, number> = {};
    for (const { name } of this.#plan.targets) {
      const hangs = this.#hangs.get(`${name}/${block.predicate}/${block.family}`) ?? 0;
      if (hangs >= MOST_HANGS) retired[name] = 0;
    }
    return retired;
  }

  async #shrinkAll(): Promise<void> {
    const raw = this.#results.findings.filter((finding) => finding.kind !== 'hung' && !finding.shrunk);
    const queue = raw[Symbol.iterator]();
    const work = async (worker: GuardedWorker) => {
      for (const finding of queue) {
        if (this.#interrupted) return;
        const shrunk = await shrinkOne(worker, finding);
        if (shrunk !== undefined) this.#results.replace(finding, { ...finding, shrunk });
        this.#tell('shrinking', ++this.#shrunk, raw.length);
      }
    };
    await Promise.all(this.#crew.map(work));
  }

  #tell(phase: Progress['phase'], done: number, total: number): void {
    if (this.#pace.onProgress === undefined) return;
    const now = performance.now();
    if (now - this.#lastProgress < PROGRESS_MS) return;
    this.#lastProgress = now;
    const targets = this.#results.pairs.flatMap((pair) => Object.values(pair.counts));
    this.#pace.onProgress({
      phase,
      done,
      total,
      failures: failuresOf(sumCounts(targets)),
      milliseconds: this.#elapsed,
    });
  }

  #checkpoint(): void {
    const now = performance.now();
    if (now - this.#lastCheckpoint < CHECKPOINT_MS) return;
    this.#lastCheckpoint = now;
    this.#pace.onCheckpoint?.(this.#results);
  }
}

function resultOf(response: Response): BlockResult {
  if (response.type === 'block') return response.result;
  throw new Error(`a fuzz worker failed: ${response.type === 'broken' ? response.message : response.type}`);
}

function textOf(outcome: Exclude<Outcome, { type: 'answered' }>): string {
  return outcome.type === 'hung' ? 'no answer in time' : outcome.message;
}

async function shrinkOne(worker: GuardedWorker, finding: Finding): Promise<Shrunk | undefined> {
  let best: Shrunk | undefined;
  await worker.run({ type: 'shrink', finding }, (response) => {
    if (response.type === 'smaller') best = response.shrunk;
  });
  return best ?? { values: finding.values, expected: finding.expected, got: finding.got };
}

/**
 * Runs a campaign. For one plan, a complete campaign finds the same whatever the pace, and shards add up to the
 * whole (only a target that hangs brings the clock in).
 *
 * @throws UnloadableTarget if a target's module cannot be imported
 * @example
 * const report = await runCampaign(plan, { workers: 2, timeout: 2000 }, totalCases(plan));
 */
export async function runCampaign(plan: Plan, pace: Pace, total: number): Promise<Report> {
  const { names, modules } = queriesOf(plan);
  await requireQueries(names, modules);
  return new Campaign(plan, pace, total).run();
}

/** The queries of a plan. */
function queriesOf({ predicates, queryModules = [] }: Plan): NeededQueries {
  return { names: predicates.filter((name) => !isPredicate(name)), modules: queryModules };
}

/** The targets of a report in the order of the tables: the plan's, then the pseudo-targets that judge ourselves. */
export function targetsOf(report: Report): readonly string[] {
  const named = report.plan.targets
    .map((target) => target.name)
    .filter((name) => !report.missing.includes(name));
  const ours = named.includes('unerring');
  const own = [
    ...(ours && report.plan.predicates.some(isPredicate) ? [TIERS] : []),
    ...(ours && !report.plan.predicates.every(isPredicate) ? [LAWS] : []),
  ];
  return [...named, ...own, REFEREES];
}

/** The targets (of those named) in which something was found; the pseudo-targets always count. */
export function uncleanTargets(report: Report, expectClean: readonly string[]): readonly string[] {
  const must = new Set([...expectClean, TIERS, LAWS, REFEREES]);
  return targetsOf(report).filter((target) => must.has(target) && failuresOf(countsOf(report, target)) > 0);
}

/** The counts of one target over the pairs that pass the filter. */
export function countsOf(
  report: Report,
  target: string,
  filter: (pair: PairResults) => boolean = () => true,
): Counts {
  const pairs = report.results.pairs.filter(filter);
  return sumCounts(pairs.flatMap((pair) => (pair.counts[target] ? [pair.counts[target]] : [])));
}
