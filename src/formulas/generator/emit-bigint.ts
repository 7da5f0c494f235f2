import type { Formula, Unit } from '../language/formula.js';
import { statements } from './emit-filter.js';
import { valueNames } from './names.js';
import type { LoweredFormula } from './program.js';
import { baseUnits, degreeOf, distinctUnits, lastBase } from './units.js';

/**
 * The last tier: the formula in integers. The inputs of a base unit are integers over a common power of two;
 * composite units get the product of the powers, and the exponent of the last base in the unit is lowered where
 * that is not fine enough. Any common exponent will do: the formula is homogeneous in every base unit, so the
 * value is only scaled.
 */
export function bigintBody(lowered: LoweredFormula): string[] {
  const { formula, program, root } = lowered;
  const all = formula.arguments.map(({ name }) => name).join(', ');
  const integers = formula.arguments.map(({ name }) => integerName(name)).join(', ');
  const lines =
    distinctUnits(formula.arguments).length === 1
      ? [`const [${integers}] = finiteIntegers('${formula.name}', ARGUMENTS, [${all}]);`]
      : [
          `const values = [${all}] as const;`,
          `requireFinite('${formula.name}', ARGUMENTS, values);`,
          ...integerStatements(formula),
        ];
  const renamed: LoweredFormula = {
    ...lowered,
    formula: {
      ...formula,
      arguments: formula.arguments.map((argument) => ({ ...argument, name: integerName(argument.name) })),
    },
  };
  const computed = statements(renamed, program.reachable(root), [root]);
  const value = valueNames(renamed)[root]!;
  return [...lines, ...computed, `return ${value} > 0n ? 1 : ${value} < 0n ? -1 : 0;`];
}

const integerName = (argument: string): string => `${argument}Integer`;

/** Code that gives the arguments as integers, each base unit over its own power of two. */
function integerStatements(formula: Formula): string[] {
  const units = distinctUnits(formula.arguments);
  const lines: string[] = [];
  const composites = units.filter((unit) => degreeOf(unit) > 1);
  const adjusted = new Set(composites.map((unit) => lastBase(unit)));
  const withUnit = (unit: Unit) =>
    formula.arguments
      .filter((argument) => JSON.stringify(argument.unit) === JSON.stringify(unit))
      .map(({ name }) => name)
      .join(', ');
  for (const base of baseUnits(formula.arguments.map(({ unit }) => unit))) {
    const keyword = adjusted.has(base) ? 'let' : 'const';
    lines.push(`${keyword} ${base}Exponent = commonExponent([${withUnit({ [base]: 1 })}]);`);
  }
  for (const unit of composites) {
    const base = lastBase(unit);
    const power = unit[base]!;
    const missing = `commonExponent([${withUnit(unit)}]) - (${exponentOf(unit)})`;
    const share = power === 1 ? missing : `Math.floor((${missing}) / ${power})`;
    lines.push(`${base}Exponent += Math.min(0, ${share});`);
  }
  for (const unit of units) {
    const names = withUnit(unit);
    const integers = names.split(', ').map(integerName);
    lines.push(`const [${integers.join(', ')}] = scaledIntegers([${names}], ${exponentOf(unit)});`);
  }
  return lines;
}

/** The exponent that numbers of a unit are scaled by, as code. */
const exponentOf = (unit: Unit): string =>
  Object.entries(unit)
    .map(([base, power]) => (power === 1 ? `${base}Exponent` : `${power} * ${base}Exponent`))
    .join(' + ');
