import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';

/** The bits of one double, written before every read. */
const view = new DataView(new ArrayBuffer(8));

/** Doubles as integers over the greatest common power of two: 3 and 5 are 3 and 5, and not 53 bits each. */
export interface ShortScale {
  /** The exponent of the power; 0 if all values are zero. */
  readonly exponent: number;
  /** Values of those that it was made of, as integers. */
  readonly integers: (values: readonly number[]) => bigint[];
}

/** The scale of some doubles. */
export function shortScale(values: readonly number[]): ShortScale {
  const longest = commonExponent(values);
  const exponent = lowestExponent(values);
  const shift = BigInt(exponent - longest);
  return {
    exponent,
    integers: (some) => {
      const integers = scaledIntegers(some, longest) as bigint[];
      return shift === 0n ? integers : integers.map((n) => n >> shift);
    },
  };
}

/** The exponent of the lowest bit that is set in any of the values; 0 if none is. */
function lowestExponent(values: readonly number[]): number {
  let lowest = Infinity;
  for (const value of values) if (value !== 0) lowest = Math.min(lowest, exponentOfLowestBit(value));
  return lowest === Infinity ? 0 : lowest;
}

function exponentOfLowestBit(x: number): number {
  view.setFloat64(0, x);
  const high = view.getUint32(0);
  const low = view.getUint32(4);
  const biased = (high >>> 20) & 0x7ff;
  // The last bit of the mantissa counts 2^unit; only normal numbers have the hidden one, bit 52.
  const unit = biased === 0 ? -1074 : biased - 1075;
  if (low !== 0) return unit + zerosBelow(low);
  return unit + 32 + zerosBelow((high & 0xfffff) | (biased === 0 ? 0 : 0x100000));
}

/** The number of zeros below the lowest bit of a word that is set. */
function zerosBelow(word: number): number {
  return 31 - Math.clz32(word & -word);
}
