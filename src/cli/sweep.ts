import { Command } from 'commander';
import { collect } from './collect.js';
import { withHelp } from './help-text.js';
import {
  type CommonOptions,
  distanceOf,
  requireOneInput,
  sourceOf,
  WELD,
  WELD_WITHIN,
} from './mesh/command-options.js';
import { nameOf } from './mesh/mesh-source.js';
import type { SweepJob, SweptSize } from './mesh/query-types.js';
import { runQuery } from './mesh/run-query.js';
import { parseVector, readVectors } from './mesh/vectors.js';
import { sweepJson, sweepLines } from './sweep-text.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring sweep` as commander hands them over. */
export interface SweepOptions extends CommonOptions {
  readonly sphere?: string;
  readonly capsule?: string;
  readonly box?: string;
  readonly sweeps?: string;
  readonly from?: readonly string[];
  readonly along?: readonly string[];
  readonly entering?: boolean;
  readonly mode?: string;
  readonly exactTime?: boolean;
}

const MODES: readonly SweepJob['mode'][] = ['first', 'any'];

function modeOf(text = 'first'): SweepJob['mode'] {
  const mode = MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  throw new UsageError(`--mode: there is no '${text}'; known: ${MODES.join(', ')}`);
}

const CAPSULE = { width: 4, names: 'x y z r, the way along its axis and its radius' };
const HALF_SIZES = { width: 3, names: 'x y z, half of its sizes' };

function capsuleOf(text: string): SweptSize {
  const [x, y, z, radius] = parseVector(text, '--capsule', CAPSULE) as [number, number, number, number];
  if (radius < 0) throw new UsageError(`--capsule takes a radius of at least 0, got '${text}'`);
  return { type: 'capsule', way: [x, y, z], radius };
}

function boxOf(text: string): SweptSize {
  const halfSize = parseVector(text, '--box', HALF_SIZES);
  if (halfSize.some((x) => x < 0)) throw new UsageError(`--box takes sizes of at least 0, got '${text}'`);
  return { type: 'box', halfSize };
}

function shapeOf({ sphere, capsule, box }: SweepOptions): SweptSize {
  const given = [sphere, capsule, box].filter((text) => text !== undefined);
  if (given.length !== 1)
    throw new UsageError('sweep: say which shape, one of --sphere r, --capsule x,y,z,r, --box x,y,z');
  if (capsule !== undefined) return capsuleOf(capsule);
  if (box !== undefined) return boxOf(box);
  return { type: 'sphere', radius: distanceOf('--sphere', sphere!) };
}

/** Nothing goes into a shape without a volume, and so into nothing. */
function requireVolume(shape: SweptSize): void {
  const hasVolume = shape.type === 'box' ? shape.halfSize.every((x) => x > 0) : shape.radius > 0;
  if (!hasVolume) throw new UsageError(`--entering takes a ${shape.type} with a volume`);
}

const SWEEP = { width: 6, names: 'x y z dx dy dz' };

function sweepsOf({ sweeps, from = [], along = [] }: SweepOptions): Float64Array {
  if (sweeps === undefined && from.length + along.length === 0) {
    throw new UsageError(
      "sweep: say where it moves: --sweeps FILE ('-' for standard input) or --from x,y,z --along dx,dy,dz",
    );
  }
  if (from.length !== along.length)
    throw new UsageError(`--from and --along come in pairs, got ${from.length} and ${along.length}`);
  const single = from.flatMap((text, i) => [
    ...parseVector(text, '--from', { width: 3, names: 'x y z' }),
    ...parseVector(along[i]!, '--along', { width: 3, names: 'dx dy dz' }),
  ]);
  return Float64Array.from((sweeps === undefined ? [] : readVectors(sweeps, SWEEP)).concat(single));
}

/**
 * Runs the command: what a shape that moves along a line meets first.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, sweeps that are none and files that cannot be used
 */
export async function sweep(path: string, options: SweepOptions): Promise<number> {
  requireOneInput([path, options.sweeps]);
  const mode = modeOf(options.mode);
  const shape = shapeOf(options);
  const { entering = false, exactTime = false } = options;
  if (entering) requireVolume(shape);
  const job = {
    name: 'sweep',
    source: sourceOf(path, options),
    shape,
    sweeps: sweepsOf(options),
    entering,
    mode,
  } as const;
  return runQuery(job, nameOf(path), options.json === true, {
    head: () => ({ mesh: path, shape, entering, mode }),
    list: 'sweeps',
    entries: (result) => sweepJson(result, exactTime),
    lines: (result) => sweepLines(result, exactTime),
    exit: () => 0,
  });
}

/**
 * The command `unerring sweep`: what a sphere, a capsule or a box that translates meets first.
 *
 * @example new Command('unerring').addCommand(sweepCommand());
 */
export function sweepCommand(): Command {
  const command = new Command('sweep')
    .description('say exactly when a shape that moves along a line first meets a mesh, and what')
    .argument('<mesh>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .option('--sphere <r>', 'a sphere of a radius, around the place')
    .option('--capsule <x,y,z,r>', 'a capsule: the way from the place to the end of its axis, and its radius')
    .option('--box <x,y,z>', 'a box along the axes: half of its sizes, around the place')
    .option(
      '--sweeps <file>',
      "places and displacements, 'x y z dx dy dz' a line or a JSON array of arrays; '-': standard input",
    )
    .option('--from <x,y,z>', 'the place of one more sweep (repeatable)', collect)
    .option('--along <dx,dy,dz>', 'by what it moves from time 0 to time 1 (repeatable)', collect)
    .option('--entering', 'only triangles count that the shape goes into, not those that it touches')
    .option('--mode <mode>', 'first contact, any (only whether there is one) (default: first)')
    .option('--exact-time', 'write the exact time, however long it is')
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document')
    .action(async (path: string, options: SweepOptions) => {
      process.exitCode = await sweep(path, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring sweep level.obj --sphere 0.5 --from 0,9,0 --along 0,-9,0', 'where a ball lands'],
      [
        'unerring sweep level.obj --capsule 0,1,0,0.5 --from 0,0.5,0 --along 3,0,0 --entering',
        'how far one can walk who stands on the floor',
      ],
      ['unerring sweep part.stl --box 1,1,2 --sweeps sweeps.txt --json', 'many sweeps, for programs'],
    ],
    codes: [
      ['0', 'answered'],
      ['2', 'a broken file or wrong usage'],
    ],
  });
}
