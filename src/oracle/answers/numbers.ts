import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';

/** A fraction in lowest terms, as text; the denominator is positive. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  const common = greatestCommonDivisor(absolute(numerator), denominator);
  return `${numerator / common}/${denominator / common}`;
}

/** -1, 0, 1 in words, `undefined` where there is no sign. */
export function signText(sign: number | undefined): string {
  return sign === undefined ? 'undefined' : sign > 0 ? 'plus' : sign < 0 ? 'minus' : 'zero';
}

/** The classes of questions whose answer is such a word. */
export const signClasses = ['minus', 'zero', 'plus', 'undefined'] as const;

/** `finite` or `overflow` (one is beyond the doubles), then the coordinates; -0 is not 0. */
export function coordinatesText(values: readonly number[]): string {
  const first = values.every(Number.isFinite) ? 'finite' : 'overflow';
  return [first, ...values.map((x) => (Object.is(x, -0) ? '-0' : String(x)))].join(' ');
}

/** A parameter as a fraction and as the nearest double, behind whether it is on the segment. */
export function parameterText(numerator: bigint, denominator: bigint, nearest: number): string {
  const isOn = numerator >= 0n && numerator <= denominator;
  return `${isOn ? 'between' : 'beyond'} ${fractionText(numerator, denominator)} ${nearest}`;
}

/** A mean, behind a letter for each point: kept by its definition, or plain. */
export function meanText(isImplicit: readonly boolean[], mean: readonly number[]): string {
  const some = isImplicit.includes(true);
  const kind = some ? (isImplicit.includes(false) ? 'mixed' : 'implicit') : 'plain';
  const signs = isImplicit.map((is) => (is ? 1 : 0)).join();
  return [kind, signs, ...mean].join(' ');
}

/** Where the point is to the face (the first sign), all signs, and a corner's coordinates. */
export function boxPlanesText(signs: readonly number[], corner: readonly number[]): string {
  const where = signs[0] === 0 ? 'on' : signs[0]! > 0 ? 'outside' : 'inside';
  return [where, ...signs, ...corner].join(' ');
}
