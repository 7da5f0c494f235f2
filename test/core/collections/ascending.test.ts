import { expect, test } from 'vitest';
import { ascending } from '../../../src/core/collections/ascending.js';
import { Random } from '../../../src/oracle/cases/random.js';

test('numbers come in order, few of many and many of few', () => {
  const random = new Random(1, 2, 3, 4);
  for (const [count, most] of [
    [0, 1],
    [1, 1],
    [10, 1000],
    [100, 110],
    [300, 300],
  ] as const) {
    const chosen = new Set(Array.from({ length: count }, () => random.below(most)));
    expect([...ascending([...chosen])]).toEqual([...chosen].sort((a, b) => a - b));
  }
});
