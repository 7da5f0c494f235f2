import { Command } from 'commander';
import { styleFor } from '../../fuzz/report/style.js';
import { drawnCases } from '../../fuzz/suite/drawn-cases.js';
import { ResponseJudge } from '../../fuzz/suite/response-judge.js';
import { suiteBlocks } from '../../fuzz/suite/suite.js';
import { notations } from '../oracle/protocol/double-text.js';
import { requestText } from '../oracle/protocol/request.js';
import { UnfitAnswer } from '../oracle/verdict/verdict.js';
import { integer } from './fuzz-options.js';
import { withHelp } from './help-text.js';
import { inputLines } from './line-input.js';
import { LineOutput } from './line-output.js';
import { oneOf } from './one-of.js';
import { exportCommand } from './suite-export.js';
import {
  DEFAULT_COUNT,
  DEFAULT_SEED,
  loadListed,
  questionsOf,
  type RawSuite,
  suiteOf,
} from './suite-options.js';
import { EXIT, UsageError } from './usage-error.js';
import { verifiedText } from './verified-text.js';

export const DEFAULT_KEEP = 3;

/** The one question of a command line. */
async function suiteOfQuestion(name: string, options: RawSuite) {
  await loadListed(name);
  const questions = questionsOf('question', name);
  if (questions.length > 1) throw new UsageError(`question: one at a time, got ${questions.length}`);
  return suiteOf(questions, options);
}

/**
 * Writes the requests of a suite, a line each.
 *
 * @throws UsageError for options that make no sense
 */
export async function generate(
  name: string,
  options: RawSuite & { readonly numbers?: string },
): Promise<number> {
  const notation = oneOf('--numbers', options.numbers ?? 'decimal', notations);
  const suite = await suiteOfQuestion(name, options);
  const output = new LineOutput();
  for (const block of suiteBlocks(suite)) {
    const cases = drawnCases(suite.seed, block);
    for (let i = 0; i < cases.count; i++)
      await output.write(requestText(cases.nameOf(i), block.question, cases.at(i), notation));
  }
  await output.flush();
  return EXIT.clean;
}

/**
 * Judges the responses on standard input.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, and if there is nothing to judge
 */
export async function verify(name: string, options: RawSuite & { readonly keep?: string }): Promise<number> {
  const suite = await suiteOfQuestion(name, options);
  const keep = options.keep === undefined ? DEFAULT_KEEP : integer('--keep', options.keep, 0);
  const judge = new ResponseJudge(suite, keep);
  try {
    for await (const lines of inputLines()) for (const line of lines) judge.take(line);
  } catch (error) {
    if (error instanceof UnfitAnswer) throw new UsageError(error.message);
    throw error;
  }
  const missing = judge.missing();
  process.stdout.write(verifiedText(suite, judge, missing, styleFor(process.stdout.isTTY)));
  if (judge.answered === 0)
    throw new UsageError('nothing was judged: no line answers a case of the question');
  const isClean = judge.ledger.failed + judge.unreadable.count + judge.repeated.count + missing.count === 0;
  return isClean ? EXIT.clean : EXIT.found;
}

/** Adds the options that say which cases. */
export function withSuiteOptions(command: Command, count = DEFAULT_COUNT): Command {
  return command
    .option('--family <a,b>', 'these families of inputs only (default: all that the question has)')
    .option('--seed <n>', `seed of the cases (default: ${DEFAULT_SEED})`)
    .option('--count <n>', `cases per question (default: ${count})`)
    .option('--shard <i/n>', 'part i of n');
}

function generateCommand(): Command {
  const command = withSuiteOptions(
    new Command('gen')
      .description('write requests about degenerate cases, one JSON object in a line each')
      .argument('<question>', 'a predicate or query (unerring fuzz --list)'),
  )
    .option('--numbers <name>', `how doubles are written: ${notations.join(', ')} (default: decimal)`)
    .action(async (question: string, options: RawSuite) => {
      process.exitCode = await generate(question, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring suite gen orient2d | ./engine | unerring suite verify orient2d', 'judge a program'],
      ['unerring suite gen orient3d --family rotated-lattice --seed 7 --count 100', 'a hundred cases'],
      ['unerring suite gen insphere --numbers hex', 'doubles as C99 hexadecimal'],
    ],
    codes: [
      ['0', 'written'],
      ['2', 'the usage is wrong, or the output cannot be written'],
    ],
  });
}

function verifyCommand(): Command {
  const command = withSuiteOptions(
    new Command('verify')
      .description('judge the responses of a program to the requests that gen has written')
      .argument('<question>', 'the one that gen was given'),
  )
    .option('--keep <n>', `how many of the simplest failures are shown (default: ${DEFAULT_KEEP})`)
    .action(async (question: string, options: RawSuite) => {
      process.exitCode = await verify(question, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring suite gen orient2d | ./engine | unerring suite verify orient2d', 'judge a program'],
      [
        'unerring suite verify orient3d --seed 7 --count 100 < responses.jsonl',
        'the options are those of gen',
      ],
    ],
    codes: [
      ['0', 'all cases are answered, and every answer is right'],
      ['1', 'something is wrong, missing, answered twice, or no response'],
      ['2', 'nothing was judged, or the usage is wrong'],
    ],
  });
}

/**
 * The command `unerring suite`: cases for programs in any language, and verdicts on what they answer.
 *
 * @example new Command('unerring').addCommand(suiteCommand());
 */
export function suiteCommand(): Command {
  const command = new Command('suite')
    .description('cases for programs in any language, and verdicts on their answers')
    .addCommand(generateCommand())
    .addCommand(verifyCommand())
    .addCommand(exportCommand());
  return withHelp(command, {
    examples: [
      ['unerring suite gen orient2d | ./engine | unerring suite verify orient2d', 'judge a program'],
      ['unerring suite export --out suite', 'cases with answers, as files'],
    ],
  });
}
