import { Command } from 'commander';
import { collect } from './collect.js';
import { withHelp } from './help-text.js';
import { locateStream } from './locate-stream.js';
import { type CommonOptions, requireOneInput, sourceOf, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { featureText } from './mesh/feature-text.js';
import { nameOf } from './mesh/mesh-source.js';
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

function pointsOf(options: LocateOptions): Float64Array {
  const { points, point = [] } = options;
  if (points === undefined && point.length === 0) {
    throw new UsageError(
      "locate: say where the points are: --points FILE ('-' for standard input) or --point x,y,z",
    );
  }
  const single = point.flatMap((text) => parseVector(text, '--point', POINT));
  // Those of standard input are read as they arrive, unless a document is to be written.
  const fromFile = points === undefined || isStream(options) ? [] : readVectors(points, POINT);
  return Float64Array.from(fromFile.concat(single));
}

/** Whether points are answered as they arrive. */
function isStream({ points, json = false }: LocateOptions): boolean {
  return points === '-' && !json;
}

function lineOf(point: Float64Array, answer: PointAnswer): string {
  return `${point.join(' ')}  ${answerText(answer)}`;
}

function answerText({ location, feature, winding }: PointAnswer): string {
  if (location === 'boundary') return `on ${featureText(feature!)}`;
  return winding === null ? location : `winding ${winding}`;
}

function* lines({ answers }: LocateResult, points: Float64Array): Generator<string> {
  for (let i = 0; i < answers.length; i++) {
    yield lineOf(points.subarray(3 * i, 3 * i + 3), answers[i]!);
  }
}

function* json({ answers }: LocateResult, points: Float64Array): Generator<unknown> {
  for (let i = 0; i < answers.length; i++) {
    const { location, feature, winding } = answers[i]!;
    const point = Array.from(points.subarray(3 * i, 3 * i + 3));
    yield { point, location, feature, ...(winding !== null && { winding }) };
  }
}

/**
 * Runs the command: says where each point is.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, points that are none and files that cannot be used
 */
export async function locate(path: string, options: LocateOptions): Promise<number> {
  requireOneInput([path, options.points]);
  const points = pointsOf(options);
  const { winding = false } = options;
  const job = { name: 'locate', source: sourceOf(path, options), points, winding } as const;
  if (isStream(options)) return locateStream(job, nameOf(path), lineOf);
  return runQuery(job, nameOf(path), options.json === true, {
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
  const command = new Command('locate')
    .description('say exactly whether points are inside a closed mesh, outside, or on which part of it')
    .argument('<mesh>', "a closed mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .option('--points <file>', "points, 'x y z' a line or a JSON array of arrays; '-': standard input")
    .option('--point <x,y,z>', 'one more point (repeatable)', collect)
    .option('--winding', 'say how often the mesh goes round each point')
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document')
    .action(async (path: string, options: LocateOptions) => {
      process.exitCode = await locate(path, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring locate part.stl --point 0.5,0.5,0.5', 'inside, outside, or on which face, edge or vertex'],
      ['unerring locate part.stl --points points.txt --json', 'many points, for programs'],
      ['my-program | unerring locate part.stl --points -', 'each is answered as soon as it is there'],
    ],
    codes: [
      ['0', 'answered'],
      ['2', 'a broken file, a mesh without an inside, or wrong usage'],
    ],
  });
}
