import { describe, expect, it } from 'vitest';
import { exactDistance, polygonDistance } from '../../../src/distance/polygon/closest.js';
import { boxSide, lineSide, segmentSide } from '../../../src/distance/polygon/convex-sides.js';
import { polygonSide } from '../../../src/distance/polygon/side.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const side = (polygon: number[][]) => polygonSide('f', 'polygon', polygon, 'even-odd');
const pairs = (found: ReturnType<typeof exactDistance>) =>
  found.closest.map(({ a, b, rounded }) => [
    `${a.type}${a.index} ${b.type}${b.index}`,
    Array.from(rounded.pointA),
    Array.from(rounded.pointB),
  ]);

describe('closest points of what has parts', () => {
  it('are those of all edges that are closest, in order', () => {
    const found = exactDistance(side(square(0, 0, 4)), side(square(7, 1, 4)));
    expect(found.squaredDistance).toEqual({ numerator: 9n, denominator: 1n });
    expect(pairs(found)).toEqual([
      ['edge1 vertex0', [4, 1], [7, 1]],
      ['vertex2 edge3', [4, 4], [7, 4]],
    ]);
    expect(found.unique).toBe(false);
  });

  it('are one corner where only corners are close', () => {
    const box = boxSide('f', 'box', { min: [7, 8], max: [9, 9] });
    const found = exactDistance(box, side(square(0, 0, 4)));
    expect(found.distance).toBe(5);
    expect(pairs(found)).toEqual([['vertex0 vertex2', [7, 8], [4, 4]]]);
    expect(found.unique).toBe(true);
  });

  it('of shapes that meet are the corners of what they have in common', () => {
    const inside = exactDistance(side(square(0, 0, 4)), side(square(1, 1, 2)));
    expect(inside.distance).toBe(0);
    expect(inside.closest.map(({ rounded }) => Array.from(rounded.pointB)).sort()).toEqual(
      square(1, 1, 2).sort(),
    );
    const crossed = exactDistance(
      lineSide('f', 'line', { origin: [2, 9], direction: [0, 1] }),
      side(square(0, 0, 4)),
    );
    expect(pairs(crossed).map(([features]) => features)).toEqual(['edge0 edge0', 'edge0 edge2']);
  });

  it('are not in a hole, and found when they are read', () => {
    const rings = { outer: square(0, 0, 9), holes: [square(1, 1, 7)] };
    const frame = polygonSide('f', 'polygon', rings, 'even-odd');
    const segment = segmentSide('f', 'segment', { start: [4, 4], end: [5, 4] });
    const [lazy, exact] = [polygonDistance(segment, frame), exactDistance(segment, frame)];
    expect([lazy.distance, exact.distance]).toEqual([3, 3]);
    expect(pairs(lazy)).toEqual(pairs(exact));
  });
});
