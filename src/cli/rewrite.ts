import { fstatSync, statSync } from 'node:fs';
import { grouped, styleFor } from '../../fuzz/report/style.js';
import { indented } from '../../fuzz/report/text-width.js';
import type { Placement } from '../core/shapes.js';
import { formatByName, MESH_FORMATS, type MeshFormat } from '../formats/index.js';
import type { OpenReason } from '../mesh/index.js';
import { printable } from '../pictures/printable.js';
import {
  type CommonOptions,
  requireFormat,
  requireOneInput,
  sourceOf,
  weldOf,
} from './mesh/command-options.js';
import type { FillJson, OrientJson, Rewritten, TransformJson, WeldJson } from './mesh/file-types.js';
import { Interrupt } from './mesh/interrupt.js';
import { runJob } from './mesh/job-runner.js';
import { nameOf } from './mesh/mesh-source.js';
import { requireWritable } from './output-file.js';
import { requireOutputsApart } from './output-guard.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring convert` and its kin as commander hands them over. */
export interface RewriteOptions extends CommonOptions {
  readonly to?: string;
  readonly text?: boolean;
  readonly round?: boolean;
  readonly force?: boolean;
}

/** What is done to a mesh between reading and writing. */
export interface Change {
  /** The distance up to which vertices are merged; left out: what the options say. */
  readonly within?: number;
  /** Whether triangles are turned so that they look one way. */
  readonly orient?: boolean;
  /** Loops of so many edges at most are filled; left out: none are. */
  readonly fill?: number;
  /** Where the mesh is put. */
  readonly placement?: Placement;
}

/** The format to write: what is said, else what the file's name says. */
export function targetOf(out: string, { to, text = false }: RewriteOptions): MeshFormat {
  const format = requireFormat({ ...(to !== undefined && { format: to }) }, '--to') ?? formatByName(out);
  if (format === undefined) {
    throw new UsageError(
      `the name '${printable(out)}' tells no format: give --to, one of ${MESH_FORMATS.join(', ')}`,
    );
  }
  if (text && format === 'glb') throw new UsageError('--text: GLB is always binary');
  return format;
}

function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}

function weldText({ distance, merged, groupCount, collapsedCount, clusterCount }: WeldJson): string {
  const near = distance === 0 ? 'at the same point' : `within ${distance}`;
  if (merged === 0) return `welding: no vertices ${near}`;
  const lost = `${counted(collapsedCount, 'triangle')} lost a corner by it and ${collapsedCount === 1 ? 'is' : 'are'} left out`;
  const others = `in ${counted(clusterCount, 'place')} another order of vertices would have merged others`;
  return [
    `welded: ${counted(merged, 'vertex', 'vertices')} merged into ${counted(groupCount, 'other')} ${near}`,
    ...(collapsedCount > 0 ? [lost] : []),
    ...(clusterCount > 0 ? [others] : []),
  ].join('; ');
}

/** What was turned, and what could not be decided. */
function orientTexts({ turnedCount, closed, oriented, oneSidedCount, undecidedCount }: OrientJson): string[] {
  const turned =
    turnedCount === 0 ? 'no triangle had to be turned' : `turned: ${counted(turnedCount, 'triangle')}`;
  const one = `${counted(oneSidedCount, 'part')} with one side only, as a Möbius strip: left as ${oneSidedCount === 1 ? 'it is' : 'they are'}`;
  const open = `${counted(undecidedCount, 'component')} of which outside is not clear: open, or meeting others`;
  return [
    closed && oriented && undecidedCount === 0
      ? `${turned}; all faces look outward, inward around cavities`
      : turned,
    ...(oneSidedCount > 0 ? [one] : []),
    ...(undecidedCount > 0 ? [open] : []),
  ];
}

/** Why borders were left, as they are told. */
const REASONS: Readonly<Record<OpenReason, string>> = {
  'not-oriented': 'whose faces do not look one way (unerring orient)',
  ambiguous: 'that make loops in several ways',
  'too-large': 'of too many edges',
  flat: 'all on one line',
  'self-touching': 'that touch themselves',
  'self-crossing': 'that cross themselves',
  'meets-mesh': 'whose triangles would meet the mesh',
  'meets-filling': 'whose triangles would meet others',
};

/** What was filled, and what stays open. */
function fillTexts({ filledCount, addedTriangles, leftCount, left, openEdges }: FillJson): string[] {
  const filled =
    filledCount === 0
      ? 'no hole was filled'
      : `filled: ${counted(filledCount, 'hole')} by ${counted(addedTriangles, 'triangle')}`;
  const reasons = [...new Set(left.map(({ reason }) => reason))].map((reason) => REASONS[reason]);
  const open = `${counted(leftCount, 'border')} left: ${reasons.join(', ')}`;
  return [
    openEdges === 0 ? `${filled}; the mesh is closed` : filled,
    ...(leftCount > 0 ? [open] : []),
    ...(openEdges > 0 ? [`${counted(openEdges, 'open edge')} left`] : []),
  ];
}

function transformText({ exact, mirrored }: TransformJson): string {
  const places = exact
    ? 'each vertex is exactly where it belongs'
    : 'coordinates are rounded to the nearest doubles';
  return mirrored ? `${places}; triangles are turned, since the placement is a mirror` : places;
}

function textOf(
  out: string,
  { format, vertices, triangles, rounded, notes, weld, orient, fill, transform }: Rewritten,
): string {
  const { width, dim, bold } = styleFor(process.stdout.isTTY);
  const lines = [
    ...notes.map(({ message }) => message),
    ...(weld === null ? [] : [weldText(weld)]),
    ...(orient === null ? [] : orientTexts(orient)),
    ...(fill === null ? [] : fillTexts(fill)),
    ...(transform === null ? [] : [transformText(transform)]),
    ...(rounded > 0 ? [`${counted(rounded, 'coordinate')} rounded to 32 bits`] : []),
  ];
  const what = `${counted(vertices, 'vertex', 'vertices')}, ${counted(triangles, 'triangle')}, ${format.toUpperCase()}`;
  return [
    `${bold(printable(out))}: ${what}`,
    ...lines.map((line) => indented(`  ${dim('note')}  `, line, width, 8)),
    '',
  ].join('\n');
}

/** Whether what is written there goes to standard output: `/dev/stdout`. */
function isStandardOutput(out: string): boolean {
  const file = statSync(out, { throwIfNoEntry: false });
  const { ino, dev } = fstatSync(1);
  return file !== undefined && file.ino === ino && file.dev === dev;
}

/**
 * Writes a mesh file from another one.
 *
 * @param change  what is done to the mesh
 * @returns the exit code
 * @throws UsageError for options that make no sense, a file that cannot be used, or a mesh that the format does not
 *   hold
 */
export async function rewrite(
  path: string,
  out: string,
  options: RewriteOptions,
  { within, ...change }: Change = {},
): Promise<number> {
  requireOneInput([path]);
  if (out === '-') throw new UsageError("'-': the result goes to a file, and not to standard output");
  const format = targetOf(out, options);
  const { round = false, text = false, json = false, force = false } = options;
  const weld = within ?? weldOf(options);
  // Not where the file is read: triangles that lose a corner by welding are left out of what is written, and told.
  const source = sourceOf(path, options, null);
  requireOutputsApart([['the output', out]], [path], { force });
  requireWritable(out);
  const { stdout, stderr } = process;
  const report = isStandardOutput(out) ? stderr : stdout;
  const interrupt = new Interrupt();
  try {
    const job = { name: 'rewrite', source, out, format, weld, ...change, round, text } as const;
    const outcome = await runJob(job, nameOf(path), interrupt);
    if (outcome.type === 'failed') throw new UsageError(outcome.message);
    const written = outcome.type === 'done' ? outcome.result.written : null;
    if (written === null) {
      process.stderr.write('unerring: stopped, nothing is written\n');
      return interrupt.code;
    }
    const { weld: welding, orient: turning, fill: filling, transform, ...rest } = written;
    const welded = welding !== null && { weld: welding };
    const document = { file: path, out, ...rest, ...welded, ...turning, ...filling, ...transform };
    report.write(json ? `${JSON.stringify(document)}\n` : textOf(out, written));
    return 0;
  } finally {
    interrupt.release();
  }
}
