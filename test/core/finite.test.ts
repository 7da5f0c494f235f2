import { describe, expect, it } from 'vitest';
import { nineAreFinite } from '../../src/core/finite.js';

describe('nineAreFinite', () => {
  it('finds NaN and Infinity in every place', () => {
    for (let i = 0; i < 9; i++) {
      for (const bad of [NaN, Infinity, -Infinity]) {
        const v = Float64Array.from({ length: 11 }, (_, k) => k - 5);
        expect(nineAreFinite(v, 1)).toBe(true);
        v[i + 1] = bad;
        expect(nineAreFinite(v, 1)).toBe(false);
      }
    }
  });

  it('does not let infinities cancel', () => {
    expect(nineAreFinite(Float64Array.of(Infinity, -Infinity, 0, 0, 0, 0, 0, 0, 0), 0)).toBe(false);
  });

  it('looks at nine places', () => {
    expect(nineAreFinite(Float64Array.of(NaN, 0, 0, 0, 0, 0, 0, 0, 0, 0, NaN), 1)).toBe(true);
  });

  it('says no, and no more, where the sum overflows', () => {
    expect(nineAreFinite(new Float64Array(9).fill(1e308), 0)).toBe(false);
  });
});
