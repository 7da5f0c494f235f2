import { type CaseId, caseIdText, parseCaseId } from '../../src/oracle/protocol/case-id.js';
import { questionNamed } from '../../src/oracle/questions/registry.js';
import { drawInTurn } from '../campaign/draw.js';
import { scaleOf } from '../campaign/plan.js';
import { questionFamilyNames } from '../questions/generate.js';

/** Blocks of cases that are kept, because whoever asks for one case asks for its neighbours next. */
const MOST_BLOCKS = 64;

/** What is kept of a block: `undefined` for what is no case. */
type Values = (i: number) => Float64Array | undefined;

/** Draws cases again from nothing but their ids, in any order; neighbours cost little. */
export class CaseDrawer {
  readonly #blocks = new Map<string, Values>();

  /**
   * The flat values of a case.
   *
   * @throws RangeError if there is no such question, family or case
   */
  valuesOf(id: CaseId): Float64Array {
    const question = questionNamed(id.question);
    if (question === undefined) throw new RangeError(`there is no question '${id.question}'`);
    if (!questionFamilyNames(question).includes(id.family))
      throw new RangeError(`${id.question} has no family '${id.family}'`);
    const size = scaleOf(question).block;
    const block = Math.floor(id.case / size);
    const values = this.#block(id, block)(id.case - block * size);
    if (values === undefined)
      throw new RangeError(`${caseIdText(id)} is no valid case: nothing is asked under this id`);
    return values;
  }

  #block({ question, family, seed }: CaseId, block: number): Values {
    const key = `${question}/${family}/${seed}/${block}`;
    const known = this.#blocks.get(key);
    if (known !== undefined) return known;
    const inTurn = drawInTurn(seed, { question, family, block });
    const drawn: (Float64Array | undefined)[] = [];
    // Only as far as somebody asks: some cases take long to draw.
    const values: Values = (i) => {
      while (drawn.length <= i) drawn.push(inTurn.next().value);
      return drawn[i]?.slice();
    };
    // The oldest goes: responses come in the order of requests, or nearly.
    if (this.#blocks.size >= MOST_BLOCKS) this.#blocks.delete(this.#blocks.keys().next().value!);
    this.#blocks.set(key, values);
    return values;
  }
}

/**
 * The flat values of the case with this id: the same doubles on every machine. Queries have to be loaded
 * (`loadQuestions`).
 *
 * @throws RangeError for what is no id, and if there is no such question, family or case
 * @example caseOf('unerring:orient2d:family=integer-lattice;seed=1;case=0').length; // 6
 */
export function caseOf(id: string): Float64Array {
  const parsed = parseCaseId(id);
  if (parsed === undefined)
    throw new RangeError(`caseOf: id must be that of a case, got ${JSON.stringify(id)}`);
  return new CaseDrawer().valuesOf(parsed);
}
