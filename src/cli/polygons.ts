import { Command } from 'commander';
import { withHelp } from './help-text.js';
import { pictureOf, requireOneInput } from './mesh/command-options.js';
import { Interrupt } from './mesh/interrupt.js';
import { runJob } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { oneOf } from './one-of.js';
import { requireWritable } from './output-file.js';
import { FORCE, requireOutputsApart } from './output-guard.js';
import { distanceOf, gridOf, toleranceOf } from './polygons/polygons-numbers.js';
import { polygonsText } from './polygons/polygons-text.js';
import {
  PER_FEATURE,
  POLYGON_OPERATIONS,
  POLYGON_RULES,
  type PolygonOperation,
  type PolygonsJob,
} from './polygons/polygons-types.js';
import { EXIT, UsageError } from './usage-error.js';

/** The options of `unerring polygons` as commander hands them over. */
export interface PolygonsOptions {
  readonly out?: string;
  readonly exact?: string;
  readonly svg?: string;
  readonly rule?: string;
  readonly distance?: string;
  readonly tolerance?: string;
  readonly inside?: boolean;
  readonly grid?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** How many files an operation needs. */
const LEAST: Readonly<Record<PolygonOperation, number>> = {
  union: 1,
  intersection: 1,
  difference: 2,
  xor: 2,
  valid: 1,
  clip: 2,
  offset: 1,
  buffer: 1,
  sum: 2,
};

function jobOf(operation: PolygonOperation, paths: readonly string[], options: PolygonsOptions): PolygonsJob {
  const { out, exact, svg, rule, grid, inside = false, force = false } = options;
  const distance = distanceOf(operation, options.distance);
  const least = LEAST[operation];
  if (paths.length < least)
    throw new UsageError(`${operation} takes ${least} files or more, got ${paths.length}`);
  if (operation === 'sum' && paths.length > 2)
    throw new UsageError(`sum takes two files, got ${paths.length}`);
  if (out === '-') throw new UsageError("'-': the result goes to a file, and not to standard output");
  if (operation !== 'valid' && [out, exact, svg].every((path) => path === undefined)) {
    throw new UsageError('say what to write: --out, --exact or --svg');
  }
  if (inside && operation !== 'buffer')
    throw new UsageError(`--inside is about buffers: ${operation} has none`);
  if (exact !== undefined && PER_FEATURE.has(operation)) {
    throw new UsageError(`--exact keeps one set: ${operation} makes one for each feature`);
  }
  const job = {
    sources: paths.map((path) => ({ path })),
    operation,
    distance,
    tolerance: toleranceOf(operation, options.tolerance, distance),
    inside,
    rule: rule === undefined ? null : oneOf('--rule', rule, POLYGON_RULES),
    grid: grid === undefined ? null : gridOf(grid),
    out: out ?? null,
    exact: pictureOf('--exact', exact, ['.json']),
    svg: pictureOf('--svg', svg, ['.svg']),
  };
  const outputs = [
    ['--out', job.out],
    ['--exact', job.exact],
    ['--svg', job.svg],
  ] as const;
  requireOutputsApart(outputs, paths, { force });
  for (const [, path] of outputs) if (path !== null) requireWritable(path);
  return job;
}

/**
 * Runs the command: polygons of GeoJSON files, combined exactly, and the result written.
 *
 * @returns the exit code: 1 if `valid` found faults
 * @throws UsageError for options that make no sense and files that cannot be used
 */
export async function polygons(
  name: string,
  paths: readonly string[],
  options: PolygonsOptions,
): Promise<number> {
  const operation = oneOf('polygons', name, POLYGON_OPERATIONS);
  requireOneInput(paths);
  const job = jobOf(operation, paths, options);
  const interrupt = new Interrupt();
  try {
    const outcome = await runJob({ name: 'polygons', ...job }, paths.map(nameOf).join(', '), interrupt);
    if (outcome.type === 'failed') throw new UsageError(outcome.message);
    const result = outcome.type === 'done' ? outcome.result : null;
    if (result === null || result.made === null) {
      process.stderr.write('unerring: stopped, nothing is written\n');
      return interrupt.code;
    }
    const { made, ...rest } = result;
    const document = {
      operation,
      rule: job.rule,
      distance: job.distance,
      tolerance: job.tolerance,
      files: paths,
      out: job.out,
      ...made,
      ...rest,
    };
    process.stdout.write(
      options.json === true ? `${JSON.stringify(document)}\n` : polygonsText(made, result),
    );
    return result.faults.length > 0 ? EXIT.found : EXIT.clean;
  } finally {
    interrupt.release();
  }
}

/**
 * The command `unerring polygons`: polygons of GeoJSON files, combined exactly.
 *
 * @example new Command('unerring').addCommand(polygonsCommand());
 */
export function polygonsCommand(): Command {
  const command = new Command('polygons')
    .description('combine, clip and check polygons of GeoJSON files, exactly')
    .argument(
      '<operation>',
      `${POLYGON_OPERATIONS.join(', ')}: clip keeps each feature of the first file, inside of the others; ` +
        'offset moves the edges of each feature, with sharp corners, buffer with round ones, of lines and points, ' +
        'too; sum is the Minkowski sum of two files',
    )
    .argument('<file...>', "GeoJSON, or what --exact wrote; '-': standard input")
    .option('-o, --out <file>', 'the GeoJSON to write')
    .option('--exact <file.json>', 'write the exact set, which can be combined further without loss')
    .option('--svg <file>', 'write a picture of the result')
    .option(
      '--rule <name>',
      'fill all rings of a file together: winding number positive, non-zero, even-odd (default: each polygon by even-odd)',
    )
    .option(
      '--distance <d>',
      'how far offset and buffer go, in the unit of the coordinates: outwards, or inwards if it is negative',
    )
    .option('--tolerance <t>', 'how far arcs of a buffer may be off (default: a hundredth of the distance)')
    .option('--inside', 'buffers that are contained in the true ones, in place of those that contain them')
    .option(
      '--grid <d>',
      'round coordinates to multiples of this: 1 for integers, 1e-7 for maps (default: doubles)',
    )
    .option(...FORCE)
    .option('--json', 'say what was done as a JSON document')
    .action(async (operation: string, files: string[], options: PolygonsOptions) => {
      process.exitCode = await polygons(operation, files, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring polygons union a.geojson b.geojson -o c.geojson', 'what belongs to either'],
      ['unerring polygons clip roads.geojson town.geojson -o c.geojson', 'each feature inside of the town'],
      [
        'unerring polygons buffer roads.geojson --distance 5 -o c.geojson',
        'what is within 5 of each feature',
      ],
      ['unerring polygons valid a.geojson', 'what is wrong with its polygons, and where'],
      ['unerring polygons valid a.geojson -o b.geojson', 'and the same without it'],
      [
        'unerring polygons offset parts.geojson --distance=-0.5 -o c.geojson',
        'each feature shrunk, with sharp corners',
      ],
      ['unerring polygons difference a.geojson b.geojson --svg c.svg', 'a picture of the difference'],
    ],
    codes: [
      ['0', 'done: what was written is valid'],
      ['1', 'valid: polygons are not, and what is wrong is said'],
      ['2', 'a file cannot be read or is no GeoJSON, the result cannot be written, or the usage is wrong'],
    ],
  });
}
