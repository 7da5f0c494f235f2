import { roundQuotient } from '../../arithmetic/rounding.js';

/** n / d · 2^exponent as the nearest double. */
export function roundScaledQuotient(n: bigint, d: bigint, exponent: number): number {
  return exponent >= 0 ? roundQuotient(n << BigInt(exponent), d) : roundQuotient(n, d << BigInt(-exponent));
}
