import { describe, expect, it } from 'vitest';
import {
  coordinates2d,
  linearCrossingParameter2d,
  linearCrossingPoint,
  lineLinePoint,
  rayRayPoint,
  samePoint2d,
} from '../../src/points/index.js';

const ray = { origin: [0, 0], direction: [3, 3] };
const segment = { start: [0, 2], end: [2, 0] };

describe('linearCrossingPoint', () => {
  it('is the same for lines of one kind and of two', () => {
    const other = { start: [0, 0], end: [3, 3] };
    const opposite = { origin: [0, 2], direction: [2, -2] };
    const expected = [
      linearCrossingPoint(ray, segment),
      linearCrossingPoint(segment, ray),
      linearCrossingPoint(other, segment),
      linearCrossingPoint(ray, opposite),
      lineLinePoint([0, 0], [3, 3], [0, 2], [2, 0]),
      rayRayPoint(ray, opposite),
    ];
    for (const point of expected) {
      expect(coordinates2d(point!)).toEqual([1, 1]);
      expect(samePoint2d(point!, expected[0]!)).toBe(true);
    }
  });

  it('does not ask whether the point is on the segment or the ray', () => {
    const far = { start: [9, 7], end: [9, 8] };
    expect(coordinates2d(linearCrossingPoint({ origin: [20, 20], direction: [1, 1] }, far)!)).toEqual([9, 9]);
  });

  it('does not exist for parallel lines', () => {
    for (const parallel of [{ start: [1, 0], end: [2, 1] }, { start: [1, 1], end: [1, 1] }, ray]) {
      expect(linearCrossingPoint(ray, parallel)).toBe(undefined);
      expect(linearCrossingParameter2d(ray, parallel)).toBe(undefined);
    }
  });
});

describe('linearCrossingParameter2d', () => {
  it('counts in lengths of the first', () => {
    expect(linearCrossingParameter2d(ray, segment)!.toNumber()).toBe(1 / 3);
    expect(linearCrossingParameter2d(segment, ray)!.toNumber()).toBe(0.5);
    expect(linearCrossingParameter2d({ start: [9, 9], end: [8, 8] }, segment)!.toNumber()).toBe(8);
  });
});

describe('bad arguments', () => {
  it.each([
    [{ origin: [0, Number.NaN], direction: [1, 0] }, 'a.origin[1] must be a finite number, got NaN'],
    [{ origin: [0, 0], direction: [0, 0] }, 'a.direction must be other than zero, got (0, 0)'],
    [
      { start: [Number.POSITIVE_INFINITY, 0], end: [0, 0] },
      'a.start[0] must be a finite number, got Infinity',
    ],
    [{ start: [1, 0], end: [0] }, 'a.end must be a point of 2 coordinates, got length 1'],
  ])('%j', (bad, message) => {
    for (const ask of [linearCrossingPoint, linearCrossingParameter2d]) {
      expect(() => ask(bad, segment)).toThrow(new RangeError(`${ask.name}: ${message}`));
      const second = message.replace('a.', 'b.');
      expect(() => ask(segment, bad)).toThrow(new RangeError(`${ask.name}: ${second}`));
    }
  });
});
