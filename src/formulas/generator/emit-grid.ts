import type { Formula } from '../language/formula.js';
import { statements } from './emit-filter.js';
import { outsideWindow, type Scaled, scaleProduct, scaleStatements } from './emit-scales.js';
import { valueNames } from './names.js';
import type { LoweredFormula } from './program.js';
import { degreeOf, deriveUnits, distinctUnits, unitName } from './units.js';

/**
 * The grid tier: plain double arithmetic, where it is exact.
 *
 * Let σ be a power of two not below any leaf of a unit, and g = σ · 2^-bits. If all inputs of that unit are
 * multiples of g, then the leaves are integers of at most 2^bits in units of g, every partial result is an
 * integer in units of the product of the g that belong to it, and its size is bounded by running the formula
 * on the bounds. `gridBits` is the largest number of bits for which none exceeds 2^53: then nothing rounds
 * and the computed value is the exact one.
 *
 * An input x that satisfies (x + K) - K = x for K = 1.5 · 2^52 · g is a difference of multiples of g, with one
 * exception: for x between -2^52 g and -2^51 g the sum x + K lies one binade lower, and multiples of g/2 pass too.
 * Such an x is no leaf (leaves are below σ), only part of a difference. Then count in g/2: what `bits` has to spare
 * covers it, because σ bounds the sum of the leaves, not each: with T = 2^(bits + 1), sums of products of two
 * differences are at most T² <= 2^52; products of columns X Y Z <= T³ / 27; lifts at most T², or 2T² with weights;
 * which makes the largest values of degree 3, 4 and 5 smaller than 2^47, 2^52 and 2^47.
 */
export function gridBits(lowered: LoweredFormula): number {
  for (let bits = 52; bits > 0; bits--) {
    const largest = partialResultBounds(lowered, BigInt(bits));
    if (largest.every((bound) => bound <= 1n << 53n)) return bits;
  }
  throw new RangeError(`${lowered.formula.name}: no grid on which doubles are exact`);
}

function partialResultBounds(lowered: LoweredFormula, bits: bigint): bigint[] {
  const { program, root } = lowered;
  const units = deriveUnits(lowered);
  const bounds = new Map<number, bigint>();
  for (const index of program.reachable(root)) {
    const operation = program.at(index);
    if (program.isLeaf(index)) bounds.set(index, 1n << (bits * BigInt(degreeOf(units.get(index)!))));
    else if (operation.op === 'mul') {
      bounds.set(index, bounds.get(operation.left)! * bounds.get(operation.right)!);
    } else if (operation.op === 'add' || operation.op === 'sub') {
      bounds.set(index, bounds.get(operation.left)! + bounds.get(operation.right)!);
    }
  }
  return [...bounds.values()];
}

/**
 * Scales within 2^±150, as in `gridRounder` of arithmetic: the value of degree d then lies between 2^-(150 + bits)d and
 * 2^(152 d).
 */
const WINDOW = 150;

/**
 * Code for the numbers that round to the grid of each unit; outside the window the tier is left. (Written out: behind a
 * function that chooses between a number and NaN the whole tier takes 1.15 times as long.)
 */
function rounders(formula: Formula, scaled: readonly Scaled[], bits: number): string[] {
  return [
    ...scaleStatements(scaled),
    `if (${outsideWindow(scaled, WINDOW)}) return UNDECIDED;`,
    ...distinctUnits(formula.arguments).map(
      (unit) =>
        `const ${unitName(unit)}Rounder = ${1.5 * 2 ** (52 - bits * degreeOf(unit))} * ${scaleProduct(unit)};`,
    ),
  ];
}

export function gridBody(lowered: LoweredFormula): string[] {
  const { formula, program, root } = lowered;
  const names = valueNames(lowered);
  const bits = gridBits(lowered);
  const units = deriveUnits(lowered);
  const degree = degreeOf(units.get(root)!);
  if (degree * (WINDOW + bits) > 1074 || degree * (WINDOW + 2) > 1023) {
    throw new RangeError(`${formula.name}: the window of the grid tier is too wide for degree ${degree}`);
  }
  const leaves = program.leaves(root);
  const scaled: Scaled[] = leaves.map((leaf) => ({ name: names[leaf]!, unit: units.get(leaf)! }));
  return [
    ...statements(lowered, leaves, leaves),
    ...rounders(formula, scaled, bits),
    `if (${offGrid(formula)}) return UNDECIDED;`,
    ...statements(
      lowered,
      program.reachable(root).filter((index) => !program.isLeaf(index)),
      [root],
    ),
    `return ${signOf(names[root]!)};`,
  ];
}

/** `name > 0 ? 1 : name < 0 ? -1 : 0` */
export const signOf = (name: string): string => `${name} > 0 ? 1 : ${name} < 0 ? -1 : 0`;

/** A condition that holds if an argument is not a multiple of its grid's unit. */
const offGrid = (formula: Formula): string =>
  formula.arguments
    .map(({ name, unit }) => `${name} + ${unitName(unit)}Rounder - ${unitName(unit)}Rounder !== ${name}`)
    .join(' || ');
