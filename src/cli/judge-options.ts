import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { DEFAULT_KEEP } from '../../fuzz/report/campaign-command.js';
import { builtInEngines, type EngineReference } from '../oracle/engines/index.js';
import { notations } from '../oracle/protocol/double-text.js';
import { allQuestions } from '../oracle/questions/registry.js';
import { checkDeclarations, type Declarations } from '../oracle/verdict/declaration.js';
import { printable } from '../pictures/printable.js';
import { didYouMean } from './did-you-mean.js';
import { integer } from './fuzz-options.js';
import { oneOf } from './one-of.js';
import type { RawPace } from './run-plan.js';
import { questionsOf, type RawSuite, suiteOf } from './suite-options.js';
import { systemReason } from './system-error.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring judge` as commander hands them over. */
export interface RawJudge extends RawSuite, RawPace {
  readonly cmd?: readonly string[];
  readonly numbers?: string;
  readonly declares?: string;
  readonly question?: string;
  readonly keep?: string;
  /** Engines, beside those that are arguments. */
  readonly target?: string;
  readonly resume?: string;
  /** False with --no-html. */
  readonly html?: string | boolean;
  readonly results?: string;
  readonly markdown?: string;
  readonly junit?: string;
  readonly sarif?: string;
  readonly github?: boolean;
  readonly details?: boolean;
}

const MODULE = /\.[cm]?[jt]s$/;

/** A built-in engine by its name, or a module by its path. */
function engineOf(text: string): EngineReference {
  if (builtInEngines.includes(text)) return { name: text };
  if (MODULE.test(text) || existsSync(text)) {
    if (!existsSync(text)) throw new UsageError(`there is no file ${printable(text)}`);
    return { name: basename(text, extname(text)), module: resolve(text) };
  }
  const near = didYouMean(text, builtInEngines);
  throw new UsageError(
    `there is no engine '${printable(text)}'${near === '' ? `; known: ${builtInEngines.join(', ')}` : near}`,
  );
}

function programOf(command: string, { numbers = 'decimal', declares }: RawJudge): EngineReference {
  if (command.trim() === '')
    throw new UsageError('--cmd takes the command that starts the program, got nothing');
  const declared = declares === undefined ? {} : { declares: declarationsIn(declares) };
  return {
    name: command,
    program: { command, numbers: oneOf('--numbers', numbers, notations), ...declared },
  };
}

function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${printable(path)}: ${systemReason(error as NodeJS.ErrnoException)}`);
  }
}

/** What is declared of programs: in a file, or where no file can be called like that, in the option itself. */
function declarationsIn(given: string): Declarations {
  const isText = given.trimStart().startsWith('{');
  const text = isText ? given : textOfFile(given);
  const where = isText ? '--declares' : printable(given);
  try {
    const declares = JSON.parse(text) as Declarations;
    checkDeclarations(where, declares);
    return declares;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${where} is not JSON`);
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** All that is to be judged: built-in engines and modules by their names, programs by their commands. */
function enginesOf(names: readonly string[], options: RawJudge): EngineReference[] {
  const fixed = (['numbers', 'declares'] as const).find((name) => options[name] !== undefined);
  if (options.cmd === undefined && fixed !== undefined)
    throw new UsageError(`--${fixed} is for programs: it needs --cmd`);
  const programs = (options.cmd ?? []).map((command) => programOf(command, options));
  const all = [...names.map(engineOf), ...programs];
  if (all.length === 0)
    throw new UsageError(`name an engine (${builtInEngines.join(', ')}), a module, or a program by --cmd`);
  const twice = all.find((engine, i) => all.findIndex(({ name }) => name === engine.name) !== i);
  if (twice !== undefined) throw new UsageError(`two engines have the name '${printable(twice.name)}'`);
  return all;
}

/** The questions of a command line, or all of them: those that no engine knows are left out later. */
function askedQuestions({ question, cmd = [] }: RawJudge): readonly string[] {
  if (question !== undefined) return questionsOf('--question', question);
  if (cmd.length > 0)
    throw new UsageError('--cmd needs --question: what the program answers (unerring fuzz --list names all)');
  return allQuestions().map(({ name }) => name);
}

/**
 * The plan that a command line describes. Questions have to be loaded.
 *
 * @throws UsageError for engines and questions that there are not, and options that make no sense
 */
export function planOf(names: readonly string[], options: RawJudge): Plan {
  const targets = enginesOf(names, options);
  const { count, ...suite } = suiteOf(askedQuestions(options), options);
  const byTime = options.seconds !== undefined && options.count === undefined;
  return {
    ...suite,
    count: byTime ? undefined : count,
    targets,
    keep: options.keep === undefined ? DEFAULT_KEEP : integer('--keep', options.keep, 0),
  };
}
