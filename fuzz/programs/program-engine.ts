import type { Cases } from '../../src/oracle/cases/cases.js';
import type { Engine, Watch } from '../../src/oracle/engines/engine.js';
import type { Notation } from '../../src/oracle/protocol/double-text.js';
import { excerpt, ProtocolProblem, type RequestId } from '../../src/oracle/protocol/json-line.js';
import type { Line } from '../../src/oracle/protocol/line-splitter.js';
import { requestText } from '../../src/oracle/protocol/request.js';
import { parseResponse, type Response } from '../../src/oracle/protocol/response.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import type { Failure, Said } from '../../src/oracle/verdict/said.js';
import { EngineOutput, type Print, printToStderr } from '../campaign/engine-output.js';
import { ProgramProcess } from './program-process.js';

/** How a program is run. */
export interface ProgramLimits {
  /** Milliseconds that it may take for one answer. */
  readonly timeout: number;
  readonly notation: Notation;
}

/** A program that there is none of, or that has never answered: its author's mistake, and no finding. */
export class UnusableProgram extends Error {}

/** What a program may take from its start to its first answer, beyond the time for an answer. */
const STARTING_MS = 10_000;

/** The same, once it has taken too long. */
const STARTING_AGAIN_MS = 1000;
/** One that has died so often before its first answer is none. */
const MOST_SILENT_DEATHS = 5;
/** How much is kept of what it writes to standard error before its first answer. */
const MOST_HELD = 8000;

const NOT_ASKED: Said = { notAsked: true };
const HUNG: Failure = { failed: 'timed-out', text: 'no answer in time (is it flushed after each line?)' };
const STOPPED: Failure = { failed: 'crashed', text: 'the campaign ends' };

/**
 * A program in any language as an engine, by the line protocol. One request at a time: a program that hangs or dies
 * does so on the case that it was asked, whatever it keeps in its buffers; it is killed with all that it has started,
 * and started again for the next case: who asks decides, by its watch, when it is enough.
 */
export class ProgramEngine implements Engine {
  readonly name: string;
  readonly strict = false;
  readonly #limits: ProgramLimits;
  readonly #output: EngineOutput;
  #process: ProgramProcess | undefined;
  /**
   * What the process writes to standard error before its first answer: if there is no such program, that is the shell.
   */
  #held: string | undefined = '';
  #answered = false;
  #isFresh = true;
  #starting = STARTING_MS;
  #silentDeaths = 0;
  #requests = 0;
  #closed = false;
  /** Requests whose answer may still come, because something else came in its place. */
  #owed = new Set<RequestId>();

  constructor(command: string, limits: ProgramLimits, print: Print = printToStderr) {
    this.name = command;
    this.#limits = limits;
    this.#output = new EngineOutput(command, print);
  }

  /** Whether it knows a question is for the program to say, by the answer null. */
  knows(): boolean {
    return true;
  }

  /** @throws UnusableProgram if there is no such program, or if it has died several times and never answered */
  async ask(question: AnyQuestion, cases: Cases, watch?: Watch): Promise<readonly Said[]> {
    const all: Said[] = [];
    for (let i = 0; i < cases.count; i++) {
      const instead = watch?.begin(i);
      all.push(instead === undefined ? await this.#askOne(question, cases, i, watch) : instead);
    }
    return all;
  }

  async #askOne(question: AnyQuestion, cases: Cases, i: number, watch: Watch | undefined): Promise<Said> {
    if (this.#closed) return NOT_ASKED;
    const id = cases.nameOf?.(i) ?? ++this.#requests;
    this.#process ??= this.#start();
    const asked = this.#process;
    const sent = performance.now();
    asked.send(requestText(id, question.name, cases.at(i), this.#limits.notation));
    const until = sent + this.#limits.timeout + (this.#isFresh ? this.#starting : 0);
    for (;;) {
      const line = await asked.next(Math.max(0, until - performance.now()));
      if (this.#closed) return STOPPED;
      if (line.type === 'late') {
        if (this.#isFresh) this.#starting = Math.min(this.#starting, STARTING_AGAIN_MS);
        return this.#lost(asked, HUNG, watch);
      }
      if (line.type === 'ended') {
        const { cause, notFound } = await asked.causeOfEnd();
        if (notFound && !this.#answered) return this.#refuse(asked, cause);
        return this.#lost(asked, { failed: 'crashed', text: cause }, watch);
      }
      const said = this.#read(line, id);
      if (said === undefined) continue;
      if (this.#isFresh) this.#begun(performance.now() - sent);
      return said;
    }
  }

  #start(): ProgramProcess {
    this.#isFresh = true;
    this.#held = '';
    this.#owed.clear();
    this.#output.restart();
    return new ProgramProcess(this.name, (text) => {
      if (this.#held === undefined) this.#output.write(text);
      else if (this.#held.length < MOST_HELD) this.#held += text;
    });
  }

  /** It lives: what it has printed is shown, and the next start is given the time that this one took, twice. */
  #begun(milliseconds: number): void {
    this.#isFresh = false;
    this.#answered = true;
    this.#starting = Math.min(STARTING_MS, 2 * milliseconds);
    this.#show();
  }

  #show(): void {
    if (this.#held !== undefined && this.#held !== '') this.#output.write(this.#held);
    this.#held = undefined;
  }

  /** What a line says to the request; `undefined`: it is none, or the late answer to another one. */
  #read(line: Line, id: RequestId): Said | undefined {
    if (line.type === 'text' && line.text.trim() === '') return undefined;
    let response: Response;
    try {
      if (line.type === 'unreadable') throw new ProtocolProblem(line.why);
      response = parseResponse(line.text);
    } catch (error) {
      if (!(error instanceof ProtocolProblem)) throw error;
      if (error.id !== id) this.#owed.add(id);
      return { odd: `no response: ${error.message}` };
    }
    if (response.id === id) return response.said;
    if (this.#owed.delete(response.id)) return undefined;
    this.#owed.add(id);
    return { odd: `the response to another request, ${excerpt(String(response.id))}` };
  }

  /** The program is lost on a case: it will be started again for the next one, if it may. */
  async #lost(asked: ProgramProcess, said: Failure, watch: Watch | undefined): Promise<Said> {
    await this.#stop(asked);
    this.#show();
    watch?.died(said.text);
    if (!this.#answered && ++this.#silentDeaths >= MOST_SILENT_DEATHS)
      throw new UnusableProgram(`${this.name} never answered: ${said.text}`);
    return said;
  }

  async #refuse(asked: ProgramProcess, cause: string): Promise<never> {
    await this.#stop(asked);
    const said = (this.#held ?? '').trim().split('\n')[0]!;
    throw new UnusableProgram(`cannot run ${this.name}: ${said === '' ? cause : said}`);
  }

  async #stop(asked: ProgramProcess): Promise<void> {
    this.#process = undefined;
    await asked.end();
  }

  /** Ends the program, and starts it no more. What is being asked comes to an end. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#process !== undefined) await this.#stop(this.#process);
  }
}
