import { type Cases, casesOf } from '../../src/oracle/cases/cases.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { generateQuestion, questionFamilyNamed } from '../questions/generate.js';
import type { Block } from './plan.js';

/** The cases of a block, drawn before anybody is asked. */
export interface Drawn extends Cases {
  /** Whether a case is one: of some questions a family cannot always draw a valid one. */
  isCase(i: number): boolean;
}

/** The values of the cases of a block, one after the other without an end; undefined for what is no case. */
export function* drawInTurn(
  seed: number,
  { question: name, family: familyName, block }: Omit<Block, 'cases'>,
): Generator<Float64Array | undefined, never> {
  const question = requireQuestion(name);
  const family = questionFamilyNamed(question, familyName);
  const random = new Random(...deriveSeed(seed, question.name, family.name, block));
  // Always the same array: what a family leaves as it was is what the case before had there.
  const out = new Float64Array(question.layout.arity);
  for (;;) yield generateQuestion(question, family, random, out) ? out.slice() : undefined;
}

/**
 * Draws the cases of a block, or of a piece of it after `from` others: the same ones for a seed, whoever draws them.
 */
export function draw(seed: number, { cases, from = 0, ...block }: Block & { readonly from?: number }): Drawn {
  const { arity } = requireQuestion(block.question).layout;
  const values = new Float64Array(cases * arity);
  const valid = new Uint8Array(cases);
  const inTurn = drawInTurn(seed, block);
  // What comes before has to be drawn as well: the random numbers go on from there.
  for (let i = -from; i < cases; i++) {
    const drawn = inTurn.next().value;
    if (i < 0 || drawn === undefined) continue;
    valid[i] = 1;
    values.set(drawn, i * arity);
  }
  return { ...casesOf(arity, values), isCase: (i) => valid[i] === 1 };
}
