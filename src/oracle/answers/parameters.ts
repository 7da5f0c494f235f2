import { fractionText } from './fractions.js';

/** A parameter as a fraction and as the nearest double, behind whether it is on the segment. */
export function parameterText(numerator: bigint, denominator: bigint, nearest: number): string {
  const isOn = numerator >= 0n && numerator <= denominator;
  return `${isOn ? 'between' : 'beyond'} ${fractionText(numerator, denominator)} ${nearest}`;
}
