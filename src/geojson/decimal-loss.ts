const DECIMAL = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The digits of a decimal without zeros around them, and the power of ten of the last one. */
function digitsOf(text: string): readonly [digits: string, exponent: number] {
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text)!;
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  return [digits, digits === '' ? 0 : Number(exponent) - fraction.length + (all.length - digits.length)];
}

/**
 * What becomes of a decimal as the nearest double: `exact`; `rounded` where the decimal is no double, such as 0.1, but
 * the one that is written for the double again; `lost` where digits are gone.
 */
export function decimalLoss(text: string, value: number): 'exact' | 'rounded' | 'lost' {
  if (text.length < 16 && value !== 0 && Number.isSafeInteger(value)) return 'exact';
  const [digits, exponent] = digitsOf(text);
  const [written, writtenExponent] = digitsOf(String(value));
  if (digits !== written || exponent !== writtenExponent) {
    // 2^53 + 2 is a double and is not written with all of its digits where it is large.
    return isDouble(digits, exponent, value) ? 'exact' : 'lost';
  }
  return isDouble(digits, exponent, value) ? 'exact' : 'rounded';
}

/** Whether digits times a power of ten are the double, which is the nearest one. */
function isDouble(digits: string, exponent: number, value: number): boolean {
  if (digits === '') return value === 0;
  // 10^-k has 2^k below: a double of 53 bits has at most 1074 places, and one below 10^309 at most 309 digits.
  if (exponent > 309 || exponent < -1074 || digits.length > 1100) return false;
  const integer = BigInt(digits);
  if (exponent >= 0) return integer * 10n ** BigInt(exponent) === BigInt(Math.abs(value));
  // m / 10^k is a double if it is one with a power of two below: 5^k divides m, and 53 bits are left.
  const power = 5n ** BigInt(-exponent);
  if (integer % power !== 0n) return false;
  const odd = integer / power;
  const low = odd & -odd;
  return odd / low < 1n << 53n && value !== 0;
}
