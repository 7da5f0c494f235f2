import { describe, expect, it } from 'vitest';
import {
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from '../../../src/spatial/hull/line-line.js';

type P = [number, number, number];
const line = (origin: P, direction: P) => ({ origin, direction });
const TINY = Number.MIN_VALUE;
const HUGE = Number.MAX_VALUE;

describe('lineLine', () => {
  const x = line([0, 0, 0], [1, 0, 0]);
  it.each([
    ['skew', line([0, 0, 1], [0, 1, 0])],
    ['skew', line([5, 1, 1], [1, 1, TINY])],
    ['crossing', line([0, 1, 0], [0, 1, 0])],
    ['crossing', line([0, 0, 0], [1, 1, 1])],
    ['crossing', line([3, 0, 7], [HUGE, 0, HUGE])],
    ['parallel', line([0, 0, 1], [-3, 0, 0])],
    ['parallel', line([0, 1, 0], [TINY, 0, 0])],
    ['identical', line([9, 0, 0], [-HUGE, 0, 0])],
    ['identical', x],
  ] as const)('%s: %o', (position, other) => {
    const relation = {
      skew: 'disjoint',
      crossing: 'crossing',
      parallel: 'disjoint',
      identical: 'overlapping',
    }[position];
    for (const [a, b] of [
      [x, other],
      [other, x],
    ] as const) {
      const found = lineLine(a, b);
      expect(found.position).toBe(position);
      expect(found.relation).toBe(relation);
      expect(found.contact).toHaveLength(position === 'crossing' ? 1 : 0);
      expect(linesIntersect(a, b)).toBe(relation !== 'disjoint');
    }
  });
  it('tells parallel lines by each pair of axes', () => {
    for (const d of [
      [1, 2, 0],
      [0, 1, 2],
      [2, 0, 1],
    ] as P[]) {
      expect(lineLine(line([0, 0, 0], d), line([0, 0, 0], [d[0] * 2, d[1] * 2, d[2] * 2])).position).toBe(
        'identical',
      );
      expect(lineLine(line([0, 0, 0], d), line([1, 1, 1], d)).position).toBe('parallel');
      for (let i = 0; i < 3; i++) {
        const e: P = [...d];
        e[i]! += 1;
        expect(lineLine(line([0, 0, 0], d), line([0, 0, 0], e)).position).toBe(
          d.filter((c) => c !== 0).length === 1 ? 'identical' : 'crossing',
        );
      }
    }
  });
  it('says on which side lines pass', () => {
    const other = line([0, 0, 1], [0, 1, 0]);
    expect(linePassingSide(x, other)).toBe(1);
    expect(linePassingSide(other, x)).toBe(1);
    expect(linePassingSide(line([0, 0, 0], [-1, 0, 0]), other)).toBe(-1);
    expect(linePassingSide(x, line([0, 0, 0], [0, 1, 0]))).toBe(0);
  });
  it('gives the parameters of the common point', () => {
    const at = (a: ReturnType<typeof line>, b: ReturnType<typeof line>) => {
      const found = lineLineParameters(a, b);
      return found && [found.a.toNumber(), found.b.toNumber()];
    };
    expect(at(x, line([3, 1, 0], [0, 2, 0]))).toEqual([3, -0.5]);
    expect(at(x, line([3, 0, 1], [0, 0, 2]))).toEqual([3, -0.5]);
    expect(at(line([0, 0, 0], [0, 0, 1]), line([0, 1, 3], [0, 3, 0]))).toEqual([3, -1 / 3]);
    expect(at(line([1, 1, 1], [1, 1, 1]), line([1, 1, 1], [1, 2, 1]))).toEqual([0, 0]);
    expect(at(x, line([3, 1, 1], [0, 2, 0]))).toBeNull();
    expect(at(x, line([3, 1, 0], [2, 0, 0]))).toBeNull();
    expect(at(x, x)).toBeNull();
    expect(() => at(line([0, 0, 0], [0, 0, 0]), x)).toThrow('lineLineParameters: a.direction');
    expect(() => at(x, line([0, 0, 0], [0, 0, 0]))).toThrow('lineLineParameters: b.direction');
  });
  it('rejects what is no line', () => {
    expect(() => lineLine(line([0, 0, 0], [0, 0, 0]), x)).toThrow(
      'lineLine: a.direction must be a direction other than zero',
    );
    expect(() => lineLine(x, line([0, Number.NaN, 0], [1, 0, 0]))).toThrow(
      'lineLine: b.origin[1] must be a finite number, got NaN',
    );
    expect(() => linePassingSide(x, line([0, 0, 0], [0, -0, 0]))).toThrow('linePassingSide: b.direction');
    expect(() => linePassingSide(line([0, 0, 0], [0, 0, 0]), x)).toThrow('linePassingSide: a.direction');
    expect(() => lineLine(x, { origin: [0, 0], direction: [1, 0, 0] })).toThrow(
      'b.origin must be a point of 3 coordinates',
    );
  });
});
