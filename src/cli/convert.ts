import { Command } from 'commander';
import { withHelp } from './help-text.js';
import { distanceOf, edgesOf, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { withAliases } from './option-aliases.js';
import { FORCE } from './output-guard.js';
import { type RewriteOptions, rewrite } from './rewrite.js';

interface OrientOptions extends RewriteOptions {
  readonly out: string;
}

interface FillOptions extends RewriteOptions {
  readonly out: string;
  readonly maxEdges?: string;
}

interface WeldOptions extends RewriteOptions {
  readonly out: string;
  readonly within?: string;
}

/** The options that say how a file is written. */
export function withTarget(command: Command): Command {
  return command
    .option('--to <name>', 'write this format, whatever the name says')
    .option('--text', 'write PLY or STL as text')
    .option('--round', 'round coordinates to 32 bits where the format (STL, GLB) holds no more')
    .option('--format <name>', 'read as this format, whatever the name says')
    .option(...FORCE)
    .option('--json', 'say what was done as a JSON document');
}

export const REWRITE_CODES = [
  ['0', 'written'],
  [
    '2',
    'a file cannot be read or written or is broken, the format does not hold the mesh, or the usage is wrong',
  ],
] as const;

/**
 * The command `unerring convert`: a mesh file written in another format, without a bit of a coordinate changed.
 *
 * @example new Command('unerring').addCommand(convertCommand());
 */
export function convertCommand(): Command {
  const command = new Command('convert')
    .description('write a mesh in another format; coordinates stay the very same doubles')
    .argument('<in>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .argument('<out>', 'the file to write; its ending names the format');
  withTarget(command)
    .option(...WELD)
    .option(...WELD_WITHIN)
    .action(async (path: string, out: string, options: RewriteOptions) => {
      process.exitCode = await rewrite(path, out, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring convert part.stl part.obj', 'STL as OBJ'],
      ['unerring convert part.obj part.stl --round', '64 bits to 32: allowed only if you say so'],
      ['unerring convert part.obj part.stl --text', 'text holds all bits'],
      ['unerring convert part.ply part.off --weld', 'vertices at the same point become one'],
    ],
    codes: REWRITE_CODES,
  });
}

/**
 * The command `unerring weld`: a mesh file with vertices merged that are at one point, or near each other.
 *
 * @example new Command('unerring').addCommand(weldCommand());
 */
export function weldCommand(): Command {
  const command = new Command('weld')
    .description('merge vertices at the same point, or near each other, and write the mesh')
    .argument('<in>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .requiredOption('-o, --out <file>', 'the file to write; its ending names the format')
    .option(
      '--within <d>',
      'merge vertices that are not farther apart than this (default: at the same point only)',
    );
  withTarget(command).action(async (path: string, options: WeldOptions) => {
    const distance = options.within === undefined ? 0 : distanceOf('--within', options.within);
    process.exitCode = await rewrite(path, options.out, options, { within: distance });
  });
  return withHelp(withAliases(command), {
    examples: [
      ['unerring weld scan.obj --out welded.obj', 'vertices at the same point become one'],
      ['unerring weld scan.obj --out welded.obj --within 1e-6', 'and those that are nearly'],
    ],
    codes: REWRITE_CODES,
  });
}

/**
 * The command `unerring orient`: a mesh file with triangles turned so that they look one way, and outward.
 *
 * @example new Command('unerring').addCommand(orientCommand());
 */
export function orientCommand(): Command {
  const command = new Command('orient')
    .description('turn faces that look the wrong way, and write the mesh: outward, inward around cavities')
    .argument('<in>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .requiredOption('-o, --out <file>', 'the file to write; its ending names the format');
  withTarget(command)
    .option(...WELD)
    .option(...WELD_WITHIN)
    .action(async (path: string, options: OrientOptions) => {
      process.exitCode = await rewrite(path, options.out, options, { orient: true });
    });
  return withHelp(command, {
    examples: [
      ['unerring orient part.obj --out turned.obj', 'neighbours agree, and closed parts look outward'],
    ],
    codes: REWRITE_CODES,
  });
}

/**
 * The command `unerring fill`: a mesh file whose holes are filled with triangles between its vertices.
 *
 * @example new Command('unerring').addCommand(fillCommand());
 */
export function fillCommand(): Command {
  const command = new Command('fill')
    .description(
      'fill holes with triangles between their vertices that meet nothing else, and write the mesh',
    )
    .argument('<in>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .requiredOption('-o, --out <file>', 'the file to write; its ending names the format')
    .option('--max-edges <n>', 'leave borders of more edges as they are (default: all are filled)');
  withTarget(command)
    .option(...WELD)
    .option(...WELD_WITHIN)
    .action(async (path: string, options: FillOptions) => {
      const fill = options.maxEdges === undefined ? Number.POSITIVE_INFINITY : edgesOf(options.maxEdges);
      process.exitCode = await rewrite(path, options.out, options, { fill });
    });
  return withHelp(command, {
    examples: [
      ['unerring fill scan.obj --out closed.obj', 'all holes that can be filled'],
      ['unerring fill terrain.obj --out filled.obj --max-edges 50', 'small ones; the border stays'],
    ],
    codes: REWRITE_CODES,
  });
}
