import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBounds, geometricMean } from '../../bench/bounds.js';
import { corePredicates, inputClassNames } from '../../bench/inputs/index.js';
import type { Cell } from '../../bench/measure.js';
import { medianOf } from '../../bench/measure.js';
import { performancePage } from '../../bench/report.js';
import { projectRoot } from '../../scripts/run-command.js';

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
    expect(checkBounds(cells(0.34)).map(({ kept }) => kept)).toEqual(new Array(7).fill(true));
    expect(checkBounds(cells(1.26)).map(({ kept }) => kept)).toEqual(new Array(7).fill(false));
    expect(checkBounds(cells(0.6)).map(({ kept }) => kept)).toEqual([
      ...[true, true, false],
      ...[false, false, false, true],
    ]);
  });

  it('say nothing about cells that were not measured', () => {
    const some = cells(0.5).filter(({ predicate }) => predicate === 'orient2d');
    expect(checkBounds(some).map(({ promise }) => promise)).toEqual([
      'orient2d, points on axis-parallel lines',
      'slowest of the other cells',
    ]);
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

  it('are those of the page that is there, and kept in it', () => {
    const page = readFileSync(join(projectRoot, 'docs', 'performance.md'), 'utf8');
    for (const { promise, limit } of checkBounds(cells(1)))
      expect(page).toMatch(new RegExp(`^\\| ${promise} \\| at most ${limit} \\|.* pass \\|$`, 'm'));
    expect(page).not.toContain('FAIL');
  });
});

describe('means', () => {
  it('are what they are called', () => {
    expect(geometricMean([1, 4])).toBeCloseTo(2, 14);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });
});
