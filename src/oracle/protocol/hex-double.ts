import { fromHexFloat, powerOfTwo } from '../cases/doubles.js';

const FORM = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?(?:p([+-]?\d{1,5}))?$/i;

/** More digits than any double has in any form that a C library writes. */
const MOST_DIGITS = 64;

/** How many zero bits an integer ends with; it is not 0. */
function trailingZeros(n: bigint): number {
  let zeros = 0;
  for (let rest = n; (rest & 1n) === 0n; rest >>= 1n) zeros++;
  return zeros;
}

/**
 * A C99 hexadecimal floating constant in any of its forms (`0x1.8p+1`, `0x3`, `-0X.CP2`, `0x1p-1074`), if it is a
 * double exactly; `undefined` for all that is none, or would have to be rounded.
 *
 * @example parseHexDouble('0x.cp2'); // 3
 */
export function parseHexDouble(text: string): number | undefined {
  const usual = fromHexFloat(text);
  if (usual !== undefined) return usual;
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, sign, whole, fraction = '', power = '0'] = match;
  const digits = whole! + fraction;
  if (digits === '' || digits.length > MOST_DIGITS) return undefined;
  const magnitude = exactly(BigInt(`0x${digits}`), Number(power) - 4 * fraction.length);
  return magnitude !== undefined && sign === '-' ? -magnitude : magnitude;
}

/** n·2^exponent as a double; `undefined` if it is none. */
function exactly(n: bigint, exponent: number): number | undefined {
  if (n === 0n) return 0;
  const zeros = trailingZeros(n);
  const odd = n >> BigInt(zeros);
  const lowest = exponent + zeros;
  const bits = odd.toString(2).length;
  if (bits > 53 || lowest < -1074 || lowest + bits > 1024) return undefined;
  // Exact: both factors are doubles, and so is the product.
  return Number(odd) * powerOfTwo(lowest);
}
