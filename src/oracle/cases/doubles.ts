const cell = new Float64Array(1);
const words = new Uint32Array(cell.buffer);
/** Which of the two words of a double holds sign and exponent: 1 on the little-endian machines of today. */
const HIGH = (() => {
  cell[0] = 1;
  return words[1] === 0 ? 0 : 1;
})();
const LOW = 1 - HIGH;

const MIN_EXPONENT = -1074;
const MAX_EXPONENT = 1023;

const powers = new Float64Array(MAX_EXPONENT - MIN_EXPONENT + 1);
for (let k = 0, up = 1; k <= MAX_EXPONENT; k++, up *= 2) powers[k - MIN_EXPONENT] = up;
for (let k = -1, down = 0.5; k >= MIN_EXPONENT; k--, down /= 2) powers[k - MIN_EXPONENT] = down;

/**
 * 2^k as a double, exact; k from -1074 to 1023.
 *
 * @example powerOfTwo(-1074) === Number.MIN_VALUE; // true
 */
export function powerOfTwo(k: number): number {
  return powers[k - MIN_EXPONENT]!;
}

/**
 * x·2^k for any integer k within ±4000; exact whenever the result is a double, else rounded (possibly twice, among
 * subnormals) or clamped to ±Number.MAX_VALUE: a generator needs a nearby finite number, not the nearest one.
 *
 * @example scaleByPowerOfTwo(3, -1); // 1.5
 */
export function scaleByPowerOfTwo(x: number, k: number): number {
  let left = k;
  let result = x;
  while (left > MAX_EXPONENT) {
    result *= powerOfTwo(MAX_EXPONENT);
    left -= MAX_EXPONENT;
  }
  while (left < -1000) {
    result *= powerOfTwo(-1000);
    left += 1000;
  }
  return finite(result * powerOfTwo(left));
}

/** The number itself if finite, else the largest double of its sign, and 0 for NaN. */
export function finite(x: number): number {
  if (x - x === 0) return x;
  return x > 0 ? Number.MAX_VALUE : x < 0 ? -Number.MAX_VALUE : 0;
}

/**
 * The double n steps further along the number line (n small, positive upwards), clamped to ±Number.MAX_VALUE.
 * From zero one step is ±Number.MIN_VALUE.
 *
 * @example stepUlps(1, -1) === 1 - Number.EPSILON / 2; // true
 */
export function stepUlps(x: number, n: number): number {
  // Below 2^-1021 all doubles lie on one grid, so adding is exact and crosses zero correctly.
  if (x < 2.2250738585072014e-308 && x > -2.2250738585072014e-308) return x + n * Number.MIN_VALUE;
  cell[0] = x;
  const away = x > 0 ? n : -n;
  const low = words[LOW]! + away;
  words[LOW] = low;
  if (low < 0) words[HIGH] = words[HIGH]! - 1;
  else if (low > 0xffffffff) words[HIGH] = words[HIGH]! + 1;
  // Past the largest double come Infinity and the NaNs.
  const stepped = cell[0]!;
  if (stepped - stepped === 0) return stepped;
  return x > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
}

/**
 * A double as a C99 hexadecimal float: exact, and readable by C, C++, Java, Python, Rust crates and Julia.
 *
 * @example toHexFloat(0.1); // '0x1.999999999999ap-4'
 */
export function toHexFloat(x: number): string {
  if (Number.isNaN(x)) return 'nan';
  cell[0] = x;
  const high = words[HIGH]!;
  const sign = high >>> 31 === 1 ? '-' : '';
  const biased = (high >>> 20) & 0x7ff;
  const fraction = (high & 0xfffff).toString(16).padStart(5, '0') + words[LOW]!.toString(16).padStart(8, '0');
  const digits = fraction.replace(/0+$/, '');
  if (biased === 0x7ff) return `${sign}inf`;
  if (biased === 0 && digits === '') return `${sign}0x0p+0`;
  const exponent = biased === 0 ? -1022 : biased - 1023;
  const point = digits === '' ? '' : `.${digits}`;
  return `${sign}0x${biased === 0 ? 0 : 1}${point}p${exponent < 0 ? '' : '+'}${exponent}`;
}

const HEX_FLOAT = /^(-?)0x([01])(?:\.([0-9a-f]{1,13}))?p([+-]?\d{1,4})$/;

/**
 * Reads what {@link toHexFloat} writes; `undefined` for any other text.
 *
 * @example fromHexFloat('0x1.8p+1'); // 3
 */
export function fromHexFloat(text: string): number | undefined {
  const match = HEX_FLOAT.exec(text);
  if (match === null) return undefined;
  const exponent = Number(match[4]);
  if (exponent < -1022 || exponent > 1023) return undefined;
  const fraction = (match[3] ?? '').padEnd(13, '0');
  const leading = match[2] === '1';
  // With a leading 0 the number is subnormal (or zero) and has the one exponent -1022.
  if (!leading && exponent !== -1022 && Number.parseInt(fraction, 16) !== 0) return undefined;
  words[LOW] = Number.parseInt(fraction.slice(5), 16);
  words[HIGH] = ((leading ? exponent + 1023 : 0) << 20) | Number.parseInt(fraction.slice(0, 5), 16);
  return match[1] === '-' ? -cell[0]! : cell[0]!;
}

/**
 * The shortest decimal that reads back as the same double, with the sign of zero kept.
 *
 * @example toDecimal(-0); // '-0'
 */
export function toDecimal(x: number): string {
  return Object.is(x, -0) ? '-0' : String(x);
}

/**
 * How many bits of the mantissa are in use: 1 for a power of two, 53 for 0.1, 0 for zero.
 *
 * @example significantBits(6); // 2, binary 11
 */
export function significantBits(x: number): number {
  if (x === 0) return 0;
  // Scaled out of the subnormals, so that the leading bit is the hidden one.
  cell[0] = exponentOf(x) < -1022 ? x * powerOfTwo(60) : x;
  const low = words[LOW]!;
  if (low !== 0) return 53 - trailingZeros(low);
  const high = words[HIGH]! & 0xfffff;
  return high === 0 ? 1 : 21 - trailingZeros(high);
}

/** The number of zero bits below the lowest one bit of a 32-bit word that is not zero. */
function trailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/**
 * The exponent e with 2^e ≤ |x| < 2^(e+1), for any finite x but zero.
 *
 * @example exponentOf(10); // 3
 */
export function exponentOf(x: number): number {
  cell[0] = x;
  const biased = (words[HIGH]! >>> 20) & 0x7ff;
  if (biased !== 0) return biased - 1023;
  cell[0] = x * powerOfTwo(60);
  return ((words[HIGH]! >>> 20) & 0x7ff) - 1083;
}

/** x with its mantissa rounded towards zero to n bits, n from 1 to 52. */
export function truncateMantissa(x: number, n: number): number {
  if (x === 0) return 0;
  const exponent = exponentOf(x);
  const grid = exponent - n + 1;
  // In two steps, because 2^-grid itself may not be a double.
  const mantissa = Math.trunc(scaleByPowerOfTwo(scaleByPowerOfTwo(x, -exponent), n - 1));
  return scaleByPowerOfTwo(mantissa, grid);
}
