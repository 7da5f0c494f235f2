import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** The largest prime below 2^26: products of two residues are integers below 2^52, exact in doubles. */
const PRIME = 67_108_859;
const PRIME_INTEGER = BigInt(PRIME);

/**
 * A key that is the same for all representations of a plane, facing either way, and for few planes else: its coefficients modulo a
 * prime, as ratios to the first that is not zero.
 *
 * Proportional coefficients a and λ a, λ = r / s in lowest terms, have the same ratios modulo the prime unless it divides r or s. It
 * does so only if it divides all the coefficients on one of the sides, and that factor is taken out first. Powers of two, in which
 * units differ, are invertible. The exact comparison is `planeIdentity`.
 */
export function planeHash(plane: PlaneObject): string {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  let all = [a, b, c, d];
  while (all.every((x) => x % PRIME_INTEGER === 0n) && all.some((x) => x !== 0n)) {
    all = all.map((x) => x / PRIME_INTEGER);
  }
  const residues = all.map((x) => modulo(Number(x % PRIME_INTEGER)));
  residues[3] = modulo(residues[3]! * powerOfTwo(constantExponent - normalExponent));
  const first = residues.findIndex((x) => x !== 0);
  if (first < 0) return '';
  const inverse = inverseOf(residues[first]!);
  return residues.map((x) => modulo(x * inverse)).join();
}

const modulo = (x: number): number => ((x % PRIME) + PRIME) % PRIME;

/** 2^n, n of either sign: 2^-1 is (PRIME + 1) / 2. */
function powerOfTwo(n: number): number {
  return powerOf(n < 0 ? (PRIME + 1) / 2 : 2, Math.abs(n));
}

/** Fermat: x^(PRIME - 2) is 1 / x. */
function inverseOf(x: number): number {
  return powerOf(x, PRIME - 2);
}

function powerOf(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let n = exponent; n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
