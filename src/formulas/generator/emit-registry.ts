import type { Formula } from '../language/formula.js';

interface Named {
  readonly file: string;
  readonly formula: Formula;
}

const HEADER = '// Generated from src/formulas by `npm run generate`. Do not edit.';

/** The index of the generated predicates. */
export function indexModule(formulas: readonly Named[]): string {
  const lines = formulas.map(({ file, formula }) => `export { ${formula.name} } from './${file}.js';`);
  return [HEADER, ...lines, ''].join('\n');
}

/** The index of their tiers. */
export function registryModule(formulas: readonly Named[]): string {
  const imports = formulas.map(({ file, formula }) => `import { ${formula.name}Tiers } from './${file}.js';`);
  const entries = formulas.map(({ formula }) => `  ${formula.name}: ${formula.name}Tiers,`);
  return [HEADER, ...imports, '', 'export const generatedTiers = {', ...entries, '} as const;', ''].join(
    '\n',
  );
}
