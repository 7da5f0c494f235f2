import type { Cases } from '../../src/oracle/cases/cases.js';
import type { Answers, Engine, Watch } from '../../src/oracle/engines/engine.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import type { Said } from '../../src/oracle/verdict/said.js';
import type { BlockTask, KnownFailure } from './block.js';
import type { FailedClasses } from './failed-classes.js';
import { type Counts, noCounts } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import { ModuleEngine } from './module-engine.js';

const NOT_ASKED: Said = { notAsked: true };

/** An engine at the cases of one block. */
export class Seat {
  readonly engine: Engine;
  /** Its place among the engines of the worker. */
  readonly index: number;
  readonly counts: Counts = noCounts();
  /** Its failures by the class of the truth. */
  readonly failedClasses: FailedClasses = {};
  /** From which case on it is not called any more. */
  readonly retiredAt: number;
  readonly known: ReadonlyMap<number, KnownFailure>;
  /** Why its process ended, each time it did. */
  readonly deaths: string[] = [];
  /** How many failures were found, noted or not. */
  findings = 0;
  /** Whether one of those that were noted has no degenerate shape. */
  hasProper = false;
  #answers: Answers = [];
  readonly #mostDeaths: number;

  constructor(engine: Engine, index: number, task: BlockTask) {
    const { name } = engine;
    this.engine = engine;
    this.index = index;
    this.retiredAt = task.retired[name] ?? Number.POSITIVE_INFINITY;
    this.known = new Map(
      task.known.filter((known) => known.target === name).map((known) => [known.case, known]),
    );
    this.#mostDeaths = task.patience[name] ?? 1;
  }

  /** Whether it runs in a process of its own, and thinks while others do. */
  get isElsewhere(): boolean {
    return this.engine instanceof ModuleEngine;
  }

  /**
   * Asks for all answers. Each call in this thread has a heartbeat, so that the main thread notices when it does not
   * return.
   */
  async ask(
    question: AnyQuestion,
    cases: Cases,
    isAsked: (i: number) => boolean,
    heartbeat: Heartbeat,
  ): Promise<void> {
    if (this.retiredAt === 0) {
      this.#answers = new Array(cases.count).fill(NOT_ASKED);
      return;
    }
    const watch: Watch = {
      begin: (i) => {
        if (i >= this.retiredAt || !isAsked(i)) return NOT_ASKED;
        const failure = this.known.size > 0 ? this.known.get(i) : undefined;
        if (failure !== undefined) return { failed: failure.kind, text: failure.got };
        // What runs elsewhere has a watchdog of its own.
        if (!this.isElsewhere) heartbeat.begin(i, this.index);
        return undefined;
      },
      mostDeaths: this.#mostDeaths,
      died: (cause) => this.deaths.push(cause),
    };
    const answers = this.engine.ask(question, cases, watch);
    // What is there at once costs no turn of the event loop.
    this.#answers = 'then' in answers ? await answers : answers;
    if (!this.isElsewhere) heartbeat.end();
  }

  /** What it said to a case. */
  said(i: number): Said {
    return this.#answers[i];
  }
}
