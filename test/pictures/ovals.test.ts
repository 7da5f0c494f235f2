import { expect, test } from 'vitest';
import { frameAround } from '../../src/pictures/exact/frame.js';
import { boxAround, type ExactOval, ovalIn } from '../../src/pictures/exact/ovals.js';
import { reachesOf } from '../../src/pictures/outlines.js';

test('the box around an oval is the smallest one of integers', () => {
  const ball: ExactOval = {
    center: [1n, 2n, 3n],
    axes: [
      [5n, 0n, 0n],
      [0n, 5n, 0n],
      [0n, 0n, 5n],
    ],
  };
  expect(boxAround(ball)).toEqual([
    [-4n, -3n, -2n],
    [6n, 7n, 8n],
  ]);
  // Roots of 3² + 4² and of 1² + 1², and nothing.
  const flat: ExactOval = {
    center: [0n, 0n, 0n],
    axes: [
      [3n, 1n, 0n],
      [4n, -1n, 0n],
    ],
  };
  expect(boxAround(flat)[1]).toEqual([5n, 2n, 0n]);
  expect(boxAround({ center: [7n, 8n, 9n], axes: [] })).toEqual([
    [7n, 8n, 9n],
    [7n, 8n, 9n],
  ]);
  // Across (0, 3, 4): 10 along x, 10 · 4 / 5 along y, 10 · 3 / 5 along z.
  expect(boxAround({ center: [0n, 0n, 0n], normal: [0n, 3n, 4n], radius: 10n })[1]).toEqual([10n, 8n, 6n]);
  // 10 · √(2 / 3) is 8.16...
  expect(boxAround({ center: [0n, 0n, 0n], normal: [1n, 1n, 1n], radius: 10n })[1]).toEqual([9n, 9n, 9n]);
});

test.each<[what: string, oval: ExactOval]>([
  ['ball', { center: [10n ** 300n, 0n, 5n], axes: [[10n ** 301n, 0n, 0n]] }],
  ['disk', { center: [1n, 2n, 3n], normal: [1n, -2n, 10n ** 40n], radius: 10n ** 25n }],
  [
    'ellipsoid',
    {
      center: [-(10n ** 30n), 0n, 0n],
      axes: [
        [10n ** 20n, 10n ** 21n, 3n],
        [-5n, 7n, 10n ** 20n],
        [1n, 0n, 0n],
      ],
    },
  ],
])('a frame around a %s touches it', (_, oval) => {
  const frame = frameAround(boxAround(oval), 1n);
  const seen = ovalIn(frame, oval, 3);
  expect(Math.max(...reachesOf(seen))).toBeCloseTo(1, 12);
  expect(Math.max(...seen.center.map(Math.abs))).toBeLessThan(1e-12);
});
