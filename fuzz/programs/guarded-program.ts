import { casesOf } from '../../src/oracle/cases/cases.js';
import type { ProgramReference, Watch } from '../../src/oracle/engines/engine.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import type { Said } from '../../src/oracle/verdict/said.js';
import type { Exports, Inquiry, InquiryAnswers } from '../campaign/engine-messages.js';
import type { Print } from '../campaign/engine-output.js';
import { ProgramEngine } from './program-engine.js';

const NOT_ASKED: Said = { notAsked: true };

/** A program in any language as an engine of a campaign: asked by the line protocol, in a process of its own. */
export class GuardedProgram {
  /** Everything: what it knows is for the program to say, by the answer null. */
  readonly exports: Exports;
  readonly #program: ProgramEngine;
  #asking: Promise<unknown> = Promise.resolve();

  /** `print`: where what it prints goes; default: stderr. */
  constructor({ command, numbers, declares }: ProgramReference, timeout: number, print?: Print) {
    this.exports = { flat: [], shapes: [], any: true, ...(declares !== undefined && { declares }) };
    this.#program = new ProgramEngine(command, { timeout, notation: numbers }, print);
  }

  /** It is started when it is first asked. */
  async start(): Promise<void> {}

  /**
   * Asks a question. A case on which the program hangs or dies is a failure of that case; after `mostDeaths` of them
   * the cases that come later are not asked.
   *
   * @throws UnusableProgram if there is no such program, or if it has never answered
   */
  ask(inquiry: Inquiry, mostDeaths: number): Promise<InquiryAnswers> {
    const answers = this.#ask(inquiry, mostDeaths);
    this.#asking = answers.catch(() => {});
    return answers;
  }

  async #ask({ name, values, ids }: Inquiry, mostDeaths: number): Promise<InquiryAnswers> {
    const question = requireQuestion(name);
    const deaths: string[] = [];
    const watch: Watch = {
      begin: () => (deaths.length >= mostDeaths ? NOT_ASKED : undefined),
      mostDeaths,
      died: (cause) => deaths.push(cause),
    };
    const cases = {
      ...casesOf(question.layout.arity, values!),
      ...(ids !== undefined && { nameOf: (i: number) => ids[i]! }),
    };
    return { said: await this.#program.ask(question, cases, watch), deaths };
  }

  /** Ends the program, and starts it no more. What is being asked comes to an end. */
  async close(): Promise<void> {
    await this.#program.close();
    await this.#asking;
  }
}
