import { Command } from 'commander';
import { type CommonOptions, collect, sourceOf } from './mesh/command-options.js';
import { featureText } from './mesh/feature-text.js';
import type { LocateResult, PointAnswer } from './mesh/query-types.js';
import { runQuery } from './mesh/run-query.js';
import { parseVector, readVectors } from './mesh/vectors.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring locate` as commander hands them over. */
export interface LocateOptions extends CommonOptions {
  readonly points?: string;
  readonly point?: readonly string[];
  readonly winding?: boolean;
}

const POINT = { width: 3, names: 'x y z' };

function pointsOf({ points, point = [] }: LocateOptions): Float64Array {
  if (points === undefined && point.length === 0) {
    throw new UsageError(
      "locate: say where the points are: --points FILE ('-' for standard input) or --point x,y,z",
    );
  }
  const fromFile = points === undefined ? [] : readVectors(points, POINT);
  return Float64Array.from([...fromFile, ...point.flatMap((text) => parseVector(text, '--point', POINT))]);
}

function answerText({ side, feature, winding }: PointAnswer): string {
  if (feature !== null) return `on ${featureText(feature)}`;
  return winding === null ? side : `winding ${winding}`;
}

function* lines({ answers }: LocateResult, points: Float64Array): Generator<string> {
  for (let i = 0; i < answers.length; i++) {
    yield `${points.subarray(3 * i, 3 * i + 3).join(' ')}  ${answerText(answers[i]!)}`;
  }
}

function* json({ answers }: LocateResult, points: Float64Array): Generator<unknown> {
  for (let i = 0; i < answers.length; i++) {
    const { side, feature, winding } = answers[i]!;
    const point = Array.from(points.subarray(3 * i, 3 * i + 3));
    yield { point, side, feature, ...(winding !== null && { winding }) };
  }
}

/**
 * Runs the command: says where each point is.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, points that are none and files that cannot be used
 */
export async function locate(path: string, options: LocateOptions): Promise<number> {
  const points = pointsOf(options);
  const { winding = false } = options;
  const job = { name: 'locate', source: sourceOf(path, options), points, winding } as const;
  return runQuery(job, path, options.json === true, {
    head: () => ({ mesh: path }),
    list: 'points',
    entries: (result) => json(result, points),
    lines: (result) => lines(result, points),
    exit: () => 0,
  });
}

/**
 * The command `unerring locate`: is each point inside a closed mesh, outside, or on it.
 *
 * @example new Command('unerring').addCommand(locateCommand());
 */
export function locateCommand(): Command {
  return new Command('locate')
    .description('say exactly whether points are inside a closed mesh, outside, or on which part of it')
    .argument('<mesh>', 'a closed mesh: OBJ, OFF, PLY, STL, GLB')
    .option('--points <file>', "points, 'x y z' a line or a JSON array of arrays; '-': standard input")
    .option('--point <x,y,z>', 'one more point (repeatable)', collect)
    .option('--winding', 'say how often the mesh goes round each point')
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document')
    .addHelpText(
      'after',
      '\nExit code: 0, 2 for a broken file, a mesh without an inside or wrong usage, 130 stopped.',
    )
    .action(async (path: string, options: LocateOptions) => {
      process.exitCode = await locate(path, options);
    });
}
