import type { Unit } from '../language/formula.js';
import type { LoweredFormula } from './program.js';

/** The unit of every value of a program, checked: the terms of a sum must have the same unit. */
export function deriveUnits({ formula, program, root }: LoweredFormula): ReadonlyMap<number, Unit> {
  const units = new Map<number, Unit>();
  for (const index of program.reachable(root)) {
    const operation = program.at(index);
    switch (operation.op) {
      case 'input':
        units.set(index, formula.arguments[operation.argument]!.unit);
        break;
      case 'mul':
        units.set(index, product(units.get(operation.left)!, units.get(operation.right)!));
        break;
      case 'add':
      case 'sub': {
        const [left, right] = [units.get(operation.left)!, units.get(operation.right)!];
        if (!equal(left, right)) {
          throw new RangeError(
            `${formula.name}: a sum of ${JSON.stringify(left)} and ${JSON.stringify(right)}`,
          );
        }
        units.set(index, left);
        break;
      }
      case 'abs':
        units.set(index, units.get(operation.operand)!);
        break;
      default:
        throw new RangeError(`${formula.name}: ${operation.op} in a formula`);
    }
  }
  return units;
}

/** The number of base-unit factors: 1 for a length or a direction, 2 for a squared length. */
export const degreeOf = (unit: Unit): number => Object.values(unit).reduce((sum, power) => sum + power, 0);

/** The base units that occur in a formula's arguments, in order of first occurrence. */
export function baseUnits(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap((unit) => Object.keys(unit)))];
}

/** The different units of some numbers, in order of first occurrence. */
export function distinctUnits(numbers: readonly { readonly unit: Unit }[]): Unit[] {
  return [...new Map(numbers.map(({ unit }) => [unitKey(unit), unit])).values()];
}

/** A text that is equal for equal units. */
export const unitKey = (unit: Unit): string => JSON.stringify(Object.entries(unit).sort());

/** A name for a unit in generated code: `length`, `length2`, `directionByLength`. */
export const unitName = (unit: Unit): string =>
  Object.entries(unit)
    .map(([base, power]) => base + (power > 1 ? power : ''))
    .join('By');

/**
 * The base unit of a composite unit whose scale is adapted to numbers of that unit. Its power must be 1 or 2.
 */
export function lastBase(unit: Unit): string {
  const bases = Object.keys(unit);
  const base = bases[bases.length - 1]!;
  if (unit[base]! > 2) throw new RangeError(`no scale for ${JSON.stringify(unit)}`);
  return base;
}

function product(left: Unit, right: Unit): Unit {
  const result: Record<string, number> = { ...left };
  for (const [base, power] of Object.entries(right)) result[base] = (result[base] ?? 0) + power;
  return result;
}

function equal(left: Unit, right: Unit): boolean {
  return baseUnits([left, right]).every((base) => (left[base] ?? 0) === (right[base] ?? 0));
}
