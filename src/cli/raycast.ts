import { Command } from 'commander';
import { collect } from './collect.js';
import { withHelp } from './help-text.js';
import { type CommonOptions, requireOneInput, sourceOf, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { featureText } from './mesh/feature-text.js';
import { nameOf } from './mesh/mesh-source.js';
import { pointText, triangleText } from './mesh/place-text.js';
import type { CastMode, HitAnswer, RaycastResult } from './mesh/query-types.js';
import { runQuery } from './mesh/run-query.js';
import { parseVector, readVectors } from './mesh/vectors.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring raycast` as commander hands them over. */
export interface RaycastOptions extends CommonOptions {
  readonly rays?: string;
  readonly ray?: readonly string[];
  readonly segment?: boolean;
  readonly mode?: string;
}

const MODES: readonly CastMode[] = ['first', 'last', 'any', 'all'];

function modeOf(text = 'first'): CastMode {
  const mode = MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  throw new UsageError(`--mode: there is no '${text}'; known: ${MODES.join(', ')}`);
}

function requireDirections(numbers: Float64Array, where: (ray: number) => string): void {
  for (let i = 0; i < numbers.length; i += 6) {
    if (numbers.subarray(i + 3, i + 6).every((x) => x === 0)) {
      throw new UsageError(`${where(i / 6)}: the direction must not be 0 0 0`);
    }
  }
}

function raysOf({ rays, ray = [], segment }: RaycastOptions): Float64Array {
  if (rays === undefined && ray.length === 0) {
    throw new UsageError(
      "raycast: say where the rays are: --rays FILE ('-' for standard input) or --ray ox,oy,oz,dx,dy,dz",
    );
  }
  const shape = { width: 6, names: segment ? 'x y z of two end points' : 'ox oy oz dx dy dz' };
  const fromFile = Float64Array.from(rays === undefined ? [] : readVectors(rays, shape));
  const single = Float64Array.from(ray.flatMap((text) => parseVector(text, '--ray', shape)));
  if (!segment) {
    requireDirections(fromFile, (i) => `${nameOf(rays!)}, ray ${i}`);
    requireDirections(single, (i) => `--ray ${ray[i]}`);
  }
  const all = new Float64Array(fromFile.length + single.length);
  all.set(fromFile);
  all.set(single, fromFile.length);
  return all;
}

function hitText(hit: HitAnswer): string {
  const { triangle, feature, facing, parameter, exit, point, exitPoint, inFile } = hit;
  const at = feature.type === 'face' ? '' : ` on ${featureText(feature)}`;
  const side = facing === 0 ? '' : facing > 0 ? ', front' : ', back';
  const place = `at ${pointText(point)}${exitPoint === undefined ? '' : ` to ${pointText(exitPoint)}`}`;
  const along = `parameter ${exit === parameter ? parameter : `${parameter} to ${exit}`}`;
  return `triangle ${triangleText(triangle, inFile)}${at}${side}, ${along} ${place}`;
}

function* lines({ answers }: RaycastResult, kind: string): Generator<string> {
  for (let ray = 0; ray < answers.length; ray++) {
    const answer = answers[ray]!;
    if (typeof answer === 'boolean') yield `${kind} ${ray}: ${answer ? 'hit' : 'no hit'}`;
    else if (answer.length === 0) yield `${kind} ${ray}: no hit`;
    else for (const hit of answer) yield `${kind} ${ray}: ${hitText(hit)}`;
  }
}

function* json({ answers }: RaycastResult): Generator<unknown> {
  for (let ray = 0; ray < answers.length; ray++) {
    const answer = answers[ray]!;
    yield typeof answer === 'boolean' ? { ray, hit: answer } : { ray, hit: answer.length > 0, hits: answer };
  }
}

/**
 * Runs the command: what each ray or segment hits.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, rays that are none and files that cannot be used
 */
export async function raycast(path: string, options: RaycastOptions): Promise<number> {
  requireOneInput([path, options.rays]);
  const mode = modeOf(options.mode);
  const segments = options.segment === true;
  const job = {
    name: 'raycast',
    source: sourceOf(path, options),
    rays: raysOf(options),
    segments,
    mode,
  } as const;
  const type = segments ? 'segment' : 'ray';
  return runQuery(job, nameOf(path), options.json === true, {
    head: () => ({ mesh: path, mode, type }),
    list: 'rays',
    entries: json,
    lines: (result) => lines(result, type),
    exit: () => 0,
  });
}

/**
 * The command `unerring raycast`: what rays or segments hit.
 *
 * @example new Command('unerring').addCommand(raycastCommand());
 */
export function raycastCommand(): Command {
  const command = new Command('raycast')
    .description('say exactly what rays or segments hit in a mesh')
    .argument('<mesh>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .option(
      '--rays <file>',
      "rays, 'ox oy oz dx dy dz' a line or a JSON array of arrays; '-': standard input",
    )
    .option('--ray <ox,oy,oz,dx,dy,dz>', 'one more ray (repeatable)', collect)
    .option('--segment', 'the six numbers are the two end points of a segment')
    .option('--mode <mode>', 'first hit, last hit, any (only whether there is one), all (default: first)')
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document')
    .action(async (path: string, options: RaycastOptions) => {
      process.exitCode = await raycast(path, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring raycast part.stl --ray 0,0,-10,0,0,1', 'what is hit first from below'],
      ['unerring raycast part.stl --rays rays.txt --mode all', 'all that many rays hit'],
      [
        'unerring raycast part.stl --segment --ray 0,0,0,9,9,9 --mode any',
        'whether one point can be seen from another',
      ],
    ],
    codes: [
      ['0', 'answered'],
      ['2', 'a broken file or wrong usage'],
    ],
  });
}
