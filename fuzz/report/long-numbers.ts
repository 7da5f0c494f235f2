import { nearestDouble } from '../../src/oracle/referees/shapes/nearest-double.js';

/** Numbers of more digits are read by nobody, and fill a screen. */
const MOST_DIGITS = 60;
/** How many digits of a long number are shown at either end. */
const SHOWN = 12;

/** An integer or a fraction; not the digits behind a decimal point. */
const NUMBER = /(?<![\w.])(-?)(\d+)(?:\/(\d+))?(?![\w.])/g;

function shortened(digits: string): string {
  if (digits.length <= MOST_DIGITS) return digits;
  return `${digits.slice(0, SHOWN)}...${digits.slice(-SHOWN)} (${digits.length} digits)`;
}

/**
 * A text in which integers and fractions of more than 60 digits have their first and last digits, and the nearest
 * double.
 *
 * @example shortNumbers(`1/${3n ** 200n}`); // '1/265613988875...384699044001 (96 digits), about 3.764861949599026e-96'
 */
export function shortNumbers(text: string): string {
  return text.replace(NUMBER, (whole, sign: string, numerator: string, denominator = '1') => {
    if (Math.max(numerator.length, denominator.length) <= MOST_DIGITS) return whole;
    const size =
      BigInt(denominator) === 0n ? Number.NaN : nearestDouble(BigInt(numerator), BigInt(denominator));
    const shown =
      denominator === '1' ? shortened(numerator) : `${shortened(numerator)}/${shortened(denominator)}`;
    return `${sign}${shown}, about ${sign}${size}`;
  });
}
