import type { NamedFormula } from '../language/formula.js';
import { HEADER, indent, predicateParts, tiersEntry } from './emit-module.js';

/** The index of the generated predicates. */
export function indexModule(formulas: readonly NamedFormula[]): string {
  const lines = formulas.map(({ file, formula }) => `export { ${formula.name} } from './${file}.js';`);
  return [HEADER, ...lines, ''].join('\n');
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
