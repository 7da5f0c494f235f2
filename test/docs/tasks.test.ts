import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './find-examples.js';

interface Conditions {
  readonly import?: { readonly default?: string };
  readonly default?: string;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const entries: Record<string, Conditions | undefined> = JSON.parse(read('package.json')).exports;
/** The rows of the index by task: what is wanted, functions, an entry, a link. */
const rows = read('docs/tasks.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| task '))
  .map((line) => line.split('|').slice(1, -1));

/** Names in backticks. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`{]+)`/g)].map(([, name]) => name!);
/** What a heading is called in links. */
const anchorOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The words of a module and of those that it passes on whole. It is not run, which would compile the package. */
function* wordsIn(path: string): Generator<string> {
  const text = read(path);
  yield* text.match(/\w+/g) ?? [];
  for (const [, other] of text.matchAll(/^export \* from '(.+)\.js';/gm))
    yield* wordsIn(join(dirname(path), `${other}.ts`));
}

/** The words of the modules behind an entry. */
function wordsOf(entry: string): ReadonlySet<string> {
  const conditions = entries[entry.replace(/^unerring/, '.')];
  const built = conditions?.import?.default ?? conditions?.default;
  expect(built, entry).toBeDefined();
  const folder = entry === 'unerring/fuzz' ? '' : 'src/';
  return new Set(wordsIn(built!.replace('./dist/', folder).replace(/\.js$/, '.ts')));
}

describe('the index by task', () => {
  it('has rows of four cells', () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) expect(row, row[0]).toHaveLength(4);
  });

  it.each(rows)('%s', (_task, functions, from, page) => {
    const names = quoted(functions!);
    expect(names).not.toHaveLength(0);
    const exported = wordsOf(quoted(from!)[0]!);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
    const [, file, anchor] = /\]\(([^)#]+)(?:#([^)]+))?\)/.exec(page!)!;
    expect(existsSync(join(root, 'docs', file!)), file).toBe(true);
    if (anchor !== undefined)
      expect(
        read(`docs/${file}`)
          .match(/^#+ .*$/gm)!
          .map(anchorOf),
      ).toContain(anchor);
  });
});
