import { reject } from '../../src/core/arguments/errors.js';
import { allQuestions, requireQuestions } from '../../src/oracle/questions/registry.js';
import { families } from '../families/index.js';
import type { BlockResult, BlockTask, KnownFailure } from './block.js';
import { Deaths } from './deaths.js';
import { type Finding, failuresOf, type Shrunk } from './finding.js';
import { GuardedWorker, type Outcome } from './guarded-worker.js';
import type { NeededQuestions, Response } from './messages.js';
import { type Piece, type Plan, totalCases } from './plan.js';
import type { Report } from './report.js';
import { type PairResults, Results, sumCounts } from './results.js';
import { Schedule } from './schedule.js';
import { judgedSubjects, type Loaded, UnfitTarget } from './unfit-target.js';

/** How a campaign runs; none of it changes what a complete campaign finds. */
export interface Pace {
  readonly workers: number;
  /** Stop judging after so many milliseconds; a case that is under way then is waited for one second more. */
  readonly milliseconds?: number;
  /** The clock, in milliseconds (default: `performance.now`). */
  now?(): number;
  /** A target that takes longer than this for one case hangs. */
  readonly timeout: number;
  /** Megabytes that the process of a module may take; default: 1024. */
  readonly memory?: number;
  /** Predicates and queries that some target has to have; others that no target has are left out. */
  readonly demanded?: readonly string[];
  /** Whether to look for the smallest input of each recorded failure (default: yes). */
  readonly shrink?: boolean;
  /** Shrink no more after so many milliseconds of it; failures that are left stay as they were found. */
  readonly shrinkingMilliseconds?: number;
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

/** How long blocks that are under way may still take when the campaign is stopped, beyond the time for one case. */
const GRACE_MS = 1000;
/** How long a case that is under way is waited for when the time is over. */
const LATE_MS = 1000;
const CHECKPOINT_MS = 3000;
const PROGRESS_MS = 200;

/** Node's timers wait no longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A piece that is given out, with what came of it when it is back. */
interface UnderWay {
  readonly piece: Piece;
  result: BlockResult | undefined;
}

class Campaign {
  readonly #pace: Pace;
  readonly #crew: readonly GuardedWorker[];
  readonly #deaths = new Deaths();
  readonly #now: () => number;
  readonly #started: number;
  #plan: Plan;
  #total = 0;
  #results: Results;
  #schedule: Schedule;
  /** Of each question and family: what is given out and not counted yet, in its order. */
  readonly #under = new Map<string, UnderWay[]>();
  /** Draws that are done in this run, and how many of them were cases. */
  #done = 0;
  #judged = 0;
  #shrunk = 0;
  #exhausted = false;
  #lastProgress = 0;
  /** What ends the campaign before its time; the other workers stop at it too. */
  #failure: { readonly error: unknown } | undefined;
  /** Settles when blocks under way are not waited for any longer. */
  readonly #abandoned: Promise<undefined>;
  /** Whether the time is over, and what was under way then is not waited for any longer. */
  #isCut = false;
  #cut: () => void = () => {};
  readonly #whenCut = new Promise<undefined>((resolve) => {
    this.#cut = () => resolve(undefined);
  });
  /** The first block is saved at once: a campaign that dies early has a state file too. */
  #lastCheckpoint = Number.NEGATIVE_INFINITY;

  constructor(plan: Plan, pace: Pace) {
    const { workers, timeout, memory } = pace;
    this.#pace = pace;
    this.#now = pace.now ?? (() => performance.now());
    this.#started = this.#now();
    const limits = { timeout, ...(memory !== undefined && { memory }) };
    this.#crew = Array.from(
      { length: workers },
      () => new GuardedWorker(plan.targets, limits, questionsOf(plan)),
    );
    this.#plan = plan;
    this.#results = new Results(plan, pace.saved);
    this.#schedule = this.#newSchedule();
    this.#abandoned = whenAbandoned(pace.signal, timeout + GRACE_MS);
  }

  async run(): Promise<Report> {
    try {
      await Promise.all(this.#crew.map((worker) => worker.start()));
      this.#leaveOut(judgedSubjects(this.#plan, this.#loaded, this.#pace.demanded));
      await this.#judgeAll();
      const judgedAll = this.#exhausted && !this.#interrupted && !this.#isCut;
      const milliseconds = this.#elapsed;
      this.#pace.onCheckpoint?.(this.#results);
      if (this.#pace.shrink !== false) await this.#shrinkAll();
      return this.#report(judgedAll, milliseconds);
    } finally {
      await Promise.all(this.#crew.map((worker) => worker.close()));
    }
  }

  /** What nobody could answer is not asked, nor is the referee. */
  #leaveOut(questions: readonly string[]): void {
    this.#plan = { ...this.#plan, questions };
    this.#results = new Results(this.#plan, this.#pace.saved);
    this.#schedule = this.#newSchedule();
    this.#total = totalCases(this.#plan);
  }

  #newSchedule(): Schedule {
    return new Schedule(this.#plan, this.#results, this.#pace.milliseconds !== undefined);
  }

  /** Judges until all is judged or the time is over; what does not come to its end soon after that is cut off. */
  async #judgeAll(): Promise<void> {
    const left = (this.#pace.milliseconds ?? Number.POSITIVE_INFINITY) - this.#elapsed + LATE_MS;
    const cut = () => {
      this.#isCut = true;
      this.#cut();
      for (const worker of this.#crew) void worker.abandon();
    };
    const timer = left < LONGEST_TIMER_MS ? setTimeout(cut, left) : undefined;
    try {
      await this.#all((worker) => this.#judgePieces(worker));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets all workers work. When one of them fails the others end their blocks; then the failure is thrown. */
  async #all(work: (worker: GuardedWorker) => Promise<void>): Promise<void> {
    await Promise.all(
      this.#crew.map((worker) =>
        work(worker).catch((error: unknown) => {
          this.#failure ??= { error };
        }),
      ),
    );
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  get #loaded(): Loaded {
    return this.#crew[0]!.loaded;
  }

  get #interrupted(): boolean {
    return this.#pace.signal?.aborted === true;
  }

  get #elapsed(): number {
    return this.#now() - this.#started;
  }

  #report(complete: boolean, milliseconds: number): Report {
    const { retired, causes } = this.#deaths;
    return {
      plan: this.#plan,
      results: this.#results,
      complete,
      interrupted: this.#interrupted,
      milliseconds,
      shrinkingMilliseconds: this.#elapsed - milliseconds,
      judged: this.#judged,
      missing: this.#plan.targets
        .map((target) => target.name)
        .filter((name) => !Object.hasOwn(this.#loaded, name)),
      retired,
      causes,
    };
  }

  /** The next piece of work, unless time is over. All workers take from the same schedule. */
  #next(): Piece | undefined {
    if (this.#interrupted || this.#isCut || this.#failure !== undefined) return undefined;
    if (this.#elapsed > (this.#pace.milliseconds ?? Number.POSITIVE_INFINITY)) return undefined;
    const piece = this.#schedule.next();
    this.#exhausted ||= piece === undefined;
    return piece;
  }

  async #judgePieces(worker: GuardedWorker): Promise<void> {
    for (let piece = this.#next(); piece !== undefined; piece = this.#next()) {
      const underWay: UnderWay = { piece, result: undefined };
      const key = `${piece.question}/${piece.family}`;
      const queue = this.#under.get(key) ?? [];
      this.#under.set(key, queue);
      queue.push(underWay);
      const began = this.#now();
      const result = await Promise.race([
        this.#unlessAbandoned(this.#judgePiece(worker, piece)),
        this.#whenCut,
      ]);
      if (result === undefined) return;
      this.#schedule.took(piece, this.#now() - began);
      underWay.result = result;
      this.#count(queue);
      this.#tell('judging', this.#schedule.skipped + this.#done, this.#total);
      this.#checkpoint();
    }
  }

  /** Counts what is judged, in its order: a campaign that is cut off has judged the first cases of each family. */
  #count(queue: UnderWay[]): void {
    for (let first = queue[0]; first?.result !== undefined; first = queue[0]) {
      queue.shift();
      this.#results.add(first.piece, first.result);
      this.#done += first.piece.cases;
      this.#judged += first.piece.cases - (first.result.refused ?? 0);
    }
  }

  /** Waits for work, except when the campaign is stopped and the work does not end in time. */
  #unlessAbandoned<T>(work: Promise<T>): Promise<T | undefined> {
    // What is abandoned fails when its worker is ended; nobody has to hear of it.
    work.catch(() => {});
    return Promise.race([work, this.#abandoned]);
  }

  /**
   * Judges a piece. Targets in the worker's own thread take it down when they hang: it is judged again from its start,
   * with what is known to hang left out.
   */
  async #judgePiece(worker: GuardedWorker, block: Piece): Promise<BlockResult | undefined> {
    const known: KnownFailure[] = [];
    const names = this.#plan.targets.map(({ name }) => name);
    const retired: Record<string, number> = this.#deaths.retiredAt(names, block);
    const patience = this.#deaths.patience(names, block);
    for (;;) {
      if (this.#interrupted || this.#isCut) return undefined;
      const { seed, keep } = this.#plan;
      const task: BlockTask = { ...block, seed, keep, known, retired, patience };
      const outcome = await worker.run({ type: 'block', task });
      if (outcome.type === 'answered') {
        const result = resultOf(outcome.response);
        for (const [target, causes] of Object.entries(result.deaths))
          for (const cause of causes) this.#deaths.add(target, block, cause);
        return result;
      }
      if (this.#isCut) return undefined;
      const target = Object.keys(worker.loaded)[outcome.target];
      if (target === undefined) throw new Error(`a fuzz worker failed between cases: ${textOf(outcome)}`);
      const kind = outcome.type === 'timed-out' ? 'timed-out' : 'crashed';
      known.push({ target, case: outcome.caseIndex, kind, got: textOf(outcome) });
      if (this.#deaths.add(target, block, textOf(outcome))) retired[target] = outcome.caseIndex + 1;
    }
  }

  async #shrinkAll(): Promise<void> {
    const raw = inTurn(
      this.#results.findings.filter((finding) => finding.kind !== 'timed-out' && !finding.shrunk),
    );
    const queue = raw[Symbol.iterator]();
    const until = this.#elapsed + (this.#pace.shrinkingMilliseconds ?? Number.POSITIVE_INFINITY);
    const work = async (worker: GuardedWorker) => {
      for (const finding of queue) {
        if (this.#interrupted || this.#failure !== undefined || this.#elapsed > until) return;
        const shrunk = await this.#unlessAbandoned(shrinkOne(worker, finding));
        if (shrunk !== undefined) this.#results.replace(finding, { ...finding, shrunk });
        this.#tell('shrinking', ++this.#shrunk, raw.length);
      }
    };
    await this.#all(work);
  }

  #tell(phase: Progress['phase'], done: number, total: number): void {
    if (this.#pace.onProgress === undefined) return;
    const now = this.#now();
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
    const now = this.#now();
    if (now - this.#lastCheckpoint < CHECKPOINT_MS) return;
    this.#lastCheckpoint = now;
    this.#pace.onCheckpoint?.(this.#results);
  }
}

function resultOf(response: Response): BlockResult {
  if (response.type === 'block') return response.result;
  if (response.type === 'unfit') throw new UnfitTarget(response.message);
  throw new Error(`a fuzz worker failed: ${response.type === 'broken' ? response.message : response.type}`);
}

/** Settles some time after the signal; without one, never. */
function whenAbandoned(signal: AbortSignal | undefined, grace: number): Promise<undefined> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(() => resolve(undefined), grace).unref();
    if (signal?.aborted) wait();
    else signal?.addEventListener('abort', wait, { once: true });
  });
}

function textOf(outcome: Exclude<Outcome, { type: 'answered' }>): string {
  return outcome.type === 'timed-out' ? 'no answer in time' : outcome.message;
}

/**
 * The first finding of each target and question, then the second of each: if time is short, each has one that is
 * shrunk.
 */
function inTurn(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  const turns = findings.map((finding) => {
    const key = `${finding.target}/${finding.question}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    return { finding, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ finding }) => finding);
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
 * Predicates and queries that no target has are left out of the plan, and of the plan in the report.
 *
 * @throws UnloadableTarget if a target's module cannot be imported
 * @throws UnfitTarget if no target has anything of what is asked, a module nothing of it, or a module answers a query
 * in a way that it does not take
 * @example
 * const report = await runCampaign(plan, { workers: 2, timeout: 2000 });
 */
export async function runCampaign(plan: Plan, pace: Pace): Promise<Report> {
  const { names, modules } = questionsOf(plan);
  await requireQuestions(names, modules);
  requireKnownFamilies(plan);
  return new Campaign(plan, pace).run();
}

/** @throws RangeError for a family that no question has: nothing would be asked of it, in silence */
function requireKnownFamilies(plan: Plan): void {
  const own = allQuestions().flatMap((question) => question.families);
  const known = new Set([...own, ...families].map(({ name }) => name));
  const general = families.map(({ name }) => name).join(', ');
  plan.families.forEach((name, i) => {
    const expected = `one of ${general}, or a family of a question`;
    if (!known.has(name)) reject('runCampaign', `plan.families[${i}]`, expected, name);
  });
}

/** The questions of a plan. */
function questionsOf({ questions, questionModules = [] }: Plan): NeededQuestions {
  return { names: questions, modules: questionModules };
}
