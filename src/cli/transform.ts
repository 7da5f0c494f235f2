import { Command } from 'commander';
import type { Placement } from '../core/shapes.js';
import { REWRITE_CODES, withTarget } from './convert.js';
import { withHelp } from './help-text.js';
import { WELD, WELD_WITHIN } from './mesh/command-options.js';
import { parseVector } from './mesh/vectors.js';
import { type RewriteOptions, rewrite } from './rewrite.js';
import { UsageError } from './usage-error.js';

interface TransformOptions extends RewriteOptions {
  readonly out: string;
  readonly scale?: string;
  readonly rotate?: string;
  readonly translate?: string;
  readonly mirror?: string;
  readonly matrix?: string;
}

const MATRIX = { width: 16, names: 'column by column' };
const PLANE = { width: 4, names: 'x y z of the normal and the constant' };
const QUATERNION = { width: 4, names: 'x y z w' };
const POINT = { width: 3, names: 'x y z' };

/** One factor for all axes, or one for each. */
function scaleOf(text: string): number[] {
  const isOne = text.trim().split(/[\s,;]+/).length === 1;
  if (!isOne) return parseVector(text, '--scale', POINT);
  const [factor] = parseVector(text, '--scale', { width: 1, names: 'or 3, x y z' });
  return [factor!, factor!, factor!];
}

/** The placement that options say. */
function placementOf({ scale, rotate, translate, mirror, matrix }: TransformOptions): Placement {
  const isParts = scale !== undefined || rotate !== undefined || translate !== undefined;
  const ways = [isParts, mirror !== undefined, matrix !== undefined].filter((isGiven) => isGiven).length;
  if (ways !== 1) {
    const all = '--scale, --rotate and --translate together, or --mirror, or --matrix';
    throw new UsageError(ways === 0 ? `where to? give ${all}` : `give one of them: ${all}`);
  }
  if (matrix !== undefined) return { type: 'matrix', elements: parseVector(matrix, '--matrix', MATRIX) };
  if (mirror !== undefined) {
    const [x, y, z, constant] = parseVector(mirror, '--mirror', PLANE) as [number, number, number, number];
    return { type: 'reflection', plane: { normal: [x, y, z], constant } };
  }
  return {
    type: 'parts',
    ...(scale !== undefined && { scale: scaleOf(scale) }),
    ...(rotate !== undefined && { rotation: parseVector(rotate, '--rotate', QUATERNION) }),
    ...(translate !== undefined && { translation: parseVector(translate, '--translate', POINT) }),
  };
}

/**
 * The command `unerring transform`: a mesh file put elsewhere, each coordinate the nearest double to the exact one.
 *
 * @example new Command('unerring').addCommand(transformCommand());
 */
export function transformCommand(): Command {
  const command = new Command('transform')
    .description('scale, turn, move or mirror a mesh, each coordinate rounded once, and write it')
    .argument('<in>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .requiredOption('-o, --out <file>', 'the file to write; its ending names the format')
    .option('--scale <s>', 'scale by a factor, or by three along the axes')
    .option('--rotate <x,y,z,w>', 'then turn by a quaternion of any length')
    .option('--translate <x,y,z>', 'then move')
    .option('--mirror <x,y,z,c>', 'reflect across the plane with this normal and constant')
    .option('--matrix <16 numbers>', 'or map by an affine matrix, column by column');
  withTarget(command)
    .option(...WELD)
    .option(...WELD_WITHIN)
    .action(async (path: string, options: TransformOptions) => {
      process.exitCode = await rewrite(path, options.out, options, { placement: placementOf(options) });
    });
  return withHelp(command, {
    examples: [
      ['unerring transform part.obj --out inches.stl --scale 0.03937007874015748 --round', 'another unit'],
      [
        'unerring transform part.obj --out turned.obj --rotate 0,0,1,1 --translate 5,0,0',
        'a quarter turn about z',
      ],
      [
        'unerring transform left.obj --out right.obj --mirror 1,0,0,0',
        'its mirror image, still looking outward',
      ],
    ],
    codes: REWRITE_CODES,
  });
}
