import { describe, expect, it } from 'vitest';
import { checkBounds, geometricMean } from '../../bench/bounds.js';
import { corePredicates, inputClassNames } from '../../bench/inputs/index.js';
import type { Cell } from '../../bench/measure.js';
import { medianOf } from '../../bench/measure.js';
import { performancePage } from '../../bench/report.js';

const one = { name: 'x', least: 1, median: 2, wrong: 0 };
const cells = (ratio: number): Cell[] =>
  corePredicates.flatMap((predicate) =>
    inputClassNames.map((inputClass) => ({
      predicate,
      inputClass,
      tuples: 1,
      ours: one,
      peer: one,
      others: [],
      ratio,
    })),
  );

describe('the bounds of the benchmark', () => {
  it('are kept or not by the ratios', () => {
    expect(checkBounds(cells(0.34)).map(({ kept }) => kept)).toEqual(new Array(6).fill(true));
    expect(checkBounds(cells(1.06)).map(({ kept }) => kept)).toEqual(new Array(6).fill(false));
    expect(checkBounds(cells(0.6)).map(({ kept }) => kept)).toEqual([true, false, false, false, false, true]);
  });

  it('say nothing about cells that were not measured', () => {
    const some = cells(0.5).filter(({ predicate }) => predicate === 'orient2d');
    expect(checkBounds(some).map(({ promise }) => promise)).toEqual(['slowest cell']);
    expect(checkBounds([])).toEqual([]);
  });

  it('stand in the page, beside the wrong signs', () => {
    const page = performancePage(
      cells(0.34).map((cell) => ({ ...cell, peer: { ...one, wrong: 7 } })),
      '2000-01-01',
    );
    expect(page).toContain('| 1.0 / 2.0 | 1.0 / 2.0 **(7 wrong)** | 0.34 |');
    expect(page).not.toContain('FAIL');
    expect(performancePage(cells(2), '2000-01-01')).toContain('**FAIL**');
  });
});

describe('means', () => {
  it('are what they are called', () => {
    expect(geometricMean([1, 4])).toBeCloseTo(2, 14);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });
});
