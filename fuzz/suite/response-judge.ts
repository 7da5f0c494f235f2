import { type CaseId, caseIdText, parseCaseId } from '../../src/oracle/protocol/case-id.js';
import { excerpt, ProtocolProblem } from '../../src/oracle/protocol/json-line.js';
import type { Line } from '../../src/oracle/protocol/line-splitter.js';
import { parseResponse, type Response } from '../../src/oracle/protocol/response.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { judgeAnswer } from '../../src/oracle/verdict/judge-cases.js';
import { CaseDrawer } from './case-of.js';
import { drawnCases } from './drawn-cases.js';
import { Ledger } from './ledger.js';
import { type Suite, suiteBlocks } from './suite.js';

/** Whoever it is that answers at the other end of a pipe: no more is asked of it than a sign. */
const ENGINE = { name: 'the engine', strict: false };

/** How many examples of lines and of ids are kept. */
const MOST_EXAMPLES = 3;

/** How often something was, and the first of it. */
export interface Noted {
  count: number;
  readonly examples: string[];
}

function note(noted: Noted, example: string): void {
  noted.count++;
  if (noted.examples.length < MOST_EXAMPLES) noted.examples.push(example);
}

function nothing(): Noted {
  return { count: 0, examples: [] };
}

/** A case and what was said to it. */
interface Answered extends Pick<Response, 'said'> {
  readonly id: CaseId;
  readonly values: Float64Array;
}

/** Judges responses to the requests of a suite, each by the case that its id names. */
export class ResponseJudge {
  readonly ledger: Ledger;
  /** Lines that are no responses, or name no case of the question. */
  readonly unreadable = nothing();
  /** Second answers to one case: the first one counts. */
  readonly repeated = nothing();
  readonly #suite: Suite;
  readonly #question: AnyQuestion;
  readonly #drawer = new CaseDrawer();
  /** The numbers of the cases that have an answer, by family and seed. */
  readonly #answered = new Map<string, Set<number>>();
  #line = 0;

  /** `suite`: of one question. */
  constructor(suite: Suite, keep: number) {
    this.#suite = suite;
    this.#question = requireQuestion(suite.questions[0]!);
    this.ledger = new Ledger(keep);
  }

  /**
   * Takes the next line.
   *
   * @throws UnfitAnswer if it says yes or no where the question takes texts only
   */
  take(line: Line): void {
    this.#line++;
    if (line.type === 'unreadable') {
      this.#refuse(line.why);
      return;
    }
    const answered = line.text.trim() === '' ? undefined : this.#read(line.text);
    if (answered === undefined) return;
    const { id, values, said } = answered;
    if (this.#isFirst(id)) this.ledger.enter(id, values, judgeAnswer(ENGINE, this.#question, said, values));
    else note(this.repeated, caseIdText(id));
  }

  #refuse(why: string): void {
    note(this.unreadable, `line ${this.#line}: ${why}`);
  }

  /** The case that a line answers, and how; `undefined`, and a note of it, if it answers none. */
  #read(text: string): Answered | undefined {
    try {
      const response = parseResponse(text);
      const id = this.#idOf(response);
      return { id, values: this.#drawer.valuesOf(id), said: response.said };
    } catch (error) {
      if (!(error instanceof ProtocolProblem || error instanceof RangeError)) throw error;
      this.#refuse(error.message);
      return undefined;
    }
  }

  /** @throws ProtocolProblem if it is no id of a case of the question */
  #idOf({ id: given }: Response): CaseId {
    const id = typeof given === 'string' ? parseCaseId(given) : undefined;
    if (id === undefined)
      throw new ProtocolProblem(`id must be that of a case, got ${excerpt(String(given))}`);
    if (id.question === this.#question.name) return id;
    throw new ProtocolProblem(`the case is one of ${id.question}, and not of ${this.#question.name}`);
  }

  #isFirst({ family, seed, case: number }: CaseId): boolean {
    const key = `${family};${seed}`;
    const numbers = this.#answered.get(key) ?? new Set();
    this.#answered.set(key, numbers);
    if (numbers.has(number)) return false;
    numbers.add(number);
    return true;
  }

  /** The cases of the suite that have no answer. */
  missing(): Noted {
    const missing = nothing();
    for (const block of suiteBlocks(this.#suite)) {
      const answered = this.#answered.get(`${block.family};${this.#suite.seed}`);
      for (const id of drawnCases(this.#suite.seed, block).ids)
        if (answered?.has(id.case) !== true) note(missing, caseIdText(id));
    }
    return missing;
  }

  /** How many cases have an answer. */
  get answered(): number {
    let all = 0;
    for (const numbers of this.#answered.values()) all += numbers.size;
    return all;
  }
}
