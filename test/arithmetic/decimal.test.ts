import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDecimal, toDecimal } from '../../src/arithmetic/decimal.js';
import { anyDouble, EDGES, fixed, MAX, MIN, step } from './doubles.js';
import { fraction, halfUnits, order, ratio, roundings } from './exact.js';

/** The exact value of `-12.345`. */
function parse(text: string): { n: bigint; d: bigint } {
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  return ratio(BigInt(text.replace('.', '')), 10n ** BigInt(places));
}

describe('toDecimal', () => {
  const check = (x: number): void => {
    const text = toDecimal(x);
    expect(text).toMatch(/^(0|-?[1-9]\d*|-?(0|[1-9]\d*)\.\d*[1-9])$/);
    expect(order(parse(text), fraction(x))).toBe(0);
    expect(fromDecimal(text)).toBe(x + 0);
    expect(Number(text)).toBe(x + 0);
  };
  it('is the exact value without superfluous digits, and reads back', () => {
    EDGES.forEach(check);
    fc.assert(fc.property(anyDouble, check), fixed(1000));
  });
  it('has these values', () => {
    expect(toDecimal(0)).toBe('0');
    expect(toDecimal(-0)).toBe('0');
    expect(toDecimal(1)).toBe('1');
    expect(toDecimal(100)).toBe('100');
    expect(toDecimal(-2.5)).toBe('-2.5');
    expect(toDecimal(-0.0625)).toBe('-0.0625');
    expect(toDecimal(0.1)).toBe('0.1000000000000000055511151231257827021181583404541015625');
    expect(toDecimal(1e23)).toBe('99999999999999991611392');
    expect(toDecimal(2 ** 70)).toBe('1180591620717411303424');
    expect(toDecimal(MAX)).toMatch(/^17976931348623157081\d{289}$/);
    expect(toDecimal(-MIN)).toMatch(/^-0\.0{323}494065645841246544\d{733}$/);
  });
  it('refuses what is not finite', () => {
    expect(() => toDecimal(Number.NaN)).toThrow(
      new RangeError('toDecimal: x must be a finite number, got NaN'),
    );
    expect(() => toDecimal(Infinity)).toThrow(RangeError);
  });
});

describe('fromDecimal', () => {
  /** The runtime's own conversion is correctly rounded too; it keeps the sign of zero. */
  const check = (text: string): void => expect(fromDecimal(text)).toBe(Number(text) + 0);
  it('agrees with the runtime on random texts', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 });
    const sign = fc.constantFrom('', '-', '+');
    fc.assert(
      fc.property(sign, digits, digits, fc.integer({ min: -380, max: 340 }), (s, whole, places, e) => {
        check(`${s}${whole}.${places}e${e}`);
        check(`${s}${whole}`);
        check(`${s}.${places}`);
        check(`${s}${whole}.`);
        check(`${s}${whole}E${e}`);
        check(`${s}.${places}e+${Math.abs(e)}`);
      }),
      fixed(1500),
    );
  });
  it('agrees with the runtime on shortest decimals of any double', () => {
    fc.assert(
      fc.property(anyDouble, (x) => {
        expect(fromDecimal(String(x))).toBe(x + 0);
        check(x.toPrecision(15));
        check(x.toExponential(3));
      }),
      fixed(1500),
    );
  });
  it('rounds the middle between two doubles to even, and sees the least difference from it', () => {
    fc.assert(
      fc.property(anyDouble, (x) => {
        const a = Math.abs(x);
        const b = step(a, 1n);
        if (!Number.isFinite(b)) return;
        const middle = ratio((halfUnits(a) + halfUnits(b)) * 5n ** 1076n, 1n);
        const text = middle.n.toString().padStart(1077, '0');
        const decimal = `${text.slice(0, -1076)}.${text.slice(-1076)}`;
        const truth = ratio(halfUnits(a) + halfUnits(b), 1n << 1076n);
        expect(fromDecimal(decimal)).toBe(roundings(truth).nearest);
        expect(fromDecimal(`${decimal}${'0'.repeat(50)}1`)).toBe(b);
        expect(fromDecimal(`-${decimal}${'0'.repeat(50)}1`)).toBe(-b);
      }),
      fixed(200),
    );
  });
  it('has these values', () => {
    expect(fromDecimal('0.1')).toBe(0.1);
    expect(fromDecimal('-12.5e1')).toBe(-125);
    expect(fromDecimal('007')).toBe(7);
    expect(fromDecimal('9007199254740993')).toBe(9007199254740992);
    expect(fromDecimal('1.7976931348623158e308')).toBe(MAX);
    expect(fromDecimal('1.7976931348623159e308')).toBe(Infinity);
    expect(fromDecimal('-1.7976931348623159e308')).toBe(-Infinity);
    expect(fromDecimal('9.99e308')).toBe(Infinity);
    expect(fromDecimal('1e309')).toBe(Infinity);
    expect(fromDecimal('-1e309')).toBe(-Infinity);
    expect(fromDecimal('0.1e309')).toBe(1e308);
    expect(fromDecimal('2.4e-324')).toBe(0);
    expect(fromDecimal('2.5e-324')).toBe(MIN);
    expect(fromDecimal('-2.4e-324')).toBe(0);
    expect(fromDecimal('-2.5e-324')).toBe(-MIN);
    expect(fromDecimal('250e-326')).toBe(MIN);
    expect(fromDecimal('9.99e-325')).toBe(0);
    expect(fromDecimal(`${'1'.padEnd(400, '0')}e-400`)).toBe(0.1);
    expect(fromDecimal(`0.${'1'.padStart(400, '0')}e400`)).toBe(1);
  });
  it('is quick and right however large the exponent is, and never -0', () => {
    expect(fromDecimal('1e999999999999')).toBe(Infinity);
    expect(fromDecimal('-1e999999999999')).toBe(-Infinity);
    expect(fromDecimal(`1e${'9'.repeat(400)}`)).toBe(Infinity);
    expect(fromDecimal('1e-999999999999')).toBe(0);
    expect(fromDecimal(`-1e-${'9'.repeat(400)}`)).toBe(0);
    expect(fromDecimal(`0e${'9'.repeat(400)}`)).toBe(0);
    expect(fromDecimal('-0')).toBe(0);
    expect(fromDecimal('-0.000e5')).toBe(0);
  });
  it.each([
    '',
    '.',
    '-',
    'e5',
    '1e',
    '1e+',
    ' 1',
    '1 ',
    '1\n',
    '0x10',
    'Infinity',
    'NaN',
    '1_000',
    '1..2',
    '--1',
    '1.2.3',
  ])('refuses %j', (text) => {
    expect(() => fromDecimal(text)).toThrow(
      new RangeError(
        `fromDecimal: text must be a decimal number, got the string '${JSON.stringify(text).slice(1, -1)}'`,
      ),
    );
  });
});
