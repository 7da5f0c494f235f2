/** Writes docs/fuzzing-queries.md from the queries themselves. The build does; it is not committed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateQuestion } from '../fuzz/questions/generate.js';
import { TOKENS } from '../src/oracle/answers/grammar.js';
import { deriveSeed, Random } from '../src/oracle/cases/random.js';
import type { Layout } from '../src/oracle/questions/layout.js';
import { type AnyQuery, formOf, type Question } from '../src/oracle/questions/question.js';
import { allQueries, loadQuestions } from '../src/oracle/questions/registry.js';
import { shapeNames, shapesOf, takesFlat, yesMeans } from '../src/oracle/questions/shapes.js';

export const PAGE = fileURLToPath(new URL('../docs/fuzzing-queries.md', import.meta.url));

const AREAS: readonly (readonly [area: Question['area'], title: string])[] = [
  ['planar', 'In the plane'],
  ['spatial', 'In space'],
  ['implicit', 'Points, planes and parameters kept by their definition'],
  ['meshes', 'Meshes'],
  ['bsp', 'Planes with thickness'],
  ['distance', 'Distances'],
  ['round', 'Round shapes'],
  ['motion', 'Shapes that move'],
  ['solids', 'Solids combined'],
];

const AXES = ['x', 'y', 'z'];

/** What an argument looks like: `[x, y]`, `{start, end}`, `[[x, y], ...]`, `'even-odd'`. */
function structureOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return 'number';
  if (value instanceof Uint8Array) return 'Uint8Array';
  if (!Array.isArray(value)) return `{${Object.keys(value).join(', ')}}`;
  if (typeof value[0] === 'number') return `[${AXES.slice(0, value.length).join(', ')}]`;
  return value.length === 0 ? '[]' : `[${structureOf(value[0])}, ...]`;
}

/** In how many cases an argument is looked at. */
const CASES = 24;

/** Everything that an argument looks like in cases of the query's own families; empty lists are lists. */
function argumentsOf(query: AnyQuery): string[] {
  const random = new Random(...deriveSeed('docs', query.name));
  const values = new Float64Array(query.layout.arity);
  const found = shapeNames(query).map(() => new Set<string>());
  for (const family of query.families) {
    for (let i = 0; i < CASES; i += query.families.length) {
      if (!generateQuestion(query, family, random, values)) continue;
      for (const [k, shape] of shapesOf(query, values).entries()) found[k]!.add(structureOf(shape));
    }
  }
  return shapeNames(query).map((name, k) => {
    const structures = [...found[k]!].filter((text) => text !== '[]' || found[k]!.size === 1).sort();
    return `${name} \`${structures.join('` or `')}\``;
  });
}

/** What a part takes, where that is not a point's coordinates. */
function partText({ kind, name, size, low, high, note }: Layout['parts'][number]): string {
  if (kind === 'integer') return `${name} ${low}..${high}${note === undefined ? '' : ` (${note})`}`;
  const remarks: Readonly<Record<string, string>> = {
    direction: ' (not zero)',
    plane: ` (${size}: the normal, not zero, and the constant)`,
    box: ` (${size}: min, max)`,
    sizes: ' (not negative)',
  };
  return name + (remarks[kind] ?? '');
}

/** The flat values in order; of numbered ones (`v0` to `v7`) the first and the last. */
function flatText({ parts }: Layout): string {
  const stem = (name: string) => name.replace(/\d+$/, '');
  const texts = parts.flatMap((part, i) => {
    const isNumbered = (at: number) =>
      parts[at]?.name !== undefined && /\d$/.test(part.name) && stem(parts[at].name) === stem(part.name);
    if (isNumbered(i - 1) && isNumbered(i + 1)) return isNumbered(i - 2) ? [] : ['...'];
    return [partText(part)];
  });
  return texts.join(', ');
}

function sectionOf(query: AnyQuery): string {
  const names = shapeNames(query);
  const yes = yesMeans(query);
  const lines = [
    `#### ${query.name}`,
    '',
    `\`${query.name}(${names.join(', ')})\``,
    '',
    `- shapes: ${argumentsOf(query).join(', ')}`,
    `- flat: ${takesFlat(query) ? flatText(query.layout) : 'a code; ask for shapes'}`,
    `- yes: ${yes ?? 'text answers only'}`,
    `- text: \`${formOf(query)}\`${query.note === undefined ? '' : `: ${query.note}`}`,
    `- classes: ${query.classes.map((name) => `\`${name}\``).join(', ')}`,
  ];
  return lines.join('\n');
}

/** The page about these queries. */
export function queriesPage(queries: readonly AnyQuery[]): string {
  const tokens = Object.entries(TOKENS).map(
    ([token, { meaning }]) => `| \`<${token.replace('|', '\\|')}>\` | ${meaning} |`,
  );
  const areas = AREAS.flatMap(([area, title]) => {
    const own = queries.filter((query) => query.area === area);
    return [`### ${title}`, ...own.map(sectionOf)];
  });
  return `${[
    '# The queries that the harness judges',
    'Written from the queries themselves by the build (in the repository: `scripts/query-docs.ts`). How to judge an engine\nby them: [fuzzing.md](fuzzing.md).',
    'For each query: the arguments as shapes (what functions in `export const shapes` get, in this order), the flat values (what plain\nexports get, in this order; points and directions take two numbers in the plane, three in space), what a yes means, the form of a\ntext answer, and the classes that a campaign counts.',
    '## The form of text answers',
    'Alternatives stand between ` | `. `<a|b>` is one of the words; a word with `*` behind it comes any number of times, also never,\neach time behind a space. The rest is taken literally, and so are the tokens of this table:',
    `| token | stands for |\n|---|---|\n${tokens.join('\n')}`,
    '`rejected`: what was given is not what the query is about, such as a polyhedron that is not closed and convex, or a frustum without\ninside; a yes or no is not judged there. Faces, edges and corners have the numbers of [queries.md](queries.md).',
    '## The queries',
    ...areas,
  ].join('\n\n')}\n`;
}

/** Writes the page. */
export async function writeQueriesPage(): Promise<void> {
  await loadQuestions();
  writeFileSync(PAGE, queriesPage(allQueries()));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeQueriesPage();
