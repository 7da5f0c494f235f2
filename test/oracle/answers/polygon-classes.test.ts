import { describe, expect, test } from 'vitest';
import { containmentOf, trianglesClass } from '../../../src/oracle/answers/polygons.js';
import { classOf } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';

await loadQuestions();

/** The class of two triangles, by what the referee says of them. */
function classOfTriangles(...values: readonly number[]): string {
  const question = requireQuery('triangleTriangle');
  return classOf(question, question.referee(Float64Array.from(values)));
}

const FLOOR = [0, 0, 0, 12, 0, 0, 0, 12, 0];

describe('the class of two triangles', () => {
  test.each([
    ['overlapping containing-apart', [1, 1, 0, 4, 1, 0, 1, 4, 0]],
    ['overlapping containing', [1, 0, 0, 4, 1, 0, 1, 4, 0]],
    ['overlapping inside-apart', [-9, -9, 0, 40, -9, 0, -9, 40, 0]],
    ['overlapping inside', [0, 0, 0, 40, 0, 0, 0, 40, 0]],
    ['overlapping equal', [12, 0, 0, 0, 0, 0, 0, 12, 0]],
    ['overlapping edge', [0, 0, 0, 12, 0, 0, 12, 12, 0]],
    ['overlapping', [1, 1, 0, 20, 1, 0, 1, 4, 0]],
    ['touching edge', [0, 0, 0, 12, 0, 0, 0, -12, 0]],
    ['touching edge', [0, 0, 0, 12, 0, 0, 0, 5, 7]],
    ['touching segment', [2, 0, 0, 12, 0, 0, 0, -12, 0]],
    ['touching f/v', [2, 2, 0, 2, 2, 1, 3, 2, 1]],
    ['touching e/v', [2, 0, 0, 2, 2, 1, 3, 2, 1]],
    ['touching v/v', [0, 0, 0, 2, 2, 1, 3, 2, 1]],
    ['touching e/e', [3, 1, 1, 3, -1, -1, 3, -9, 1]],
    ['crossing', [2, 2, -1, 2, 2, 1, 3, 2, 1]],
    ['disjoint', [2, 2, 1, 2, 3, 1, 3, 2, 1]],
  ])('%s: %s', (expected, second) => {
    expect(classOfTriangles(...FLOOR, ...second)).toBe(expected);
    const turned = expected
      .replace(/^(touching )(\w)\/(\w)$/, '$1$3/$2')
      .replace(/inside|containing/, (word) => (word === 'inside' ? 'containing' : 'inside'));
    expect(classOfTriangles(...second, ...FLOOR)).toBe(turned);
  });

  test('is told from the text alone', () => {
    expect(trianglesClass('overlapping v0/e1 v1/e2 v2/f0')).toBe('overlapping inside');
    expect(containmentOf('overlapping v0/f0 v1/f0 v2/f0', [4, 3])).toBeUndefined();
    expect(containmentOf('overlapping v0/f0 v0/e0 v2/f0', [3, 3])).toBeUndefined();
    expect(containmentOf('overlapping v0/f0 v1/f0', [3, 3])).toBeUndefined();
  });
});
