import type { TextScanner } from './text-scanner.js';

const SPACE = 32;
const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const LOWER_E = 101;
/** 10^0 ... 10^22: the powers of ten that are doubles (5^22 < 2^53). */
const POWERS = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));
/** m · 10 + 9 < 2^53 up to this m, so every step is exact. */
const LAST_EXACT = 900_719_925_474_098;
/** No exponent beyond this one changes anything: a line has fewer digits. */
const FAR = 100_000_000;

/**
 * Reads the decimal at the scanner's place into `out[at]`, correctly rounded: the nearest double, ties to even.
 *
 * A decimal m · 10^e with m < 2^53 and |e| <= 22 takes one multiplication or division of two doubles that are exact,
 * so that IEEE arithmetic rounds once, and rightly (Clinger 1990, "How to read floating point numbers accurately").
 * Everything else goes through `Number`, which ECMAScript requires to round correctly.
 *
 * @returns whether a decimal stood there, and one that rounds to a finite double; if not, nothing is passed
 */
export function scanNumber(scanner: TextScanner, out: Float64Array, at: number): boolean {
  const bytes = scanner.bytes;
  const start = scanner.pos;
  let i = start;
  let code = bytes[i]!;
  const negative = code === MINUS;
  if (negative || code === PLUS) code = bytes[++i]!;
  let m = 0;
  let exact = true;
  let exponent = 0;
  const whole = i;
  for (; code >= ZERO && code < ZERO + 10; code = bytes[++i]!) {
    if (m <= LAST_EXACT) m = m * 10 + (code - ZERO);
    else exact = false;
  }
  let digits = i - whole;
  if (code === POINT) {
    const fraction = i + 1;
    for (code = bytes[++i]!; code >= ZERO && code < ZERO + 10; code = bytes[++i]!) {
      if (m <= LAST_EXACT) m = m * 10 + (code - ZERO);
      else exact = false;
    }
    exponent = fraction - i;
    digits -= exponent;
  }
  if (digits === 0) return false;
  if ((code | SPACE) === LOWER_E) {
    code = bytes[++i]!;
    const down = code === MINUS;
    if (down || code === PLUS) code = bytes[++i]!;
    const first = i;
    let e = 0;
    for (; code >= ZERO && code < ZERO + 10; code = bytes[++i]!) if (e < FAR) e = e * 10 + (code - ZERO);
    if (i === first) return false;
    exponent += down ? -e : e;
  }
  if (code > SPACE) return false;
  let value: number;
  if (exact && exponent <= 0 && exponent >= -22) value = m / POWERS[-exponent]!;
  else if (exact && exponent > 0 && exponent <= 22) value = m * POWERS[exponent]!;
  else return scanSlowly(scanner, i, out, at);
  out[at] = negative ? -value : value;
  scanner.pos = i;
  return true;
}

/** The same for what the fast way does not decide. */
function scanSlowly(scanner: TextScanner, end: number, out: Float64Array, at: number): boolean {
  const value = Number(scanner.slice(scanner.pos, end));
  if (!Number.isFinite(value)) return false;
  out[at] = value;
  scanner.pos = end;
  return true;
}
