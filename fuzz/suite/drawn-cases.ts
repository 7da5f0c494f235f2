import { type Cases, casesOf } from '../../src/oracle/cases/cases.js';
import { type CaseId, caseIdText } from '../../src/oracle/protocol/case-id.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { draw } from '../campaign/draw.js';
import { type Block, scaleOf } from '../campaign/plan.js';

/** The cases of a block that are some, each with its id. */
export interface NamedCases extends Cases {
  readonly ids: readonly CaseId[];
  nameOf(i: number): string;
}

/** Draws the cases of a block, and leaves out what a family could not draw validly. */
export function drawnCases(seed: number, block: Block): NamedCases {
  const { question: name, family, cases } = block;
  const question = requireQuestion(name);
  const drawn = draw(seed, block);
  const valid = Array.from({ length: cases }, (_, i) => i).filter((i) => drawn.isCase(i));
  const { arity } = question.layout;
  const values = new Float64Array(valid.length * arity);
  for (const [i, from] of valid.entries()) values.set(drawn.at(from), i * arity);
  const first = block.block * scaleOf(question).block;
  const ids = valid.map((i) => ({ question: name, family, seed, case: first + i }));
  return { ...casesOf(arity, values), ids, nameOf: (i) => caseIdText(ids[i]!) };
}
