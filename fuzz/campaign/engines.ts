import type { Answers, Exports, Inquiry } from './engine-messages.js';
import type { Ask, Reply } from './messages.js';

/** A worker's way to the engines, which run in processes that the main thread holds. */
export class Engines {
  readonly #exports: Readonly<Record<string, Exports>>;
  readonly #send: (ask: Ask) => void;
  readonly #waiting = new Map<number, (answers: Answers) => void>();
  #asked = 0;

  constructor(exports: Readonly<Record<string, Exports>>, send: (ask: Ask) => void) {
    this.#exports = exports;
    this.#send = send;
  }

  /** What an engine exports; `undefined` if a target runs in this thread. */
  exportsOf(target: string): Exports | undefined {
    return Object.hasOwn(this.#exports, target) ? this.#exports[target] : undefined;
  }

  /** Asks an engine. */
  ask(engine: string, question: Inquiry, mostDeaths: number): Promise<Answers> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'ask', id, engine, question, mostDeaths });
    });
  }

  /** Takes what the main thread replies. */
  receive({ id, answers }: Reply): void {
    this.#waiting.get(id)?.(answers);
    this.#waiting.delete(id);
  }
}
