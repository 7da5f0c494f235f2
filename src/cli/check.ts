import { Command } from 'commander';
import { printable } from '../pictures/printable.js';
import { collect } from './collect.js';
import { withHelp } from './help-text.js';
import { countedFindings, type Judgement, judge, type Rules } from './mesh/acceptance.js';
import {
  type CheckOptions,
  type CheckPlan,
  checkJobOf,
  formatOf,
  JSON_LIMIT,
  planOf,
  rulesOf,
  TABLE_LIMIT,
} from './mesh/check-options.js';
import { triedOutputs } from './mesh/check-outputs.js';
import type { CheckReports } from './mesh/check-reports.js';
import { CheckTally, type Fate } from './mesh/check-tally.js';
import type { CheckResult } from './mesh/check-types.js';
import { type CheckWriter, checkWriter } from './mesh/check-writer.js';
import { requireOneInput } from './mesh/command-options.js';
import { complain } from './mesh/complain.js';
import { type FoundMesh, findMeshes, tellLeftOut } from './mesh/find-meshes.js';
import { Interrupt } from './mesh/interrupt.js';
import { JobRunner, type Outcome } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { reportSink } from './mesh/report-sink.js';
import { withAliases } from './option-aliases.js';
import { EXIT } from './usage-error.js';

export type { CheckOptions };

/** What is to be done with each file. */
interface Run {
  readonly options: CheckOptions;
  readonly plan: CheckPlan;
  readonly rules: Rules;
  readonly runner: JobRunner;
}

/** The exit code that a file's fate asks for. */
function codeFor(fate: Fate): number {
  if (fate === 'unreadable') return EXIT.usage;
  return fate === 'valid' || fate === 'accepted' ? EXIT.clean : EXIT.found;
}

function fateOf(outcome: Outcome<'check'>, judgement: Judgement | undefined): Fate {
  if (outcome.type === 'failed') return 'unreadable';
  if (outcome.type === 'stopped' || judgement === undefined || !outcome.result.complete) return 'stopped';
  if (!judgement.pass) return 'found';
  return outcome.result.clean ? 'valid' : 'accepted';
}

async function outcomeOf({ path, problem }: FoundMesh, run: Run): Promise<Outcome<'check'>> {
  if (problem !== undefined) return { type: 'failed', message: `${path}: ${problem}` };
  return run.runner.run(checkJobOf(path, run.plan, run.options), nameOf(path));
}

/** Judges a result; first accepts what it has, if the baseline is to be written. */
function judged(path: string, result: CheckResult, { rules, options }: Run): Judgement {
  if (options.writeBaseline && result.complete) {
    const counted = countedFindings(result, rules).map(({ type: kind }) => kind);
    rules.baseline?.accept(
      path,
      counted.filter((kind) => !rules.allowed.has(kind)),
      result,
    );
  }
  return judge(path, result, rules);
}

/**
 * Checks one file, says what was found, and what became of it; a picture that could not be written costs the exit code.
 */
async function checkOne(
  mesh: FoundMesh,
  run: Run,
  writer: CheckWriter,
): Promise<{ readonly fate: Fate; readonly code: number }> {
  const { path } = mesh;
  const outcome = await outcomeOf(mesh, run);
  const judgement = outcome.type === 'done' ? judged(path, outcome.result, run) : undefined;
  if (outcome.type === 'failed') complain(path, outcome.message);
  writer.file({ path, outcome, judgement });
  const problems = outcome.type === 'done' ? outcome.result.problems : [];
  for (const problem of problems) process.stderr.write(`unerring: ${printable(problem)}\n`);
  const fate = fateOf(outcome, judgement);
  return { fate, code: problems.length > 0 ? EXIT.usage : codeFor(fate) };
}

/** Checks one file after the other. */
async function checkAll(
  meshes: readonly FoundMesh[],
  run: Run,
  writer: CheckWriter,
  interrupt: Interrupt,
): Promise<{ code: number; tally: CheckTally }> {
  const tally = new CheckTally();
  let code: number = EXIT.clean;
  for (const mesh of meshes) {
    if (interrupt.requested) {
      writer.notBegun(mesh.path);
      tally.add('not begun');
      continue;
    }
    const done = await checkOne(mesh, run, writer);
    code = Math.max(code, done.code);
    tally.add(done.fate);
  }
  return { code: interrupt.requested ? interrupt.code : code, tally };
}

/** What writes the reports of services, if there are some: it brings a writer of XML. */
async function reportsFor({ junit, sarif, github }: CheckOptions): Promise<CheckReports | null> {
  if (junit === undefined && sarif === undefined && github !== true) return null;
  const { CheckReports } = await import('./mesh/check-reports.js');
  return new CheckReports();
}

/** What is told to the one is told to the other. */
function bothWriters(one: CheckWriter, other: CheckWriter | null): CheckWriter {
  if (other === null) return one;
  return {
    file(checked) {
      one.file(checked);
      other.file(checked);
    },
    notBegun(path) {
      one.notBegun(path);
      other.notBegun(path);
    },
    end: (closing) => one.end(closing),
  };
}

/**
 * Runs the command: checks the files one after the other; one that is broken does not keep the others from being
 * checked.
 *
 * @param paths  files, folders for all meshes in and below them, `-` for standard input
 * @returns the exit code: the worst of all files, or 130 after Ctrl-C and 143 after SIGTERM
 * @throws UsageError for options that make no sense
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  const format = formatOf(options);
  requireOneInput(paths);
  const { meshes, several, leftOut } = findMeshes(paths);
  tellLeftOut(leftOut);
  const wanted = planOf(options, several);
  const rules = rulesOf(options);
  const { outputs, complete } = triedOutputs(wanted, options, [
    ...meshes.map(({ path }) => path),
    ...(options.baseline === undefined ? [] : [options.baseline]),
  ]);
  const plan = { ...wanted, html: outputs.html, svg: outputs.svg };
  const sink = reportSink(outputs.out);
  const reports = await reportsFor(options);
  const writer = bothWriters(checkWriter(format, several, sink), reports);
  const interrupt = new Interrupt();
  const runner = new JobRunner(interrupt);
  try {
    const { code, tally } = await checkAll(meshes, { options, plan, rules, runner }, writer, interrupt);
    const good = plan.selfIntersections === 'none' ? 'without findings' : 'valid';
    writer.end(several ? tally.line(good) : undefined);
    const written = [await sink.end(), (await reports?.write(outputs)) ?? true].every(Boolean);
    if (options.github) process.stdout.write(reports!.githubText());
    if (options.writeBaseline) await rules.baseline?.write();
    return written && complete ? code : Math.max(code, EXIT.usage);
  } finally {
    interrupt.release();
    await runner.close();
  }
}

/**
 * The command `unerring check`: is a mesh file the boundary of a solid, and if not, what is wrong and where.
 *
 * @example new Command('unerring').addCommand(checkCommand());
 */
export function checkCommand(): Command {
  const command = new Command('check')
    .description('check mesh files exactly: is each the boundary of a solid, and what is wrong where')
    .argument(
      '<file...>',
      "meshes: OBJ, OFF, PLY, STL, GLB; folders of them; maps of Quake; '-': standard input",
    )
    .option('--format <name>', 'read as this format, whatever the name says')
    .option('--json', 'write a JSON document instead of tables (an array for several files)')
    .option('--ndjson', 'write a JSON object in a line of its own for each file as it is done')
    .option('--quiet', 'only a line for each file that fails, and the closing line')
    .option(
      '--limit <n>',
      `findings to write out of each kind, or 'all' (default: ${TABLE_LIMIT}; JSON: ${JSON_LIMIT})`,
    )
    .option('--coordinates', 'say where each of these is: a point, and its lines and names in the file')
    .option('--no-self-intersections', 'leave out the search for triangles that cut each other')
    .option('--first', 'stop that search at the first pair')
    .option(
      '--threads <n>',
      "threads for that search in large meshes, or 'all' that run side by side (default: 1)",
    )
    .option('--max-pairs <n>', "end that search when so many pairs are found, or 'all' (default: a million)")
    .option('--weld', 'merge vertices at the same point before the check')
    .option('--weld-within <d>', 'merge vertices that are not farther apart than a distance before the check')
    .option(
      '--fail-on <severity>',
      'what makes exit code 1: error, warning, info or never (default: warning)',
    )
    .option('--allow <kind,...>', 'findings of these kinds do not count (repeatable)', collect)
    .option('--baseline <file>', 'findings that stand in this file do not count')
    .option('--write-baseline', 'write the findings that count to the baseline, for later runs')
    .option(
      '--html <file>',
      'write a page that shows the mesh and its findings, to turn and zoom in a browser',
    )
    .option('--svg <file>', 'write a picture of the mesh and its findings')
    .option('-o, --out <file>', 'write the report to this file instead of standard output')
    .option('--junit <file>', 'write JUnit XML, too: a test for each file')
    .option('--sarif <file>', 'write SARIF 2.1.0, too: a result for each kind of finding in a file')
    .option('--github', 'write annotations for GitHub Actions to standard output, too')
    .action(async (files: string[], options: CheckOptions) => {
      process.exitCode = await check(files, options);
    });
  return withHelp(withAliases(command), {
    examples: [
      ['unerring check part.stl', 'what is wrong with it, and where'],
      ['unerring check part.stl --html part.html', 'the same as a page, to look at'],
      ['unerring check models/ --quiet --fail-on error', 'a folder of models, in continuous integration'],
      [
        'unerring check models/ --junit report.xml --sarif report.sarif',
        'the same as files that CI services show',
      ],
      ['unerring check terrain.obj --allow border-edge', 'an open surface that shall be open'],
      [
        'unerring check models/ --baseline known.json --write-baseline',
        'accept what is there; later only what is new',
      ],
      ['unerring check *.obj --json | jq ".[].pass"', 'for programs'],
    ],
    codes: [
      ['0', 'no findings that count: no errors and no warnings, unless options say otherwise'],
      ['1', 'findings that count'],
      ['2', 'a file cannot be read or written or is broken, or the usage is wrong'],
    ],
  });
}
