/** What is special to cylinders and cones that translate; how they meet flat shapes is judged by the oracle. */
import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { type SweepShape, sweep, sweepBySeparatingAxes, sweptIntersects } from '../../../src/motion/index.js';

const can = { type: 'cylinder', start: [-5, 0, 0], end: [-5, 0, 2], radius: 1 } as const;
const wall = { type: 'box', min: [0, -4, -4], max: [1, 4, 4] } as const;
const cone = { type: 'cone', apex: [0, 0, 4], center: [0, 0, 0], radius: 2 } as const;

const said = (a: SweepShape, motion: readonly number[], b: SweepShape) => {
  const { start, rounded, contact } = sweep(a, motion, b);
  const points = contact?.points.map((p) => [p.a, p.b, p.rounded.point]);
  return [start, rounded.first, rounded.last, contact?.approach, points];
};
const face = (index: number) => ({ type: 'face', index });
const edge = (index: number) => ({ type: 'edge', index });

describe('a cylinder that translates', () => {
  it('comes to a wall along a line of its side', () => {
    expect(said(can, [8, 0, 0], wall)).toEqual([
      'disjoint',
      0.5,
      0.875,
      'approaching',
      [
        [edge(0), face(0), [0, 0, 0]],
        [edge(1), face(0), [0, 0, 2]],
      ],
    ]);
  });

  it('lands on its cap', () => {
    const floor = { type: 'triangle', a: [-20, -20, -1], b: [20, -20, -1], c: [0, 40, -1] } as const;
    expect(said(can, [0, 0, -2], floor)).toEqual([
      'disjoint',
      0.5,
      1,
      'approaching',
      [[face(1), face(0), [-5, 0, -1]]],
    ]);
    const tip = { type: 'segment', start: [-5, 0.5, -9], end: [-5, 0.5, -1] } as const;
    expect(said(can, [0, 0, -2], tip)[4]).toEqual([[face(1), { type: 'vertex', index: 1 }, [-5, 0.5, -1]]]);
  });

  it('comes to a segment at an irrational time', () => {
    const rod = { type: 'segment', start: [0, 0.5, -9], end: [0, 0.5, 9] } as const;
    const { first, contact } = sweep(can, [10, 0, 0], rod);
    // 10 t - 5 = -√(1 - 1/4).
    const root = surd.sqrt({ numerator: 3n, denominator: 400n });
    expect(surd.equals(first!, surd.subtract(surd.fromNumber(0.5), root))).toBe(true);
    expect(contact!.points.map(({ a, b }) => [a, b])).toEqual([
      [edge(0), edge(0)],
      [edge(1), edge(0)],
    ]);
    // From the rod to the can, which comes from the left and touches by its right: across (-√3/2, -1/2).
    expect(contact!.rounded.normal).toEqual([-1, -0.5773502691896257, 0]);
  });

  it('grazes for an instant, and misses by the last bit', () => {
    const rod = { type: 'segment', start: [0, 1, -9], end: [0, 1, 9] } as const;
    expect(said(can, [10, 0, 0], rod).slice(0, 4)).toEqual(['disjoint', 0.5, 0.5, 'sliding']);
    const above = { ...rod, start: [0, 1 + 2 ** -52, -9], end: [0, 1 + 2 ** -52, 9] } as const;
    expect(sweep(can, [10, 0, 0], above).first).toBe(null);
    expect([rod, above].map((one) => sweptIntersects(can, [10, 0, 0], one))).toEqual([true, false]);
  });
});

describe('a cone that translates', () => {
  it('comes to a point with its apex, and goes on beside it', () => {
    const apex = { type: 'vertex', index: 0 };
    expect(said(cone, [0, 0, 4], [0, 0, 6])).toEqual([
      'disjoint',
      0.5,
      1,
      'approaching',
      [[apex, apex, [0, 0, 6]]],
    ]);
    expect(said(cone, [2, 0, 0], [1, 0, 4])).toEqual([
      'disjoint',
      0.5,
      0.5,
      'sliding',
      [[apex, apex, [1, 0, 4]]],
    ]);
  });

  it('stands on a plane, slides along it and leaves it', () => {
    const floor = { type: 'plane', normal: [0, 0, 1], constant: 0 } as const;
    const standing = [[face(1), face(0), [0, 0, 0]]];
    expect(said(cone, [3, 1, 0], floor)).toEqual(['touching', 0, 1, 'sliding', standing]);
    expect(said(cone, [0, 0, 1], floor)).toEqual(['touching', 0, 0, 'separating', standing]);
    expect(said(cone, [0, 0, 0], floor)).toEqual(['touching', 0, 1, 'sliding', standing]);
  });

  it('is a segment where it has no radius', () => {
    const needle = { ...cone, radius: 0 } as const;
    const axis = { type: 'segment', start: cone.apex, end: cone.center } as const;
    expect(said(needle, [1, 0, 0], wall)).toEqual(said(axis, [1, 0, 0], wall));
  });
});

it('is refused beside what is round, and where polytopes are wanted', () => {
  const ball = { type: 'sphere', center: [0, 0, 0], radius: 1 } as const;
  expect(() => sweep(can, [1, 0, 0], ball)).toThrow(
    "sweep: b must be a flat shape beside one of type 'cylinder', got one of type 'sphere'",
  );
  expect(() => sweep(ball, [1, 0, 0], cone)).toThrow(
    "sweep: a must be a flat shape beside one of type 'cone', got one of type 'sphere'",
  );
  expect(() => sweep({ ...can, end: can.start }, [1, 0, 0], wall)).toThrow('sweep: a.end');
  expect(() => sweepBySeparatingAxes(can as never, [1, 0, 0], wall)).toThrow('a convex polytope');
  const disk = { type: 'disk', center: [0, 0, 0], normal: [0, 0, 1], radius: 1 };
  expect(() => sweep(disk as never, [1, 0, 0], wall)).toThrow("one of type 'disk'");
});
