import type { Cases } from '../../src/oracle/cases/cases.js';
import type { Answers, Engine, Watch } from '../../src/oracle/engines/engine.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { shapesOf, takesFlat } from '../../src/oracle/questions/shapes.js';
import type { Declarations } from '../../src/oracle/verdict/declaration.js';
import type { Said } from '../../src/oracle/verdict/said.js';
import type { Exports, Inquiry, InquiryAnswers } from './engine-messages.js';
import type { Ask, Reply } from './messages.js';

/** An engine that runs in a process of its own, a module or a program, as a worker asks it. */
export class ModuleEngine implements Engine {
  readonly name: string;
  readonly strict = false;
  readonly exports: Exports;
  readonly declares: Declarations;
  readonly #lines: Lines;

  constructor(name: string, exports: Exports, lines: Lines) {
    this.name = name;
    this.exports = exports;
    this.#lines = lines;
    this.declares = exports.declares ?? {};
  }

  knows(question: AnyQuestion): boolean {
    const { flat, shapes, any } = this.exports;
    if (any === true) return true;
    return shapes.includes(question.name) || (flat.includes(question.name) && takesFlat(question));
  }

  async ask(question: AnyQuestion, cases: Cases, watch?: Watch): Promise<Answers> {
    const all: Said[] = Array.from({ length: cases.count }, (_, i) => watch?.begin(i));
    const asked = [...all.keys()].filter((i) => all[i] === undefined);
    if (asked.length === 0) return all;
    const inquiry = this.#inquiryOf(question, cases, asked);
    const { said, deaths } = await this.#lines.ask(this.name, inquiry, watch?.mostDeaths ?? 1);
    for (const cause of deaths) watch?.died(cause);
    for (const [at, i] of asked.entries()) all[i] = said[at];
    return all;
  }

  /** Shapes for a function of the object `shapes`, else flat values. */
  #inquiryOf(question: AnyQuestion, cases: Cases, asked: readonly number[]): Inquiry {
    const { name, layout } = question;
    const { arity } = layout;
    const { any, shapes } = this.exports;
    if (shapes.includes(name)) {
      const shapesOfCases = asked.map((i) => shapesOf(question, cases.at(i).slice()));
      return { name, cases: asked.length, shapes: shapesOfCases };
    }
    const isAll = asked.length === cases.count;
    const values = isAll ? cases.values : new Float64Array(asked.length * arity);
    if (!isAll) for (const [at, i] of asked.entries()) values.set(cases.at(i), at * arity);
    const ids = any === true && cases.nameOf !== undefined ? { ids: asked.map(cases.nameOf) } : {};
    return { name, cases: asked.length, values, ...ids };
  }
}

/** A worker's way to the processes of engines, which the main thread holds. */
export class Lines {
  readonly #send: (ask: Ask) => void;
  readonly #waiting = new Map<number, (answers: InquiryAnswers) => void>();
  #asked = 0;

  constructor(send: (ask: Ask) => void) {
    this.#send = send;
  }

  /** Asks an engine by its name. */
  ask(engine: string, inquiry: Inquiry, mostDeaths: number): Promise<InquiryAnswers> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'ask', id, engine, question: inquiry, mostDeaths });
    });
  }

  /** Takes what the main thread replies. */
  receive({ id, answers }: Reply): void {
    this.#waiting.get(id)?.(answers);
    this.#waiting.delete(id);
  }
}
