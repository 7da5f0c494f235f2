import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { answerOf } from '../../../src/oracle/questions/judge.js';
import type { Question } from '../../../src/oracle/questions/question.js';

/** The question that has to find it, what stands in a file, and what a mistake would have put there. */
export type Fault = readonly [question: string, file: string, right: string, wrong: string];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_CASES = 400;

/**
 * Says how many cases it takes to find a fault.
 *
 * @param entry the file that has the questions, and the name of their list there
 */
export function faultFinder(
  entry: string,
  list: string,
): (fault: Fault, number: number) => Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-faults-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The question with a fault in the kernel. */
  async function questionWith([name, path, right, wrong]: Fault, number: number): Promise<Question> {
    const source = readFileSync(join(root, path), 'utf8');
    expect(source.split(right).length, `${path}: ${right}`).toBe(2);
    const outfile = join(folder, `${number}.mjs`);
    const plugin = {
      name: 'fault',
      setup({ onLoad }: { onLoad: (filter: { filter: RegExp }, load: () => object) => void }) {
        const filter = new RegExp(`${path.replaceAll('.', '\\.')}$`);
        onLoad({ filter }, () => ({ contents: source.replace(right, wrong), loader: 'ts' }));
      },
    };
    const common = { bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' } as const;
    await build({ ...common, entryPoints: [join(root, entry)], outfile, plugins: [plugin as never] });
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Record<
      string,
      Question[]
    >;
    return loaded[list]!.find((question) => question.name === name)!;
  }

  return async (fault, number) => casesUntilFound(await questionWith(fault, number));
}

/** How many cases it takes to find that a question's answers are wrong; undefined if that many do not show it. */
function casesUntilFound(question: Question): number | undefined {
  const random = new Random(...deriveSeed(1, question.name, 'planted', 0));
  const families = question.families.map(({ name }) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i < MOST_CASES; i++) {
    if (!generateQuestion(question, families[i % families.length]!, random, values)) continue;
    if (answerOf((v) => question.subject(v), values) !== question.referee(values)) return i;
  }
  return undefined;
}
