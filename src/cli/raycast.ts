import { Command } from 'commander';
import { type CommonOptions, sourceOf } from './mesh/command-options.js';
import { featureText } from './mesh/feature-text.js';
import type { CastMode, HitAnswer, RaycastResult } from './mesh/query-types.js';
import { runQuery } from './mesh/run-query.js';
import { readVectors } from './mesh/vectors.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring raycast` as commander hands them over. */
export interface RaycastOptions extends CommonOptions {
  readonly rays?: string;
  readonly segment?: boolean;
  readonly mode?: string;
}

const MODES: readonly CastMode[] = ['first', 'last', 'any', 'all'];

function modeOf(text = 'first'): CastMode {
  const mode = MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  throw new UsageError(`--mode: there is no '${text}'; known: ${MODES.join(', ')}`);
}

function raysOf({ rays, segment }: RaycastOptions): Float64Array {
  if (rays === undefined) {
    throw new UsageError("raycast: say where the rays are: --rays FILE ('-' for standard input)");
  }
  const names = segment ? 'x y z of two end points' : 'ox oy oz dx dy dz';
  const numbers = Float64Array.from(readVectors(rays, { width: 6, names }));
  for (let i = 0; !segment && i < numbers.length; i += 6) {
    if (numbers.subarray(i + 3, i + 6).every((x) => x === 0)) {
      throw new UsageError(`${rays}, ray ${i / 6}: the direction must not be 0 0 0`);
    }
  }
  return numbers;
}

function hitText({ triangle, feature, facing, t, exit }: HitAnswer): string {
  const at = feature.type === 'face' ? '' : ` on ${featureText(feature)}`;
  const side = facing === 0 ? '' : facing > 0 ? ', front' : ', back';
  return `triangle ${triangle}${at}${side}, t ${exit === t ? t : `${t} to ${exit}`}`;
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
  const mode = modeOf(options.mode);
  const segments = options.segment === true;
  const job = {
    name: 'raycast',
    source: sourceOf(path, options),
    rays: raysOf(options),
    segments,
    mode,
  } as const;
  const kind = segments ? 'segment' : 'ray';
  return runQuery(job, path, options.json === true, {
    head: () => ({ mesh: path, mode, kind }),
    list: 'rays',
    entries: json,
    lines: (result) => lines(result, kind),
    exit: () => 0,
  });
}

/**
 * The command `unerring raycast`: what rays or segments hit.
 *
 * @example new Command('unerring').addCommand(raycastCommand());
 */
export function raycastCommand(): Command {
  return new Command('raycast')
    .description('say exactly what rays or segments hit in a mesh')
    .argument('<mesh>', 'a mesh: OBJ, OFF, PLY, STL, GLB')
    .option(
      '--rays <file>',
      "rays, 'ox oy oz dx dy dz' a line or a JSON array of arrays; '-': standard input",
    )
    .option('--segment', 'the six numbers are the two end points of a segment')
    .option('--mode <mode>', 'first hit, last hit, any (only whether there is one), all (default: first)')
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document')
    .addHelpText('after', '\nExit code: 0, 2 for a broken file or wrong usage, 130 stopped.')
    .action(async (path: string, options: RaycastOptions) => {
      process.exitCode = await raycast(path, options);
    });
}
