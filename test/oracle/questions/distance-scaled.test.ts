import { describe, expect, it } from 'vitest';
import { exponentOf } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { distanceQuestions } from '../../../src/oracle/questions/distance/index.js';
import { drawExponent } from '../../../src/oracle/questions/distance/scaled.js';
import { layoutOf, points } from '../../../src/oracle/questions/layout.js';

describe('scaled families', () => {
  it('are there for all distances', () => {
    const without = distanceQuestions.filter(({ families }) =>
      families.every(({ name }) => name !== 'scaled'),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('stay finite, and are not all zero', () => {
    const random = new Random(1, 2, 3, 4);
    for (const { name, layout, families } of distanceQuestions) {
      const out = new Float64Array(layout.arity);
      for (let i = 0; i < 50; i++) {
        families.find((family) => family.name === 'scaled')!.fill(random, out);
        expect(out.every(Number.isFinite), `${name}: ${out}`).toBe(true);
      }
      expect(out.some((x) => x !== 0)).toBe(true);
    }
  });

  it('bring lengths everywhere, and to each border of products of lengths in four of a hundred cases at least', () => {
    const random = new Random(4, 3, 2, 1);
    const layout = layoutOf(3, ...points('a b'));
    const out = Float64Array.from([0, 1, -3, 0.5, 0, 2]);
    const drawn = Array.from({ length: 10_000 }, () => drawExponent(layout, random, out) + exponentOf(3));
    const share = (low: number, high: number) =>
      drawn.filter((x) => x >= low && x <= high).length / drawn.length;
    for (let n = 2; n <= 6; n++) {
      for (const border of [1024 / n, -1074 / n]) {
        expect(share(border - 5, border + 3), String(border)).toBeGreaterThan(0.04);
      }
    }
    expect(share(170, 360) + share(-360, -170)).toBeGreaterThan(0.5);
    for (let low = -1070; low < 1000; low += 100)
      expect(share(low, low + 100), String(low)).toBeGreaterThan(0.005);
    expect(share(-1074, 1021)).toBe(1);
  });
});
