/**
 * Numbers modulo a prime: what two numbers have in common that are equal, and few that are not. Doubles are m · 2^e,
 * and 2 has an inverse, so that sums and products of doubles keep their residues exactly, however long they are. For
 * tables: what has equal residues is compared exactly.
 */

/** The largest prime below 2^26: products of two residues are integers below 2^52, exact in doubles. */
export const PRIME = 67_108_859;
const PRIME_INTEGER = BigInt(PRIME);
const INVERSE = 1 / PRIME;

/** The residue of a product of residues. The quotient is off by one at most, so that one correction is enough. */
export function timesModulo(a: number, b: number): number {
  const product = a * b;
  const rest = product - Math.floor(product * INVERSE) * PRIME;
  return rest < 0 ? rest + PRIME : rest >= PRIME ? rest - PRIME : rest;
}

/**
 * The residue of a difference of residues.
 *
 * @example
 * minusModulo(2, 3); // PRIME - 1
 */
export function minusModulo(a: number, b: number): number {
  return a < b ? a - b + PRIME : a - b;
}

/**
 * The residue of a sum of residues.
 *
 * @example
 * plusModulo(PRIME - 1, 3); // 2
 */
export function plusModulo(a: number, b: number): number {
  const sum = a + b;
  return sum < PRIME ? sum : sum - PRIME;
}

/**
 * The residue of an integer.
 *
 * @example
 * integerModulo(-1n); // PRIME - 1
 */
export function integerModulo(x: bigint): number {
  const rest = Number(x % PRIME_INTEGER);
  return rest < 0 ? rest + PRIME : rest;
}

/** An integer without its factors that are the prime itself, which is done to several at once: proportions stay. */
export function withoutPrime(values: readonly bigint[]): bigint[] {
  let all = [...values];
  while (all.every((x) => x % PRIME_INTEGER === 0n) && all.some((x) => x !== 0n)) {
    all = all.map((x) => x / PRIME_INTEGER);
  }
  return all;
}

/** @param exponent below 2^31 */
function powerModulo(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let n = exponent; n > 0; n >>>= 1) {
    if ((n & 1) === 1) result = timesModulo(result, square);
    square = timesModulo(square, square);
  }
  return result;
}

/**
 * 1 / x for a residue other than zero. Fermat: x^(PRIME - 2) is 1 / x.
 *
 * @example
 * timesModulo(inverseModulo(7), 7); // 1
 */
export function inverseModulo(x: number): number {
  return powerModulo(x, PRIME - 2);
}

/** 2^n, n of either sign: 2^-1 is (PRIME + 1) / 2. */
export function powerOfTwoModulo(n: number): number {
  return powerModulo(n < 0 ? (PRIME + 1) / 2 : 2, Math.abs(n));
}

const LEAST = -1074;
const bits = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
let powers: Float64Array | undefined;

/** The residue of a finite double. */
export function residueOf(x: number): number {
  if (Number.isSafeInteger(x)) {
    const rest = x % PRIME;
    // Adding zero makes 0 of -0.
    return rest < 0 ? rest + PRIME : rest + 0;
  }
  bits.setFloat64(0, x);
  const high = bits.getUint32(0);
  const field = (high >>> 20) & 0x7ff;
  // A subnormal number counts from the same power as the least normal one, without the leading 1.
  const mantissa = ((high & 0xfffff) + (field === 0 ? 0 : 0x100000)) * 0x100000000 + bits.getUint32(4);
  const residue = timesModulo(mantissa % PRIME, powerFrom(field === 0 ? 0 : field - 1));
  return x < 0 && residue !== 0 ? PRIME - residue : residue;
}

/** 2^(n - 1074), from a table. */
function powerFrom(n: number): number {
  powers ??= tableOfPowers();
  return powers[n]!;
}

function tableOfPowers(): Float64Array {
  const table = new Float64Array(2046);
  table[0] = powerOfTwoModulo(LEAST);
  for (let i = 1; i < table.length; i++) table[i] = plusModulo(table[i - 1]!, table[i - 1]!);
  return table;
}

/** Two places at which polynomials are taken. They mean nothing. */
const HERE = 40_503_019;
const THERE = 26_544_357;

/**
 * One number below 2^52 for a list of residues: the values of the polynomial with these coefficients at two places, so
 * that lists that differ have it in common as rarely as polynomials have values in common.
 */
export function hashOfResidues(residues: readonly number[]): number {
  return hashOfMultiples(residues, 1);
}

/** {@link hashOfResidues} of residues times a factor. */
export function hashOfMultiples(residues: readonly number[], factor: number): number {
  let here = 0;
  let there = 0;
  for (let i = 0; i < residues.length; i++) {
    const residue = timesModulo(residues[i]!, factor);
    here = plusModulo(timesModulo(here, HERE), residue);
    there = plusModulo(timesModulo(there, THERE), residue);
  }
  return here * PRIME + there;
}
