import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { convexFromKDop } from '../../../src/spatial/convex/convex.js';
import {
  convexContainsPoint,
  lineConvex,
  lineIntersectsConvex,
  pointConvex,
} from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];

describe('the half-spaces of a k-DOP', () => {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 1],
  ];
  const cut = { axes, min: [0, 0, 0, 0], max: [2, 2, 2, 4] };

  it('of a k-DOP name their features', () => {
    const at = (p: P) => featureText(pointConvex(p, convexFromKDop(cut)).feature);
    expect(
      [
        [0, 1, 1],
        [2, 0.5, 0.5],
        [1, 0, 1],
        [1, 2, 0.5],
        [1, 1, 0],
        [0.5, 1, 2],
      ].map((p) => at(p as P)),
    ).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5']);
    expect(at([1.25, 1.25, 1.5])).toBe('f7');
    expect(at([1, 1, 1])).toBe('in');
    expect(at([2, 2, 1])).toBe('-');
    // Faces 0 (x = 0) and 2 (y = 0): the pair after (0, 1). Faces 0 and 3, 0 and 4; 1 and 7.
    expect(at([0, 0, 1])).toBe('e1');
    expect(at([0, 2, 1])).toBe('e2');
    expect(at([0, 1, 0])).toBe('e3');
    expect(at([2, 1, 1])).toBe('e12');
    expect(at([0, 0, 0])).toBe('v0');
    expect(convexContainsPoint(convexFromKDop(cut), [2, 2, 0])).toBe(true);
    expect(convexContainsPoint(convexFromKDop(cut), [2, 2, 0.5])).toBe(false);
    expect(() => convexContainsPoint(convexFromKDop(cut), [Number.NaN, 2, 0])).toThrow(
      'convexContainsPoint: point[0]',
    );
    expect(() => pointConvex([Number.NaN, 2, 0], convexFromKDop(cut))).toThrow('pointConvex: point[0]');
  });

  it('of a k-DOP may have no volume, or no point', () => {
    const dimension = (max: number[], min = [0, 0, 0, 0]) => convexFromKDop({ axes, min, max }).dimension;
    expect(dimension([1, 1, 1, 3])).toBe(3);
    expect(dimension([1, 1, 0, 3])).toBe(2);
    expect(dimension([1, 0, 0, 3])).toBe(1);
    expect(dimension([1, 1, 1, 0])).toBe(0);
    expect(dimension([1, 1, 1, 3], [0, 0, 0, 3])).toBe(0);
    expect(dimension([1, 1, 1, 9], [0, 0, 0, 4])).toBe(-1);
    const empty = convexFromKDop({ axes, min: [0, 0, 0, 4], max: [1, 1, 1, 9] });
    expect(pointConvex([1, 1, 1], empty).location).toBe('outside');
    expect(lineIntersectsConvex({ origin: [0, 0, 0], direction: [1, 1, 1] }, empty)).toBe(false);
    expect(text(lineConvex({ origin: [0, 0, 0], direction: [1, 1, 1] }, empty))).toBe('disjoint');
    expect(() =>
      spatial.lineKDop(
        { origin: [0, 0, 0], direction: [1, 1, 1] },
        { axes, min: [1, 0, 0, 0], max: [0, 0, 0, 0] },
      ),
    ).toThrow('lineKDop: dop.min[0]');
  });
});
