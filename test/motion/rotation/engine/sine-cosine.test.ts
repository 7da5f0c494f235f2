import { describe, expect, it } from 'vitest';
import * as rational from '../../../../src/arithmetic/rational.js';
import {
  COSINE,
  GREATEST_ANGLE,
  HALF_PI_PARTS,
  SINE,
  TURN,
  TURN_ERROR,
  turnBy,
} from '../../../../src/motion/rotation/engine/sine-cosine.js';
import { Random } from '../../../../src/oracle/cases/random.js';
import { BITS, sineCosine } from '../../../../src/oracle/referees/shapes/motion/turning.js';

const random = new Random(3, 1, 4, 1);
const ONE = 2n ** BigInt(BITS);
/** The product of two doubles. */
const productOf = (x: number, y: number) => {
  const { numerator, denominator } = rational.multiply(rational.fromNumber(x), rational.fromNumber(y));
  return { n: numerator, d: denominator };
};
/** What a double is off from a number times 2^BITS. */
function distance(x: number, fixed: bigint): number {
  const { numerator, denominator } = rational.fromNumber(x);
  const off = Number(numerator * ONE - fixed * denominator) / Number(denominator);
  return Math.abs(off) / 2 ** BITS;
}

const drawAngle = (): number => {
  const draw = random.below(4);
  const unit = random.below(2 ** 30) / 2 ** 30 + random.below(2 ** 22) / 2 ** 52;
  // Near multiples of a quarter turn, too, where most is lost in the reduction.
  if (draw === 0)
    return random.between(-600000, 600000) * (Math.PI / 2) * (1 + random.between(-2, 2) * 2 ** -52);
  return random.sign() * unit * 2 ** random.between(draw === 1 ? -60 : -3, draw === 1 ? -1 : 19);
};

describe('sine and cosine', () => {
  it('are off by no more than is said', () => {
    let most = 0;
    for (let i = 0; i < 20_000; i++) {
      const angle = drawAngle();
      const time = random.oneIn(4) ? 1 : random.below(2 ** 30) / 2 ** 30 + 2 ** -31;
      if (Math.abs(angle * time) > GREATEST_ANGLE) continue;
      expect(turnBy(angle, time)).toBe(true);
      const { sine, cosine } = sineCosine(productOf(angle, time));
      most = Math.max(most, distance(TURN[SINE]!, sine), distance(TURN[COSINE]!, cosine));
    }
    expect(most).toBeLessThan(TURN_ERROR);
    // The bound is no more than some times what comes.
    expect(most).toBeGreaterThan(TURN_ERROR / 8);
  });

  it('are exact at time 0, and those of tiny angles', () => {
    expect(turnBy(1e300, 0)).toBe(true);
    expect([TURN[SINE], TURN[COSINE]]).toEqual([0, 1]);
    expect(turnBy(5e-324, 1)).toBe(true);
    expect([TURN[SINE], TURN[COSINE]]).toEqual([5e-324, 1]);
  });

  it('are not taken of huge angles', () => {
    expect(turnBy(GREATEST_ANGLE, 1)).toBe(true);
    expect(turnBy(GREATEST_ANGLE * 2, 1)).toBe(false);
    expect(turnBy(1e308, 1)).toBe(false);
  });

  it('subtract a quarter turn in three parts, the first two of which have 33 bits', () => {
    for (const part of HALF_PI_PARTS.slice(0, 2)) {
      const { numerator } = rational.fromNumber(part);
      let odd = numerator;
      while (odd % 2n === 0n) odd /= 2n;
      expect(odd < 2n ** 33n).toBe(true);
    }
    // cos(x) is nearly π/2 - x: what the sum of the parts lacks.
    const sum = HALF_PI_PARTS.map(rational.fromNumber).reduce(rational.add);
    const { cosine } = sineCosine({ n: sum.numerator, d: sum.denominator });
    expect(Math.abs(Number(cosine)) / 2 ** BITS).toBeLessThan(2 ** -122);
  });
});
