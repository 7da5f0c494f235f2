import { orient2d as plainOrient2d } from 'robust-predicates';
import { expect, it } from 'vitest';
import { decidingTier, orient2d } from '../../src/predicates/index.js';

it('a filter without a guard is wrong where products underflow; ours leaves that to the next tier', () => {
  const points = [0, 0, 2 ** -200, 0, 2 ** -200, 2 ** -900] as const;
  expect(2 ** -200 * 2 ** -900).toBe(0);
  expect(orient2d(...points)).toBe(1);
  expect(decidingTier('orient2d', points)).not.toBe('filter');
  expect(Math.abs(plainOrient2d(...points))).toBe(0);
});
