import type { NamedFormula } from '../language/formula.js';
import type { StagedFormula } from '../language/staged.js';
import { HEADER, indent, predicateParts, tiersEntry } from './emit-module.js';
import { preparedName } from './emit-prepared.js';

/** A staged formula with the name of its formula's file. */
export interface NamedStaged {
  readonly file: string;
  readonly staged: StagedFormula;
}

/** The index of the generated predicates, and of their forms: over buffers, in batches, staged. */
export function indexModule(
  formulas: readonly NamedFormula[],
  pointFormulas: readonly NamedFormula[],
  batches: readonly NamedFormula[],
  stagedFormulas: readonly NamedStaged[],
): string {
  return [
    HEADER,
    ...formulas.map(({ file, formula }) => `export { ${formula.name} } from './${file}.js';`),
    ...pointFormulas.map(({ file, formula }) => `export { ${formula.name}At } from './at/${file}.js';`),
    ...batches.map(({ file, formula }) => `export { ${formula.name}Batch } from './batch/${file}.js';`),
    ...stagedFormulas.map(
      ({ file, staged }) => `export { ${preparedName(staged)} } from './prepared/${file}.js';`,
    ),
    '',
  ].join('\n');
}

/** The registry of the tiers: the filters by themselves, and the public functions' own tiers behind them. */
export function registryModule(formulas: readonly NamedFormula[]): string {
  const entries = formulas.map(({ file, formula }) => ({ file, ...tiersEntry(predicateParts(formula)) }));
  return indent([
    HEADER,
    `import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';`,
    ...entries.map(({ file, imported }) => `import { ${imported.join(', ')} } from './${file}.js';`),
    ``,
    `const abs = Math.abs;`,
    ``,
    ...entries.flatMap(({ filter }) => filter),
    `type Cascade = {`,
    `name: string;`,
    `parameters: readonly string[];`,
    `tiers: readonly { name: string; decide: (...values: number[]) => Sign | Undecided }[];`,
    `};`,
    ``,
    `export const generatedTiers = {`,
    ...entries.flatMap(({ entry }) => entry),
    `} as const satisfies Record<string, Cascade>;`,
    ``,
  ]);
}
