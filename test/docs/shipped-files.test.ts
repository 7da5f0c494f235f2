import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './find-examples.js';

const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
/** What npm adds by itself. */
const shipped = [...files, 'README.md', 'LICENSE', 'package.json'];
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter((page) =>
  page.endsWith('.md'),
);

/** Paths of the repository's folders that are not in the package. */
const REPOSITORY = /(?<![\w/.-])(?:src|fuzz|test|bench|scripts|reports|\.ci)\/[\w./*{}-]*/g;
/** What a page's introduction, or a paragraph, says of such paths. */
const SAID = /in the repository/i;

/** Paths that a reader of the package looks for in vain, and is not told so. */
function unmarkedPaths(text: string): string[] {
  const introduction = text.split('\n## ')[0]!;
  if (SAID.test(introduction) && /not in the package/.test(introduction)) return [];
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => !SAID.test(paragraph))
    .flatMap((paragraph) => paragraph.replace(/https?:\/\/\S+/g, '').match(REPOSITORY) ?? []);
}

/** Relative links that lead out of the package, or nowhere. */
function deadLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(([, link]) => link!.split('#')[0]!);
  return links.filter((link) => {
    const path = join(dirname(page), link);
    return (
      !existsSync(join(root, path)) || !shipped.some((file) => path === file || path.startsWith(`${file}/`))
    );
  });
}

describe('pages that are in the package', () => {
  it.each(pages)('%s: files that are not in it are said to be in the repository', (page) => {
    expect(unmarkedPaths(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it.each(pages)('%s: links lead to files of the package', (page) => {
    expect(deadLinks(page, readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('an unmarked path and a dead link are found', () => {
    expect(unmarkedPaths('# A\n\nSee `src/mesh/cast.ts`.\n\n## B\n')).toEqual(['src/mesh/cast.ts']);
    expect(
      unmarkedPaths('# A\n\n## B\n\nIn the repository: `src/mesh`.\n\nnpx tsx bench/index.ts\n'),
    ).toEqual(['bench/index.ts']);
    expect(
      unmarkedPaths('# A\n\nFiles are in the repository, not in the package.\n\n## B\n\n`fuzz/x.ts`'),
    ).toEqual([]);
    expect(unmarkedPaths('`unerring/fuzz/x`, `dist/fuzz/worker.js`, https://a.org/src/b')).toEqual([]);
    expect(
      deadLinks('docs/a.md', '[a](contract.md) [b](../src/index.ts) [c](nothing.md#x) [d](https://x.org)'),
    ).toEqual(['../src/index.ts', 'nothing.md']);
  });
});

/** The right columns of the tables name what is here. */
it('docs/migration.md names functions that exist', async () => {
  const entries = ['index', 'mesh/index', 'planar/index', 'spatial/index', 'robust-predicates/index'];
  const loaded = await Promise.all(
    entries.map((entry) => import(/* @vite-ignore */ join(root, 'src', `${entry}.ts`)) as Promise<object>),
  );
  const known = new Set(loaded.flatMap((entry) => Object.keys(entry)));
  const rows = readFileSync(join(root, 'docs/migration.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').at(-2)!);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)(?:\(|`)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(15);
  // A type of JavaScript, and entries' names.
  const others = ['Uint32Array', 'RangeError', 'unerring'];
  expect(named.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
});
