import type { EngineReference } from '../../src/oracle/engines/engine.js';
import type { BlockResult, BlockTask } from './block.js';
import type { Exports, Inquiry, InquiryAnswers } from './engine-messages.js';
import type { Answer, Finding, Kind, Shrunk } from './finding.js';

/** What a worker is started with. */
export interface WorkerStart {
  readonly heartbeat: SharedArrayBuffer;
  readonly targets: readonly EngineReference[];
  readonly questions: NeededQuestions;
  /** What the targets export that run in processes of their own, by name. */
  readonly engines: Readonly<Record<string, Exports>>;
}

/** Questions that are asked, and the modules that some of them come from. */
export interface NeededQuestions {
  readonly names: readonly string[];
  readonly modules: readonly string[];
}

/** One recorded input to judge again. */
export interface JudgeTask {
  readonly question: string;
  readonly target: string;
  readonly values: readonly number[];
  /** For a disagreement of one tier, or a violated law: which. */
  readonly tier?: string;
}

/**
 * The answer to it: the truth today, from the second referee too if there is one; how the target fails, and what it
 * says.
 */
export interface JudgeResult {
  readonly expected: Answer;
  readonly second?: Answer;
  readonly kind: Kind | undefined;
  readonly got: string;
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
  readonly answers: InquiryAnswers;
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
