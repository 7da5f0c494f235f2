import { describe, expect, it } from 'vitest';
import type { Circle, Ellipse, PolygonWithHoles, Ring } from '../../../src/core/shapes.js';
import {
  circleIntersectsPolygon2d,
  circlePolygon2d,
  circleTriangle2d,
  ellipseIntersectsPolygon2d,
  ellipsePolygon2d,
  ellipseTriangle2d,
} from '../../../src/round/index.js';

type Rule = 'even-odd' | 'non-zero';
const circle = (x: number, y: number, radius: number): Circle => ({ center: [x, y], radius });
const words = (one: Circle, polygon: Ring | PolygonWithHoles, rule?: Rule): string => {
  const { relation, containment } = circlePolygon2d(one, polygon, rule);
  expect(circleIntersectsPolygon2d(one, polygon, rule)).toBe(relation !== 'disjoint');
  return `${relation} ${containment}`;
};

const square: Ring = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
];
const hole: Ring = [
  [5, 5],
  [15, 5],
  [15, 15],
  [5, 15],
];
const frame: PolygonWithHoles = { outer: square, holes: [hole] };

describe('circlePolygon2d', () => {
  it('knows all positions', () => {
    expect(words(circle(-3, -4, 5), square)).toBe('touching none');
    expect(words(circle(-3, -4, 5 - 2 ** -50), square)).toBe('disjoint none');
    expect(words(circle(-3, -4, 5 + 2 ** -50), square)).toBe('overlapping none');
    expect(words(circle(-3, 10, 3), square)).toBe('touching none');
    expect(words(circle(10, 10, 10), square)).toBe('overlapping inside');
    expect(words(circle(10, 10, 10 + 2 ** -49), square)).toBe('overlapping none');
    expect(words(circle(10, 10, 15), square)).toBe('overlapping containing');
    expect(
      words(circle(8, 6, 10), [
        [0, 0],
        [16, 0],
        [16, 12],
        [0, 12],
      ]),
    ).toBe('overlapping containing');
    expect(
      words(circle(8, 6, 10 - 2 ** -49), [
        [0, 0],
        [16, 0],
        [16, 12],
        [0, 12],
      ]),
    ).toBe('overlapping none');
  });

  it('knows what is in a hole, and what fills it', () => {
    expect(words(circle(10, 10, 4), frame)).toBe('disjoint none');
    expect(words(circle(10, 10, 5), frame)).toBe('touching none');
    expect(words(circle(10, 10, 6), frame)).toBe('overlapping none');
    expect(words(circle(2.5, 10, 2.5), frame)).toBe('overlapping inside');
    expect(words(circle(10, 10, 50), frame)).toBe('overlapping containing');
    const holes = [
      hole,
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
    ] as const;
    expect(words(circle(1.25, 1.25, 0.125), { outer: square, holes })).toBe('disjoint none');
    expect(words(circle(1.25, 1.25, 0.25), { outer: square, holes })).toBe('touching none');
  });

  it('takes a circle of radius 0 for a point', () => {
    expect(words(circle(1, 1, 0), frame)).toBe('overlapping inside');
    expect(words(circle(5, 7, 0), frame)).toBe('touching inside');
    expect(words(circle(10, 10, 0), frame)).toBe('disjoint none');
    expect(words(circle(10, 10, 0), { outer: square, holes: [[[10, 10]]] })).toBe('touching inside');
    expect(
      words(circle(1, 2, 0), [
        [1, 2],
        [1, 2],
      ]),
    ).toBe('touching equal');
    expect(words(circle(1, 2, 1), [[1, 2]])).toBe('overlapping containing');
    expect(words(circle(1, 2, 1), [[1, 3]])).toBe('touching containing');
  });

  it('is inside of what goes on behind edges', () => {
    // A hole without an inside, a ring that runs back, a ring twice around, one that crosses itself.
    const slit: Ring = [
      [9, 9],
      [11, 11],
    ];
    expect(words(circle(10, 10, 4), { outer: square, holes: [slit] })).toBe('overlapping inside');
    const spike: Ring = [[0, 0], [10, 10], [0, 0], ...square.slice(1)];
    expect(words(circle(10, 10, 4), spike)).toBe('overlapping inside');
    const twice = [...square, ...square];
    expect(words(circle(10, 10, 4), twice, 'non-zero')).toBe('overlapping inside');
    expect(words(circle(10, 10, 4), twice, 'even-odd')).toBe('disjoint none');
    expect(words(circle(10, 0, 4), twice, 'even-odd')).toBe('overlapping none');
    const overlapping: Ring = [
      [0, 0],
      [20, 0],
      [20, 20],
      [6, 20],
      [6, 4],
      [14, 4],
      [14, 20],
      [0, 20],
    ];
    expect(words(circle(10, 12, 7), overlapping, 'non-zero')).toBe('overlapping inside');
    expect(words(circle(10, 12, 7), overlapping, 'even-odd')).toBe('overlapping none');
    expect(words(circle(10, 12, 4), overlapping, 'even-odd')).toBe('touching none');
    // Two holes side by side leave the edge between them.
    const halves = [
      [
        [1, 1],
        [10, 1],
        [10, 19],
        [1, 19],
      ],
      [
        [10, 1],
        [19, 1],
        [19, 19],
        [10, 19],
      ],
    ];
    expect(words(circle(10, 10, 4), { outer: square, holes: halves })).toBe('overlapping none');
  });

  it('takes doubles of any size', () => {
    const tiny = 2 ** -1074;
    const ring = (s: number): Ring => [
      [3 * s, 4 * s],
      [9 * s, 4 * s],
      [9 * s, 9 * s],
    ];
    expect(words(circle(0, 0, 5 * tiny), ring(tiny))).toBe('touching none');
    expect(words(circle(0, 0, 4 * tiny), ring(tiny))).toBe('disjoint none');
    expect(words(circle(0, 0, 5 * 2 ** 1020), ring(2 ** 1020))).toBe('touching none');
    expect(
      words(circle(1e308, 0, 1e308), [
        [0, 0],
        [-1, 1],
        [-1, -1],
      ]),
    ).toBe('touching none');
    expect(
      words(circle(1e308, 0, 1e308), [
        [-tiny, 0],
        [-1, 1],
        [-1, -1],
      ]),
    ).toBe('disjoint none');
  });

  it('says of triangles what circleTriangle2d says', () => {
    for (let i = 0; i < 400; i++) {
      const n = (k: number) => ((i * 7919 + k * 104729 + i * k * 31) % 11) - 5;
      const [a, b, c] = [
        [n(1), n(2)],
        [n(3), n(4)],
        [n(5), n(6)],
      ] as const;
      const one = circle(n(7), n(8), Math.abs(n(9)) + 1);
      expect(circlePolygon2d(one, [a, b, c])).toEqual(circleTriangle2d(one, { a, b, c }));
      const axes = [
        [n(10), n(11)],
        [n(12), n(13)],
      ] as const;
      if (axes[0][0] * axes[1][1] === axes[0][1] * axes[1][0]) continue;
      const ellipse = { center: one.center, axes };
      expect(ellipsePolygon2d(ellipse, [a, b, c])).toEqual(ellipseTriangle2d(ellipse, { a, b, c }));
    }
  });

  it('names what is wrong', () => {
    expect(() => circlePolygon2d(circle(0, 0, -1), square)).toThrow(
      'circlePolygon2d: circle.radius must be a finite number, at least 0, got -1',
    );
    expect(() => circlePolygon2d(circle(0, 0, 1), [])).toThrow('circlePolygon2d: polygon must be');
    expect(() => circleIntersectsPolygon2d(circle(0, 0, 1), { outer: square, holes: [[]] })).toThrow(
      'circleIntersectsPolygon2d: polygon.holes[0] must be',
    );
    expect(() => circlePolygon2d(circle(0, 0, 1), square, 'odd' as Rule)).toThrow(
      "circlePolygon2d: rule must be 'even-odd' or 'non-zero', got the string 'odd'",
    );
  });
});

describe('ellipsePolygon2d', () => {
  const ellipse = (u: readonly [number, number], v: readonly [number, number]): Ellipse => ({
    center: [10, 10],
    axes: [u, v],
  });
  const said = (one: Ellipse, polygon: Ring | PolygonWithHoles, rule?: Rule): string => {
    const { relation, containment } = ellipsePolygon2d(one, polygon, rule);
    expect(ellipseIntersectsPolygon2d(one, polygon, rule)).toBe(relation !== 'disjoint');
    return `${relation} ${containment}`;
  };

  it('knows all positions', () => {
    expect(said(ellipse([5, 0], [0, 4]), frame)).toBe('touching none');
    expect(said(ellipse([4, 0], [0, 3]), frame)).toBe('disjoint none');
    expect(said(ellipse([5, 0], [3, 4]), frame)).toBe('overlapping none');
    expect(said(ellipse([10, 0], [0, 10]), square)).toBe('overlapping inside');
    // (6, 8) and (-8, 6) are the half axes of a circle of radius 10.
    expect(said(ellipse([6, 8], [-8, 6]), square)).toBe('overlapping inside');
    expect(
      said(ellipse([6, 8], [8, -6]), [
        [10, 0],
        [20, 10],
        [10, 20],
        [0, 10],
      ]),
    ).toBe('overlapping containing');
    expect(said(ellipse([10, 0], [10, 1]), square)).toBe('overlapping none');
    expect(said(ellipse([1, 0], [0, 1]), [[11, 10]])).toBe('touching containing');
  });

  it('names what is wrong', () => {
    expect(() => ellipsePolygon2d(ellipse([1, 2], [2, 4]), square)).toThrow(
      'ellipsePolygon2d: ellipse.axes must be linearly independent',
    );
    expect(() => ellipseIntersectsPolygon2d(ellipse([1, 0], [0, 1]), [[0, Number.NaN]])).toThrow(
      'ellipseIntersectsPolygon2d: polygon[0][1] must be a finite number, got NaN',
    );
  });
});
