import { availableParallelism } from 'node:os';
import { type Pace, runCampaign } from '../../fuzz/campaign/campaign.js';
import { DEFAULT_MEMORY } from '../../fuzz/campaign/guarded-worker.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import type { Report } from '../../fuzz/campaign/report.js';
import type { PairResults } from '../../fuzz/campaign/results.js';
import { ProgressLine } from '../../fuzz/report/progress.js';
import { printable } from '../pictures/printable.js';
import type { StateFile } from './campaign-files.js';
import { integer, seconds } from './fuzz-options.js';

/** An engine that takes longer than this for one case hangs, unless said otherwise. */
export const DEFAULT_TIMEOUT = 2000;

/** The options of a command line that say how a campaign runs, and change nothing about what it finds. */
export interface RawPace {
  readonly seconds?: string;
  readonly workers?: string;
  readonly timeout?: string;
  readonly memory?: string;
  /** False with --no-shrink. */
  readonly shrink?: boolean;
}

/** A campaign that a command runs. */
export interface PlannedRun {
  readonly plan: Plan;
  /** What a former run has done. */
  readonly saved: readonly PairResults[];
  readonly state: StateFile | undefined;
  /**
   * Which part of its time a campaign by time judges; in the rest it shrinks. Without it, shrinking takes its own time.
   */
  readonly judging?: number;
  /** Questions that some engine has to know. */
  readonly demanded: readonly string[];
  readonly signal: AbortSignal;
}

/** Milliseconds and megabytes that an engine may take. */
export function limitsOf({ timeout, memory }: RawPace): { timeout: number; memory: number } {
  return {
    timeout: timeout === undefined ? DEFAULT_TIMEOUT : integer('--timeout', timeout, 10),
    memory: memory === undefined ? DEFAULT_MEMORY : integer('--memory', memory, 64, 1_048_576),
  };
}

/** Says one line on the terminal, in the place of a progress line. */
export function tell(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}unerring: ${printable(line)}\n`);
}

/** How long it judges and shrinks. */
function timesOf(milliseconds: number | undefined, judging: number | undefined): Partial<Pace> {
  if (milliseconds === undefined) return {};
  if (judging === undefined) return { milliseconds };
  return { milliseconds: judging * milliseconds, shrinkingMilliseconds: (1 - judging) * milliseconds };
}

/**
 * Runs a campaign with a progress line on stderr; its state is saved every few seconds.
 */
export async function runPlan(
  { plan, saved, state, demanded, signal, judging }: PlannedRun,
  options: RawPace,
): Promise<Report> {
  const workers =
    options.workers === undefined ? availableParallelism() : integer('--workers', options.workers, 1, 256);
  const milliseconds =
    options.seconds === undefined ? undefined : 1000 * seconds('--seconds', options.seconds);
  const times = timesOf(milliseconds, judging);
  const progress = new ProgressLine(process.stderr, times.milliseconds);
  const pace: Pace = {
    workers,
    ...limitsOf(options),
    shrink: options.shrink !== false,
    signal,
    saved,
    demanded,
    ...times,
    onProgress: (now) => progress.show(now),
    ...(state !== undefined && { onCheckpoint: (results) => state.save(results) }),
  };
  try {
    return await runCampaign(plan, pace);
  } finally {
    progress.end();
  }
}
