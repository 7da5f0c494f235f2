import type { TargetReference } from '../targets/index.js';
import type { Answer, Finding, Shrunk, Verdict } from './finding.js';
import type { BlockResult, BlockTask } from './judge-block.js';

/** What a worker is started with. */
export interface WorkerStart {
  readonly heartbeat: SharedArrayBuffer;
  readonly targets: readonly TargetReference[];
  readonly queries: NeededQueries;
}

/** Queries that are asked, and the modules that some of them come from. */
export interface NeededQueries {
  readonly names: readonly string[];
  readonly modules: readonly string[];
}

/** One recorded input to judge again. */
export interface JudgeTask {
  readonly predicate: string;
  readonly target: string;
  readonly values: readonly number[];
  /** For a disagreement of one tier, or a violated law: which. */
  readonly tier?: string;
}

/** The answer to it: the target's verdict, and what each referee says (of a query, the same one twice). */
export interface JudgeResult {
  readonly rational: Answer;
  readonly decimal: Answer;
  readonly verdict: Verdict;
}

/** What the main thread asks of a worker. */
export type Request =
  | { readonly type: 'block'; readonly task: BlockTask }
  | { readonly type: 'shrink'; readonly finding: Finding }
  | { readonly type: 'judge'; readonly task: JudgeTask };

/** What a worker says. `smaller` comes while shrinking goes on; each request ends with one of the others. */
export type Response =
  | { readonly type: 'ready'; readonly loaded: Readonly<Record<string, readonly string[]>> }
  | { readonly type: 'unloadable'; readonly target: string; readonly message: string }
  | { readonly type: 'block'; readonly result: BlockResult }
  | { readonly type: 'smaller'; readonly shrunk: Shrunk }
  | { readonly type: 'shrunk' }
  | { readonly type: 'judged'; readonly result: JudgeResult }
  | { readonly type: 'broken'; readonly message: string };
