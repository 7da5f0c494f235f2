import type { Unit } from '../language/formula.js';
import { baseUnits, degreeOf, distinctUnits, lastBase, unitKey } from './units.js';

/** A number to be scaled, in generated code. */
export interface Scaled {
  readonly name: string;
  readonly unit: Unit;
}

/** The variable that holds the power of two of a base unit. */
export const scaleName = (base: string): string => `${base}Scale`;

/** The product of the scales that belong to a unit, as code. */
export const scaleProduct = (unit: Unit): string =>
  Object.entries(unit)
    .flatMap(([base, power]) => Array.from({ length: power }, () => scaleName(base)))
    .join(' * ');

/**
 * Code for one power of two per base unit, greater than the sum of the absolute values of all numbers of that
 * unit. The numbers of a composite unit (a plane's constant, weights) must sum to at most the product of the
 * scales that belong to their unit; where they do not, the scale of the last base in the unit is raised:
 * by ratio for its first power, by √ratio for its square. (Rounding does no harm: the power of two that is
 * taken is greater than the rounded quotient or root, and the exact one cannot pass that power.)
 */
export function scaleStatements(numbers: readonly Scaled[]): string[] {
  const lines: string[] = [];
  const sum = (unit: Unit) =>
    numbers
      .filter((number) => unitKey(number.unit) === unitKey(unit))
      .map(({ name }) => `abs(${name})`)
      .join(' + ');
  const composites = distinctUnits(numbers).filter((unit) => degreeOf(unit) > 1);
  const raised = new Set(composites.map((unit) => lastBase(unit)));
  for (const base of baseUnits(numbers.map(({ unit }) => unit))) {
    const keyword = raised.has(base) ? 'let' : 'const';
    lines.push(`${keyword} ${scaleName(base)} = powerOfTwoAbove(${sum({ [base]: 1 })});`);
  }
  composites.forEach((unit, i) => {
    const base = lastBase(unit);
    const divided = Object.entries(unit)
      .flatMap(([name, power]) => Array.from({ length: power }, () => scaleName(name)))
      .join(' / ');
    const ratio = `excess${i === 0 ? '' : i + 1}`;
    const growth = unit[base] === 2 ? `Math.sqrt(${ratio})` : ratio; // lastBase allows 1 and 2
    lines.push(
      `const ${ratio} = (${sum(unit)}) / ${divided};`,
      `if (${ratio} > 1) ${scaleName(base)} *= powerOfTwoAbove(${growth});`,
    );
  });
  return lines;
}

/** One digit and a power of ten: at most x and more than half of it, or at least x and less than twice of it. */
function oneDigit(x: number, round: (digit: number) => number): string {
  const [digit, exponent] = x.toExponential().split('e') as [string, string];
  return `${round(Number(digit))}e${Number(exponent)}`;
}

/**
 * A condition that holds if a scale is outside [2^-limit, 2^limit], or NaN. Scales are powers of two, so that these
 * limits can be written shorter than they are.
 */
export function outsideWindow(numbers: readonly Scaled[], limit: number): string {
  const [least, most] = [oneDigit(2 ** -limit, Math.floor), oneDigit(2 ** limit, Math.ceil)];
  return baseUnits(numbers.map(({ unit }) => unit))
    .map(scaleName)
    .map((scale) => `!(${scale} >= ${least} && ${scale} <= ${most})`)
    .join(' || ');
}

/** The one unit of all numbers, if they are lengths or the like; undefined if several scales have to be found. */
export function onlyBase(numbers: readonly Scaled[]): string | undefined {
  const units = distinctUnits(numbers);
  return units.length === 1 && degreeOf(units[0]!) === 1 ? Object.keys(units[0]!)[0] : undefined;
}

/** The sum of the absolute values, as code. */
export const sizeOf = (numbers: readonly Scaled[]): string =>
  numbers.map(({ name }) => `abs(${name})`).join(' + ');
