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

/**
 * Draws the cases of a block, or of a piece of it after `from` others: the same ones for a seed, whoever draws them.
 */
export function draw(
  seed: number,
  { question: name, family: familyName, block, cases, from = 0 }: Block & { readonly from?: number },
): Drawn {
  const question = requireQuestion(name);
  const family = questionFamilyNamed(question, familyName);
  const random = new Random(...deriveSeed(seed, question.name, family.name, block));
  const { arity } = question.layout;
  const values = new Float64Array(cases * arity);
  const valid = new Uint8Array(cases);
  // Always the same array: what a family leaves as it was is what the case before had there.
  const out = new Float64Array(arity);
  // What comes before has to be drawn as well: the random numbers go on from there.
  for (let i = -from; i < cases; i++) {
    const isValid = generateQuestion(question, family, random, out);
    if (i < 0) continue;
    valid[i] = isValid ? 1 : 0;
    values.set(out, i * arity);
  }
  return { ...casesOf(arity, values), isCase: (i) => valid[i] === 1 };
}
