import type { Formula, Requirement } from '../language/formula.js';
import type { LoweredFormula } from './program.js';

/**
 * Code that refuses a string where the filter adds an argument as it is: `+` would join texts, and the answer be wrong.
 * (`-`, `*` and `abs` take a string for the number that it says, and so do comparisons; the tiers behind the filter
 * take nothing but numbers.)
 */
export function addendStatements({ formula, program, root }: LoweredFormula): string[] {
  const reachable = program.reachable(root).map((index) => program.at(index));
  const added = new Set(reachable.flatMap((of) => (of.op === 'add' ? [of.left, of.right] : [])));
  const all = formula.arguments.map(({ name }) => name).join(', ');
  return [...added].flatMap((index) => {
    const operation = program.at(index);
    if (operation.op !== 'input') return [];
    const { name } = formula.arguments[operation.argument]!;
    return [`if (typeof ${name} !== 'number') requireFinite('${formula.name}', ARGUMENTS, [${all}]);`];
  });
}

/**
 * Code that refuses what has no meaning, before anything is computed. NaN and Infinity are let through here:
 * the tiers find them, and name them first.
 */
export function requirementStatements(formula: Formula): string[] {
  const all = formula.arguments.map(({ name }) => name).join(', ');
  return formula.requires.flatMap(({ kind, parameter }) => {
    const names = formula.arguments.filter((a) => a.parameter === parameter).map(({ name }) => name);
    const finite = `requireFinite('${formula.name}', ARGUMENTS, [${all}]);`;
    if (kind === 'nonzero') {
      const zero = names.map((name) => `${name} === 0`).join(' && ');
      return [
        `if (${zero}) {`,
        finite,
        `reject('${formula.name}', '${parameter}', 'a normal other than zero', [${names.join(', ')}]);`,
        `}`,
      ];
    }
    return [
      `if (${names[0]} < 0) {`,
      finite,
      `reject('${formula.name}', '${parameter}', 'a finite number, at least 0', ${names[0]});`,
      `}`,
    ];
  });
}

/** The same for the docstring. */
export const requirementSentence = ({ kind, parameter }: Requirement): string =>
  kind === 'nonzero'
    ? `@throws RangeError if ${parameter} is the zero vector`
    : `@throws RangeError if ${parameter} is negative`;
