import { Command } from 'commander';
import { grouped, type Style, styleFor } from '../../fuzz/report/style.js';
import { indented } from '../../fuzz/report/text-width.js';
import { printable } from '../pictures/printable.js';
import { withHelp } from './help-text.js';
import { type CommonOptions, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { complain } from './mesh/complain.js';
import { eachFile } from './mesh/each-file.js';
import type { FileVolume, MassJson } from './mesh/file-types.js';
import type { Outcome } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { EXIT } from './usage-error.js';

/** A fraction that is longer is not written out. */
const SHORT = 40;

function volumeText({ nearest, numerator, denominator }: MassJson['volume']): string {
  if (nearest === Infinity || nearest === -Infinity) return 'beyond the largest double';
  const fraction = denominator === '1' ? numerator : `${numerator}/${denominator}`;
  if (fraction === String(nearest)) return fraction;
  return fraction.length <= SHORT ? `${fraction} = ${nearest}` : `${nearest} (the nearest double)`;
}

type Fact = readonly [label: string, value: string];

function tensorFacts(label: string, tensor: MassJson['inertiaAtCentroid']): Fact[] {
  if (tensor === null) return [];
  const [[xx, xy, zx], [, yy, yz], [, , zz]] = tensor as [number[], number[], number[]];
  return [[label, `xx ${xx}, yy ${yy}, zz ${zz}, xy ${xy}, yz ${yz}, zx ${zx}`]];
}

function massFacts({ volume, centroid, inertiaAtOrigin, inertiaAtCentroid }: MassJson): Fact[] {
  return [
    ['volume', volumeText(volume)],
    ['centroid', centroid === null ? 'none: the volume is 0' : centroid.join(', ')],
    ...tensorFacts('inertia', inertiaAtCentroid),
    ...tensorFacts('at origin', inertiaAtOrigin),
  ];
}

function factsOf({ triangles, area, unbalancedEdges, mass, notes }: FileVolume): Fact[] {
  const edges = `${grouped(unbalancedEdges)} edge${unbalancedEdges === 1 ? '' : 's'}`;
  return [
    ['triangles', grouped(triangles)],
    ['area', area === Infinity ? 'beyond the largest double' : String(area)],
    ...(mass === null
      ? [['volume', `none: along ${edges} more triangles run one way than the other`] as const]
      : massFacts(mass)),
    ...(mass?.volume.numerator.startsWith('-')
      ? [['note', 'the volume is below 0: the mesh is inside out'] as const]
      : []),
    ...notes.map(({ message }) => ['note', message] as const),
  ];
}

function textOf(name: string, measured: FileVolume, { width, bold, dim }: Style): string {
  const lines = factsOf(measured).map(([label, value]) =>
    indented(`  ${dim(label.padEnd(9))}  `, printable(value), width, 13),
  );
  return [bold(name), ...lines, ''].join('\n');
}

function jsonOf(path: string, outcome: Outcome<'volume'>): string {
  if (outcome.type === 'failed') return JSON.stringify({ file: path, error: outcome.message });
  const measured = outcome.type === 'done' ? outcome.result.measured : null;
  if (measured === null) return JSON.stringify({ file: path, complete: false });
  const { mass, notes, ...facts } = measured;
  // What is beyond the largest double becomes null.
  return JSON.stringify({ file: path, complete: true, ...facts, ...(mass ?? { volume: null }), notes });
}

/** Says how large a mesh is; the exit code for it. */
function say(path: string, outcome: Outcome<'volume'>, json: boolean, style: Style): number {
  if (outcome.type === 'failed') {
    complain(path, outcome.message);
    return EXIT.usage;
  }
  const measured = outcome.type === 'done' ? outcome.result.measured : null;
  const name = printable(nameOf(path));
  if (!json) process.stdout.write(measured === null ? `${name}: stopped\n` : textOf(name, measured, style));
  return measured?.mass === null ? EXIT.found : EXIT.clean;
}

/**
 * Runs the command: says of each file how large its mesh is.
 *
 * @returns the exit code: the worst of all files
 * @throws UsageError for options that make no sense
 */
export async function volume(paths: readonly string[], options: CommonOptions): Promise<number> {
  const style = styleFor(process.stdout.isTTY);
  return eachFile<'volume'>(paths, options, {
    job: (source) => ({ name: 'volume', source }),
    say: (path, outcome) => say(path, outcome, options.json === true, style),
    json: jsonOf,
  });
}

/**
 * The command `unerring volume`: volume, area, centroid and inertia of what a mesh bounds.
 *
 * @example new Command('unerring').addCommand(volumeCommand());
 */
export function volumeCommand(): Command {
  const command = new Command('volume')
    .description('say exactly how large closed meshes are: volume, area, centroid, inertia of density 1')
    .argument('<file...>', "meshes: OBJ, OFF, PLY, STL, GLB; folders of them; '-': standard input")
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read as this format, whatever the name says')
    .option('--json', 'write a JSON document (an array for several files)')
    .action(async (files: string[], options: CommonOptions) => {
      process.exitCode = await volume(files, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring volume part.stl', 'volume, area, centroid, and inertia about it'],
      ['unerring volume part.obj --weld', 'of a file that stores corners separately'],
      ['unerring volume models/ --json', 'a folder of models, for programs'],
    ],
    codes: [
      ['0', 'said'],
      ['1', 'a mesh bounds nothing, and only its area was said'],
      ['2', 'a file cannot be read or is broken, or the usage is wrong'],
    ],
  });
}
