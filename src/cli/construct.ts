import { Command } from 'commander';
import { constructText } from './construct/construct-text.js';
import { CONSTRUCTIONS, type ConstructJob } from './construct/construct-types.js';
import { withHelp } from './help-text.js';
import { pictureOf, requireOneInput } from './mesh/command-options.js';
import { Interrupt } from './mesh/interrupt.js';
import { runJob } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { parseVector } from './mesh/vectors.js';
import { oneOf } from './one-of.js';
import { requireWritable } from './output-file.js';
import { FORCE, requireOutputsApart } from './output-guard.js';
import { EXIT, UsageError } from './usage-error.js';

/** The options of `unerring construct` as commander hands them over. */
export interface ConstructOptions {
  readonly out?: string;
  readonly svg?: string;
  readonly box?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

function boxOf(text: string): ConstructJob['box'] {
  const box = parseVector(text, '--box', { width: 4, names: 'left low right high' });
  const [left, low, right, high] = box as [number, number, number, number];
  if (left < right && low < high) return [left, low, right, high];
  throw new UsageError(`--box: expected left below right and low below high, got '${text}'`);
}

function jobOf(name: string, paths: readonly string[], options: ConstructOptions): ConstructJob {
  const { out, svg, box, force = false } = options;
  const construction = oneOf('construct', name, CONSTRUCTIONS);
  if (out === '-') throw new UsageError("'-': the result goes to a file, and not to standard output");
  if (out === undefined && svg === undefined) throw new UsageError('say what to write: --out or --svg');
  if (box !== undefined && construction !== 'voronoi')
    throw new UsageError(`--box is where Voronoi cells end: ${construction} has none`);
  const job = {
    sources: paths.map((path) => ({ path })),
    construction,
    box: box === undefined ? null : boxOf(box),
    out: out ?? null,
    svg: pictureOf('--svg', svg, ['.svg']),
  };
  const outputs = [
    ['--out', job.out],
    ['--svg', job.svg],
  ] as const;
  requireOutputsApart(outputs, paths, { force });
  for (const [, path] of outputs) if (path !== null) requireWritable(path);
  return job;
}

/**
 * Runs the command: triangulations, Voronoi cells and skeletons of what GeoJSON files have, exactly.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense and files that cannot be used
 */
export async function constructFrom(
  name: string,
  paths: readonly string[],
  options: ConstructOptions,
): Promise<number> {
  requireOneInput(paths);
  const job = jobOf(name, paths, options);
  const interrupt = new Interrupt();
  try {
    const outcome = await runJob({ name: 'construct', ...job }, paths.map(nameOf).join(', '), interrupt);
    if (outcome.type === 'failed') throw new UsageError(outcome.message);
    const result = outcome.type === 'done' ? outcome.result : null;
    if (result === null || result.made === null) {
      process.stderr.write('unerring: stopped, nothing is written\n');
      return interrupt.code;
    }
    const { made, ...rest } = result;
    const document = { construction: job.construction, files: paths, out: job.out, ...made, ...rest };
    process.stdout.write(
      options.json === true ? `${JSON.stringify(document)}\n` : constructText(job.construction, made, result),
    );
    return EXIT.clean;
  } finally {
    interrupt.release();
  }
}

/**
 * The command `unerring construct`: triangulations, Voronoi cells and skeletons of what GeoJSON files have.
 *
 * @example new Command('unerring').addCommand(constructCommand());
 */
export function constructCommand(): Command {
  const command = new Command('construct')
    .description('triangulate points and polygons, make Voronoi cells and straight skeletons, exactly')
    .argument(
      '<what>',
      'delaunay: triangles of all positions, with lines and rings as edges; voronoi: a cell for each point; ' +
        'triangles: polygons, cut; skeleton: straight skeletons of polygons',
    )
    .argument('<file...>', "GeoJSON; '-': standard input")
    .option('-o, --out <file>', 'the GeoJSON to write')
    .option('--svg <file>', 'write a picture of the result')
    .option(
      '--box <left,low,right,high>',
      'where Voronoi cells end (default: half of the longer extent away from the points)',
    )
    .option(...FORCE)
    .option('--json', 'say what was done as a JSON document')
    .action(async (what: string, files: string[], options: ConstructOptions) => {
      process.exitCode = await constructFrom(what, files, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring construct voronoi shops.geojson -o cells.geojson', 'what is nearest to each point'],
      ['unerring construct delaunay points.geojson roads.geojson -o c.geojson', 'triangles that keep roads'],
      ['unerring construct triangles town.geojson -o c.geojson', 'polygons in triangles'],
      ['unerring construct skeleton town.geojson --svg c.svg', 'a picture of straight skeletons'],
    ],
    codes: [
      ['0', 'done'],
      ['2', 'a file cannot be read or is no GeoJSON, the result cannot be written, or the usage is wrong'],
    ],
  });
}
