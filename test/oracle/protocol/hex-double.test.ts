import { describe, expect, it } from 'vitest';
import { toHexFloat } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { parseHexDouble } from '../../../src/oracle/protocol/hex-double.js';

describe('C99 hexadecimal constants', () => {
  it.each([
    ['0x1.8p+1', 3],
    ['0x3', 3],
    ['0X.CP2', 3],
    ['+0x0.3p4', 3],
    ['-0x1.8000000000000p+1', -3],
    ['0x0.0p+0', 0],
    ['-0x0p+0', -0],
    ['-0x0', -0],
    ['0x0p+9999', 0],
    ['0x1p-1074', Number.MIN_VALUE],
    ['0x0.0000000000001p-1022', Number.MIN_VALUE],
    ['0x10p-1078', Number.MIN_VALUE],
    ['0x1.fffffffffffffp+1023', Number.MAX_VALUE],
    ['0x1fffffffffffffp+971', Number.MAX_VALUE],
    ['0x8p+1020', 2 ** 1023],
  ])('%s', (text, value) => {
    expect(parseHexDouble(text)).toBe(value);
  });

  it.each([
    ['a bit too many', '0x1.fffffffffffff8p+0'],
    ['too large', '0x1p+1024'],
    ['too small', '0x1p-1075'],
    ['a bit below the subnormals', '0x1.8p-1074'],
    ['no digits', '0x'],
    ['no digits', '0x.p1'],
    ['no exponent', '0x1p'],
    ['decimal', '3'],
    ['no number', 'nan'],
    ['no number', '-inf'],
    ['spaces', ' 0x1p+0'],
    ['far too long', `0x${'0'.repeat(1e5)}1`],
  ])('what is no double is none: %s', (_, text) => {
    expect(parseHexDouble(text)).toBeUndefined();
  });

  it('gives back every double', () => {
    const random = new Random(1, 2, 3, 4);
    const words = new Uint32Array(2);
    const cell = new Float64Array(words.buffer);
    for (let i = 0; i < 20_000; i++) {
      words.set([random.word(), random.word()]);
      const x = cell[0]!;
      if (!Number.isFinite(x)) continue;
      expect(parseHexDouble(toHexFloat(x))).toBe(x);
      // The same number with another first digit, as some C libraries write it.
      const [, sign, fraction = '', power] = /^(-?)0x1(?:\.([0-9a-f]+))?p(.*)$/.exec(toHexFloat(x)) ?? [];
      if (power === undefined) continue;
      const moved = `${sign}0x1${fraction}p${Number(power) - 4 * fraction.length}`;
      expect(parseHexDouble(moved)).toBe(x);
    }
  });
});
