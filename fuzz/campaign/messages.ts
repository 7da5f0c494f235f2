import type { TargetReference } from '../../src/oracle/engines/index.js';
import type { BlockResult, BlockTask } from './block.js';
import type { Answers, Exports, Inquiry } from './engine-messages.js';
import type { Answer, Finding, Shrunk, Verdict } from './finding.js';

/** What a worker is started with. */
export interface WorkerStart {
  readonly heartbeat: SharedArrayBuffer;
  readonly targets: readonly TargetReference[];
  readonly queries: NeededQueries;
  /** What the targets export that run in processes of their own, by name. */
  readonly engines: Readonly<Record<string, Exports>>;
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

/** What the main thread answers when a worker asks an engine, with the question's number. */
export interface Reply {
  readonly type: 'answers';
  readonly id: number;
  readonly answers: Answers;
}

/** A worker's question to an engine, which the main thread passes on to the engine's process. */
export interface Ask {
  readonly type: 'ask';
  readonly id: number;
  readonly engine: string;
  readonly question: Inquiry;
  /** After so many deaths the rest of the question is left out. */
  readonly mostDeaths: number;
}

/**
 * What a worker says. `ask` and `smaller` come while a request is worked on; each request ends with one of the others.
 */
export type Response =
  | { readonly type: 'ready'; readonly loaded: Readonly<Record<string, readonly string[]>> }
  | { readonly type: 'unloadable'; readonly target: string; readonly message: string }
  | { readonly type: 'block'; readonly result: BlockResult }
  | Ask
  | { readonly type: 'smaller'; readonly shrunk: Shrunk }
  | { readonly type: 'shrunk' }
  | { readonly type: 'judged'; readonly result: JudgeResult }
  /** A target answers in a way that cannot be judged: the user's mistake. */
  | { readonly type: 'unfit'; readonly message: string }
  | { readonly type: 'broken'; readonly message: string };
