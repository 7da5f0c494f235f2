import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as predicates from '../../src/index.js';
import { docExamples, pageExamples, root, sourceFiles } from './find-examples.js';
import { claimsOf, runExample } from './run-example.js';

/** What users write, and the source behind it. */
const entries: Readonly<Record<string, string>> = {
  unerring: 'src/index.ts',
  'unerring/predicates': 'src/predicates/index.ts',
  'unerring/robust-predicates': 'src/robust-predicates/index.ts',
  'unerring/polygon-clipping': 'src/polygon-clipping/index.ts',
  'unerring/delaunator': 'src/delaunator/index.ts',
  'unerring/earcut': 'src/earcut/index.ts',
  'unerring/implicit': 'src/implicit/index.ts',
  'unerring/shapes': 'src/shapes/index.ts',
  'unerring/scene': 'src/scene/index.ts',
  'unerring/planar': 'src/planar/index.ts',
  'unerring/spatial': 'src/spatial/index.ts',
  'unerring/indexes': 'src/indexes/index.ts',
  'unerring/triangulation': 'src/triangulation/index.ts',
  'unerring/skeleton': 'src/skeleton/index.ts',
  'unerring/mesh': 'src/mesh/index.ts',
  'unerring/enclosing': 'src/enclosing/index.ts',
  'unerring/bsp': 'src/bsp/index.ts',
  'unerring/distance': 'src/distance/index.ts',
  'unerring/round': 'src/round/index.ts',
  'unerring/motion': 'src/motion/index.ts',
  'unerring/polygons': 'src/polygons/index.ts',
  'unerring/solids': 'src/solids/index.ts',
  'unerring/three': 'src/three/index.ts',
  'unerring/manifold': 'src/manifold/index.ts',
  'unerring/jscad': 'src/jscad/index.ts',
  'unerring/rapier': 'src/rapier/index.ts',
  'unerring/jolt': 'src/jolt/index.ts',
  'unerring/occt': 'src/occt/index.ts',
  'unerring/vitest': 'src/vitest/index.ts',
  'unerring/formats': 'src/formats/index.ts',
  'unerring/geojson': 'src/geojson/index.ts',
  'unerring/workers': 'src/workers/index.ts',
  'unerring/arithmetic': 'src/arithmetic/index.ts',
  'unerring/observe': 'src/observe/index.ts',
  'unerring/oracle': 'src/oracle/index.ts',
  'unerring/fuzz': 'fuzz/index.ts',
};

async function load(specifier: string): Promise<Record<string, unknown>> {
  const entry = entries[specifier];
  const from = entry === undefined ? specifier : pathToFileURL(join(root, entry)).href;
  return (await import(/* @vite-ignore */ from)) as Record<string, unknown>;
}

// test/arithmetic/examples.test.ts runs those of src/arithmetic, which write into buffers. The programs in src/cli
// would start when imported.
const files = sourceFiles('src').filter((file) => !/^src\/(?:arithmetic|cli)\//.test(file));
const documented = files.flatMap((file) =>
  docExamples(readFileSync(join(root, file), 'utf8'))
    .filter((code) => claimsOf(code).length > 0)
    .map((code) => ({ file, code })),
);

/** The index of the file's room and those of the rooms around it, the innermost last. */
function indexesAbove(file: string): string[] {
  const folder = dirname(file);
  if (folder === 'src' || folder === '.') return [];
  const index = join(root, folder, 'index.ts');
  return [...indexesAbove(folder), ...(existsSync(index) ? [pathToFileURL(index).href] : [])];
}

describe('examples in documentation comments', () => {
  it('are found: at least one for each predicate', () => {
    const text = documented.map(({ code }) => code).join('\n');
    const names = Object.keys(predicates).filter((name) => name !== 'tiers');
    expect(names.length).toBeGreaterThanOrEqual(22);
    expect(names.filter((name) => !text.includes(`${name}(`))).toEqual([]);
  });

  it.each(documented)('$file: $code', async ({ file, code }) => {
    const siblings = Object.assign({}, ...(await Promise.all(indexesAbove(file).map(load))));
    const own = await load(pathToFileURL(join(root, file)).href);
    // An export of the name `default` is none that an example could write.
    const { default: _, ...scope } = { ...predicates, predicates, ...siblings, ...own };
    expect(await runExample(code, scope, load)).toBe(claimsOf(code).length);
  });
});

const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) => pageExamples(page).map((code) => ({ page, code })))
  // Pages below docs/ also sketch code that is to be filled in (`...`); what states a value is run there, too.
  .filter(
    ({ page, code }) => page === 'README.md' || (claimsOf(code).length > 0 && !/\.\.\.[,)\s]/.test(code)),
  );

describe('examples in the pages', () => {
  it('are found in the README', () => {
    expect(pages.filter(({ page }) => page === 'README.md').length).toBeGreaterThanOrEqual(3);
  });

  it.each(pages)('$page: $code', async ({ code }) => {
    expect(await runExample(code, {}, load)).toBe(claimsOf(code).length);
  });
});
