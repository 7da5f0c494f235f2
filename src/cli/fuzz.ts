import { Command } from 'commander';
import { missingClasses } from '../../fuzz/campaign/classes.js';
import { loadQuestionsOfFile, readFindings } from '../../fuzz/campaign/failure-file.js';
import { DEFAULT_MEMORY, UnloadableTarget } from '../../fuzz/campaign/guarded-worker.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { replay } from '../../fuzz/campaign/replay.js';
import { type Report, uncleanTargets } from '../../fuzz/campaign/report.js';
import type { PairResults } from '../../fuzz/campaign/results.js';
import { silence } from '../../fuzz/campaign/silence.js';
import { FileProblem, readState } from '../../fuzz/campaign/state-file.js';
import { unaskedText } from '../../fuzz/campaign/unasked.js';
import { UnfitTarget } from '../../fuzz/campaign/unfit-target.js';
import { listing } from '../../fuzz/report/listing.js';
import { replayFailures, replaySummary } from '../../fuzz/report/replay-summary.js';
import { styleFor } from '../../fuzz/report/style.js';
import { counted, summary } from '../../fuzz/report/summary.js';
import { loadQuestionModules, loadQuestions, requireQuestions } from '../oracle/questions/registry.js';
import { describeError } from '../oracle/verdict/said.js';
import { StateFile, saveFindings } from './campaign-files.js';
import { collect } from './collect.js';
import { FUZZ_HELP, MODULE_HELP } from './fuzz-help.js';
import { interrupts } from './fuzz-interrupt.js';
import {
  concernsQuestions,
  demandedBy,
  expectCleanOf,
  familiesOf,
  integer,
  queryModulesOf,
  type RawOptions,
  shardOf,
  subjectsOf,
  targetsOf,
} from './fuzz-options.js';
import { withHelp } from './help-text.js';
import { withAliases } from './option-aliases.js';
import { requireWritable } from './output-file.js';
import { modulesOf, requireOutputsApart } from './output-guard.js';
import { DEFAULT_TIMEOUT, limitsOf, runPlan, tell } from './run-plan.js';
import { EXIT, UsageError } from './usage-error.js';

const DEFAULT_COUNT = 100_000;
const DEFAULT_KEEP = 3;
const STATE_SUFFIX = '.state.json';

/** Options that say what a campaign is; with --resume they come from the state file. */
const PLAN_OPTIONS = [
  'seed',
  'count',
  'predicate',
  'query',
  'queries',
  'queryModule',
  'family',
  'target',
  'targetModule',
  'shard',
  'keep',
] as const;

/** The plan that the command line describes. Without a seed, one is drawn and printed. */
function planOf(options: RawOptions): Plan {
  const questionModules = queryModulesOf(options);
  const questions = subjectsOf(options);
  const byTime = options.seconds !== undefined && options.count === undefined;
  const count = options.count === undefined ? DEFAULT_COUNT : integer('--count', options.count, 1);
  return {
    seed: options.seed === undefined ? Date.now() % 1_000_000_000 : integer('--seed', options.seed, 0),
    count: byTime ? undefined : count,
    questions,
    ...(questionModules.length > 0 && { questionModules }),
    families: familiesOf(options.family, questions),
    targets: targetsOf(options, questions),
    shard: shardOf(options.shard),
    keep: options.keep === undefined ? DEFAULT_KEEP : integer('--keep', options.keep, 0),
  };
}

/** Loads what the command line needs; modules that do not load are the user's mistake. */
async function prepareQuestions(options: RawOptions): Promise<void> {
  if (!concernsQuestions(options)) return;
  await loadQuestions();
  try {
    await loadQuestionModules(queryModulesOf(options));
  } catch (error) {
    throw new UsageError(`cannot load a query module: ${describeError(error)}`);
  }
}

interface Job {
  readonly plan: Plan;
  readonly saved: readonly PairResults[];
  readonly out: string | undefined;
  readonly statePath: string | undefined;
}

async function resumedJob(path: string, options: RawOptions): Promise<Job> {
  const fixed = PLAN_OPTIONS.find((name) => options[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--resume has its own --${dashed(fixed)}: leave it out`);
  const { plan, pairs } = readState(path);
  await requireQuestions(plan.questions, plan.questionModules ?? []);
  const beside = path.endsWith(STATE_SUFFIX) ? path.slice(0, -STATE_SUFFIX.length) : undefined;
  return { plan, saved: pairs, out: options.out ?? beside, statePath: path };
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

async function jobOf(options: RawOptions): Promise<Job> {
  if (options.resume !== undefined) return resumedJob(options.resume, options);
  const { out } = options;
  return { plan: planOf(options), saved: [], out, statePath: out && `${out}${STATE_SUFFIX}` };
}

async function campaign(options: RawOptions): Promise<number> {
  const job = await jobOf(options);
  const { out, statePath } = job;
  const expectClean = expectCleanOf(options.expectClean, job.plan.targets);
  const inputs = [...modulesOf(job.plan), ...(options.resume === undefined ? [] : [options.resume])];
  requireOutputsApart([['--out', out]], inputs);
  if (out !== undefined) requireWritable(out);
  const state = statePath === undefined ? undefined : new StateFile(statePath, job.plan, tell);
  const stop = interrupts();
  try {
    const demanded = options.resume === undefined ? demandedBy(options) : [];
    const report = await runPlan({ ...job, state, demanded, signal: stop.signal }, options);
    const absent = expectClean.find((name) => report.missing.includes(name));
    if (absent !== undefined && options.expectClean)
      throw new UsageError(`--expect-clean: ${absent} is not installed`);
    const { findings } = report.results;
    const written = out === undefined || (await saveFindings(out, findings, tell));
    if (written && report.complete && !report.interrupted) state?.remove();
    const style = styleFor(process.stdout.isTTY);
    process.stdout.write(summary(report, options.details === true, style));
    if (out !== undefined && written)
      process.stdout.write(`\n${counted(findings.length, 'failure', 'failures')} written to ${out}\n`);
    if (state?.isThere) process.stdout.write(`To go on: unerring fuzz --resume ${state.path}\n`);
    const code = conclude(report, expectClean);
    return stop.code() ?? (written ? code : EXIT.usage);
  } finally {
    stop.release();
  }
}

/** Says what follows from a report, and the exit code for it. */
function conclude(report: Report, expectClean: readonly string[]): number {
  const unclean = uncleanTargets(report, expectClean);
  if (unclean.length > 0)
    process.stdout.write(`\nFound failures where there must be none: ${unclean.join(', ')}\n`);
  const missing = missingClasses(report);
  if (missing.length > 0) {
    const names = missing.map(({ question }) => question).join(', ');
    process.stdout.write(`\nClasses that no case produced, in ${names}: the families miss them\n`);
  }
  // What was cut off could not answer everything.
  const silent = report.interrupted ? undefined : silence(report, expectClean);
  if (silent !== undefined) {
    tell(silent);
    return EXIT.usage;
  }
  const unasked = unaskedText(report);
  if (unasked !== undefined) tell(unasked);
  if (unclean.length + missing.length > 0) return EXIT.found;
  return unasked === undefined ? EXIT.clean : EXIT.usage;
}

async function replayFile(path: string, options: RawOptions): Promise<number> {
  const chosen = options.target !== undefined || options.targetModule !== undefined;
  await loadQuestionsOfFile(path);
  const findings = readFindings(path);
  const targets = chosen ? { targets: targetsOf(options) } : {};
  const results = await replay(findings, { ...limitsOf(options), ...targets });
  process.stdout.write(replaySummary(results, styleFor(process.stdout.isTTY)));
  if (results.length > 0 && results.every(({ now }) => now === 'absent')) {
    tell('none of the failures was judged');
    return EXIT.usage;
  }
  return replayFailures(results) > 0 ? EXIT.found : EXIT.clean;
}

/** Runs the command; mistakes of the user, files that cannot be read and modules that do not load are usage errors. */
export async function fuzz(options: RawOptions): Promise<number> {
  try {
    await prepareQuestions(options);
    if (options.list) {
      process.stdout.write(listing(styleFor(process.stdout.isTTY)));
      return EXIT.clean;
    }
    return await (options.replay === undefined ? campaign(options) : replayFile(options.replay, options));
  } catch (error) {
    if (error instanceof UnloadableTarget) throw new UsageError(`cannot load target ${error.message}`);
    if (error instanceof UnfitTarget) throw new UsageError(error.message);
    if (error instanceof FileProblem) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * The command `unerring fuzz`: degenerate inputs, an exact judge, failures shrunk and replayed.
 *
 * @example new Command('unerring').addCommand(fuzzCommand());
 */
export function fuzzCommand(): Command {
  const command = new Command('fuzz')
    .description('judge geometric predicates and queries on degenerate inputs against exact referees')
    .option('--seed <n>', 'seed of the campaign (default: drawn, and printed)')
    .option('--count <n>', `cases per predicate or query (default: ${DEFAULT_COUNT}, without --seconds)`)
    .option('--seconds <s>', 'stop after so many seconds')
    .option(
      '--predicate <a,b>',
      'these predicates or queries only; core: the four of Shewchuk (default: all predicates)',
    )
    .option(
      '--query <a,b>',
      'these queries only; groups: hot, planar, spatial, implicit, meshes, bsp, solids, distance, round, motion, all',
    )
    .option('--queries', 'all queries')
    .option('--query-module <file>', 'add the queries that an ES module exports (repeatable)', collect)
    .option('--family <a,b>', 'these families of inputs only')
    .option('--target <a,b>', 'judge these built-in targets (default: all)')
    .option(
      '--target-module <file>',
      'judge what an ES module exports, in a process of its own (repeatable)',
      collect,
    )
    .option(
      '--expect-clean <a,b>',
      'exit with 1 if one of these fails (default: unerring and modules; none: nobody)',
    )
    .option('--shard <i/n>', 'run part i of n')
    .option('--workers <n>', 'worker threads (default: one per core)')
    .option('--timeout <ms>', `a target that takes longer for one case hangs (default: ${DEFAULT_TIMEOUT})`)
    .option('--memory <MB>', `megabytes that the process of a module may take (default: ${DEFAULT_MEMORY})`)
    .option('--keep <n>', `failures to record per target, predicate and family (default: ${DEFAULT_KEEP})`)
    .option('--no-shrink', 'record failures as they were found')
    .option('-o, --out <file>', 'write failures as JSON Lines, and a state file beside it while running')
    .option('--resume <file>', 'go on with an interrupted campaign from its state file')
    .option('--replay <file>', 'judge the failures of a file again')
    .option('--details', 'show the families without failures too')
    .option('--list', 'list predicates, queries, families and targets')
    .action(async (options: RawOptions) => {
      process.exitCode = await fuzz(options);
    });
  return withHelp(withAliases(command).addHelpText('after', MODULE_HELP), FUZZ_HELP);
}
