import { Command } from 'commander';
import { grouped, type Style, styleFor } from '../../fuzz/report/style.js';
import { indented } from '../../fuzz/report/text-width.js';
import { printable } from '../pictures/printable.js';
import { withHelp } from './help-text.js';
import { type CommonOptions, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { complain } from './mesh/complain.js';
import { eachFile } from './mesh/each-file.js';
import type { FileInfo } from './mesh/file-types.js';
import type { Outcome } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { EXIT } from './usage-error.js';

function factsOf(info: FileInfo): (readonly [label: string, value: string])[] {
  const { fileFormat, bytes, vertices, triangles, edges, components, closed, openEdges, extent } = info;
  const open = `no (${grouped(openEdges)} edge${openEdges === 1 ? '' : 's'} with an odd number of triangles)`;
  const range = (axis: string, i: number) => `${axis} ${extent?.min[i]} to ${extent?.max[i]}`;
  return [
    ['format', fileFormat.toUpperCase()],
    ...(bytes === null ? [] : [['size', `${grouped(bytes)} byte${bytes === 1 ? '' : 's'}`] as const]),
    ['vertices', grouped(vertices)],
    ['triangles', grouped(triangles)],
    ['edges', grouped(edges)],
    ...(extent === null ? [] : [['extent', ['x', 'y', 'z'].map(range).join(', ')] as const]),
    ['components', grouped(components)],
    ['closed', closed ? 'yes' : open],
  ];
}

function textOf(name: string, info: FileInfo, { width, bold, dim }: Style): string {
  const facts = factsOf(info);
  const longest = Math.max(...facts.map(([label]) => label.length));
  const line = (label: string, value: string, indent: number) =>
    indented(`  ${dim(label.padEnd(indent - 4))}  `, value, width, indent);
  return [
    bold(name),
    ...facts.map(([label, value]) => line(label, value, longest + 4)),
    ...info.notes.map(({ message }) => line('note', message, 8)),
    '',
  ].join('\n');
}

function jsonOf(path: string, outcome: Outcome<'info'>): string {
  if (outcome.type === 'failed') return JSON.stringify({ file: path, error: outcome.message });
  const info = outcome.type === 'done' ? outcome.result.info : null;
  return JSON.stringify({ file: path, complete: info !== null, ...info });
}

/** Says what a file holds; the exit code for it. */
function say(path: string, outcome: Outcome<'info'>, json: boolean, style: Style): number {
  const name = printable(nameOf(path));
  if (outcome.type === 'failed') {
    complain(path, outcome.message);
    return EXIT.usage;
  }
  const info = outcome.type === 'done' ? outcome.result.info : null;
  if (!json) process.stdout.write(info === null ? `${name}: stopped\n` : textOf(name, info, style));
  return EXIT.clean;
}

/**
 * Runs the command: says what each file holds.
 *
 * @returns the exit code: the worst of all files
 * @throws UsageError for options that make no sense
 */
export async function info(paths: readonly string[], options: CommonOptions): Promise<number> {
  const style = styleFor(process.stdout.isTTY);
  return eachFile<'info'>(paths, options, {
    job: (source) => ({ name: 'info', source }),
    say: (path, outcome) => say(path, outcome, options.json === true, style),
    json: jsonOf,
  });
}

/**
 * The command `unerring info`: what a mesh file holds, without a check.
 *
 * @example new Command('unerring').addCommand(infoCommand());
 */
export function infoCommand(): Command {
  const command = new Command('info')
    .description('say what mesh files hold: format, counts, extent, components, and what the reader did')
    .argument('<file...>', "meshes: OBJ, OFF, PLY, STL, GLB; folders of them; '-': standard input")
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read as this format, whatever the name says')
    .option('--json', 'write a JSON document (an array for several files)')
    .action(async (files: string[], options: CommonOptions) => {
      process.exitCode = await info(files, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring info part.stl', 'a few lines about it'],
      ['unerring info models/ --json', 'a folder of models, for programs'],
    ],
    codes: [
      ['0', 'said'],
      ['2', 'a file cannot be read or is broken, or the usage is wrong'],
    ],
  });
}
