import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { reportOf } from '../../fuzz/campaign/campaign-report.js';
import { mergeShards, UnmergeableShards } from '../../fuzz/campaign/merge.js';
import { FileProblem, readState, type State, stateText } from '../../fuzz/campaign/state-file.js';
import {
  differenceOf,
  differenceText,
  IncomparableCampaigns,
  isWorse,
} from '../../fuzz/report/difference.js';
import { judgeSummary } from '../../fuzz/report/judge-summary.js';
import { styleFor } from '../../fuzz/report/style.js';
import { requireQuestions } from '../oracle/questions/registry.js';
import { withHelp } from './help-text.js';
import { withOutputOptions } from './judge.js';
import { type RawOutputs, requireOutputs, writeOutputs } from './judge-outputs.js';
import { withAliases } from './option-aliases.js';
import { requireWritable, writeOutput } from './output-file.js';
import { EXIT, UsageError } from './usage-error.js';

/** @throws UsageError for a file that is none */
async function read(path: string): Promise<State> {
  const state = readState(path);
  await requireQuestions(state.plan.questions, state.plan.questionModules ?? []);
  return state;
}

interface RawShow extends RawOutputs {
  readonly details?: boolean;
}

/** Shows a campaign, and writes it in other forms. */
async function show(path: string, options: RawShow): Promise<number> {
  const state = await read(path);
  requireOutputs(options, [path]);
  return shown(state, path, options);
}

async function shown(state: State, path: string, options: RawShow): Promise<number> {
  const report = reportOf(state);
  const style = styleFor(process.stdout.isTTY);
  process.stdout.write(judgeSummary(report, state.versions, options.details === true, style));
  await writeOutputs(report, state.versions, path, options);
  return EXIT.clean;
}

/** Adds up shards. */
async function merge(paths: readonly string[], options: RawShow & { readonly out: string }): Promise<number> {
  requireOutputs(options, paths, [['--out', options.out]]);
  requireWritable(options.out);
  const shards = [];
  for (const name of paths) shards.push({ name, state: await read(name) });
  const state = mergeShards(shards);
  await writeOutput(options.out, stateText(state, dirname(resolve(options.out))));
  return shown(state, options.out, options);
}

/** Compares two runs: 1 if something is worse in the second one. */
async function diff(before: string, after: string): Promise<number> {
  const difference = differenceOf(await read(before), await read(after));
  process.stdout.write(differenceText(difference, styleFor(process.stdout.isTTY)));
  return isWorse(difference) ? EXIT.found : EXIT.clean;
}

/**
 * An action that ends with an exit code, and for which files that are not what they should be are mistakes of the user.
 */
function ending<A extends unknown[]>(action: (...args: A) => Promise<number>): (...args: A) => Promise<void> {
  return async (...args) => {
    try {
      process.exitCode = await action(...args);
    } catch (error) {
      const known = [FileProblem, UnmergeableShards, IncomparableCampaigns];
      if (known.some((kind) => error instanceof kind)) throw new UsageError((error as Error).message);
      throw error;
    }
  };
}

function withPage(command: Command): Command {
  return withAliases(withOutputOptions(command.option('--html <file>', 'write the page')));
}

function showCommand(): Command {
  const command = withPage(
    new Command('show')
      .description('show what a campaign has found, and write it in other forms')
      .argument('<results>', 'the file that unerring judge has written'),
  ).action(ending(show));
  return withHelp(command, {
    examples: [['unerring report show unerring-judge.json --junit report.xml', 'for a test runner']],
    codes: [
      ['0', 'shown'],
      ['2', 'the usage is wrong, or a file cannot be read or written'],
    ],
  });
}

function mergeCommand(): Command {
  const command = withPage(
    new Command('merge')
      .description('add up the shards of one campaign')
      .argument('<results...>', 'the files of the shards, in any order')
      .requiredOption('-o, --out <file>', 'the file of the campaign'),
  ).action(ending(merge));
  return withHelp(command, {
    examples: [['unerring report merge shard*.json --out all.json --html all.html', 'four runs, one report']],
    codes: [
      ['0', 'merged'],
      ['2', 'they are no shards of one campaign, the usage is wrong, or a file cannot be read or written'],
    ],
  });
}

function diffCommand(): Command {
  const command = new Command('diff')
    .description('compare two runs of the same cases')
    .argument('<before>', 'the file of the first run')
    .argument('<after>', 'the file of the second run')
    .action(ending(diff));
  return withHelp(command, {
    examples: [['unerring report diff last-week.json unerring-judge.json', 'what an upgrade has changed']],
    codes: [
      ['0', 'nothing fails more often'],
      ['1', 'something fails more often'],
      ['2', 'they did not ask the same, the usage is wrong, or a file cannot be read'],
    ],
  });
}

/**
 * The command `unerring report`: what campaigns have found, shown, added up and compared.
 *
 * @example new Command('unerring').addCommand(reportCommand());
 */
export function reportCommand(): Command {
  const command = new Command('report')
    .description('show, add up and compare what unerring judge has found')
    .addCommand(showCommand())
    .addCommand(mergeCommand())
    .addCommand(diffCommand());
  return withHelp(command, {
    examples: [['unerring report merge shard*.json --out all.json', 'four runs, one campaign']],
  });
}
