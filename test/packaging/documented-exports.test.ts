import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

interface Conditions {
  readonly import?: { readonly default?: string };
}

const read = (path: string): string => readFileSync(`${projectRoot}/${path}`, 'utf8');
const { exports } = JSON.parse(read('package.json')) as { exports: Readonly<Record<string, Conditions>> };

/** The entries that are modules, and the sources that they are built from. */
const entries = Object.entries(exports).flatMap(([entry, conditions]) => {
  const built = conditions.import?.default;
  if (built === undefined || !built.endsWith('/index.js')) return [];
  const source = built.replace('./dist/', entry === './fuzz' ? '' : 'src/').replace(/\.js$/, '.ts');
  return [[entry, source] as const];
});

/** The pages, without the list of questions, which is generated and names nearly everything. */
const pages = readdirSync(`${projectRoot}/docs`).filter(
  (name) => /\.md$/.test(name) && !/^fuzzing-qu/.test(name),
);
const named = new Set(
  ['README.md', ...pages.map((name) => `docs/${name}`)].flatMap(
    (path) => read(path).match(/[A-Za-z]\w*/g) ?? [],
  ),
);

/** Forms over flat buffers are told by their rule: `xAt` and `xBatch` are `x` (docs/conventions.md). */
const isNamed = (name: string): boolean =>
  named.has(name) || (/(At|Batch)$/.test(name) && named.has(name.replace(/(At|Batch)$/, '')));

describe('every value that is exported is named in a page of the documentation', () => {
  it.each(entries)('%s', async (_, source) => {
    const values = Object.keys(
      await import(/* @vite-ignore */ new URL(`../../${source}`, import.meta.url).href),
    );
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('and what is named nowhere is found', () => {
    expect(entries.length).toBeGreaterThan(15);
    expect(
      ['requireFlatBoxes', 'orient2d', 'orient2dAt', 'orient9dAt'].filter((name) => !isNamed(name)),
    ).toEqual(['requireFlatBoxes', 'orient9dAt']);
  });
});
