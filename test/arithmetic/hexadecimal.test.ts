import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHexadecimal, toHexadecimal } from '../../src/arithmetic/hexadecimal.js';
import { anyDouble, EDGES, fixed, MAX, MIN } from './doubles.js';
import { bitsOf, fraction, order, ratio, roundings } from './exact.js';

describe('toHexadecimal', () => {
  const check = (x: number): void => {
    const text = toHexadecimal(x);
    const match = /^(-?)0x([01])(?:\.([\da-f]*[1-9a-f]))?p([+-]\d+)$/.exec(text);
    expect(match).not.toBeNull();
    const [, sign, whole, places = '', power] = match!;
    expect(sign === '-').toBe(bitsOf(x) >> 63n === 1n);
    expect(whole === '0').toBe(x === 0);
    const e = Number(power) - 4 * places.length;
    const integer = BigInt(`0x${whole}${places}`);
    const truth = e >= 0 ? ratio(integer << BigInt(e), 1n) : ratio(integer, 1n << BigInt(-e));
    expect(order(truth, fraction(Math.abs(x)))).toBe(0);
    expect(bitsOf(fromHexadecimal(text))).toBe(bitsOf(x));
  };
  it('is exact and reads back to the same bits', () => {
    EDGES.forEach(check);
    fc.assert(fc.property(anyDouble, check), fixed(2000));
  });
  it('has these values, those of %a in C for normal numbers', () => {
    expect(toHexadecimal(0.1)).toBe('0x1.999999999999ap-4');
    expect(toHexadecimal(-0.1875)).toBe('-0x1.8p-3');
    expect(toHexadecimal(1)).toBe('0x1p+0');
    expect(toHexadecimal(10)).toBe('0x1.4p+3');
    expect(toHexadecimal(MAX)).toBe('0x1.fffffffffffffp+1023');
    expect(toHexadecimal(2 ** -1022)).toBe('0x1p-1022');
    expect(toHexadecimal(MIN)).toBe('0x1p-1074');
    expect(toHexadecimal(-3 * MIN)).toBe('-0x1.8p-1073');
    expect(toHexadecimal(0)).toBe('0x0p+0');
    expect(toHexadecimal(-0)).toBe('-0x0p+0');
  });
  it('refuses what is not finite', () => {
    expect(() => toHexadecimal(Number.NaN)).toThrow(
      new RangeError('toHexadecimal: x must be a finite number, got NaN'),
    );
    expect(() => toHexadecimal(-Infinity)).toThrow(RangeError);
  });
});

describe('fromHexadecimal', () => {
  it('is correctly rounded for any digits', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(digits, digits, fc.integer({ min: -1200, max: 1050 }), (whole, places, power) => {
        const e = power - 4 * places.length;
        const integer = BigInt(`0x${whole}${places}`);
        const truth = e >= 0 ? ratio(integer << BigInt(e), 1n) : ratio(integer, 1n << BigInt(-e));
        const { nearest } = roundings(truth);
        expect(fromHexadecimal(`0x${whole}.${places}p${power}`)).toBe(nearest);
        expect(fromHexadecimal(`-0X${whole}.${places}P${power}`)).toBe(-nearest);
        const bare = fromHexadecimal(`0x.${places}p${power}`);
        expect(bare).toBe(fromHexadecimal(`+0x0.${places}p${power}`));
        expect(fromHexadecimal(`0x${whole}p${power}`)).toBe(fromHexadecimal(`0x${whole}.p${power}`));
      }),
      fixed(1000),
    );
  });
  it('has these values', () => {
    expect(fromHexadecimal('0x1.8p-3')).toBe(0.1875);
    expect(fromHexadecimal('-0X1.8P+3')).toBe(-12);
    expect(fromHexadecimal('0x10p0')).toBe(16);
    expect(fromHexadecimal('0x.8p1')).toBe(1);
    expect(fromHexadecimal('0x0.0000000000001p-1022')).toBe(MIN);
    expect(fromHexadecimal('0x1.fffffffffffff8p+1023')).toBe(Infinity);
    expect(fromHexadecimal('0x1.fffffffffffff7p+1023')).toBe(MAX);
    expect(fromHexadecimal('-0x1p-1075')).toBe(-0);
    expect(fromHexadecimal('0x1p-1075')).toBe(0);
    expect(fromHexadecimal('0x1.8p-1075')).toBe(MIN);
    expect(fromHexadecimal('-0x0p+0')).toBe(-0);
    expect(fromHexadecimal(`0x1p${'9'.repeat(400)}`)).toBe(Infinity);
    expect(fromHexadecimal(`0x1p-${'9'.repeat(400)}`)).toBe(0);
    expect(fromHexadecimal(`0x0p${'9'.repeat(400)}`)).toBe(0);
    expect(fromHexadecimal(`0x1${'0'.repeat(300)}p-1200`)).toBe(1);
  });
  it.each([
    '',
    '0x',
    '0x1',
    '1p0',
    '0xp0',
    '0x.p0',
    '0x1.8',
    '0x1p',
    '0x1p1.5',
    ' 0x1p0',
    '0x1p0 ',
    '0x1p0\n',
    '0xg.0p0',
    '--0x1p0',
  ])('refuses %j', (text) => {
    expect(() => fromHexadecimal(text)).toThrow(
      new RangeError(
        `fromHexadecimal: text must be a hexadecimal floating-point number, got the string '${JSON.stringify(text).slice(1, -1)}'`,
      ),
    );
  });
});
