import { describe, expect, it } from 'vitest';
import { fromParts } from '../../../src/arithmetic/rational.js';
import { buildBrushTree } from '../../../src/bsp/index.js';
import { linearProgram, linearProgram2d, separatingPlane } from '../../../src/distance/index.js';
import { programFault } from '../../../src/oracle/referees/shapes/distance/linear-program-check.js';

const half = (x: number, y: number, constant: number) => ({ normal: [-x, -y], constant: -constant });

describe('a linear program', () => {
  it('is exact where doubles are not: three lines that nearly meet', () => {
    const lines = [half(1, -0.1, 0), half(-1, 0.1, 0), half(-1, 0, 0.1), half(0, 1, -1), half(0, -1, 1)];
    const found = linearProgram2d([1, 0], lines);
    expect(found).toMatchObject({ status: 'optimal', unique: true });
    const less = linearProgram2d([1, 0], [...lines, half(1, 0, -0.1 - 2 ** -56)]);
    expect(less.status).toBe('infeasible');
  });

  it('has a conflict of no more than four, whose multipliers prove it', () => {
    const corner = [1, 2, 3].flatMap((k) => [
      { normal: [-k, -1, -1], constant: 1 },
      { normal: [1, k, 0], constant: -0.25 },
      { normal: [0, 0, 1], constant: -0.1 },
      { normal: [-1, -k, k], constant: -(2 ** -40) },
    ]);
    const found = linearProgram([0, 0, 1], corner);
    if (found.status !== 'infeasible') throw new Error(found.status);
    expect(found.conflict.length).toBeLessThanOrEqual(4);
    expect(programFault([0, 0, 1], corner, found)).toBeUndefined();
    const [first, ...others] = found.multipliers;
    const planted = { ...found, multipliers: [first! + 1n, ...others] };
    expect(programFault([0, 0, 1], corner, planted)).toBe('NORMALS DO NOT CANCEL');
    expect(programFault([0, 0, 1], corner, { ...found, conflict: [0, 0, 0, 0, 0] })).toBe(
      'CONFLICT OF TOO MANY',
    );
  });

  it('gives a point and a ray of what is unbounded, and the checker finds wrong ones', () => {
    const wedge = [half(1, 0, -5), half(0, 1, 3)];
    const found = linearProgram2d([1, 1], wedge);
    if (found.status !== 'unbounded') throw new Error(found.status);
    expect(programFault([1, 1], wedge, found)).toBeUndefined();
    expect(programFault([1, 1], wedge, { ...found, ray: [-1n, 0n] })).toBe('RAY DOES NOT RISE');
    expect(programFault([1, 1], wedge, { ...found, ray: [-1n, 3n] })).toBe('RAY LEAVES');
    const origin = [fromParts(0n, 1n), fromParts(0n, 1n)];
    expect(programFault([1, 1], wedge, { ...found, point: origin })).toBe('POINT IS OUTSIDE');
    const one = fromParts(1n, 1n);
    const claim = { status: 'optimal' as const, point: [fromParts(5n, 1n), one], value: one };
    expect(programFault([1, 1], wedge, claim)).toBe('VALUE IS ANOTHER');
  });

  it('takes the planes of a brush as they are, whose inside is behind them', () => {
    const brush = [0, 1, 2].flatMap((axis) =>
      [1, -1].map((side) => ({ normal: [0, 1, 2].map((k) => (k === axis ? side : 0)), constant: -4 })),
    );
    expect(buildBrushTree([brush]).leaves).toContain('solid');
    expect(linearProgram([1, 2, 3], brush)).toMatchObject({ status: 'optimal', value: fromParts(24n, 1n) });
    const inward = brush.map(({ normal, constant }) => ({
      normal: normal.map((x) => -x),
      constant: -constant,
    }));
    expect(() => buildBrushTree([inward])).toThrow('inward');
    expect(linearProgram([1, 2, 3], inward)).toMatchObject({ status: 'infeasible' });
  });

  it('without a constraint is unbounded, and of no objective has any point', () => {
    expect(linearProgram([0, 0, 1], [])).toMatchObject({ status: 'unbounded', ray: [0n, 0n, 1n] });
    expect(linearProgram([0, 0, 0], [])).toMatchObject({ status: 'optimal', unique: false });
  });
});

describe('a plane between points', () => {
  it('is there for a gap of the least double, and not for hulls that touch', () => {
    const a = [[0, 0, 0]];
    expect(separatingPlane(a, [[2 ** -1074, 0, 0]])).not.toBeNull();
    expect(
      separatingPlane(a, [
        [-1, 0, 0],
        [1, 0, 0],
      ]),
    ).toBeNull();
  });
});
