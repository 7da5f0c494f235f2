import * as rational from '../arithmetic/rational.js';
import { requireRational } from '../arithmetic/require-rational.js';
import { reject, requireNotNegative, requireNumber } from '../core/arguments/index.js';
import type { MeshInput } from '../mesh/index.js';
import { solidVolume } from '../solids/output/solid-volume.js';
import type { Solid } from '../solids/solid.js';
import {
  type MatcherResult,
  requireNoOther,
  requireSolidOptions,
  type SolidMatcherOptions,
  solidOf,
} from './matcher.js';

/** How a volume is compared. */
export interface VolumeMatcherOptions extends SolidMatcherOptions {
  /** By how much the volume may be off, at most, which is compared exactly; 0 if it is missing. */
  readonly within?: number | undefined;
}

/**
 * Has a solid, or what a mesh encloses, exactly this volume, or one that is near enough? A number is the double that it
 * is: of 0.1 cubed no box has the volume that `0.1 ** 3` rounds; a fraction says it. A mesh counts once where it winds
 * around more often counterclockwise than clockwise (the rule `positive`), or what another rule says.
 */
export function toHaveVolume(
  received: MeshInput | Solid,
  expected: number | rational.Rational,
  options: VolumeMatcherOptions = {},
  ...others: readonly unknown[]
): MatcherResult {
  const where = 'toHaveVolume';
  requireNoOther(where, ['received', 'expected', 'options'], others);
  if (typeof options === 'number') reject(where, 'options', 'an object', options, `{ within: ${options} }`);
  requireSolidOptions(where, options, 'within rule');
  const { within = 0, rule } = options;
  requireNotNegative(where, 'options.within', within);
  if (typeof expected === 'object') requireRational(where, 'expected', expected);
  else requireNumber(where, 'expected', expected);
  const volume = solidVolume(solidOf(where, 'received', received, rule));
  const wanted = typeof expected === 'object' ? expected : rational.fromNumber(expected);
  const off = rational.subtract(volume, wanted);
  const pass = rational.compare(rational.abs(off), rational.fromNumber(within)) <= 0;
  return {
    pass,
    message: () => {
      const about = within === 0 ? '' : `, or within ${within} of it`;
      const is = differenceOf(off, volume);
      if (pass) return `expected another volume than ${textOf(wanted)}${about}${is}`;
      const exactly = within === 0 ? 'exactly ' : '';
      const way = within === 0 ? ' ({ within: x } as second argument lets it be off)' : '';
      return `expected a volume of ${exactly}${textOf(wanted)}${about}${is}${way}`;
    },
  };
}

/** What the volume is, and by how much it is off: both may be rounded to the same double. */
function differenceOf(off: rational.Rational, volume: rational.Rational): string {
  const side = rational.sign(off);
  if (side === 0) return '';
  const amount = rational.toNumber(rational.abs(off));
  // What is less than half the least double is rounded to 0.
  const shown = amount === 0 ? `less than ${Number.MIN_VALUE}` : `${amount}`;
  return `, but it is ${textOf(volume)}, ${shown} ${side > 0 ? 'more' : 'less'}`;
}

/** Longer fractions tell nobody anything. */
const MOST_CHARACTERS = 60;

/** A number as the nearest double, and as a fraction where that is another. */
function textOf(value: rational.Rational): string {
  const nearest = rational.toNumber(value);
  if (rational.compare(rational.fromNumber(nearest), value) === 0) return `${nearest}`;
  const fraction = `${value.numerator}/${value.denominator}`;
  return `${nearest} (${fraction.length > MOST_CHARACTERS ? 'rounded' : fraction})`;
}
