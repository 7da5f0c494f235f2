import type { Declarations } from '../../src/oracle/verdict/declaration.js';
import type { Said } from '../../src/oracle/verdict/said.js';

/** What a child process is started with, as JSON in its argument. */
export interface EngineStart {
  /** The absolute path of the engine's ES module. */
  readonly module: string;
  /** Megabytes that the process may take. */
  readonly memory: number;
}

/** What a module exports: functions by their own names, and in its object `shapes`; what it declares. */
export interface Exports {
  readonly flat: readonly string[];
  readonly shapes: readonly string[];
  /** Of a program: it takes every question, as flat numbers, and says by its answers which it knows. */
  readonly any?: true;
  /** Not checked yet. */
  readonly declares?: Declarations;
}

/** One function of an engine and the arguments of many calls to it. */
export interface Inquiry {
  readonly name: string;
  readonly cases: number;
  /** For a function that takes flat numbers: those of all cases, one behind the other. */
  readonly values?: Float64Array;
  /** For one of the object `shapes`: the arguments of each case. */
  readonly shapes?: readonly (readonly unknown[])[];
  /** What names the cases, for an engine that is told. */
  readonly ids?: readonly string[];
}

/** What the parent says to a child: a question, without the cases that are known to fail, and only up to a limit. */
export interface EngineRequest {
  readonly question: Inquiry;
  readonly skip: readonly number[];
  readonly limit: number;
  /** Whether each call has to be known even after a crash of the process. */
  readonly careful: boolean;
}

/** How a process ended, and whether it had the time to mark where. */
export interface End {
  /** In words: `exited with code 3`. */
  readonly cause: string;
  readonly crashed: boolean;
}

/** What a child says. */
export type EngineResponse =
  | { readonly type: 'ready'; readonly exports: Exports }
  | { readonly type: 'unloadable'; readonly message: string }
  | { readonly type: 'said'; readonly said: ArrayLike<Said> };

/** What came of a question, whatever the engine did. */
export interface InquiryAnswers {
  readonly said: ArrayLike<Said>;
  /** How often the engine hung or took its process down: why, each time. */
  readonly deaths: readonly string[];
}
