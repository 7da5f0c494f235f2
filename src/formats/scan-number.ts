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
/** No exponent beyond this one changes anything: no line has as many digits. */
const FAR = 100_000_000;

/** What is scanned, and where the scan is. */
interface Cursor {
  readonly bytes: Uint8Array;
  pos: number;
  slice(from: number, to: number): string;
}

/**
 * Reads the decimal at the scanner's place into `out[at]`, correctly rounded: the nearest double, ties to even.
 *
 * A decimal m · 10^e with m < 2^53 and |e| <= 22 takes one multiplication or division of two doubles that are exact,
 * so that IEEE arithmetic rounds once, and rightly (Clinger 1990, "How to read floating point numbers accurately").
 * Everything else goes through `Number`, which ECMAScript requires to round correctly.
 *
 * @returns whether a decimal stood there, and one that rounds to a finite double; if not, nothing is passed
 */
export function scanNumber(scanner: Cursor, out: Float64Array, at: number): boolean {
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
    exponent += scanExponent(scanner, i + 1);
    i = scanner.pos;
    scanner.pos = start;
    if (Number.isNaN(exponent)) return false;
    code = bytes[i]!;
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

/** The exponent whose sign or first digit is at i, NaN if there is none; the scanner then stands behind it. */
function scanExponent(scanner: Cursor, i: number): number {
  const bytes = scanner.bytes;
  let at = i;
  const down = bytes[at] === MINUS;
  if (down || bytes[at] === PLUS) at++;
  const first = at;
  let e = 0;
  for (let code = bytes[at]!; code >= ZERO && code < ZERO + 10; code = bytes[++at]!) {
    if (e < FAR) e = e * 10 + (code - ZERO);
  }
  scanner.pos = at;
  if (at === first) return Number.NaN;
  return down ? -e : e;
}

/** The same for what the fast way does not decide. */
function scanSlowly(scanner: Cursor, end: number, out: Float64Array, at: number): boolean {
  const value = Number(scanner.slice(scanner.pos, end));
  if (!Number.isFinite(value)) return false;
  out[at] = value;
  scanner.pos = end;
  return true;
}
