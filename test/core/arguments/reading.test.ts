import { describe, expect, it } from 'vitest';
import { segmentsIntersect, triangleContainsPoint } from '../../../src/spatial/index.js';

/**
 * A point whose coordinates are there once: whoever reads them again gets NaN. It asks another question when it is
 * read.
 */
function readOnce(coordinates: readonly number[], ask: () => void): ArrayLike<number> {
  const seen = new Set<PropertyKey>();
  return new Proxy(coordinates, {
    get(target, key) {
      if (key === 'length') return target.length;
      ask();
      if (seen.has(key)) return Number.NaN;
      seen.add(key);
      return target[key as never];
    },
  });
}

const far = { a: [90, 90, 90], b: [91, 90, 90], c: [90, 91, 90] };
const ask = () => {
  triangleContainsPoint(far, [9, 9, 9]);
  segmentsIntersect({ start: [70, 0, 0], end: [71, 0, 0] }, { start: [80, 0, 0], end: [81, 0, 0] });
};

describe('arguments that ask another question', () => {
  it('are read once', () => {
    const p = (...coordinates: number[]) => readOnce(coordinates, ask);
    const crossing = () =>
      segmentsIntersect({ start: p(0, 0, 0), end: p(2, 2, 0) }, { start: p(2, 0, 0), end: p(0, 2, 0) });
    expect(crossing()).toBe(true);
    expect(triangleContainsPoint({ a: p(0, 0, 0), b: p(3, 0, 0), c: p(0, 3, 0) }, p(1, 1, 0))).toBe(true);
    expect(triangleContainsPoint({ a: p(0, 0, 0), b: p(3, 0, 0), c: p(0, 3, 0) }, p(2, 2, 0))).toBe(false);
  });

  it('that are refused leave nothing to the next question', () => {
    const refused = readOnce([0, 0, Number.NaN], ask);
    expect(() => segmentsIntersect({ start: [0, 0, 0], end: refused }, far as never)).toThrow('must be');
    const segments = [
      { start: [0, 0, 0], end: [2, 2, 0] },
      { start: [2, 0, 0], end: [0, 2, 0] },
    ] as const;
    expect(segmentsIntersect(...segments)).toBe(true);
  });
});
