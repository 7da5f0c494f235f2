import { Command } from 'commander';
import { MESH_FILL_RULES } from '../mesh/structure/fill-rule.js';
import { printable } from '../pictures/printable.js';
import { combinedText } from './boolean-text.js';
import { withHelp } from './help-text.js';
import {
  BOOLEAN_OPERATIONS,
  type BooleanJob,
  type BooleanOperation,
  type Combined,
} from './mesh/boolean-types.js';
import { pictureOf, requireOneInput, sourceOf, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { Interrupt } from './mesh/interrupt.js';
import { runJob } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { oneOf } from './one-of.js';
import { requireWritable } from './output-file.js';
import { FORCE, requireOutputsApart } from './output-guard.js';
import { type RewriteOptions, targetOf } from './rewrite.js';
import { EXIT, UsageError } from './usage-error.js';

interface BooleanOptions extends RewriteOptions {
  readonly out: string;
  readonly exact?: string;
  readonly html?: string;
  readonly rule?: string;
  readonly touching?: boolean;
  readonly exactVolume?: boolean;
}

function exactOf({ exact }: BooleanOptions): string | null {
  if (exact === undefined || exact.toLowerCase().endsWith('.json')) return exact ?? null;
  throw new UsageError(`--exact takes a file name that ends in .json, got '${printable(exact)}'`);
}

/** The job of a command line. */
function jobOf(operation: BooleanOperation, paths: readonly string[], options: BooleanOptions): BooleanJob {
  const { out, round = false, text = false, touching = false, rule: name = 'positive' } = options;
  const { exactVolume = false, force = false } = options;
  if (exactVolume && options.json !== true) throw new UsageError('--exact-volume belongs to --json');
  // The union and the intersection of one mesh are what it encloses: so that one that overlaps itself is united with
  // itself. Of one there is nothing to take away.
  if (paths.length < 2 && operation !== 'union' && operation !== 'intersection')
    throw new UsageError(`${operation} takes two meshes or more, got ${paths.length}`);
  if (out === '-') throw new UsageError("'-': the result goes to a file, and not to standard output");
  const rule = oneOf('--rule', name, MESH_FILL_RULES);
  const format = targetOf(out, options);
  const exact = exactOf(options);
  const html = pictureOf('--html', options.html, ['.html', '.htm']);
  const outputs = [
    ['--out', out],
    ['--exact', exact],
    ['--html', html],
  ] as const;
  requireOutputsApart(outputs, paths, { force });
  for (const [, path] of outputs) if (path !== null) requireWritable(path);
  const sources = paths.map((path) => sourceOf(path, options));
  return { sources, operation, rule, out, format, round, text, touching, exactVolume, exact, html };
}

/** Whether what was written is the boundary of a solid: for `check`, unless the mesh may touch itself. */
function isValid({ certificate: { type: kind, isManifold } }: Combined, touching: boolean): boolean {
  return kind !== 'unresolved' && (isManifold || touching);
}

/**
 * Runs the command: meshes combined as solids, and the result written.
 *
 * @returns the exit code: 1 if the mesh could not be made valid
 * @throws UsageError for options that make no sense and files that cannot be used
 */
export async function boolean(
  name: string,
  paths: readonly string[],
  options: BooleanOptions,
): Promise<number> {
  const operation = oneOf('boolean', name, BOOLEAN_OPERATIONS);
  requireOneInput(paths);
  const job = jobOf(operation, paths, options);
  const interrupt = new Interrupt();
  try {
    const shown = paths.map(nameOf).join(', ');
    const outcome = await runJob({ name: 'boolean', ...job }, shown, interrupt);
    if (outcome.type === 'failed') throw new UsageError(outcome.message);
    const { written } = outcome.type === 'done' ? outcome.result : outcome;
    const combined = outcome.type === 'done' ? outcome.result.combined : null;
    if (combined === null) {
      const kept =
        written.length === 0 ? 'nothing is written' : `written: ${written.map(printable).join(', ')}`;
      process.stderr.write(`unerring: stopped, ${kept}\n`);
      return interrupt.code;
    }
    const { volumeNumber, volume: fraction, ...rest } = combined;
    const { rule, out, touching } = job;
    // JSON has no Infinity.
    const nearest = volumeNumber === Infinity ? null : volumeNumber;
    const volume = { nearest, ...(job.exactVolume && fraction) };
    const document = { operation, rule, touching, files: paths, out, volume, ...rest, written };
    process.stdout.write(
      options.json === true
        ? `${JSON.stringify(document)}\n`
        : combinedText(out, combined, written, touching),
    );
    return isValid(combined, touching) ? EXIT.clean : EXIT.found;
  } finally {
    interrupt.release();
  }
}

/**
 * The command `unerring boolean`: meshes combined as solids, exactly, and written as a mesh with a certificate.
 *
 * @example new Command('unerring').addCommand(booleanCommand());
 */
export function booleanCommand(): Command {
  const command = new Command('boolean')
    .description('combine closed meshes as solids, exactly, and write the result with a certificate')
    .argument(
      '<operation>',
      `${BOOLEAN_OPERATIONS.join(', ')}; the first with the second, the result with the third ...`,
    )
    .argument('<file...>', "meshes: OBJ, OFF, PLY, STL, GLB; solids that --exact wrote; '-': standard input")
    .requiredOption('-o, --out <file>', 'the mesh to write; its ending names the format')
    .option('--exact <file.json>', 'write the exact solid, which can be combined further without loss')
    .option(
      '--html <file>',
      'write a page that shows the result and its operands, to turn and zoom in a browser',
    )
    .option(
      '--rule <name>',
      'what a mesh encloses: winding number positive, non-zero, even-odd (default: positive)',
    )
    .option(
      '--touching',
      'leave the mesh touching itself where the solid does, which check finds; else it is parted there',
    )
    .option('--to <name>', 'write this format, whatever the name says')
    .option('--text', 'write PLY or STL as text')
    .option('--round', 'make a mesh of 32-bit coordinates where the format (STL, GLB) holds no more')
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read meshes as this format, whatever their names say')
    .option(
      '--exact-volume',
      'with --json: the volume as a fraction, too, which may have a hundred thousand digits',
    )
    .option(...FORCE)
    .option('--json', 'say what was done as a JSON document')
    .action(async (operation: string, files: string[], options: BooleanOptions) => {
      process.exitCode = await boolean(operation, files, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring boolean union a.obj b.stl -o both.off', 'what belongs to either'],
      [
        'unerring boolean difference block.obj hole1.obj hole2.obj -o part.off',
        'the first without the others',
      ],
      ['unerring boolean intersection a.obj b.obj -o c.off --exact c.json', 'and the exact solid'],
      ['unerring boolean union c.json d.obj -o e.off', 'combined further without loss'],
      [
        'unerring boolean union overlapping.obj -o outside.obj',
        'what one mesh encloses that overlaps itself',
      ],
      [
        'unerring boolean union scan.obj part.obj -o all.off --rule non-zero',
        'parts that are inside out count, too',
      ],
    ],
    codes: [
      ['0', 'written: the mesh is valid'],
      [
        '1',
        'written, but the mesh is not valid, and why is said: the exact solid (--exact) has no such faults',
      ],
      [
        '2',
        'a file cannot be read, is broken or not closed, the result cannot be written, or the usage is wrong',
      ],
    ],
  });
}
