import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { conflictAmong, multipliersOf } from './conflict.js';
import { type Constraint, dotAll, type LargePoint, valueAt } from './constraint.js';
import type { Infeasible, LinearProgramResult } from './result.js';
import { solve } from './seidel.js';

/** A constraint as it was given: normal · x + constant <= 0. */
export interface Given {
  readonly normal: ArrayLike<number>;
  readonly constant: number;
}

/** Coefficients over their own power of two, which changes nothing but the multipliers of a conflict. */
interface Scaled extends Constraint {
  readonly exponent: number;
}

/** Where objective · x is greatest among the points of all constraints, whose arguments have been checked. */
export function program(objective: readonly number[], given: readonly Given[]): LinearProgramResult {
  const exponent = commonExponent(objective);
  const aim = scaledIntegers(objective, exponent) as bigint[];
  const constraints = given.map(scaled);
  const order = shuffled(constraints.length);
  const shuffledOnes = order.map((i) => constraints[i]!);
  const found = solve(aim, shuffledOnes);
  if (typeof found === 'number') return infeasible(constraints);
  const point = pointOf(found, constraints);
  const nearest = point.map(rational.toNumber);
  if (dotAll(aim, found.times) > 0n)
    return { status: 'unbounded', point, ray: primitive(found.times), rounded: { point: nearest } };
  const value = scaledBy(rational.fromParts(dotAll(aim, found.finite), found.denominator), exponent);
  return {
    status: 'optimal',
    value,
    point,
    unique: isOnly(found, aim, shuffledOnes),
    rounded: { value: rational.toNumber(value), point: nearest },
  };
}

/** The same with its sign changed: within, constraints are normal · x + constant >= 0. */
function scaled({ normal, constant }: Given): Scaled {
  const numbers = [...Array.from(normal), constant];
  const exponent = commonExponent(numbers);
  const integers = scaledIntegers(numbers, exponent).map((n) => -n);
  return { normal: integers.slice(0, -1), constant: [integers.at(-1)!, 0n], exponent };
}

function scaledBy(x: rational.Rational, exponent: number): rational.Rational {
  return exponent < 0
    ? rational.fromParts(x.numerator, x.denominator << BigInt(-exponent))
    : rational.fromParts(x.numerator << BigInt(exponent), x.denominator);
}

/**
 * The numbers below n in an order that no input expects, and that is always the same (Fisher, Yates; a congruential
 * generator).
 */
function shuffled(n: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  let state = 12345;
  for (let i = n - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = (state >>> 8) % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** With M as small as it can be for the point to satisfy all constraints. */
function pointOf(p: LargePoint, constraints: readonly Constraint[]): rational.Rational[] {
  let size = rational.fromNumber(0);
  for (const one of constraints) {
    const [finite, times] = valueAt(one, p);
    if (times <= 0n) continue;
    const least = rational.fromParts(-finite, times);
    if (rational.compare(least, size) > 0) size = least;
  }
  const { numerator, denominator } = size;
  return p.finite.map((x, k) =>
    rational.fromParts(x * denominator + p.times[k]! * numerator, p.denominator * denominator),
  );
}

function primitive(v: readonly bigint[]): bigint[] {
  const common = v.reduce((divisor, x) => greatestCommonDivisor(divisor, absolute(x)), 0n);
  return v.map((x) => x / common);
}

/**
 * Is a best point the only one? Then the constraints that hold it leave none that is farther along an axis, either way.
 */
function isOnly(best: LargePoint, aim: readonly bigint[], constraints: readonly Constraint[]): boolean {
  if (best.times.some((x) => x !== 0n)) return false;
  const level: Constraint = {
    normal: aim.map((c) => c * best.denominator),
    constant: [-dotAll(aim, best.finite), 0n],
  };
  const holding = constraints.filter((one) => valueAt(one, best)[0] === 0n);
  const all = [level, ...holding];
  return aim.every((_, k) =>
    [1n, -1n].every((sign) => {
      const end = solve(
        aim.map((_c, j) => (j === k ? sign : 0n)),
        all,
      ) as LargePoint;
      return end.times[k] === 0n && end.finite[k]! * best.denominator === best.finite[k]! * end.denominator;
    }),
  );
}

function infeasible(constraints: readonly Scaled[]): Infeasible {
  const conflict = conflictAmong(constraints);
  const ones = conflict.map((i) => constraints[i]!);
  const own = multipliersOf(ones.map(({ normal }) => normal));
  // Those of the doubles are these times powers of two, with the exponents that were taken out.
  const highest = Math.max(...ones.map(({ exponent }) => exponent));
  const multipliers = own.map((y, i) => y << BigInt(highest - ones[i]!.exponent));
  return { status: 'infeasible', conflict, multipliers: primitive(multipliers) };
}
