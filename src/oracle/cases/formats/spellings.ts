import type { Random } from '../random.js';

/** The ways to write a number, by their number. New ones come last: the numbers are in the ids of cases. */
export const SPELLINGS = [
  'shortest',
  'exponent',
  'whole expansion',
  'signs and zeros',
  'half way',
  'beside half way',
  'many digits',
  'mixed',
] as const;

const HALF_WAY = 4;
const MIXED = SPELLINGS.length - 1;

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** digits · 10^exponent, without a sign. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** |x|, or with a half the middle between |x| and the next double further from zero, exactly. */
function expansion(x: number, half: boolean): Decimal {
  float[0] = Math.abs(x);
  const field = bits[0]! >> 52n;
  const fraction = bits[0]! & 0xfffffffffffffn;
  const mantissa = field === 0n ? fraction : fraction | (1n << 52n);
  const exponent = (field === 0n ? 1n : field) - 1076n;
  const doubled = 2n * mantissa + (half ? 1n : 0n);
  if (exponent >= 0n) return { digits: doubled << exponent, exponent: 0 };
  return shortened({ digits: doubled * 5n ** BigInt(-exponent), exponent: Number(exponent) });
}

/** Without zeros at the end. */
function shortened({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return { digits, exponent: 0 };
  const text = String(digits).replace(/0+$/, '');
  return { digits: BigInt(text), exponent: exponent + String(digits).length - text.length };
}

/** All digits before and behind the point. */
function fixed({ digits, exponent }: Decimal): string {
  if (exponent >= 0) return String(digits) + '0'.repeat(exponent);
  const text = String(digits).padStart(1 - exponent, '0');
  return `${text.slice(0, exponent)}.${text.slice(exponent)}`;
}

/** The point anywhere among the digits, and an exponent in one of its forms. */
function scientific({ digits, exponent }: Decimal, random: Random): string {
  const text = String(digits);
  const before = random.below(text.length + 1);
  const shift = exponent + text.length - before;
  const sign = shift < 0 ? '-' : random.oneIn(2) ? '+' : '';
  const power = `${'0'.repeat(random.below(3))}${Math.abs(shift)}`;
  const point = before < text.length || random.oneIn(2) ? '.' : '';
  return `${text.slice(0, before)}${point}${text.slice(before)}${random.oneIn(2) ? 'e' : 'E'}${sign}${power}`;
}

function anyForm(decimal: Decimal, random: Random): string {
  const isShort = Math.abs(decimal.exponent) < 400;
  return isShort && random.oneIn(2) ? fixed(decimal) : scientific(decimal, random);
}

/** One digit more, far behind the others: above the decimal or below it. */
function beside({ digits, exponent }: Decimal, random: Random): Decimal {
  const more = random.between(1, 30);
  const step = random.oneIn(2) || digits === 0n ? 1n : -1n;
  return { digits: digits * 10n ** BigInt(more) + step, exponent: exponent - more };
}

/** The first digits of the expansion. */
function cut(decimal: Decimal, random: Random): Decimal {
  const text = String(decimal.digits);
  const kept = text.slice(0, random.between(15, 40));
  return { digits: BigInt(kept), exponent: decimal.exponent + text.length - kept.length };
}

function withZeros(x: number, random: Random): string {
  const text = fixed(expansion(x, false));
  const [whole, fraction = ''] = text.split('.') as [string, string?];
  if (whole === '0' && fraction !== '' && random.oneIn(2)) return `.${fraction}`;
  const point = fraction === '' && random.oneIn(2) ? '.' : '';
  const behind = fraction === '' ? point : `.${fraction}${'0'.repeat(random.below(25))}`;
  return `${'0'.repeat(random.below(25))}${whole}${behind}`;
}

/**
 * A double as decimal text. Ways below `half way` are read back as the same double, but for those that keep fewer
 * digits than it has; the others say what lies between two doubles.
 */
export function spelled(x: number, spelling: number, random: Random): string {
  const isNegative = x < 0 || Object.is(x, -0);
  const way = spelling === MIXED ? random.below(MIXED) : spelling;
  const sign = isNegative ? '-' : way === 3 && random.oneIn(2) ? '+' : '';
  if (way === 0) return sign + String(Math.abs(x));
  if (way === 1) return sign + scientific(shortest(x), random);
  if (way === 2) return sign + fixed(expansion(x, false));
  if (way === 3) return sign + withZeros(x, random);
  if (way === HALF_WAY) return sign + anyForm(expansion(x, true), random);
  if (way === HALF_WAY + 1) return sign + anyForm(beside(expansion(x, true), random), random);
  return sign + anyForm(cut(expansion(x, random.oneIn(2)), random), random);
}

function shortest(x: number): Decimal {
  const [mantissa, exponent] = Math.abs(x).toExponential().split('e') as [string, string];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
