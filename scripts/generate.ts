/**
 * Generates the predicates from the formulas, pairs of shapes from the kinds of shapes, and the page of the books from
 * their rows: `npm run generate` writes, `npm run generate:check` only compares and fails if anything would change.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATED_PREDICATES, generateAll, loadFormulas, loadStaged } from '../src/formulas/generate.js';
import { BOOKS_PAGE, booksPage } from './books/page.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => folder + name);
  } catch {
    return [];
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(ROOT + path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes files, or with `check` names those that differ, and removes all others of a folder. */
function update(files: ReadonlyMap<string, string>, folder: string, check: boolean): void {
  const changed = [...files].filter(([path, content]) => contentOf(path) !== content).map(([path]) => path);
  const stale = filesIn(folder).filter((path) => !files.has(path));
  if (check) {
    for (const path of [...changed, ...stale])
      console.error(`generate: ${path} is not what it is generated from gives`);
    if (changed.length + stale.length > 0) process.exitCode = 1;
    return;
  }
  for (const path of changed) {
    mkdirSync(dirname(ROOT + path), { recursive: true });
    writeFileSync(ROOT + path, files.get(path)!);
  }
  for (const path of stale) rmSync(ROOT + path);
  console.log(`generate: ${folder}: ${files.size} files, ${changed.length} written, ${stale.length} removed`);
}

const check = process.argv.includes('--check');
update(generateAll(await loadFormulas(), await loadStaged()), GENERATED_PREDICATES, check);
// The examples of pairs are answered by the kernel, which needs the predicates: they are there now.
const { GENERATED_PAIRS, generatePairs } = await import('../src/pairs/generate.js');
const updateAll = (files: ReadonlyMap<string, string>, folders: readonly string[]) => {
  for (const folder of folders)
    update(new Map([...files].filter(([path]) => path.startsWith(folder))), folder, check);
};
updateAll(await generatePairs(), GENERATED_PAIRS);
// The face reads the names of all functions, those just generated among them.
const { GENERATED_FACE, MATRIX, generateFace } = await import('../src/pairs/generate-face.js');
updateAll(generateFace(), [GENERATED_FACE, MATRIX]);
const { GENERATED_TIERS, tierTables } = await import('./tier-tables.js');
updateAll(tierTables(), [GENERATED_TIERS]);
updateAll(new Map([[BOOKS_PAGE, booksPage()]]), [BOOKS_PAGE]);
