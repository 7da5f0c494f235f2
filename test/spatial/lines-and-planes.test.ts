import { describe, expect, it } from 'vitest';
import {
  affineBasis,
  affineHullDimension,
  collinearPoints,
  complementOf,
} from '../../src/spatial/hull/affine-hull.js';
import {
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from '../../src/spatial/hull/line-line.js';
import { planePlane, planesIntersect } from '../../src/spatial/hull/plane-plane.js';
import { pointPlane } from '../../src/spatial/hull/point-plane.js';
import { threePlanes, threePlanesIntersect } from '../../src/spatial/hull/three-planes.js';

type P = [number, number, number];
const line = (origin: P, direction: P) => ({ origin, direction });
const plane = (normal: P, constant: number) => ({ normal, constant });
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

describe('planePlane', () => {
  it.each([
    ['identical', 1, plane([1, 2, 3], 4), plane([2, 4, 6], 8)],
    ['identical', -1, plane([1, 2, 3], 4), plane([-1, -2, -3], -4)],
    ['identical', 1, plane([0, 0, TINY], 0), plane([0, 0, HUGE], -0)],
    ['parallel', 1, plane([1, 2, 3], 4), plane([2, 4, 6], 7)],
    ['parallel', -1, plane([0, 1, 0], 4), plane([0, -1, 0], 4)],
    ['parallel', 1, plane([1, 0, 0], 0), plane([1, 0, 0], TINY)],
    ['parallel', 1, plane([0, 0, 1], 0), plane([0, 0, 1], TINY)],
    ['crossing', 0, plane([1, 0, 0], 4), plane([1, TINY, 0], 4)],
    ['crossing', 0, plane([0, 1, 0], 4), plane([0, 1, 1], 4)],
    ['crossing', 0, plane([0, 0, 1], 4), plane([1, 0, 1], 4)],
  ] as const)('%s %d', (position, facing, p, q) => {
    const relation = { crossing: 'crossing', parallel: 'disjoint', identical: 'overlapping' }[position];
    for (const [a, b] of [
      [p, q],
      [q, p],
    ] as const) {
      expect(planePlane(a, b)).toEqual({ relation, contact: [], position, facing });
      expect(planesIntersect(a, b)).toBe(position !== 'parallel');
    }
  });
  it('rejects what is no plane', () => {
    const p = plane([1, 0, 0], 0);
    expect(() => planePlane(plane([0, 0, 0], 1), p)).toThrow(
      'planePlane: p.normal must be a normal other than zero, got [0, 0, 0]',
    );
    expect(() => planePlane(p, plane([1, 0, 0], Number.POSITIVE_INFINITY))).toThrow(
      'planePlane: q.constant must be a finite number, got Infinity',
    );
    expect(() => planePlane(p, plane([0, 0, 0], 1))).toThrow('q.normal');
  });
});

describe('threePlanes', () => {
  const [x, y, z] = [plane([1, 0, 0], 0), plane([0, 1, 0], 0), plane([0, 0, 1], 0)];
  const sum = (constant: number) => plane([1, 1, 0], constant);
  it.each([
    ['point', 0, null, x, y, z],
    ['point', 0, null, x, y, plane([1, 1, TINY], 3)],
    ['line', 1, null, x, y, sum(0)],
    ['line', 1, null, plane([1, 0, 0], -1), plane([0, 1, 0], -2), sum(-3)],
    ['prism', -1, null, x, y, sum(TINY)],
    ['parallel-pair', -1, 0, y, x, plane([2, 0, 0], 1)],
    ['parallel-pair', -1, 1, x, y, plane([2, 0, 0], 1)],
    ['parallel-pair', -1, 2, x, plane([2, 0, 0], 1), y],
    ['identical-pair', 1, 0, y, x, plane([-2, 0, 0], 0)],
    ['identical-pair', 1, 1, x, y, plane([-2, 0, 0], 0)],
    ['identical-pair', 1, 2, x, plane([-2, 0, 0], 0), y],
    ['parallel', -1, null, x, plane([1, 0, 0], 1), plane([-1, 0, 0], 2)],
    ['parallel-to-identical-pair', -1, 0, plane([1, 0, 0], 1), x, plane([-1, 0, 0], 0)],
    ['parallel-to-identical-pair', -1, 1, x, plane([1, 0, 0], 1), plane([-1, 0, 0], 0)],
    ['parallel-to-identical-pair', -1, 2, x, plane([-1, 0, 0], 0), plane([1, 0, 0], 1)],
    ['identical', 2, null, x, plane([-1, 0, 0], 0), plane([HUGE, 0, 0], 0)],
  ] as const)('%s, dimension %s, odd %s', (configuration, dimension, odd, p, q, r) => {
    const relation = dimension < 0 ? 'disjoint' : dimension < 2 ? 'crossing' : 'overlapping';
    expect(threePlanes(p, q, r)).toEqual({ relation, configuration, dimension, odd });
    expect(threePlanesIntersect(p, q, r)).toBe(dimension >= 0);
  });
  it('finds prisms along every axis', () => {
    for (const [p, q, r] of [
      [x, y, plane([1, 1, 0], 1)],
      [y, z, plane([0, 1, 1], 1)],
      [z, x, plane([1, 0, 1], 1)],
    ] as const) {
      expect(threePlanes(p, q, r).configuration).toBe('prism');
      expect(threePlanes(p, q, { ...r, constant: 0 }).configuration).toBe('line');
    }
  });
  it('rejects what is no plane', () => {
    const none = plane([0, 0, 0], 0);
    expect(() => threePlanes(none, x, y)).toThrow('threePlanes: p.normal');
    expect(() => threePlanes(x, none, y)).toThrow('threePlanes: q.normal');
    expect(() => threePlanes(x, y, none)).toThrow('threePlanes: r.normal');
  });
});

describe('pointPlane', () => {
  it('tells the three sides', () => {
    expect([1, 0, -1].map((h) => pointPlane([3, 4, h * TINY], plane([0, 0, 2], 0)))).toEqual([1, 0, -1]);
    expect(pointPlane([1, 2, 3], plane([1, 1, 1], -6))).toBe(0);
  });
  it('rejects', () => {
    expect(() => pointPlane([1, 2], plane([1, 1, 1], 0))).toThrow(
      'pointPlane: point must be a point of 3 coordinates, got [1, 2]',
    );
    expect(() => pointPlane([1, 2, 3], plane([0, 0, 0], 0))).toThrow('pointPlane: plane.normal');
  });
});

describe('affine hulls', () => {
  it('have these dimensions', () => {
    expect(affineHullDimension([])).toBe(-1);
    expect(affineHullDimension([[1, 2, 3]])).toBe(0);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [-0, 0, 0],
      ]),
    ).toBe(0);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [0, 0, TINY],
      ]),
    ).toBe(1);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 2, 3],
        [2, 4, 6],
      ]),
    ).toBe(1);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 2, 3],
        [2, 4, 7],
        [3, 6, 10],
      ]),
    ).toBe(2);
    expect(
      affineHullDimension([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
        [0, 0, TINY],
      ]),
    ).toBe(3);
    expect(() =>
      affineHullDimension([
        [0, 0, 0],
        [1, 0, Number.NaN],
      ]),
    ).toThrow('affineHullDimension: points[1][2]');
  });
  it('tells collinear points in every projection', () => {
    expect(collinearPoints([0, 0, 0], [1, 0, 0], [2, 1, 0])).toBe(false);
    expect(collinearPoints([0, 0, 0], [0, 1, 0], [0, 2, 1])).toBe(false);
    expect(collinearPoints([0, 0, 0], [0, 0, 1], [1, 0, 2])).toBe(false);
    expect(collinearPoints([0, 0, 0], [1, 1, 1], [2, 2, 2])).toBe(true);
  });
  it('completes a basis by corners that are independent of it', () => {
    const bases: P[][] = [
      [],
      [[0, 0, 0]],
      [
        [0, 0, 0],
        [2, 0, 0],
      ],
      [
        [2, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ];
    for (const basis of bases) {
      const all = [...basis, ...complementOf(basis)];
      expect(all).toHaveLength(4);
      expect(affineBasis(all)).toEqual([0, 1, 2, 3]);
    }
  });
});
