import { Command } from 'commander';
import { collect } from './collect.js';
import { withHelp } from './help-text.js';
import { type CommonOptions, requireOneInput, sourceOf, WELD, WELD_WITHIN } from './mesh/command-options.js';
import { nameOf } from './mesh/mesh-source.js';
import { runQuery } from './mesh/run-query.js';
import type { PolylineAnswer, SectionResult } from './mesh/section-types.js';
import { parseVector } from './mesh/vectors.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring section` as commander hands them over. */
export interface SectionCommandOptions extends CommonOptions {
  readonly plane?: readonly string[];
  readonly layers?: string;
  readonly normal?: string;
}

const MOST_LAYERS = 1_000_000;

function normalOf(text: string, where: string, numbers: readonly number[]): readonly number[] {
  if (numbers.slice(0, 3).some((x) => x !== 0)) return numbers;
  throw new UsageError(`${where}: expected a normal other than zero, got '${text}'`);
}

/** The planes of a stack: n · x is a height, from the first to the last, evenly as far as doubles go. */
function layersOf(text: string, normal: string): number[] {
  const [from, to, count] = parseVector(text, '--layers', { width: 3, names: 'from to count' }) as [
    number,
    number,
    number,
  ];
  if (!Number.isInteger(count) || count < 1 || count > MOST_LAYERS) {
    throw new UsageError(`--layers: expected a count from 1 to ${MOST_LAYERS}, got '${count}'`);
  }
  const way = normalOf(normal, '--normal', parseVector(normal, '--normal', { width: 3, names: 'x y z' }));
  const step = (i: number) => (count === 1 ? 0 : i / (count - 1));
  return Array.from({ length: count }, (_, i) => {
    const height = from * (1 - step(i)) + to * step(i);
    return [...way, 0 - height];
  }).flat();
}

function planesOf({ plane = [], layers, normal }: SectionCommandOptions): Float64Array {
  if (plane.length > 0 && layers !== undefined) throw new UsageError('give --plane or --layers, not both');
  if (normal !== undefined && layers === undefined) throw new UsageError('--normal needs --layers');
  if (layers !== undefined) return Float64Array.from(layersOf(layers, normal ?? '0,0,1'));
  if (plane.length === 0) {
    throw new UsageError('section: say where to cut: --plane nx,ny,nz,c or --layers from,to,count');
  }
  const shape = { width: 4, names: 'nx ny nz c' };
  return Float64Array.from(
    plane.flatMap((text) => normalOf(text, '--plane', parseVector(text, '--plane', shape))),
  );
}

/** The sections as an OBJ file: an object for each plane, a line element for each loop and polyline. */
function* objLines({ answers }: SectionResult): Generator<string> {
  yield '# sections by unerring: line elements run with the inside on the left, seen from the front';
  let vertices = 0;
  for (const [i, { plane, loops, polylines }] of answers.entries()) {
    yield `o plane${i}`;
    yield `# ${plane.join(' ')}`;
    const written = function* ({ points }: PolylineAnswer, isClosed: boolean): Generator<string> {
      for (const point of points) yield `v ${point.join(' ')}`;
      const numbers = points.map((_, k) => vertices + 1 + k);
      if (isClosed) numbers.push(vertices + 1);
      vertices += points.length;
      yield `l ${numbers.join(' ')}`;
    };
    for (const loop of loops) yield* written(loop, true);
    for (const line of polylines) yield* written(line, false);
  }
}

/**
 * Runs the command: writes the sections of a mesh.
 *
 * @returns the exit code: 1 if no plane has a section
 * @throws UsageError for options that make no sense, and files that cannot be used
 */
export async function section(path: string, options: SectionCommandOptions): Promise<number> {
  requireOneInput([path]);
  const planes = planesOf(options);
  const isStack = options.layers !== undefined;
  const job = { name: 'section', source: sourceOf(path, options), planes, isStack } as const;
  return runQuery(job, nameOf(path), options.json === true, {
    head: () => ({ mesh: path }),
    list: 'sections',
    entries: ({ answers }) => answers,
    lines: objLines,
    exit: ({ answers }) => (answers.some((one) => one.loops.length + one.polylines.length > 0) ? 0 : 1),
  });
}

/**
 * The command `unerring section`: what planes have in common with a mesh.
 *
 * @example new Command('unerring').addCommand(sectionCommand());
 */
export function sectionCommand(): Command {
  const command = new Command('section')
    .description(
      'cut a mesh by planes exactly: closed loops with the triangles that they are on, as OBJ or JSON',
    )
    .argument('<mesh>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .option('--plane <nx,ny,nz,c>', 'a plane n · x + c = 0 (repeatable)', collect)
    .option('--layers <from,to,count>', 'so many planes n · x = height, from one height to another')
    .option('--normal <x,y,z>', 'the normal of the layers, 0,0,1 by default')
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read the mesh as this format, whatever its name says')
    .option('--json', 'write a JSON document, with nesting and triangles')
    .action(async (path: string, options: SectionCommandOptions) => {
      process.exitCode = await section(path, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring section part.stl --plane 0,0,1,-0.5 > outline.obj', 'the outline at z = 0.5'],
      ['unerring section part.stl --layers 0,10,101 --json', 'a layer every tenth, for programs'],
      ['unerring section part.stl --layers 0,10,101 --normal 1,0,0', 'along x'],
    ],
    codes: [
      ['0', 'written'],
      ['1', 'no plane has a section'],
      ['2', 'a broken file, or wrong usage'],
    ],
  });
}
