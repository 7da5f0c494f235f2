import { expect, it } from 'vitest';
import { convexPartsOf, opposite } from '../../../src/polygons/minkowski/convex-parts.js';

const corner = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
];

it('convex parts run counterclockwise from their least corners', () => {
  const { parts, bounds } = convexPartsOf('f', 'a', corner as never);
  expect(bounds).toEqual([0, 0, 2, 2]);
  const area = parts.reduce((sum, part) => {
    let twice = 0;
    for (let i = 0; i < part.length; i += 2) {
      const [x, y] = [part[i]!, part[i + 1]!];
      const k = (i + 2) % part.length;
      twice += x * part[k + 1]! - y * part[k]!;
      expect(x > part[0]! || (x === part[0] && y >= part[1]!)).toBe(true);
    }
    expect(twice).toBeGreaterThan(0);
    return sum + twice / 2;
  }, 0);
  expect(area).toBe(3);
});

it('the opposite of the opposite is the same', () => {
  const parts = convexPartsOf('f', 'a', corner as never);
  expect(opposite(opposite(parts))).toEqual(parts);
  expect(opposite(parts).bounds).toEqual([-2, -2, 0, 0]);
});
