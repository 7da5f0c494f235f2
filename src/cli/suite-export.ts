import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { grouped } from '../../fuzz/report/style.js';
import { entryOf, fileName, type ManifestEntry, manifestText } from '../../fuzz/suite/export/manifest.js';
import { casesFor, isExported, type Size, sizes } from '../../fuzz/suite/export/sizes.js';
import { type Selection, type SuiteFile, SuiteFileWriter } from '../../fuzz/suite/export/suite-file.js';
import { allQuestions, loadQuestions, requireQuestion } from '../oracle/questions/registry.js';
import { interrupts } from './fuzz-interrupt.js';
import { integer, shardOf } from './fuzz-options.js';
import { withHelp } from './help-text.js';
import { oneOf } from './one-of.js';
import { OutputProblem, requireWritable, writeOutput } from './output-file.js';
import { DEFAULT_SEED, questionsOf } from './suite-options.js';
import { systemReason } from './system-error.js';
import { EXIT, UsageError } from './usage-error.js';
import { schemaText } from './version.js';

interface ExportOptions {
  readonly out: string;
  readonly size?: string;
  readonly question?: string;
  readonly seed?: string;
  readonly shard?: string;
}

/** Interrupts are looked at after so many cases. */
const STEP = 20;
const PROGRESS_EVERY_MS = 5000;

const SCHEMAS = ['suite.schema.json', 'suite-manifest.schema.json'];

/** @throws OutputProblem if there can be no such folder, or nothing can be written there */
function requireFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
  } catch (error) {
    throw new OutputProblem(`cannot write to ${path}: ${systemReason(error as NodeJS.ErrnoException)}`);
  }
  requireWritable(join(path, SCHEMAS[0]!));
}

/** Draws one file after the other, shows how far it is, and stops when told to. */
class Export {
  readonly #selection: Selection;
  readonly #questions: readonly string[];
  readonly #signal: AbortSignal;
  #told = performance.now();
  readonly #total: number;
  #done = 0;

  constructor(selection: Selection, questions: readonly string[], signal: AbortSignal) {
    this.#selection = selection;
    this.#questions = questions;
    this.#signal = signal;
    const all = questions.reduce((sum, name) => sum + casesFor(requireQuestion(name), selection.size), 0);
    this.#total = Math.ceil(all / selection.shard.of);
  }

  /** The entries of the files that are written; fewer than there are questions if it was stopped. */
  async run(folder: string): Promise<readonly ManifestEntry[]> {
    const entries: ManifestEntry[] = [];
    for (const name of this.#questions) {
      const file = await this.#fileOf(name);
      if (file === undefined) break;
      const entry = entryOf(name, file, this.#selection);
      await writeOutput(join(folder, entry.file), file.text);
      entries.push(entry);
    }
    return entries;
  }

  /** `undefined`: stopped in the middle. */
  async #fileOf(name: string): Promise<SuiteFile | undefined> {
    const writer = new SuiteFileWriter(name, this.#selection);
    for (const _ of writer.draw()) {
      this.#done++;
      if (this.#done % STEP !== 0) continue;
      // Signals are heard between two turns of the event loop only.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#signal.aborted) return undefined;
      this.#tell(name);
    }
    return writer.file();
  }

  /** Says now and then where it is. */
  #tell(name: string): void {
    if (performance.now() - this.#told < PROGRESS_EVERY_MS) return;
    this.#told = performance.now();
    process.stderr.write(`${grouped(this.#done)} of some ${grouped(this.#total)} cases, now ${name}\n`);
  }
}

/**
 * Writes a suite into a folder: the schemas, a file for each question, and the manifest as the last one.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, OutputProblem if it cannot be written
 */
export async function exportSuite(options: ExportOptions): Promise<number> {
  await loadQuestions();
  const selection: Selection = {
    size: oneOf('--size', options.size ?? 'quick', sizes) as Size,
    seed: options.seed === undefined ? DEFAULT_SEED : integer('--seed', options.seed, 0),
    shard: shardOf(options.shard),
  };
  const chosen =
    options.question === undefined
      ? allQuestions()
      : questionsOf('--question', options.question).map(requireQuestion);
  const questions = chosen.filter(isExported).map(({ name }) => name);
  const leftOut = chosen.filter((question) => !isExported(question)).map(({ name }) => name);
  if (questions.length === 0)
    throw new UsageError(
      `--question: answers to ${leftOut.join(', ')} are checked, and have no place in a suite`,
    );
  if (options.out.trim() === '') throw new UsageError('--out takes the folder to write to, got nothing');
  requireFolder(options.out);
  const manifest = fileName('manifest', selection.shard);
  // That of a former export would speak of files that are being replaced.
  rmSync(join(options.out, manifest), { force: true });
  const stop = interrupts();
  let entries: readonly ManifestEntry[];
  try {
    entries = await new Export(selection, questions, stop.signal).run(options.out);
  } finally {
    stop.release();
  }
  if (stop.code() !== undefined) {
    const whole = entries.length === 1 ? '1 file is' : `${entries.length} files are`;
    process.stderr.write(`unerring: interrupted: ${whole} whole, there is no manifest\n`);
    return stop.code()!;
  }
  for (const name of SCHEMAS) await writeOutput(join(options.out, name), schemaText(name));
  await writeOutput(join(options.out, manifest), manifestText(selection, entries, leftOut));
  const cases = entries.reduce((sum, entry) => sum + entry.cases, 0);
  process.stdout.write(`${cases} cases in ${entries.length} files and ${manifest}, in ${options.out}\n`);
  return EXIT.clean;
}

/** The command `unerring suite export`. */
export function exportCommand(): Command {
  const command = new Command('export')
    .description('write cases with the exact answers into files, for engines in any language')
    .requiredOption('-o, --out <folder>', 'where to')
    .option('--size <name>', `how many: ${sizes.join(', ')} (default: quick, some 16,000 cases)`)
    .option('--question <a,b>', 'these questions only (unerring fuzz --list)')
    .option('--seed <n>', `seed of the cases (default: ${DEFAULT_SEED})`)
    .option('--shard <i/n>', 'part i of n; all parts fit into one folder')
    .action(async (options: ExportOptions) => {
      process.exitCode = await exportSuite(options);
    });
  return withHelp(command, {
    examples: [
      ['unerring suite export --out suite', 'some sixteen thousand cases of all questions'],
      ['unerring suite export --out suite --size full --shard 1/4', 'a quarter of all'],
      ['unerring suite export --out suite --question orient2d,segmentSegment2d', 'two questions'],
    ],
    codes: [
      ['0', 'written'],
      ['2', 'the usage is wrong, or the files cannot be written'],
      ['130, 143', 'ended by Ctrl-C, by SIGTERM: files are whole or not there, and there is no manifest'],
    ],
  });
}
