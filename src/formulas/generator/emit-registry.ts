import type { NamedFormula } from '../language/formula.js';
import { HEADER } from './emit-module.js';

/** The index of the generated predicates. */
export function indexModule(formulas: readonly NamedFormula[]): string {
  const lines = formulas.map(({ file, formula }) => `export { ${formula.name} } from './${file}.js';`);
  return [HEADER, ...lines, ''].join('\n');
}

/** The index of their tiers. */
export function registryModule(formulas: readonly NamedFormula[]): string {
  const imports = formulas.map(({ file, formula }) => `import { ${formula.name}Tiers } from './${file}.js';`);
  const entries = formulas.map(({ formula }) => `  ${formula.name}: ${formula.name}Tiers,`);
  return [HEADER, ...imports, '', 'export const generatedTiers = {', ...entries, '} as const;', ''].join(
    '\n',
  );
}
