import { describe, expect, it } from 'vitest';
import { convexFromOrientedBox } from '../../../src/spatial/convex/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];
const { lineOrientedBox, rayOrientedBox, segmentOrientedBox } = spatial;

describe('oriented boxes', () => {
  const box = (
    halfSize: P,
    axes: [P, P, P] = [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ],
  ) => ({ center: [0, 0, 0], axes, halfSize });

  it('are passed', () => {
    const line = (origin: P, direction: P) => text(lineOrientedBox({ origin, direction }, box([1, 1, 1])));
    expect(line([-4, 0, 0], [1, 0, 0])).toBe('overlapping e0/e10@2 e0/e9@6');
    expect(line([-4, 1, 0], [1, 0, 0])).toBe('overlapping e0/f3@3 e0/f1@5');
    expect(line([-4, 2.5, 0], [1, 0, 0])).toBe('disjoint');
    const ray = rayOrientedBox({ origin: [0, 0, 0], direction: [0, 0, -4] }, box([1, 1, 1]));
    expect(text(ray)).toBe('overlapping v0/in@0 e0/f4@0.25');
    const segment = segmentOrientedBox({ start: [0, 0, 0], end: [1, 1, 1] }, box([1, 1, 0]));
    expect(text(segment)).toBe('touching v0/f4@0');
  });

  it('may be left-handed and flat', () => {
    const left = box(
      [1, 1, 1],
      [
        [-1, 1, 0],
        [1, 1, 0],
        [0, 0, 1],
      ],
    );
    expect(text(lineOrientedBox({ origin: [-4, 1, 0], direction: [1, 0, 0] }, left))).toBe(
      'overlapping e0/f1@3 e0/f3@5',
    );
    expect(
      [0, 1, 2, 3].map(
        (flat) =>
          convexFromOrientedBox(box([flat > 0 ? 0 : 1, flat > 1 ? 0 : 1, flat > 2 ? 0 : 1])).dimension,
      ),
    ).toEqual([3, 2, 1, 0]);
  });

  it('reject', () => {
    const direction = [1, 0, 0];
    const line = { origin: [0, 0, 0], direction };
    expect(() => lineOrientedBox(line, box([1, -1, 1]))).toThrow(
      'lineOrientedBox: box.halfSize[1] must be a finite number, at least 0, got -1',
    );
    expect(() =>
      lineOrientedBox(
        line,
        box(
          [1, 1, 1],
          [
            [1, 0, 0],
            [0, 1, 0],
            [1, 1, 0],
          ],
        ),
      ),
    ).toThrow('axes must be linearly independent');
    expect(() => convexFromOrientedBox({ ...box([1, 1, 1]), center: [0, Number.NaN, 0] })).toThrow(
      'center[1]',
    );
    expect(() =>
      convexFromOrientedBox(
        box(
          [1, 1, 1],
          [
            [1, 0, 0],
            [0, 1, Number.NaN],
            [0, 0, 1],
          ],
        ),
      ),
    ).toThrow('axes[1][2]');
    expect(() => convexFromOrientedBox(box([1, Number.NaN, 1]))).toThrow(
      'box.halfSize[1] must be a finite number, got NaN',
    );
  });
});
