import { Command } from 'commander';
import { failuresOf } from '../../fuzz/campaign/finding.js';
import { UnloadableTarget } from '../../fuzz/campaign/guarded-worker.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { countsOf, type Report } from '../../fuzz/campaign/report.js';
import type { PairResults } from '../../fuzz/campaign/results.js';
import { whyUnjudged } from '../../fuzz/campaign/silence.js';
import { FileProblem, readState } from '../../fuzz/campaign/state-file.js';
import { unaskedText } from '../../fuzz/campaign/unasked.js';
import { absentText, UnfitTarget } from '../../fuzz/campaign/unfit-target.js';
import { UnusableProgram } from '../../fuzz/programs/program-engine.js';
import { DEFAULT_KEEP } from '../../fuzz/report/campaign-command.js';
import { judgeSummary } from '../../fuzz/report/judge-summary.js';
import { judgedTargets } from '../../fuzz/report/judged-targets.js';
import { styleFor } from '../../fuzz/report/style.js';
import { notations } from '../oracle/protocol/double-text.js';
import { loadQuestions, requireQuestions } from '../oracle/questions/registry.js';
import { printable } from '../pictures/printable.js';
import { StateFile } from './campaign-files.js';
import { collect } from './collect.js';
import { interrupts } from './fuzz-interrupt.js';
import { withHelp } from './help-text.js';
import { planOf, type RawJudge } from './judge-options.js';
import { requireOutputs, writeOutputs } from './judge-outputs.js';
import { withAliases } from './option-aliases.js';
import { requireWritable } from './output-file.js';
import { modulesOf } from './output-guard.js';
import { DEFAULT_TIMEOUT, runPlan, tell } from './run-plan.js';
import { withSuiteOptions } from './suite.js';
import { loadListed } from './suite-options.js';
import { EXIT, UsageError } from './usage-error.js';

const DEFAULT_PAGE = 'unerring-judge.html';
const DEFAULT_RESULTS = 'unerring-judge.json';

/** A campaign by time judges for this part of it, and looks for the smallest failures in the rest. */
const JUDGING = 0.7;

/** Options that say what a campaign is; with --resume they come from the file. */
const PLAN_OPTIONS = [
  'cmd',
  'numbers',
  'declares',
  'question',
  'family',
  'seed',
  'count',
  'shard',
  'target',
  'keep',
] as const;

/** A campaign to run, and the file that it is saved in. */
interface Job {
  readonly plan: Plan;
  readonly saved: readonly PairResults[];
  readonly demanded: readonly string[];
  readonly path: string;
}

/** Loads the questions that are asked. What is declared may be about any, and is checked by what each of them is. */
function loadAsked({ question, declares }: RawJudge): Promise<void> {
  return question === undefined || declares !== undefined ? loadQuestions() : loadListed(question);
}

async function jobOf(engines: readonly string[], options: RawJudge): Promise<Job> {
  if (options.resume !== undefined) return resumedJob(options.resume, engines, options);
  await loadAsked(options);
  const plan = planOf(engines, options);
  const demanded = options.question === undefined ? [] : plan.questions;
  return { plan, saved: [], demanded, path: options.results ?? DEFAULT_RESULTS };
}

async function resumedJob(path: string, engines: readonly string[], options: RawJudge): Promise<Job> {
  const fixed = PLAN_OPTIONS.find((name) => options[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--resume has its own --${fixed}: leave it out`);
  if (engines.length > 0) throw new UsageError('--resume has its own engines: leave them out');
  const { plan, pairs } = readState(path);
  await requireQuestions(plan.questions, plan.questionModules ?? []);
  if (plan.count === undefined && options.seconds === undefined)
    throw new UsageError(`${path} is a campaign by time: say by --seconds how long it goes on`);
  return { plan, saved: pairs, demanded: [], path: options.results ?? path };
}

/** Tells of packages that are not there, and how they get there; if none is, the campaign has not begun. */
function tellMissing({ missing }: Report): void {
  if (missing.length > 0) tell(absentText(missing));
}

/** Whether something was found in one of the engines, or in the judge itself. */
function hasFailures(report: Report): boolean {
  return judgedTargets(report).some((name) => failuresOf(countsOf(report, name)) > 0);
}

/** Engines of which no case was judged: they said nothing that could be, or were not asked. */
function requireAnswers(report: Report): void {
  const present = report.plan.targets.filter(({ name }) => !report.missing.includes(name));
  const silent = present.filter(({ name }) => countsOf(report, name)[0] === 0).map(({ name }) => name);
  if (silent.length === 0) return;
  const why = whyUnjudged(report) ?? 'none of the questions is known';
  const line = `${silent.map(printable).join(', ')}: nothing was judged, ${why}`;
  if (silent.length === present.length) throw new UsageError(line);
  tell(line);
}

/** Mistakes of the user, as such. */
function asUsage(error: unknown): unknown {
  if (error instanceof UnloadableTarget) return new UsageError(`cannot load ${error.message}`);
  const known = [UnfitTarget, FileProblem, UnusableProgram];
  return known.some((kind) => error instanceof kind) ? new UsageError((error as Error).message) : error;
}

/**
 * Runs the command: asks engines, judges what they say, and writes what came of it.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, engines that cannot be run, and if nothing was judged
 */
export async function judge(engines: readonly string[], options: RawJudge): Promise<number> {
  const job = await jobOf([...engines, ...(options.target?.split(',') ?? [])], options);
  const outputs = { ...options, html: options.html === false ? false : (options.html ?? DEFAULT_PAGE) };
  const { declares, resume } = options;
  const inputs = [
    ...modulesOf(job.plan),
    ...[declares ?? [], resume === job.path ? [] : (resume ?? [])].flat(),
  ];
  requireOutputs(outputs, inputs, [['--results', job.path]]);
  requireWritable(job.path);
  const state = new StateFile(job.path, job.plan, tell);
  const stop = interrupts();
  try {
    const report = await runPlan({ ...job, state, signal: stop.signal, judging: JUDGING }, options);
    state.save(report.results, report.causes);
    tellMissing(report);
    const style = styleFor(process.stdout.isTTY);
    process.stdout.write(judgeSummary(report, state.versions, options.details === true, style));
    const written = await writeOutputs(report, state.versions, job.path, outputs);
    const files = [...written, ...(state.isThere ? [job.path] : [])];
    if (files.length > 0) process.stdout.write(`\nWritten: ${files.map(printable).join(', ')}\n`);
    // A campaign by time asks for how long it goes on.
    const time = job.plan.count === undefined ? ` --seconds ${options.seconds}` : '';
    if (!report.complete && state.isThere)
      process.stdout.write(`To go on: unerring judge --resume ${printable(job.path)}${time}\n`);
    const code = stop.code();
    if (code !== undefined) return code;
    requireAnswers(report);
    const unasked = unaskedText(report);
    if (unasked !== undefined) tell(unasked);
    if (hasFailures(report)) return EXIT.found;
    return unasked === undefined ? EXIT.clean : EXIT.usage;
  } finally {
    stop.release();
  }
}

/** Adds the options for the forms in which a campaign is written. */
export function withOutputOptions(command: Command): Command {
  return command
    .option('--markdown <file>', 'write Markdown')
    .option('--junit <file>', 'write JUnit XML')
    .option('--sarif <file>', 'write SARIF 2.1.0')
    .option('--github', "print annotations for GitHub's workflows")
    .option('--details', 'show the questions without failures, too');
}

/**
 * The command `unerring judge`: engines that come with the package, modules, and programs in any language.
 *
 * @example new Command('unerring').addCommand(judgeCommand());
 */
export function judgeCommand(): Command {
  const command = new Command('judge')
    .description('judge engines on degenerate inputs: packages, modules, and programs in any language')
    .argument('[engine...]', 'names of engines (unerring fuzz --list), or paths of ES modules')
    .option('--cmd <command>', 'what starts a program, as a shell takes it (repeatable)', collect)
    .option(
      '--question <a,b>',
      'these predicates and queries only (default: all that the engines know; needed with --cmd)',
    );
  withOutputOptions(
    withSuiteOptions(command)
      .option('--seconds <s>', 'go on for so many seconds, instead of a number of cases')
      .option(
        '--numbers <name>',
        `how doubles are written to programs: ${notations.join(', ')} (default: decimal)`,
      )
      .option(
        '--declares <file or JSON>',
        'what the programs declare of themselves: domain, conventions, tolerances (docs/oracle.md)',
      )
      .option('--target <a,b>', 'engines, as the arguments name them')
      .option('--workers <n>', 'worker threads (default: one per core)')
      .option(
        '--timeout <ms>',
        `an engine that takes longer for one case hangs (default: ${DEFAULT_TIMEOUT})`,
      )
      .option('--memory <MB>', 'megabytes that the process of a module may take (default: 1024)')
      .option('--keep <n>', `failures to keep per engine, question and family (default: ${DEFAULT_KEEP})`)
      .option('--no-shrink', 'keep failures as they were found')
      .option('--resume <file>', 'go on with an interrupted campaign')
      .option('--results <file>', `write what was found (default: ${DEFAULT_RESULTS})`)
      .option('--html <file>', `write the page (default: ${DEFAULT_PAGE})`)
      .option('--no-html', 'write no page'),
  ).action(async (engines: string[], options: RawJudge) => {
    try {
      process.exitCode = await judge(engines, options);
    } catch (error) {
      throw asUsage(error);
    }
  });
  return withHelp(withAliases(command), {
    examples: [
      ['unerring judge three three-mesh-bvh --seconds 60', 'packages that are installed'],
      ['unerring judge ./my-engine.js --question orient3d', 'a module of yours'],
      ["unerring judge --cmd './engine' --question orient2d,incircle", 'a program, asked line by line'],
      [
        'unerring judge jsts turf --count 100000 --shard 1/4 --results shard1.json',
        'a part, for report merge',
      ],
    ],
    codes: [
      ['0', 'nothing found'],
      ['1', 'something found'],
      ['2', 'an engine cannot be run, nothing was judged, a question has no case, or the usage is wrong'],
    ],
  });
}
