import { describe, expect, it } from 'vitest';
import { reject, rejectWords, requireFinite } from '../../../src/core/arguments/errors.js';
import { UNDECIDED } from '../../../src/core/sign.js';

describe('the one error', () => {
  it('rejects with one sentence', () => {
    expect(() => reject('f', 'x', 'larger', 3)).toThrow(new RangeError('f: x must be larger, got 3'));
    expect(() => reject('f', 'x', 'larger', undefined)).toThrow('f: x must be larger, got undefined');
    expect(() => reject('f', 'v', 'a vector', [1, -0])).toThrow('f: v must be a vector, got [1, 0]');
    expect(() => rejectWords('f', 'v', 'others', 'these')).toThrow(
      new RangeError('f: v must be others, got these'),
    );
    expect(() => reject('f', 's', 'a number', Symbol('q'))).toThrow('f: s must be a number, got Symbol(q)');
  });
  it('requires finite numbers', () => {
    expect(() => requireFinite('f', 'x y z', [1, -0, Number.MAX_VALUE])).not.toThrow();
    expect(() => requireFinite('f', '', [])).not.toThrow();
    expect(() => requireFinite('f', 'x y z', [1, 2, Infinity])).toThrow(
      new RangeError('f: z must be a finite number, got Infinity'),
    );
    expect(() => requireFinite('f', 'x y', [Number.NaN, Infinity])).toThrow(
      'f: x must be a finite number, got NaN',
    );
    expect(() => requireFinite('f', 'x', ['1'] as unknown as number[])).toThrow(
      "f: x must be a finite number, got the string '1'",
    );
  });
});

describe('core/sign', () => {
  it('has an undecided that is no sign', () => {
    expect(UNDECIDED).toBe(2);
  });
});
