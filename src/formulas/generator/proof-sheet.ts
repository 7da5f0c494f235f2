import type { Formula } from '../language/formula.js';

interface Named {
  readonly file: string;
  readonly formula: Formula;
}

export function proofSheet(formulas: readonly Named[]): string {
  return `# Predicates\n\n${formulas.map(({ formula }) => `- ${formula.name}`).join('\n')}\n`;
}
