import * as rational from '../arithmetic/rational.js';
import { requireRational } from '../arithmetic/require-rational.js';
import { requireNumber } from '../core/arguments/index.js';
import type { MeshInput } from '../mesh/index.js';
import { solidVolume } from '../solids/output/solid-volume.js';
import type { Solid } from '../solids/solid.js';
import { type MatcherResult, requireNoOther, solidOf } from './matcher.js';

/**
 * Has a solid, or what a mesh encloses, exactly this volume? A number is the double that it is: of 0.1 cubed no box has
 * the volume that `0.1 ** 3` rounds; a fraction says it.
 */
export function toHaveVolume(
  received: MeshInput | Solid,
  expected: number | rational.Rational,
  ...others: readonly unknown[]
): MatcherResult {
  requireNoOther('toHaveVolume', ['received', 'expected'], others);
  if (typeof expected === 'object') requireRational('toHaveVolume', 'expected', expected);
  else requireNumber('toHaveVolume', 'expected', expected);
  const volume = solidVolume(solidOf('toHaveVolume', 'received', received));
  const wanted = typeof expected === 'object' ? expected : rational.fromNumber(expected);
  const pass = rational.compare(volume, wanted) === 0;
  return {
    pass,
    message: () =>
      pass
        ? `expected another volume than ${textOf(volume)}`
        : `expected a volume of ${textOf(wanted)}, but it is ${textOf(volume)}`,
  };
}

/** A number as the nearest double, and as a fraction where that is another. */
function textOf(value: rational.Rational): string {
  const nearest = rational.toNumber(value);
  const isDouble = rational.compare(rational.fromNumber(nearest), value) === 0;
  return isDouble ? `${nearest}` : `${nearest} (${value.numerator}/${value.denominator})`;
}
