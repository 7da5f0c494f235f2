import type { Failure, Said } from '../../src/oracle/verdict/said.js';
import type { EngineRequest, EngineResponse, Exports, Inquiry, InquiryAnswers } from './engine-messages.js';
import { EngineOutput, type Print } from './engine-output.js';
import { EngineProcess } from './engine-process.js';
import { type Mark, Marker } from './marker.js';
import { UnloadableTarget } from './unloadable-target.js';

/** How engines are run. */
export interface EngineLimits {
  /** Milliseconds that one call may take. */
  readonly timeout: number;
  /** Megabytes that a process may take. */
  readonly memory: number;
}

/** What became of one attempt at a question. */
type Attempt =
  | { readonly type: 'said'; readonly said: ArrayLike<Said> }
  | {
      readonly type: 'died';
      readonly caseIndex: number;
      readonly failure: Failure;
      /** Whether the case may be one before, because the process had no time to mark its last calls. */
      readonly vague: boolean;
    };
type Death = Extract<Attempt, { type: 'died' }>;

/** An engine may take this long to load. */
const LOADING_MS = 60_000;
/** What it may take outside of calls, to receive a question or to give the answers. */
const BETWEEN_CALLS_MS = 10_000;
const ENDING: Failure = { failed: 'crashed', text: 'the campaign ends' };
const HUNG: Failure = { failed: 'timed-out', text: 'no answer in time' };

/**
 * Somebody's engine in a process of its own, under a watchdog. Whatever it does (never return, exit, crash, take all
 * memory, throw when nobody expects it) costs this process alone: the case on which it happened is known, and the
 * other cases of the question are asked again in another process.
 */
export class GuardedEngine {
  readonly name: string;
  readonly #module: string;
  readonly #limits: EngineLimits;
  readonly #output: EngineOutput;
  readonly #marker = Marker.create();
  #stopped: Promise<void> = Promise.resolve();
  #process: EngineProcess | undefined;
  #closed = false;
  /** Whether it has crashed once, so that each call is marked in the file. */
  #careful = false;
  /** Why the process ended while nothing was asked. */
  #diedIdle: string | undefined;
  #asking: Promise<unknown> = Promise.resolve();
  /** What it exports, once it has been loaded. */
  exports: Exports = { flat: [], shapes: [] };

  /** `print`: where what it prints goes; default: stderr. */
  constructor(name: string, module: string, limits: EngineLimits, print?: Print) {
    this.name = name;
    this.#module = module;
    this.#limits = limits;
    this.#output = new EngineOutput(name, print);
  }

  /**
   * Loads the engine.
   *
   * @throws UnloadableTarget if its module cannot be imported
   */
  async start(): Promise<void> {
    const problem = await this.#launch();
    if (problem !== undefined) throw new UnloadableTarget(`${this.name}: ${problem}`);
  }

  /** Starts a process and waits until the module is loaded; otherwise says why it is not. */
  async #launch(): Promise<string | undefined> {
    this.#marker.reset();
    this.#output.restart();
    const { memory } = this.#limits;
    const started = new EngineProcess({ module: this.#module, memory }, this.#marker, this.#output);
    this.#process = started;
    const response = await firstResponse(started);
    if (response.type === 'ready') {
      this.exports = response.exports;
      void started.ended.then((end) => {
        if (this.#process !== started) return;
        this.#process = undefined;
        this.#diedIdle = `${end.cause} between calls`;
      });
      return undefined;
    }
    await this.#stop();
    return response.type === 'unloadable' ? response.message : 'no answer';
  }

  /**
   * Asks a question. A case on which the engine hangs or dies is a failure of that case; after `mostDeaths` of them
   * the cases that come later are not asked.
   */
  async ask(question: Inquiry, mostDeaths: number): Promise<InquiryAnswers> {
    const answers = this.#ask(question, mostDeaths);
    this.#asking = answers.catch(() => {});
    return answers;
  }

  async #ask(question: Inquiry, mostDeaths: number): Promise<InquiryAnswers> {
    const known = new Map<number, Failure>();
    const deaths: string[] = [];
    let limit = question.cases;
    let vague: Death | undefined;
    const note = ({ caseIndex, failure }: Death) => {
      vague = undefined;
      known.set(caseIndex, failure);
      deaths.push(failure.text);
      // One that dies again where it did not before is given up for this question.
      if (this.#closed || deaths.length >= 2 * mostDeaths) limit = 0;
      else if (deaths.length >= mostDeaths) limit = Math.min(limit, caseIndex);
    };
    for (;;) {
      const attempt = await this.#attempt({
        question,
        skip: [...known.keys()],
        limit,
        careful: this.#careful,
      });
      if (attempt.type === 'died') {
        // Where it crashed is seen when it does so again with care; from then on care is taken.
        if (attempt.vague && !this.#closed) vague = attempt;
        else note(attempt);
        this.#careful ||= attempt.vague;
      } else if (vague !== undefined) {
        note(vague);
      } else {
        return { said: completed(attempt.said, known, limit), deaths };
      }
    }
  }

  async #attempt(request: EngineRequest): Promise<Attempt> {
    const { question, skip, limit } = request;
    let first = 0;
    while (skip.includes(first)) first++;
    if (first >= limit) return { type: 'said', said: new Array(question.cases).fill(undefined) };
    const died = (text: string): Attempt => {
      return { type: 'died', caseIndex: first, failure: { failed: 'crashed', text }, vague: false };
    };
    if (this.#diedIdle !== undefined) {
      const cause = this.#diedIdle;
      this.#diedIdle = undefined;
      return died(cause);
    }
    if (this.#process === undefined) {
      const problem = this.#closed ? ENDING.text : await this.#launch();
      if (problem !== undefined) return died(`does not load again: ${problem}`);
    }
    const asked = this.#process!;
    // Its end is looked at here, and is none between calls.
    this.#process = undefined;
    const attempt = await this.#watch(asked, request, first);
    if (attempt.type === 'said' && !this.#closed) this.#process = asked;
    else await asked.end();
    return attempt;
  }

  #watch(asked: EngineProcess, request: EngineRequest, first: number): Promise<Attempt> {
    return new Promise((resolve) => {
      const before = this.#marker.read().count;
      const sent = performance.now();
      let seen = { since: -1, at: sent };
      const finish = (attempt: Attempt) => {
        clearInterval(timer);
        unlisten();
        unlistenToEnd();
        resolve(attempt);
      };
      /** A death counts on the case that was called last; before the first call, on the first one. */
      const died = ({ count, caseIndex }: Mark, failure: Failure, crashed = false) =>
        finish({
          type: 'died',
          caseIndex: count === before ? first : caseIndex,
          failure,
          vague: crashed && !request.careful,
        });
      const { timeout } = this.#limits;
      const look = () => {
        const mark = this.#marker.read();
        const since = mark.count === before ? performance.now() - sent : mark.since;
        if (mark.since !== seen.since) seen = { since: mark.since, at: performance.now() };
        // A process that stands still as a whole does not even count the time.
        const still = performance.now() - seen.at > timeout + BETWEEN_CALLS_MS;
        if (this.#closed) died(mark, ENDING);
        else if (still || since > (mark.calling ? timeout : Math.max(timeout, BETWEEN_CALLS_MS)))
          died(mark, HUNG);
      };
      const timer = setInterval(look, Math.max(5, Math.min(100, timeout / 4)));
      const unlisten = asked.listen((response) => {
        if (response.type === 'said') finish({ type: 'said', said: response.said });
      });
      const unlistenToEnd = asked.listenToEnd(({ cause, crashed }) =>
        died(this.#marker.read(), { failed: 'crashed', text: cause }, crashed),
      );
      asked.send(request);
    });
  }

  /**
   * Ends the process, and waits for it, whoever else does: what it leaves is read at its end, from the file that is
   * closed behind it.
   */
  async #stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running !== undefined) this.#stopped = running.end();
    await this.#stopped;
  }

  /** Ends the process, and starts no other one. What is being asked comes to an end. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#stop();
    await this.#asking;
    this.#marker.close();
  }
}

/** InquiryAnswers with what is known to fail, and what was not asked. */
function completed(
  said: ArrayLike<Said>,
  known: ReadonlyMap<number, Failure>,
  limit: number,
): ArrayLike<Said> {
  if (known.size === 0 && limit === said.length) return said;
  return Array.from(said, (one, i) => known.get(i) ?? (i < limit ? one : { notAsked: true }));
}

/** What a process says when it has loaded its engine, or that it cannot. */
function firstResponse(started: EngineProcess): Promise<EngineResponse> {
  return new Promise((resolve) => {
    const failed = (message: string) => settle({ type: 'unloadable', message });
    const timer = setTimeout(() => failed(`did not load within ${LOADING_MS / 1000} s`), LOADING_MS);
    const settle = (response: EngineResponse) => {
      clearTimeout(timer);
      unlisten();
      resolve(response);
    };
    const unlisten = started.listen(settle);
    void started.ended.then((end) => failed(`${end.cause} while loading`));
  });
}
