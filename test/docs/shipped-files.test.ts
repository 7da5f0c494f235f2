import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orient2d } from '../../src/index.js';
import { root } from './find-examples.js';

const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
/** What npm adds by itself. */
const shipped = [...files, 'README.md', 'LICENSE', 'package.json'];
/** Those that are kept; the build writes another one, which may be there. */
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (page) => page.endsWith('.md') && page !== 'docs/fuzzing-queries.md',
);

/** Paths of the repository's folders that are not in the package. */
const REPOSITORY = /(?<![\w/.-])(?:src|fuzz|test|bench|scripts|proofs|reports|\.ci)\/[\w./*{}-]*/g;
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

describe('README.md', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  /** Where npm shows it there is no repository that a relative link could lead into. */
  const relative = (page: string) =>
    [...page.matchAll(/\]\((?!https?:|#)[^)]*\)|<(?:img|a)\b[^>]*>/g)].map(([link]) => link);

  it('has no link and no picture that is dead where there is only the package', () => {
    expect(relative(text)).toEqual([]);
    expect(relative('[a](docs/a.md) ![b](b.svg) [c](https://x.org) <img src="d.png">')).toEqual([
      '](docs/a.md)',
      '](b.svg)',
      '<img src="d.png">',
    ]);
  });

  it('names the pages that there are, and all of them', () => {
    const named = new Set([...text.matchAll(/`(docs\/[\w-]+\.md)`/g)].map(([, name]) => name!));
    expect([...named].sort()).toEqual(pages.filter((page) => page !== 'README.md').sort());
  });

  it('has the picture that is the truth', () => {
    const block = /```text\n([#o. \n]+)\n```/.exec(text)![1]!.split('\n');
    const step = 2 ** -52;
    const sides = (orientation: (...points: Parameters<typeof orient2d>) => number) =>
      Array.from({ length: 18 }, (_, row) =>
        Array.from({ length: 36 }, (_, column) => {
          const side = orientation(0.5 + column * step, 0.5 + (34 - 2 * row) * step, 12, 12, 24, 24);
          return side > 0 ? '#' : side < 0 ? '.' : 'o';
        }).join(''),
      );
    const plain = sides((ax, ay, bx, by, cx, cy) => (ax - cx) * (by - cy) - (ay - cy) * (bx - cx));
    expect(block).toEqual(sides(orient2d).map((line, row) => `${plain[row]}    ${line}`));
  });
});

describe('docs/migration.md', () => {
  const rows = readFileSync(join(root, 'docs/migration.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1));
  const exportsOf = async () => {
    const entries = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src', entry.name, 'index.ts')))
      .map(({ name }) => `${name}/index`)
      .filter((name) => name !== 'cli/index');
    const loaded = await Promise.all(
      ['index', ...entries].map(
        (entry) => import(/* @vite-ignore */ join(root, 'src', `${entry}.ts`)) as Promise<object>,
      ),
    );
    return new Set(loaded.flatMap((entry) => Object.keys(entry)));
  };

  /** The right columns of the tables name what is here. */
  it('names functions that exist', async () => {
    const known = await exportsOf();
    const named = rows.flatMap((cells) =>
      [...cells.at(-1)!.matchAll(/`(\w+)(?:\(|`)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(15);
    // A type of JavaScript, and entries' names.
    const others = ['Uint32Array', 'RangeError', 'unerring'];
    expect(named.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  });

  /** What rows may be about, and the names of functions that would answer. */
  const SUBJECTS: Readonly<Record<string, RegExp>> = {
    distance: /distance/i,
    closest: /nearest|closest/i,
    valid: /validity/i,
    overlay: /polygon(?:Union|Intersection|Difference)/i,
    buffer: /polygonOffset/i,
    tree: /bvh|tree/i,
    hull: /hull/i,
    triangulat: /triangulate/i,
    delaunay: /delaunay/i,
  };
  const denied = (names: Iterable<string>, table: readonly (readonly string[])[]) => {
    const known = [...names];
    return table
      .filter((cells) => /not (?:here|there)/.test(cells.at(-1)!))
      .flatMap((cells) => Object.keys(SUBJECTS).filter((word) => cells[0]!.toLowerCase().includes(word)))
      .filter((word) => known.some((name) => SUBJECTS[word]!.test(name)));
  };

  it('denies nothing that exists', async () => {
    const known = await exportsOf();
    expect(denied(known, rows)).toEqual([]);
    expect(denied(known, [['`closestPointToPoint`', 'not here yet']])).toEqual(['closest']);
    expect(denied(known, [['`IsValidOp`, overlays, distances, `STRtree`', 'not here']])).toEqual([
      'distance',
      'valid',
      'overlay',
      'tree',
    ]);
  });
});
