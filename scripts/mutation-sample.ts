/**
 * Prints a systematic sample of a folder's lines, as ranges for Stryker's `mutate` (separated by commas):
 *
 *     npx tsx scripts/mutation-sample.ts src/planar [period]
 *     UNERRING_MUTATE=$(npx tsx scripts/mutation-sample.ts src/planar) npx stryker run stryker.queries.config.mjs
 *
 * Mutating every line of the queries takes many hours. In every file (files that only export left out) the lines of
 * code below the imports are counted, comments and blank lines not; of each `period` of them eight in a row are taken.
 * Where the first eight begin is a hash of the file's name, so the sample depends on nothing but the files, and every
 * line of code has the same chance to be in it. A file that is so short that no eight fall into it gives its last
 * eight. Stryker takes the mutants that lie wholly within a range: those of a whole function body are seldom among
 * them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-command.js';

const RUN = 8;
const [folder, period = '64'] = process.argv.slice(2);
if (folder === undefined || !(Number(period) >= RUN)) {
  process.stderr.write('usage: mutation-sample.ts <folder> [period, at least 8]\n');
  process.exit(2);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}

/** The numbers of the lines of code below the imports. */
function codeLines(text: string): number[] {
  const lines = text.split('\n');
  const lastImport = lines.map((line) => /^(import\b.*|\} from .*);$/.test(line)).lastIndexOf(true);
  const isCode = (line: string) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line);
  return lines.flatMap((line, i) => (i > lastImport && isCode(line) ? [i + 1] : []));
}

/** The sampled ranges of a file. */
function ranges(file: string, every: number): string[] {
  const code = codeLines(readFileSync(join(projectRoot, file), 'utf8'));
  const found: string[] = [];
  for (let start = (hash(file) % every) - (RUN - 1); start < code.length; start += every) {
    const taken = code.slice(Math.max(start, 0), start + RUN);
    if (taken.length > 0) found.push(`${file}:${taken[0]}-${taken.at(-1)}`);
  }
  return found.length > 0 || code.length === 0 ? found : [`${file}:${code.slice(-RUN)[0]}-${code.at(-1)}`];
}

const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/(^|\/)index\.ts$/.test(name))
  .sort()
  .map((name) => `${folder}/${name}`);
process.stdout.write(`${files.flatMap((file) => ranges(file, Number(period))).join(',')}\n`);
