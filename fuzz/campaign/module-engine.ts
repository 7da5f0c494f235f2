import type { Cases } from '../../src/oracle/cases/cases.js';
import type { Answers, Engine, Watch } from '../../src/oracle/engines/engine.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { shapesOf, takesFlat } from '../../src/oracle/questions/shapes.js';
import type { Exports, Inquiry, InquiryAnswers } from './engine-messages.js';
import type { Ask, Reply } from './messages.js';

/** An engine that runs in a process of its own, as a worker asks it. */
export class ModuleEngine implements Engine {
  readonly name: string;
  readonly strict = false;
  readonly exports: Exports;
  readonly #lines: Lines;

  constructor(name: string, exports: Exports, lines: Lines) {
    this.name = name;
    this.exports = exports;
    this.#lines = lines;
  }

  knows(question: AnyQuestion): boolean {
    const { flat, shapes } = this.exports;
    return shapes.includes(question.name) || (flat.includes(question.name) && takesFlat(question));
  }

  async ask(question: AnyQuestion, cases: Cases, watch?: Watch): Promise<Answers> {
    const inquiry = this.#inquiryOf(question, cases);
    const { said, deaths } = await this.#lines.ask(this.name, inquiry, watch?.mostDeaths ?? 1);
    for (const cause of deaths) watch?.died(cause);
    return said;
  }

  /** Shapes for a function of the object `shapes`, else flat values. */
  #inquiryOf(question: AnyQuestion, { count, values }: Cases): Inquiry {
    const { name, layout } = question;
    if (!this.exports.shapes.includes(name)) return { name, cases: count, values };
    const { arity } = layout;
    const shapes = Array.from({ length: count }, (_, i) =>
      shapesOf(question, values.slice(i * arity, (i + 1) * arity)),
    );
    return { name, cases: count, shapes };
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
