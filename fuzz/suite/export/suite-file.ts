import { isPredicate } from '../../../src/oracle/questions/question.js';
import { requireQuestion } from '../../../src/oracle/questions/registry.js';
import { questionFamilyNamed, questionFamilyNames } from '../../questions/generate.js';
import { drawnCases } from '../drawn-cases.js';
import { type Suite, suiteBlocks } from '../suite.js';
import { MOST_BASIC } from './basic.js';
import { noteOf } from './flags.js';
import { headerOf } from './header.js';
import { casesFor, familiesFor, type Size } from './sizes.js';
import { LONGEST_ANSWER, type SuiteCase, suiteCase } from './suite-case.js';
import { CASES_VERSION, RULES_VERSION } from './versions.js';

/** Which cases: of every question of a suite the same. */
export interface Selection {
  readonly size: Size;
  readonly seed: number;
  readonly shard: Suite['shard'];
}

/** The file of a question. */
export interface SuiteFile {
  readonly text: string;
  readonly cases: number;
  /** Cases that were drawn and are not there, because their answers are too long. */
  readonly tooLong: number;
}

const LINES = [
  'Cases of one question of geometry with the exact answers, by a referee over exact rationals.',
  'Values are doubles as C99 hexadecimal constants (an integer, a count, a choice too), in the order of arguments.values.',
  'An engine passes a case if it says the answer; of a question with yes or no, yes or no is enough.',
  'acceptable: other answers that are right for an engine that declares what stands under under.',
  'notes has every flag. Who fails cases that are flagged BASIC should look at the runner first.',
];

/**
 * JSON with every case on a line of its own, its members in the order that is promised: a program need not read JSON.
 */
function textOf(
  head: object,
  groups: ReadonlyMap<string, { readonly head: object; readonly cases: readonly SuiteCase[] }>,
): string {
  const groupText = ({ head: own, cases }: { readonly head: object; readonly cases: readonly SuiteCase[] }) =>
    `${JSON.stringify(own).slice(0, -1)},"cases":[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
  const members = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{${members.join(',\n')},\n"groups":[\n${[...groups.values()].map(groupText).join(',\n')}\n]}\n`;
}

/** Draws the cases of a question one after the other, so that whoever asks can stop in between. */
export class SuiteFileWriter {
  readonly #name: string;
  readonly #selection: Selection;
  readonly #groups = new Map<string, { readonly head: object; readonly cases: SuiteCase[] }>();
  readonly #flags = new Set<string>();
  #cases = 0;
  #tooLong = 0;
  #basic = 0;

  constructor(name: string, selection: Selection) {
    this.#name = name;
    this.#selection = selection;
  }

  /** Draws and answers case by case; each step is one of them. */
  *draw(): Generator<void> {
    const question = requireQuestion(this.#name);
    const { size, seed, shard } = this.#selection;
    const families = familiesFor(question, questionFamilyNames(question));
    const suite: Suite = { questions: [this.#name], families, seed, shard, count: casesFor(question, size) };
    for (const block of suiteBlocks(suite)) {
      const cases = drawnCases(seed, block);
      for (const [i, id] of cases.ids.entries()) {
        this.#add(block.family, suiteCase(question, id, cases.at(i), this.#basic < MOST_BASIC));
        yield;
      }
    }
  }

  #add(family: string, one: SuiteCase | undefined): void {
    if (one === undefined) {
      this.#tooLong++;
      return;
    }
    this.#cases++;
    if (one.flags[0] === 'BASIC') this.#basic++;
    for (const flag of one.flags) this.#flags.add(flag);
    this.#group(family).push(one);
  }

  #group(family: string): SuiteCase[] {
    const known = this.#groups.get(family);
    if (known !== undefined) return known.cases;
    const { summary } = questionFamilyNamed(requireQuestion(this.#name), family);
    const group = { head: { family, summary, seed: this.#selection.seed }, cases: [] };
    this.#groups.set(family, group);
    return group.cases;
  }

  /** The file, when all is drawn. */
  file(): SuiteFile {
    const question = requireQuestion(this.#name);
    const head = {
      suite: 'unerring',
      schema: 'suite.schema.json',
      rules: RULES_VERSION,
      cases: CASES_VERSION,
      question: this.#name,
      kind: isPredicate(question) ? 'predicate' : 'query',
      numberOfCases: this.#cases,
      ...(this.#tooLong > 0 && {
        leftOut: { cases: this.#tooLong, reason: `answers of more than ${LONGEST_ANSWER} characters` },
      }),
      header: LINES,
      ...headerOf(question),
      notes: Object.fromEntries([...this.#flags].sort().map((flag) => [flag, noteOf(question, flag)])),
    };
    return { text: textOf(head, this.#groups), cases: this.#cases, tooLong: this.#tooLong };
  }
}
