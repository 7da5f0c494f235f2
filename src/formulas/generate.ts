/**
 * Generates the predicates from the formulas. Every file of this folder with a formula as its default export counts.
 */
import { readdirSync } from 'node:fs';
import { batchModule, hasBatch } from './generator/emit-batch.js';
import { bufferModule, takesOnlyPoints } from './generator/emit-buffer.js';
import { meshKernels, planeWithinModule, threeSidesModule } from './generator/emit-kernels.js';
import { predicateModule, predicateParts } from './generator/emit-module.js';
import { preparedModule } from './generator/emit-prepared.js';
import { indexModule, type NamedStaged, registryModule } from './generator/emit-registry.js';
import { implicitFiles } from './generator/implicit-files.js';
import { proofSheet } from './generator/proof-sheet.js';
import type { Formula, NamedFormula, StagedFormula } from './language/index.js';

/** The folder with nothing but generated predicates. */
export const GENERATED_PREDICATES = 'src/predicates/generated/';

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

/** All staged formulas, by the file name of their formula. */
export async function loadStaged(): Promise<NamedStaged[]> {
  const folder = new URL('./staged/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (name) => {
      const module = (await import(`./staged/${name}`)) as { default: StagedFormula };
      return { file: name.replace(/\.ts$/, ''), staged: module.default };
    }),
  );
}

/** Everything that is generated: path from the project's root, and content. */
export function generateAll(
  formulas: readonly NamedFormula[],
  stagedFormulas: readonly NamedStaged[],
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, formula } of formulas) {
    files.set(`${GENERATED_PREDICATES}${file}.ts`, predicateModule(predicateParts(formula)));
  }
  const pointFormulas = formulas.filter(({ formula }) => takesOnlyPoints(formula));
  for (const named of pointFormulas)
    files.set(`${GENERATED_PREDICATES}at/${named.file}.ts`, bufferModule(named));
  const batches = formulas.filter(hasBatch);
  for (const named of batches) files.set(`${GENERATED_PREDICATES}batch/${named.file}.ts`, batchModule(named));
  for (const { file, staged } of stagedFormulas) {
    files.set(`${GENERATED_PREDICATES}prepared/${file}.ts`, preparedModule(file, staged));
  }
  for (const [file, text] of kernelModules(formulas, stagedFormulas)) {
    files.set(`${GENERATED_PREDICATES}kernels/${file}`, text);
  }
  files.set(`${GENERATED_PREDICATES}index.ts`, indexModule(formulas, pointFormulas, batches, stagedFormulas));
  files.set(`${GENERATED_PREDICATES}tiers.ts`, registryModule(formulas));
  for (const [path, content] of implicitFiles()) files.set(path, content);
  files.set('docs/predicates.md', proofSheet(formulas));
  return files;
}

/** The kernel's own buffer forms of orient2d and orient3d. */
function kernelModules(
  formulas: readonly NamedFormula[],
  stagedFormulas: readonly NamedStaged[],
): Map<string, string> {
  const [orient2d, orient3d] = ['orient2d', 'orient3d'].map((name) =>
    formulas.find(({ file }) => file === name),
  );
  const [staged2d, staged3d] = ['orient2d', 'orient3d'].map((name) =>
    stagedFormulas.find(({ file }) => file === name),
  );
  if (!orient2d || !orient3d || !staged2d || !staged3d) return new Map();
  return meshKernels(orient2d, orient3d)
    .set('three-sides.ts', threeSidesModule(staged2d.staged, staged3d.staged))
    .set('plane-within.ts', planeWithinModule(staged3d.staged));
}
