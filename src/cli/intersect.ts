import { Command } from 'commander';
import { grouped } from '../../fuzz/report/style.js';
import { printable } from '../pictures/printable.js';
import { withHelp } from './help-text.js';
import {
  type CommonOptions,
  limitOf,
  requireOneInput,
  sourceOf,
  WELD,
  WELD_WITHIN,
} from './mesh/command-options.js';
import { nameOf } from './mesh/mesh-source.js';
import { pointText, triangleText } from './mesh/place-text.js';
import type { IntersectResult, PairAnswer } from './mesh/query-types.js';
import { runQuery } from './mesh/run-query.js';
import { EXIT } from './usage-error.js';

const TEXT_LIMIT = 10;
const JSON_LIMIT = 1000;

/** What the first mesh is to the second, in words. */
const WORDS: Readonly<Record<string, string>> = {
  inside: 'the first is inside the second',
  containing: 'the second is inside the first',
  equal: 'they are the same solid',
};

/** Relation and containment in words. */
function relationText({ relation, containment, count }: IntersectResult): string {
  if (relation === 'disjoint') return relation;
  const word = containment === null ? 'the surfaces meet' : (WORDS[containment] ?? '');
  if (word !== '') return count > 0 && containment !== null ? `${word}, and their surfaces meet` : word;
  if (relation === 'touching') return 'they touch from outside';
  return count > 0 ? 'they overlap' : 'they overlap: parts of one are inside the other';
}

function pairText({ a, b, relation, contact, meetsAt, aInFile, bInFile }: PairAnswer): string {
  const points = contact.map((point) => `${point.a} - ${point.b}`).join('; ');
  const pair = `${triangleText(a, aInFile)} and ${triangleText(b, bInFile)}`;
  return `  ${pair}  ${relation} at ${pointText(meetsAt)}: ${points}`;
}

function* lines(result: IntersectResult): Generator<string> {
  const { count, pairs, notes, complete } = result;
  const met = count === 0 ? '' : `: ${grouped(count)} pair${count === 1 ? '' : 's'} of triangles`;
  yield complete || count > 0 ? `${relationText(result)}${met}` : 'not known';
  for (const note of notes) yield `  note  ${printable(note)}`;
  for (const pair of pairs) yield pairText(pair);
  if (pairs.length < count && pairs.length > 0) yield `  and ${grouped(count - pairs.length)} more`;
}

/**
 * Runs the command: whether two meshes meet, and where.
 *
 * @returns the exit code: 1 if they meet
 * @throws UsageError for options that make no sense and files that cannot be used
 */
export async function intersect(a: string, b: string, options: CommonOptions): Promise<number> {
  requireOneInput([a, b]);
  const json = options.json === true;
  const limit = limitOf(options.limit, json ? JSON_LIMIT : TEXT_LIMIT);
  const job = { name: 'intersect', a: sourceOf(a, options), b: sourceOf(b, options), limit } as const;
  return runQuery(job, `${nameOf(a)}, ${nameOf(b)}`, json, {
    head: ({ relation, containment, count, notes }) => ({ a, b, relation, containment, count, notes }),
    list: 'pairs',
    entries: ({ pairs }) => pairs,
    lines,
    exit: ({ count }) => (count > 0 ? EXIT.found : EXIT.clean),
  });
}

/**
 * The command `unerring intersect`: do two meshes meet, and where; if not, is one inside the other.
 *
 * @example new Command('unerring').addCommand(intersectCommand());
 */
export function intersectCommand(): Command {
  const command = new Command('intersect')
    .description(
      'say exactly whether the surfaces of two meshes meet and where, else whether one is inside the other',
    )
    .argument('<a>', "a mesh: OBJ, OFF, PLY, STL, GLB; '-': standard input")
    .argument('<b>', 'another one')
    .option(
      '--limit <n>',
      `pairs of triangles to write out, or 'all' (default: ${TEXT_LIMIT}; JSON: ${JSON_LIMIT})`,
    )
    .option(...WELD)
    .option(...WELD_WITHIN)
    .option('--format <name>', 'read both as this format, whatever their names say')
    .option('--json', 'write a JSON document')
    .action(async (a: string, b: string, options: CommonOptions) => {
      process.exitCode = await intersect(a, b, options);
    });
  return withHelp(command, {
    examples: [
      ['unerring intersect part.stl housing.stl', 'do they meet, and which triangles'],
      ['unerring intersect part.stl housing.stl --limit all --json', 'all pairs, for programs'],
    ],
    codes: [
      ['0', 'they do not meet'],
      ['1', 'they meet'],
      ['2', 'a broken file or wrong usage'],
    ],
  });
}
