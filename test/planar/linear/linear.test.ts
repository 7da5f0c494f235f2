import { describe, expect, it } from 'vitest';
import type { Point2 } from '../../../src/core/shapes.js';
import {
  APART,
  CROSSING,
  compareOn,
  cross,
  heading,
  holds,
  type Kind,
  LINE,
  linearFeature,
  linearsMeet,
  locateOnLinear,
  meeting,
  RAY,
  SEGMENT,
  side,
  spans,
} from '../../../src/planar/linear/linear.js';

/** Two points of the same ray, as its kind takes them: a segment by its ends, others by a direction. */
const through = (kind: Kind, p: Point2, d: Point2): readonly [Kind, Point2, Point2] => [
  kind,
  p,
  kind === SEGMENT ? [p[0]! + d[0]!, p[1]! + d[1]!] : d,
];
const KINDS = [LINE, RAY, SEGMENT] as const;

describe('lines, rays and segments of the plane', () => {
  it('have the same left side and the same direction, whichever they are', () => {
    for (const kind of KINDS) {
      const shape = through(kind, [1, 1], [2, 1]);
      expect(side(...shape, [1, 2])).toBe(1);
      expect(side(...shape, [3, 1])).toBe(-1);
      expect(side(...shape, [5, 3])).toBe(0);
      expect([heading(...shape, 0), heading(...shape, 1)]).toEqual([1, 1]);
      expect(compareOn(...shape, [5, 3], [3, 2])).toBe(1);
      expect(compareOn(...through(kind, [1, 1], [0, -1]), [1, 0], [1, -5])).toBe(-1);
      for (const other of KINDS) {
        expect(cross(...shape, ...through(other, [9, 9], [-1, 2]))).toBe(1);
        expect(cross(...shape, ...through(other, [9, 9], [4, 2]))).toBe(0);
      }
    }
  });

  it('end where their kind says', () => {
    const points: readonly Point2[] = [
      [-1, 0],
      [1, 1],
      [3, 2],
      [5, 3],
    ];
    const held = KINDS.map((kind) => points.map((p) => spans(...through(kind, [1, 1], [2, 1]), p)));
    expect(held).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, true, true, false],
    ]);
    expect(holds(SEGMENT, [1, 1], [1, 1], [1, 1])).toBe(true);
    expect(holds(SEGMENT, [1, 1], [1, 1], [1, 2])).toBe(false);
    expect(locateOnLinear(RAY, [1, 1], [2, 1], [1, 1])).toEqual({
      location: 'boundary',
      feature: { type: 'vertex', index: 0 },
    });
    expect(linearFeature(SEGMENT, [0, 0], [2, 0], CROSSING)).toEqual({ type: 'edge', index: 0 });
    expect(linearFeature(SEGMENT, [0, 0], [2, 0], [2, 0])).toEqual({ type: 'vertex', index: 1 });
  });

  it('meet as the two of them say, in either order', () => {
    const cases: readonly (readonly [Kind, Point2, Point2, Kind, Point2, Point2, string])[] = [
      [LINE, [0, 0], [1, 0], LINE, [0, 5], [2, 0], 'disjoint'],
      [LINE, [0, 0], [1, 0], LINE, [7, 0], [-3, 0], 'overlapping'],
      [RAY, [0, 0], [1, 0], LINE, [-1, 0], [0, 1], 'disjoint'],
      [RAY, [0, 0], [1, 0], LINE, [0, 4], [0, 1], 'touching'],
      [RAY, [0, 0], [1, 0], RAY, [5, 0], [-1, 0], 'overlapping'],
      [RAY, [0, 0], [1, 0], RAY, [0, 0], [-1, 0], 'touching'],
      [SEGMENT, [0, 0], [2, 2], SEGMENT, [0, 2], [2, 0], 'crossing'],
      [SEGMENT, [0, 0], [2, 2], SEGMENT, [3, 3], [4, 4], 'disjoint'],
      [SEGMENT, [1, 1], [1, 1], SEGMENT, [0, 0], [2, 2], 'overlapping'],
      [SEGMENT, [2, 2], [2, 2], SEGMENT, [0, 0], [2, 2], 'touching'],
      [SEGMENT, [0, 0], [2, 2], SEGMENT, [2, 0], [1, 1.0000000000000002], 'crossing'],
      [SEGMENT, [0, 0], [2, 2], SEGMENT, [2, 0], [1, 0.9999999999999999], 'disjoint'],
    ];
    for (const [a, p, q, b, r, s, relation] of cases) {
      expect(meeting(a, p, q, b, r, s).relation).toBe(relation);
      expect(meeting(b, r, s, a, p, q).relation).toBe(relation);
      expect(linearsMeet(a, p, q, b, r, s)).toBe(relation !== 'disjoint');
      expect(linearsMeet(b, r, s, a, p, q)).toBe(relation !== 'disjoint');
    }
    expect(meeting(SEGMENT, [0, 0], [2, 2], SEGMENT, [0, 2], [2, 0]).places).toEqual([CROSSING]);
    expect(APART.places).toEqual([]);
  });
});
