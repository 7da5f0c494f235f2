import { Command } from 'commander';
import { type Style, styleFor } from '../../fuzz/report/style.js';
import { checkText } from './mesh/check-output.js';
import type { CheckJob, CheckResult } from './mesh/check-types.js';
import { type CommonOptions, distanceOf, limitOf, pictureOf, sourceOf } from './mesh/command-options.js';
import { Interrupt } from './mesh/interrupt.js';
import { JobRunner, type Outcome } from './mesh/job-runner.js';
import { EXIT, UsageError } from './usage-error.js';

/** The options of `unerring check` as commander hands them over. */
export interface CheckOptions extends CommonOptions {
  /** False with --no-self-intersections. */
  readonly selfIntersections?: boolean;
  readonly first?: boolean;
  readonly weld?: boolean;
  readonly weldWithin?: string;
  readonly html?: string;
  readonly svg?: string;
}

const TABLE_LIMIT = 5;
const JSON_LIMIT = 1000;

/** What the options ask for each file. */
function jobsOf(files: readonly string[], options: CheckOptions): (CheckJob & { name: 'check' })[] {
  const { json = false, first = false, selfIntersections = true, weld = false, weldWithin } = options;
  if (first && !selfIntersections)
    throw new UsageError('--first makes no sense with --no-self-intersections');
  if (weld && weldWithin !== undefined) throw new UsageError('give --weld or --weld-within, not both');
  const html = pictureOf('--html', options.html, ['.html', '.htm']);
  const svg = pictureOf('--svg', options.svg, ['.svg']);
  if (files.length > 1 && (html !== null || svg !== null)) {
    throw new UsageError(`--${html !== null ? 'html' : 'svg'} takes a picture of one mesh: give one FILE`);
  }
  const limit = limitOf(options.limit, json ? JSON_LIMIT : TABLE_LIMIT);
  const within = weldWithin === undefined ? null : distanceOf('--weld-within', weldWithin);
  return files.map((path) => ({
    name: 'check',
    source: sourceOf(path, options),
    selfIntersections: first ? 'first' : selfIntersections ? 'all' : 'none',
    weld: weld ? 0 : within,
    limit,
    json,
    html,
    svg,
  }));
}

/** The exit code for one file. */
function codeFor(outcome: Outcome<'check'>): number {
  if (outcome.type === 'failed') return EXIT.usage;
  return outcome.type === 'done' && outcome.result.clean ? EXIT.clean : EXIT.found;
}

/** One file's part of the JSON document. */
function jsonFor(path: string, outcome: Outcome<'check'>): string {
  if (outcome.type === 'done') return outcome.result.json;
  if (outcome.type === 'failed') return JSON.stringify({ file: path, error: outcome.message });
  return JSON.stringify({ file: path, complete: false });
}

function say(path: string, outcome: Outcome<'check'>, json: boolean, style: Style): void {
  if (outcome.type === 'failed') {
    // Messages about a file begin with its name.
    const named = outcome.message.startsWith(path) ? outcome.message : `${path}: ${outcome.message}`;
    process.stderr.write(`unerring: ${named}\n`);
  } else if (!json) {
    const text =
      outcome.type === 'done' ? checkText(path, outcome.result as CheckResult, style) : `${path}: stopped\n`;
    process.stdout.write(text);
  }
}

/**
 * Runs the command: checks the files one after the other; one that is broken does not keep the others from being checked.
 *
 * @returns the exit code: the worst of all files, or 130 after Ctrl-C
 * @throws UsageError for options that make no sense
 */
export async function check(files: readonly string[], options: CheckOptions): Promise<number> {
  const json = options.json === true;
  const style = styleFor(process.stdout.isTTY);
  const interrupt = new Interrupt();
  const runner = new JobRunner(interrupt);
  const parts: string[] = [];
  let code: number = EXIT.clean;
  try {
    for (const job of jobsOf(files, options)) {
      if (interrupt.requested) break;
      const { path } = job.source;
      const outcome = await runner.run(job, path);
      code = Math.max(code, codeFor(outcome));
      say(path, outcome, json, style);
      if (json) parts.push(jsonFor(path, outcome));
    }
  } finally {
    interrupt.release();
    await runner.close();
  }
  if (json) process.stdout.write(files.length === 1 ? `${parts[0]}\n` : `[${parts.join(',\n')}]\n`);
  return interrupt.requested ? interrupt.code : code;
}

/**
 * The command `unerring check`: is a mesh file the boundary of a solid, and if not, what is wrong and where.
 *
 * @example new Command('unerring').addCommand(checkCommand());
 */
export function checkCommand(): Command {
  return new Command('check')
    .description('check mesh files exactly: is each the boundary of a solid, and what is wrong where')
    .argument('<file...>', 'meshes: OBJ, OFF, PLY, STL, GLB')
    .option('--format <name>', 'read as this format, whatever the name says')
    .option('--json', 'write a JSON document instead of tables (an array for several files)')
    .option(
      '--limit <n>',
      `findings to write out of each kind, or 'all' (default: ${TABLE_LIMIT}; JSON: ${JSON_LIMIT})`,
    )
    .option('--no-self-intersections', 'leave out the search for triangles that cut each other')
    .option('--first', 'stop that search at the first pair')
    .option('--weld', 'merge vertices at the same point before the check')
    .option('--weld-within <d>', 'merge vertices that are not farther apart than a distance before the check')
    .option(
      '--html <file>',
      'write a page that shows the mesh and its findings, to turn and zoom in a browser',
    )
    .option('--svg <file>', 'write a picture of the mesh and its findings')
    .addHelpText(
      'after',
      '\nExit code: 0 valid, 1 errors or warnings found, 2 a file is broken or the usage wrong, 130 stopped.',
    )
    .action(async (files: string[], options: CheckOptions) => {
      process.exitCode = await check(files, options);
    });
}
