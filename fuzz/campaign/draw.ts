import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { signatures } from '../../src/oracle/cases/signatures.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { familyNamed, generate } from '../families/index.js';
import { generateQuestion, questionFamilyNamed } from '../questions/generate.js';
import type { Block } from './plan.js';
import { isPredicate } from './subject.js';

/** The cases of a block, drawn before anybody is asked. */
export interface Drawn {
  /** The arguments of all cases, one behind the other. */
  readonly values: Float64Array;
  /** Those of one case, in an array that the next case will be in. */
  at(i: number): Float64Array;
  /** Whether a case is one: of some queries a family cannot always draw a valid one. */
  isCase(i: number): boolean;
}

/** Draws the cases of a block: the same ones for a seed, whoever draws them. */
export function draw(seed: number, { predicate, family: name, block, cases }: Block): Drawn {
  if (isPredicate(predicate)) {
    const signature = signatures[predicate];
    const family = familyNamed(name);
    const random = new Random(...deriveSeed(seed, predicate, family.name, block));
    return drawEach(cases, signature.arity, (out) => {
      generate(family, random, signature, out);
      return true;
    });
  }
  const query = requireQuestion(predicate);
  const family = questionFamilyNamed(query, name);
  const random = new Random(...deriveSeed(seed, query.name, family.name, block));
  return drawEach(cases, query.layout.arity, (out) => generateQuestion(query, family, random, out));
}

function drawEach(cases: number, arity: number, fill: (out: Float64Array) => boolean): Drawn {
  const values = new Float64Array(cases * arity);
  const valid = new Uint8Array(cases);
  // Always the same array: what a family leaves as it was is what the case before had there.
  const out = new Float64Array(arity);
  for (let i = 0; i < cases; i++) {
    valid[i] = fill(out) ? 1 : 0;
    values.set(out, i * arity);
  }
  return { values, at: reader(values, arity), isCase: (i) => valid[i] === 1 };
}

/** Reads the arguments of one case into one array, which costs less than a view does. */
export function reader(values: Float64Array, arity: number): (i: number) => Float64Array {
  const one = new Float64Array(arity);
  return (i) => {
    for (let j = 0, from = i * arity; j < arity; j++) one[j] = values[from + j]!;
    return one;
  };
}
