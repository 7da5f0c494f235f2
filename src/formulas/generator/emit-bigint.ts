import type { Unit } from '../language/formula.js';
import { statements } from './emit-filter.js';
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
  const lines = [`requireFinite('${formula.name}', ARGUMENTS, [${all}]);`];
  const composites = distinctUnits(formula.arguments).filter((unit) => degreeOf(unit) > 1);
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
  for (const unit of distinctUnits(formula.arguments)) {
    const names = withUnit(unit);
    const integers = names.split(', ').map((name) => `${name}Integer`);
    lines.push(`const [${integers.join(', ')}] = scaledIntegers([${names}], ${exponentOf(unit)});`);
  }
  const renamed: LoweredFormula = {
    ...lowered,
    formula: {
      ...formula,
      arguments: formula.arguments.map((argument) => ({ ...argument, name: `${argument.name}Integer` })),
    },
  };
  const computed = statements(renamed, program.reachable(root), [root]);
  const value = computed[computed.length - 1]!.match(/^const (\w+) =/)![1]!;
  return [...lines, ...computed, `return ${value} > 0n ? 1 : ${value} < 0n ? -1 : 0;`];
}

/** The exponent that numbers of a unit are scaled by, as code. */
const exponentOf = (unit: Unit): string =>
  Object.entries(unit)
    .map(([base, power]) => (power === 1 ? `${base}Exponent` : `${power} * ${base}Exponent`))
    .join(' + ');
