import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { answerOf } from '../../../src/oracle/questions/judge.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { part } from '../../parts.js';
import { FaultyModules } from '../../support/faulty-modules.js';

/**
 * The question that has to find it, what stands in a file, and what a mistake would have put there. What is found after
 * thousands of cases, or by a slow referee, takes more than fifteen seconds, and is planted where the file is run by
 * its name.
 */
export type Fault = readonly [question: string, file: string, right: string, wrong: string, slow?: 'slow'];

/** The faults that are planted in this part: every third of those that are quickly found; all, by name. */
export const faultsOfPart = (faults: readonly Fault[]): readonly Fault[] =>
  part === undefined
    ? faults
    : faults.filter(([, , , , slow]) => slow === undefined).filter((_, i) => i % 3 === 0);

/** Of faults the numbers of those whose right text does not stand in its file: they could not be planted. */
export const strayFaults = (faults: readonly Fault[]): readonly number[] =>
  faults.flatMap(([, file, right], i) => (readFileSync(join(root, file), 'utf8').includes(right) ? [] : [i]));

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_CASES = 400;

/**
 * Says how many cases it takes to find a fault in the kernel; undefined if that many do not show it.
 *
 * @param entry the file that has the questions, and the name of their list there
 * @param most  so many cases are drawn
 */
export function faultFinder(
  entry: string,
  list: string,
  most = MOST_CASES,
): (fault: Fault) => Promise<number | undefined> {
  const modules = new FaultyModules<Record<string, readonly Question[]>>(entry);
  afterAll(() => modules.close());
  return async ([name, file, right, wrong]) => {
    const loaded = await modules.with({ file, right, wrong }, 1);
    return casesUntilFound(loaded[list]!.find((question) => question.name === name)!, most);
  };
}

/** How many cases it takes to find that a question's answers are wrong; undefined if that many do not show it. */
function casesUntilFound(question: Question, most: number): number | undefined {
  const random = new Random(...deriveSeed(1, question.name, 'planted', 0));
  const families = question.families.map(({ name }) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i < most; i++) {
    if (!generateQuestion(question, families[i % families.length]!, random, values)) continue;
    if (!isRight(question, values)) return i;
  }
  return undefined;
}

/** Is the answer that of the referee, or a construction that holds? */
function isRight({ subject, referee, check }: Question, values: Float64Array): boolean {
  const said = answerOf((v) => subject(v), values);
  if (check === undefined) return said === referee(values);
  try {
    return check(values, said) === undefined;
  } catch {
    return false;
  }
}
