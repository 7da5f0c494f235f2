import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';

/** A double in ±[1, 2) with 53 random bits, the last one set, so that nothing shorter holds it. */
export function fullMantissa(random: Random): number {
  // 2^52 + 52 random bits, odd: an integer of exactly 53 bits.
  const bits = Math.floor(random.unit() * powerOfTwo(51)) * 2 + 1;
  return random.sign() * (powerOfTwo(52) + bits) * powerOfTwo(-52);
}
