import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const sums = 'src/enclosing/sums';
const FAULTS: readonly Fault[] = [
  [
    'minkowskiSum3d',
    `${sums}/normals-of-sum.ts`,
    'if (faces.length === 1) add',
    'if (faces.length === 0) add',
  ],
  ['minkowskiSum3d', `${sums}/normals-of-sum.ts`, 'return sides !== 3 &&', 'return sides === 0 &&'],
  ['minkowskiSum3d', `${sums}/normals-of-sum.ts`, 'const ERROR = 2 ** -46', 'const ERROR = 0 * 2 ** -46'],
  ['minkowskiSum3d', `${sums}/facet-of-sums.ts`, '> 0n ? [first, second]', '< 0n ? [first, second]'],
  ['minkowskiSum3d', `${sums}/facet-of-sums.ts`, '<= 0n) kept.pop()', '< 0n) kept.pop()'],
  ['minkowskiSum3d', `${sums}/facet-of-sums.ts`, 'if (p.isAll && q.isAll) return null;', ''],
  ['minkowskiSum3d', `${sums}/minkowski-sum3d.ts`, 'dimension === 3 && v > w', 'v > w'],
  [
    'minkowskiSum3d',
    `${sums}/minkowski-sum3d.ts`,
    'if (dimension === 1) edges',
    'if (dimension === 4) edges',
  ],
];

const casesUntilFound = faultFinder('src/oracle/questions/enclosing/index.ts', 'enclosingQuestions');

test('all faults can be planted', () => {
  expect(strayFaults(FAULTS)).toEqual([]);
});

test.each(faultsOfPart(FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);
