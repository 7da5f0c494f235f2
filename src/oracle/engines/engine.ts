import { bind, type OnNumbers } from '../cases/bind.js';
import type { Cases } from '../cases/cases.js';
import type { Notation } from '../protocol/double-text.js';
import type { AnyQuestion } from '../questions/question.js';
import type { Declarations } from '../verdict/declaration.js';
import { failed, type Said, said } from '../verdict/said.js';

/** What an engine said to the cases of a question, in their order. */
export type Answers = ArrayLike<Said>;

/** Whoever asks an engine may look after it: all of this is optional for an engine, and for who asks. */
export interface Watch {
  /** Hears of each case before it is asked; what it returns is taken instead of asking. */
  begin(i: number): Said | undefined;
  /** How often an engine in a process of its own may lose it before the rest is left out. */
  readonly mostDeaths: number;
  /** Hears why the process of an engine has ended. */
  died(cause: string): void;
}

/**
 * Somebody who answers questions: the kernel, a package, a module, a program. It may take its time: in a process of its
 * own, in another language, on another machine.
 *
 * @example
 * const yes: Engine = {
 *   name: 'yes', strict: false,
 *   knows: (question) => takesBoolean(question),
 *   ask: (_, { count }) => new Array(count).fill(true),
 * };
 */
export interface Engine {
  readonly name: string;
  /**
   * Whether it promises whole answers: exactly -1, 0 or 1 of a predicate (a -0 is wrong), and no refusals. If not, only
   * the sign of a number is judged, and a question with neither yes nor no may be refused.
   */
  readonly strict: boolean;
  /**
   * Its domain, conventions and tolerances, by the names of questions: what it is not accused of.
   *
   * @example
   * declares: { rayTriangle: { backfaces: 'culled', tolerance: 1e-6 }, '*': { float32: true } }
   */
  readonly declares?: Declarations;
  /** Whether it can be asked this at all. */
  knows(question: AnyQuestion): boolean;
  /** The answers to many cases; who knows the question answers each of them, with `undefined` where it cannot. */
  ask(question: AnyQuestion, cases: Cases, watch?: Watch): Answers | Promise<Answers>;
}

/** Names an engine so that a worker, or a later run, can load it again. */
export interface EngineReference {
  readonly name: string;
  /** The absolute path of an ES module, for an engine that is not built in: it runs in a process of its own. */
  readonly module?: string;
  /** A program in any language, which is asked by the line protocol. */
  readonly program?: ProgramReference;
}

/** What starts a program, as a shell takes it; how it is told doubles; and what it declares. */
export interface ProgramReference {
  readonly command: string;
  readonly numbers: Notation;
  readonly declares?: Declarations;
}

/** How an engine of this thread answers one case, from values in an array that the next case will be in. */
export type Answering = (values: Float64Array) => unknown;

/**
 * An engine of this very thread.
 *
 * @param functionOf How it answers a question; `undefined`: it does not know it
 */
export function engineOf(
  name: string,
  functionOf: (question: AnyQuestion) => Answering | undefined,
  strict = false,
): Engine {
  return {
    name,
    strict,
    knows: (question) => functionOf(question) !== undefined,
    ask: (question, cases, watch) => askEach(functionOf(question)!, cases, watch),
  };
}

/**
 * A package that says yes or no, or `undefined` where it does not know such arguments; then the case does not count.
 */
export type YesOrNo = (values: Float64Array) => boolean | undefined;

/**
 * A package that answers queries with yes or no, by the names of questions or by `peerQuestion`. The questions and
 * their values, in the plane: `segmentSegment2d` (start, end, start, end); `pointPolygon2d` (the query's layout). In
 * space: `rayTriangle` (origin, direction, a, b, c), `rayBox` (origin, direction, min, max), `triangleTriangle` (six
 * points), `triangleBox` (a, b, c, min, max), `boxBox` (min, max, min, max), `orientedBoxOrientedBox` (center, three
 * axes, half sizes, twice).
 */
export function peer(name: string, answers: Readonly<Record<string, YesOrNo>>): Engine {
  return engineOf(name, (question) => {
    const answer = answers[question.peerQuestion ?? question.name];
    return answer && ((values) => answer(Float64Array.from(values)));
  });
}

/** An engine of functions on flat numbers, by the names of questions. */
export function engineOnNumbers(name: string, functions: Readonly<Record<string, OnNumbers>>): Engine {
  return engineOf(name, (question) => {
    const known = Object.hasOwn(functions, question.name) ? functions[question.name] : undefined;
    return known && bind(known, question.layout.arity);
  });
}

function isThenable(value: object | null): value is PromiseLike<unknown> {
  return value !== null && typeof (value as { then?: unknown }).then === 'function';
}

/** Asks case by case; once a promise comes back, one is awaited after the other. */
function askEach(call: Answering, cases: Cases, watch: Watch | undefined): Answers | Promise<Answers> {
  const all: Said[] = new Array(cases.count);
  for (let i = 0; i < cases.count; i++) {
    const instead = watch?.begin(i);
    if (instead !== undefined) {
      all[i] = instead;
      continue;
    }
    try {
      const got = call(cases.at(i));
      if (typeof got === 'object' && isThenable(got)) return askOn(call, cases, watch, all, i, got);
      all[i] = said(got);
    } catch (error) {
      all[i] = failed(error);
    }
  }
  return all;
}

/** Goes on from a case whose answer is awaited. */
async function askOn(
  call: Answering,
  cases: Cases,
  watch: Watch | undefined,
  all: Said[],
  first: number,
  pending: PromiseLike<unknown>,
): Promise<Answers> {
  all[first] = await sayLater(() => pending);
  for (let i = first + 1; i < cases.count; i++) {
    all[i] = watch?.begin(i) ?? (await sayLater(() => call(cases.at(i))));
  }
  return all;
}

/** Awaits what a function returns. */
async function sayLater(call: () => unknown): Promise<Said> {
  try {
    return said(await call());
  } catch (error) {
    return failed(error);
  }
}
