import { describe, expect, it } from 'vitest';
import type { Parameter } from '../../src/implicit/data.js';
import { crossingParameter, parameter } from '../../src/implicit/index.js';
import type { ExactQuotient } from '../../src/implicit/objects/parameter-object.js';
import { seeParameter } from './see.js';

let state = 99;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Whether a >= b, by cross multiplication. */
function atLeast(a: ExactQuotient, b: ExactQuotient): boolean {
  const shift = a.exponent - b.exponent;
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return shift >= 0 ? left << BigInt(shift) >= right : left >= right << BigInt(-shift);
}

const scalars: Record<string, () => number> = {
  unit: () => random() - 0.5,
  lattice: () => Math.floor(5 * random()) - 2,
  'nearly parallel': () => 1 + 2 ** -52 * Math.floor(5 * random()),
  'any exponent': () => (random() - 0.5) * 2 ** Math.floor(1200 * random() - 600),
  tiny: () => (random() - 0.5) * 2 ** -530,
};

describe.each(Object.entries(scalars))('a bound of parameters: %s', (name, scalar) => {
  const found: Parameter[] = [];
  while (found.length < 2000) {
    const [a, b, c] = [0, 1, 2].map(() => [scalar(), scalar(), scalar()]);
    const constant = scalar();
    if (b!.every((x) => x === 0) || c!.every((x) => x === 0)) continue;
    const t = crossingParameter(a!, b!, { normal: c!, constant });
    if (t !== null) found.push(t);
  }

  it('is never below', () => {
    for (const t of found) {
      const bound = t.ceiling();
      if (bound === Infinity) continue;
      expect(Number.isFinite(bound)).toBe(true);
      expect(
        atLeast(seeParameter(parameter(bound)).exact, seeParameter(t).exact),
        `${seeParameter(t).exact.numerator}/${seeParameter(t).exact.denominator}`,
      ).toBe(true);
    }
  });

  it('is near, where the number is not lost in rounding', () => {
    const near = found.filter((t) => {
      const value = t.toNumber();
      return value > 0 && Number.isFinite(value) && t.ceiling() <= value * (1 + 2 ** -20);
    });
    const positive = found.filter((t) => t.toNumber() > 0).length;
    if (name === 'unit' || name === 'lattice') expect(near.length).toBeGreaterThan(0.9 * positive);
  });
});
