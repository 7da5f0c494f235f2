/**
 * Generates the predicates from the formulas: `npm run generate` writes, `npm run generate:check` only compares
 * and fails if anything would change. Every file of this folder with a formula as its default export counts.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { predicateModule, predicateParts } from './generator/emit-module.js';
import { indexModule, registryModule } from './generator/emit-registry.js';
import { proofSheet } from './generator/proof-sheet.js';
import type { Formula, NamedFormula } from './language/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GENERATED = 'src/predicates/generated/';

/** All formulas of this folder, by file name. */
export async function loadFormulas(): Promise<NamedFormula[]> {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.ts') && name !== 'generate.ts')
    .sort();
  return Promise.all(
    files.map(async (name) => {
      const module = (await import(`./${name}`)) as { default: Formula };
      return { file: name.replace(/\.ts$/, ''), formula: module.default };
    }),
  );
}

/** Everything that is generated: path from the project's root, and content. */
export function generateAll(formulas: readonly NamedFormula[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, formula } of formulas) {
    files.set(`${GENERATED}${file}.ts`, predicateModule(predicateParts(formula)));
  }
  files.set(`${GENERATED}index.ts`, indexModule(formulas));
  files.set(`${GENERATED}tiers.ts`, registryModule(formulas));
  files.set('docs/predicates.md', proofSheet(formulas));
  return files;
}

function existingFiles(): string[] {
  try {
    return readdirSync(ROOT + GENERATED, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => GENERATED + name);
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

async function main(check: boolean): Promise<void> {
  const files = generateAll(await loadFormulas());
  const changed = [...files].filter(([path, content]) => contentOf(path) !== content).map(([path]) => path);
  const stale = existingFiles().filter((path) => !files.has(path));
  if (check) {
    for (const path of [...changed, ...stale])
      console.error(`generate: ${path} is not what the formulas give`);
    if (changed.length + stale.length > 0) process.exitCode = 1;
    return;
  }
  mkdirSync(ROOT + GENERATED, { recursive: true });
  for (const path of changed) writeFileSync(ROOT + path, files.get(path)!);
  for (const path of stale) rmSync(ROOT + path);
  console.log(`generate: ${files.size} files, ${changed.length} written, ${stale.length} removed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.includes('--check'));
