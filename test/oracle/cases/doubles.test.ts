import { describe, expect, test } from 'vitest';
import {
  exponentOf,
  finite,
  fromHexFloat,
  powerOfTwo,
  scaleByPowerOfTwo,
  significantBits,
  stepUlps,
  toDecimal,
  toHexFloat,
  truncateMantissa,
} from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';

const bits = new BigUint64Array(1);
const asDouble = new Float64Array(bits.buffer);

/** Any finite double, all exponents alike. */
function anyDouble(random: Random): number {
  do {
    bits[0] = (BigInt(random.word()) << 32n) | BigInt(random.word());
  } while (!Number.isFinite(asDouble[0]!));
  return asDouble[0]!;
}

const EDGES = [
  0,
  -0,
  1,
  -1,
  0.1,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  2.2250738585072014e-308,
  2.225073858507201e-308,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
];

describe('hex floats', () => {
  test('spell known numbers as C does', () => {
    expect(EDGES.map(toHexFloat)).toEqual([
      '0x0p+0',
      '-0x0p+0',
      '0x1p+0',
      '-0x1p+0',
      '0x1.999999999999ap-4',
      '0x0.0000000000001p-1022',
      '-0x0.0000000000001p-1022',
      '0x1p-1022',
      '0x0.fffffffffffffp-1022',
      '0x1.fffffffffffffp+1023',
      '-0x1.fffffffffffffp+1023',
    ]);
  });

  test('read back as the same double, the sign of zero included', () => {
    const random = new Random(1, 2, 3, 4);
    for (const x of [...EDGES, ...Array.from({ length: 20_000 }, () => anyDouble(random))]) {
      if (!Object.is(fromHexFloat(toHexFloat(x)), x)) expect.fail(toHexFloat(x));
    }
  });

  test.each(['', '1', '0x1', '0x2p+0', '0x1p+1024', '0x0.1p+0', '0x1.00000000000000p+0', 'nan', '0x1p0 '])(
    'rejects %j',
    (text) => expect(fromHexFloat(text)).toBeUndefined(),
  );
});

test('decimals keep the sign of zero', () => {
  expect([0, -0, 0.1, -5e-324].map(toDecimal)).toEqual(['0', '-0', '0.1', '-5e-324']);
});

test('powers of two are those that the engine reads from their bits', () => {
  for (let k = -1074; k <= 1023; k++) {
    bits[0] = k >= -1022 ? BigInt(k + 1023) << 52n : 1n << BigInt(k + 1074);
    expect(powerOfTwo(k)).toBe(asDouble[0]);
  }
});

test('a step is the next double, in both directions and across zero', () => {
  const random = new Random(5, 6, 7, 8);
  const order = (x: number) => {
    asDouble[0] = x;
    return bits[0]! >> 63n === 1n ? -(bits[0]! & ((1n << 63n) - 1n)) : bits[0]!;
  };
  for (const x of [...EDGES, ...Array.from({ length: 5000 }, () => anyDouble(random))]) {
    for (const n of [-3, -1, 0, 1, 3]) {
      const stepped = stepUlps(x, n);
      if (Math.abs(stepped) === Number.MAX_VALUE) continue;
      if (order(stepped) - order(x) !== BigInt(n)) expect.fail(`${x} by ${n} ulps became ${stepped}`);
    }
  }
});

test('scaling is exact where the result is a double and clamped where it is none', () => {
  expect(scaleByPowerOfTwo(3, -1074)).toBe(3 * Number.MIN_VALUE);
  expect(scaleByPowerOfTwo(Number.MIN_VALUE, 2097)).toBe(powerOfTwo(1023));
  expect(scaleByPowerOfTwo(-1, 2000)).toBe(-Number.MAX_VALUE);
  expect(scaleByPowerOfTwo(1, -3000)).toBe(0);
  expect([finite(Number.NaN), finite(-Infinity)]).toEqual([0, -Number.MAX_VALUE]);
});

test('mantissa and exponent are read from any double', () => {
  expect([0, 1, 6, 0.1, 3 * Number.MIN_VALUE, Number.MAX_VALUE].map(significantBits)).toEqual([
    0, 1, 2, 52, 2, 53,
  ]);
  expect([1, 10, 0.75, Number.MIN_VALUE, Number.MAX_VALUE].map(exponentOf)).toEqual([0, 3, -1, -1074, 1023]);
  expect([0.1, -13, Number.MAX_VALUE, 7 * Number.MIN_VALUE].map((x) => truncateMantissa(x, 2))).toEqual([
    0.09375,
    -12,
    1.5 * powerOfTwo(1023),
    6 * Number.MIN_VALUE,
  ]);
});
