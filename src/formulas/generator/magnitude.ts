import { Polynomial } from './polynomial.js';
import type { LoweredFormula, Program } from './program.js';

/**
 * The magnitude of a formula: a program for a number that bounds the sum of the absolute values of all terms.
 *
 * Let d range over the leaves (inputs and differences of inputs) and let C be the underflow margin. Define
 *
 *   M(d) = |d|     M(v ± w) = M(v) + M(w)     M(v · w) = M(v) · M(w) + C     M(|v|) = M(v)
 *
 * M bounds |v|, and the rounding errors of v are a small multiple of M(v), underflow included (the proof is in
 * error-bound.ts). The generator may use any polynomial that dominates M. For determinants of order 4 and
 * more that is the product of the column sums, ((Σ|x| · Σ|y| + kC) · Σ|z| + kC) ..., which costs a fraction
 * of the term-by-term sum; that it dominates is checked by expanding both.
 */
export interface Magnitude {
  /** Value number of the magnitude, in the formula's own program. */
  readonly root: number;
  /**
   * Whether every partial result of the formula, as computed, is at most the computed magnitude. True for the
   * term-by-term sum, because rounding is monotone; then an overflow of the formula is one of the magnitude.
   */
  readonly coversOverflow: boolean;
}

/** A bound `value + margins · C`, the margins not yet added. */
interface Bound {
  readonly value: number;
  readonly margins: number;
}

const MAX_MARGINS = 64;

/** Determinants with at least this many entries get column sums: below, term by term is tighter and as fast. */
const COLUMN_SUMS_FROM = 16;

/**
 * Appends to the program the computation of a bound that dominates M(root).
 *
 * @param columnSumsFrom Determinants with at least this many entries are bounded by column sums
 */
export function appendMagnitude(
  { program, root }: LoweredFormula,
  columnSumsFrom = COLUMN_SUMS_FROM,
): Magnitude {
  let columnSums = false;
  const bounds = new Map<number, Bound>();

  const bound = (index: number): Bound => {
    const known = bounds.get(index);
    if (known !== undefined) return known;
    const result = derive(index);
    bounds.set(index, result);
    return result;
  };

  const derive = (index: number): Bound => {
    const columns = program.columns.get(index);
    if (columns !== undefined && columns.flat().length >= columnSumsFrom) {
      columnSums = true;
      return byColumnSums(index, columns);
    }
    const operation = program.at(index);
    if (program.isLeaf(index)) return { value: program.push({ op: 'abs', operand: index }), margins: 0 };
    if (operation.op === 'mul') {
      if (operation.left === operation.right && program.isLeaf(operation.left)) {
        return { value: index, margins: 1 }; // d · d is its own absolute value
      }
      if (program.isLeaf(operation.left) && program.isLeaf(operation.right)) {
        return { value: program.push({ op: 'abs', operand: index }), margins: 1 }; // |d · e| = |d| · |e|
      }
      const value = program.mul(settle(bound(operation.left)), settle(bound(operation.right)));
      return { value, margins: 1 };
    }
    if (operation.op === 'add' || operation.op === 'sub') {
      return sum([bound(operation.left), bound(operation.right)]);
    }
    // ||v̂| - |v|| <= |v̂ - v|: an absolute value has the magnitude of what it is taken of.
    if (operation.op === 'abs') return bound(operation.operand);
    throw new RangeError(`no magnitude for ${operation.op}`);
  };

  const settle = ({ value, margins }: Bound): number =>
    margins === 0 ? value : program.push({ op: 'margin', operand: value, count: margins });

  const sum = (terms: readonly Bound[]): Bound => ({
    value: terms.map(({ value }) => value).reduce(program.add),
    margins: terms.reduce((total, { margins }) => total + margins, 0),
  });

  const byColumnSums = (index: number, columns: readonly (readonly number[])[]): Bound => {
    const sums = columns.map((column) => settle(sum(column.map(bound))));
    const target = magnitudePolynomial(program, index);
    for (let margins = 1; margins <= MAX_MARGINS; margins *= 2) {
      const value = sums
        .slice(1)
        .reduce((product, next) => settle({ value: program.mul(product, next), margins }), sums[0]!);
      if (boundPolynomial(program, value).dominates(target)) return { value, margins: 0 };
    }
    throw new RangeError('the product of the column sums does not dominate the determinant');
  };

  const magnitude = settle(bound(root));
  if (!boundPolynomial(program, magnitude).dominates(magnitudePolynomial(program, root))) {
    throw new RangeError('the magnitude does not dominate the formula');
  }
  return { root: magnitude, coversOverflow: !columnSums };
}

/** The variable that stands for C; leaves have their value numbers, which are not negative. */
const MARGIN = Polynomial.variable(-1);

/** M(index) as a polynomial in the absolute values of the leaves and C. */
export function magnitudePolynomial(program: Program, index: number): Polynomial {
  const known = new Map<number, Polynomial>();
  const visit = (i: number): Polynomial => {
    const seen = known.get(i);
    if (seen !== undefined) return seen;
    const operation = program.at(i);
    let result: Polynomial;
    if (program.isLeaf(i)) result = Polynomial.variable(i);
    else if (operation.op === 'mul') {
      result = visit(operation.left).times(visit(operation.right)).plus(MARGIN);
    } else if (operation.op === 'add' || operation.op === 'sub') {
      result = visit(operation.left).plus(visit(operation.right));
    } else if (operation.op === 'abs') result = visit(operation.operand);
    else throw new RangeError(`no magnitude for ${operation.op}`);
    known.set(i, result);
    return result;
  };
  return visit(index);
}

/** A bound's value as a polynomial in the absolute values of the leaves and C. */
export function boundPolynomial(program: Program, index: number): Polynomial {
  const operation = program.at(index);
  switch (operation.op) {
    case 'abs':
      return absolutePolynomial(program, operation.operand);
    case 'margin':
      return boundPolynomial(program, operation.operand).plus(
        MARGIN.times(Polynomial.constant(BigInt(operation.count))),
      );
    case 'add':
      return boundPolynomial(program, operation.left).plus(boundPolynomial(program, operation.right));
    case 'mul': {
      if (operation.left === operation.right && program.isLeaf(operation.left)) {
        return absolutePolynomial(program, index);
      }
      return boundPolynomial(program, operation.left).times(boundPolynomial(program, operation.right));
    }
    default:
      throw new RangeError(`not a bound: ${operation.op}`);
  }
}

/** |leaf|, or |leaf · leaf|. */
function absolutePolynomial(program: Program, index: number): Polynomial {
  if (program.isLeaf(index)) return Polynomial.variable(index);
  const operation = program.at(index);
  if (operation.op !== 'mul' || !program.isLeaf(operation.left) || !program.isLeaf(operation.right)) {
    throw new RangeError('an absolute value of neither a leaf nor a product of two leaves');
  }
  return Polynomial.variable(operation.left).times(Polynomial.variable(operation.right));
}
