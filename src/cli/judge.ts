import { Command } from 'commander';
import { ProgramEngine, UnusableProgram } from '../../fuzz/programs/program-engine.js';
import { ProgressLine } from '../../fuzz/report/progress.js';
import { duration, grouped, type Style, styleFor } from '../../fuzz/report/style.js';
import { counted } from '../../fuzz/report/summary.js';
import { drawnCases } from '../../fuzz/suite/drawn-cases.js';
import { Ledger } from '../../fuzz/suite/ledger.js';
import { type Suite, suiteBlocks } from '../../fuzz/suite/suite.js';
import { notations } from '../oracle/protocol/double-text.js';
import { loadQuestions, requireQuestion } from '../oracle/questions/registry.js';
import { judgeCases } from '../oracle/verdict/judge-cases.js';
import { UnfitAnswer } from '../oracle/verdict/verdict.js';
import { interrupts } from './fuzz-interrupt.js';
import { integer } from './fuzz-options.js';
import { withHelp } from './help-text.js';
import { ledgerText } from './ledger-text.js';
import { oneOf } from './one-of.js';
import { printable } from './printable.js';
import { DEFAULT_KEEP, withSuiteOptions } from './suite.js';
import { questionsOf, type RawSuite, suiteOf } from './suite-options.js';
import { EXIT, UsageError } from './usage-error.js';

const DEFAULT_TIMEOUT = 2000;
const DEFAULT_RESTARTS = 10;

interface JudgeOptions extends RawSuite {
  readonly cmd: string;
  readonly question: string;
  readonly numbers?: string;
  readonly timeout?: string;
  readonly restarts?: string;
  readonly keep?: string;
}

function engineOf({ cmd, numbers = 'decimal', timeout, restarts }: JudgeOptions): ProgramEngine {
  if (cmd.trim() === '') throw new UsageError('--cmd takes the command that starts the program, got nothing');
  return new ProgramEngine(cmd, {
    timeout: timeout === undefined ? DEFAULT_TIMEOUT : integer('--timeout', timeout, 10, 2_000_000_000),
    restarts: restarts === undefined ? DEFAULT_RESTARTS : integer('--restarts', restarts, 0),
    notation: oneOf('--numbers', numbers, notations),
  });
}

function totalOf(suite: Suite): number {
  let total = 0;
  for (const { cases } of suiteBlocks(suite)) total += cases;
  return total;
}

/** Asks block by block, until all is asked, the program is given up, or it is enough. */
async function judgeSuite(
  engine: ProgramEngine,
  suite: Suite,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  const progress = new ProgressLine(process.stderr, undefined);
  const total = totalOf(suite);
  const began = performance.now();
  let done = 0;
  try {
    for (const block of suiteBlocks(suite)) {
      if (engine.givenUp !== undefined) break;
      const cases = drawnCases(suite.seed, block);
      const judged = await judgeCases(engine, requireQuestion(block.question), cases);
      // What was cut off in the middle has no answers of its own.
      if (signal.aborted) break;
      for (const [i, one] of judged.entries()) ledger.enter(cases.ids[i]!, cases.at(i), one);
      done += block.cases;
      const milliseconds = performance.now() - began;
      progress.show({ phase: 'judging', done, total, failures: ledger.failed, milliseconds });
    }
  } finally {
    progress.end();
  }
}

function reportText(
  { name, givenUp }: ProgramEngine,
  { seed, questions }: Suite,
  ledger: Ledger,
  { milliseconds, stopped, style }: { milliseconds: number; stopped: boolean; style: Style },
): string {
  const state = stopped ? ' (interrupted)' : '';
  const head =
    `${style.bold('unerring judge')}${state}: ${printable(name)}, ${questions.join(', ')}, seed ${seed}, ` +
    `${counted(ledger.total[0], 'case', 'cases')} in ${duration(milliseconds)}`;
  const unsupported =
    ledger.unsupported === 0 ? '' : `${grouped(ledger.unsupported)} not judged: answered null, or not asked`;
  const lost = givenUp === undefined ? '' : style.bad(`Given up: ${printable(givenUp)}, too often`);
  const parts = [head, ledgerText(ledger, style).trimEnd(), unsupported, lost];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * Runs the command: starts a program, asks it, and judges what it says.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, a program that cannot be run, and if nothing was judged
 */
export async function judge(options: JudgeOptions): Promise<number> {
  await loadQuestions();
  const suite = suiteOf(questionsOf('--question', options.question), options);
  const ledger = new Ledger(options.keep === undefined ? DEFAULT_KEEP : integer('--keep', options.keep, 0));
  const engine = engineOf(options);
  const stop = interrupts();
  stop.signal.addEventListener('abort', () => void engine.close());
  const began = performance.now();
  try {
    await judgeSuite(engine, suite, ledger, stop.signal);
  } catch (error) {
    if (error instanceof UnusableProgram || error instanceof UnfitAnswer) throw new UsageError(error.message);
    throw error;
  } finally {
    await engine.close();
    stop.release();
  }
  const stopped = stop.code() !== undefined;
  const style = styleFor(process.stdout.isTTY);
  const milliseconds = performance.now() - began;
  process.stdout.write(reportText(engine, suite, ledger, { milliseconds, stopped, style }));
  const code = stop.code();
  if (code !== undefined) return code;
  if (ledger.total[0] === 0) throw new UsageError('nothing was judged: the program knows none of the cases');
  return ledger.failed > 0 || engine.givenUp !== undefined ? EXIT.found : EXIT.clean;
}

/**
 * The command `unerring judge`: a program in any language, asked by the line protocol.
 *
 * @example new Command('unerring').addCommand(judgeCommand());
 */
export function judgeCommand(): Command {
  const command = withSuiteOptions(
    new Command('judge')
      .description('judge a program in any language, asked line by line, on degenerate inputs')
      .requiredOption('--cmd <command>', 'what starts the program, as a shell takes it')
      .requiredOption(
        '--question <a,b>',
        'the predicates and queries that it answers (unerring fuzz --list)',
      ),
  )
    .option('--numbers <name>', `how doubles are written: ${notations.join(', ')} (default: decimal)`)
    .option(
      '--timeout <ms>',
      `a program that takes longer for one answer hangs (default: ${DEFAULT_TIMEOUT})`,
    )
    .option(
      '--restarts <n>',
      `how often one that hangs or dies is started again (default: ${DEFAULT_RESTARTS})`,
    )
    .option(
      '--keep <n>',
      `how many of the simplest failures are shown per question (default: ${DEFAULT_KEEP})`,
    )
    .action(async (options: JudgeOptions) => {
      process.exitCode = await judge(options);
    });
  return withHelp(command, {
    examples: [
      ["unerring judge --cmd './engine' --question orient2d", 'a program of yours'],
      [
        "unerring judge --cmd 'python3 engine.py' --question orient2d,incircle --count 10000 --seed 7",
        'more of it',
      ],
      ["unerring judge --cmd 'unerring oracle serve' --question segmentSegment2d", 'this kernel itself'],
    ],
    codes: [
      ['0', 'nothing found'],
      ['1', 'something found, or the program was given up'],
      ['2', 'the program cannot be run, nothing was judged, or the usage is wrong'],
    ],
  });
}
