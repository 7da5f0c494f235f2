import type { Algebraic } from '../arithmetic/algebraic.js';
import * as algebraic from '../arithmetic/algebraic.js';
import { isAlgebraic, isSurd } from '../arithmetic/is-exact-number.js';
import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { requireRational } from '../arithmetic/require-rational.js';
import type { Surd } from '../arithmetic/surd.js';
import * as surd from '../arithmetic/surd.js';
import { reject, requireNumber } from '../core/arguments/index.js';
import type { Sign } from '../core/sign.js';
import type { ParameterLike } from './data.js';
import { nearestOfParameter, type ParameterObject } from './objects/parameter-object.js';
import { compareParameterObjects, exactQuotientOf } from './parameter.js';
import { parameterFrom } from './revive.js';

/**
 * A number as answers have it, exactly: a fraction, a number a + b√c, a root of a polynomial, or what defines it.
 * {@link toNumber} rounds it, {@link compare} orders any two.
 */
export type ExactNumber = Rational | Surd | Algebraic | ParameterLike;

/** A double, or an exact number of any kind. */
export type NumberLike = number | ExactNumber;

/** A checked number of one of three kinds; fractions and doubles are surds. */
type Checked = Surd | Algebraic | ParameterObject;

const EXPECTED = 'a number: a double, a Rational, Surd, Algebraic or Parameter';

function requireSurd(where: string, name: string, value: Surd): Surd {
  if (!isSurd(value)) reject(where, name, 'a number that `surd` made', value);
  return value;
}

function requireAlgebraic(where: string, name: string, value: Algebraic): Algebraic {
  if (!isAlgebraic(value)) reject(where, name, 'a number that `algebraic` made', value);
  return value;
}

function checked(where: string, name: string, value: NumberLike): Checked {
  if (typeof value === 'number') {
    requireNumber(where, name, value);
    return surd.fromRational(rational.fromNumber(value));
  }
  if (typeof value !== 'object' || value === null) return reject(where, name, EXPECTED, value);
  if (!('type' in value)) {
    if (!('numerator' in value)) return reject(where, name, EXPECTED, value);
    requireRational(where, name, value);
    return surd.fromRational(value);
  }
  if (value.type === 'surd') return requireSurd(where, name, value);
  if (value.type === 'algebraic') return requireAlgebraic(where, name, value);
  return parameterFrom(where, name, value);
}

const isNumber = (value: Checked, type: 'surd' | 'algebraic'): boolean => value.type === type;

function surdOf(value: Surd | ParameterObject): Surd {
  if (isNumber(value, 'surd')) return value as Surd;
  return surd.fromRational(exactQuotientOf(value as ParameterObject));
}

function algebraicOf(value: Checked): Algebraic {
  if (isNumber(value, 'algebraic')) return value as Algebraic;
  return algebraic.fromSurd(surdOf(value as Surd | ParameterObject));
}

/**
 * Checks a number of any kind.
 *
 * @throws RangeError naming the argument
 * @example requireNumberLike('f', 'x', 0.5); // undefined
 */
export function requireNumberLike(where: string, name: string, value: NumberLike): void {
  checked(where, name, value);
}

/** The double nearest to a number; the name is that of the function that was called. */
export function nearestNumber(where: string, name: string, value: NumberLike): number {
  const one = checked(where, name, value);
  if (isNumber(one, 'surd')) return surd.toNumber(one as Surd);
  if (isNumber(one, 'algebraic')) return algebraic.toNumber(one as Algebraic);
  return nearestOfParameter(one as ParameterObject);
}

/**
 * The double nearest to an exact number of any kind: a `Rational`, `Surd`, `Algebraic` or `Parameter` (ties to even;
 * never -0; Infinity only beyond the largest double). It takes clones and parsed JSON of parameters, too.
 *
 * @throws RangeError naming the argument, if it is no number, or not finite
 * @example
 * import { rational, surd } from 'unerring/arithmetic';
 * toNumber(crossingParameter([0, 0, 0], [0, 0, 3], { normal: [0, 0, 1], constant: -1 })!); // 1 / 3
 * toNumber(rational.fromParts(1n, 3n)); // 1 / 3
 * toNumber(surd.sqrt(rational.fromNumber(2))); // 1.4142135623730951
 */
export function toNumber(x: NumberLike): number {
  return nearestNumber('toNumber', 'x', x);
}

/**
 * The order of two numbers, exactly: 1 if x is greater than y. Each may be of any kind, also a double: parameters of
 * hits with flat and with round shapes, squared distances, fractions. They may be the same number by different
 * definitions.
 *
 * @throws RangeError naming the argument, if it is no number, or not finite
 * @example
 * import { rational, surd } from 'unerring/arithmetic';
 * const floor = { normal: [0, 0, 1], constant: -1 };
 * const third = crossingParameter([0, 0, 0], [1, 1, 3], floor)!;
 * compare(third, 1 / 3); // 1: a third is a little more than its double
 * compare(third, rational.fromParts(1n, 3n)); // 0
 * compare(third, surd.sqrt(rational.fromNumber(2))); // -1
 */
export function compare(x: NumberLike, y: NumberLike): Sign {
  const p = checked('compare', 'x', x);
  const q = checked('compare', 'y', y);
  if (isNumber(p, 'algebraic') || isNumber(q, 'algebraic'))
    return algebraic.compare(algebraicOf(p), algebraicOf(q));
  if (isNumber(p, 'surd') || isNumber(q, 'surd'))
    return surd.compare(surdOf(p as Surd | ParameterObject), surdOf(q as Surd | ParameterObject));
  return compareParameterObjects(p as ParameterObject, q as ParameterObject);
}
