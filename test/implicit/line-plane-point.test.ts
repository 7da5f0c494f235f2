import { describe, expect, it } from 'vitest';
import type { ExactPlane, ImplicitPoint3 } from '../../src/implicit/data.js';
import { coordinates, planeOf, planeThrough } from '../../src/implicit/index.js';
import { linePlanePoint, rayPlanePoint } from '../../src/implicit/line-plane-point.js';
import { Ball, differenceOf, dot, vectorOf } from './ball.js';
import {
  coefficientBalls,
  heightOver,
  isApproximation,
  isPoint,
  type PlaneBalls,
  throughBalls,
} from './exact-forms.js';
import { type Draw, forEachKind, type Kind, points } from './inputs.js';
import { seePlane, seePoint, stubPlane } from './see.js';
import { reachesExact, somePlane, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const floor = { normal: [0, 0, 1], constant: 0 };

/** The formula: o w - d h with w = n · d and h = n · o + c. */
function balls(line: readonly number[], twoPoints: boolean, plane: PlaneBalls): Ball[] {
  const o = vectorOf(line);
  const d = twoPoints ? differenceOf(line, 3, line, 0) : vectorOf(line, 3);
  const w = dot(plane.normal, d);
  const h = heightOver(plane, line.slice(0, 3));
  return [...[0, 1, 2].map((i) => o[i]!.times(w).minus(d[i]!.times(h))), w];
}

interface Case {
  readonly plane: ExactPlane;
  readonly balls: PlaneBalls;
  readonly line: number[];
  readonly isZero: boolean;
}

function drawCase(draw: Draw, kind: Kind): Case | undefined {
  const [p, q, a, b, c] = points(draw, kind, 5, 3) as [number[], number[], number[], number[], number[]];
  const line = [...p, ...q];
  const isZero = q.every((x) => x === 0);
  if (draw.below(2) === 0) {
    const plane = planeThrough(a, b, c);
    return { plane, balls: throughBalls(plane), line, isZero };
  }
  if (a.every((x) => x === 0)) return undefined;
  return {
    plane: planeOf({ normal: a, constant: b[0]! }),
    balls: coefficientBalls(a, b[0]!),
    line,
    isZero,
  };
}

function check(point: ImplicitPoint3 | null, expected: readonly Ball[]): 0 | 1 {
  expect(point === null).toBe(expected[3]!.sign === 0);
  if (point === null) return 0;
  expect(isApproximation(seePoint(point).approximation, expected)).toBe('as derived');
  expect(isPoint(point, expected)).toBe(true);
  return 1;
}

describe('the rounded coordinates', () => {
  it('are those of the rules for lines through two points', () => {
    let defined = 0;
    forEachKind(11, 250, (draw, kind) => {
      const drawn = drawCase(draw, kind);
      if (drawn === undefined) return;
      const { plane, line } = drawn;
      defined += check(
        linePlanePoint(line.slice(0, 3), line.slice(3), plane),
        balls(line, true, drawn.balls),
      );
    });
    expect(defined).toBeGreaterThan(1000);
  });

  it('are those of the rules for lines by directions', () => {
    let defined = 0;
    forEachKind(12, 250, (draw, kind) => {
      const drawn = drawCase(draw, kind);
      if (drawn === undefined || drawn.isZero) return;
      const { plane, line } = drawn;
      const ray = { origin: line.slice(0, 3), direction: line.slice(3) };
      defined += check(rayPlanePoint(ray, plane), balls(line, false, drawn.balls));
    });
    expect(defined).toBeGreaterThan(1000);
  });

  it('carry the bounds of any plane', () => {
    const plane = stubPlane([3, -5, 7, 0.25, 0.5, 0.125, 11, 0.75], undefined, () => ({
      ...{ a: 3n, b: -5n, c: 7n, d: 11n },
      ...{ normalExponent: 0, constantExponent: 0 },
    }));
    const own: PlaneBalls = coefficientBalls([3, -5, 7], 11);
    const wide = (ball: Ball, bound: number) => new Ball(ball.value, bound, ball.exact);
    const normal = [0.25, 0.5, 0.125].map((e, i) =>
      wide(own.normal[i]!, e),
    ) as unknown as PlaneBalls['normal'];
    const inflated = { ...own, normal, constant: wide(own.constant, 0.75) };
    const line = [1, 2, 3, 40, -50, 60];
    for (const twoPoints of [true, false]) {
      const [p, q] = [line.slice(0, 3), line.slice(3)];
      const point = twoPoints
        ? linePlanePoint(p, q, plane)
        : rayPlanePoint({ origin: p, direction: q }, plane);
      expect(isApproximation(seePoint(point).approximation, balls(line, twoPoints, inflated))).toBe(
        'as derived',
      );
    }
  });
});

describe('the sharp coordinates', () => {
  it('are the true ones, where they exist: always on a small grid', () => {
    let sharp = 0;
    forEachKind(13, 200, (draw, kind) => {
      const drawn = drawCase(draw, kind);
      if (drawn === undefined || seePlane(drawn.plane).points === undefined) return;
      const point = linePlanePoint(drawn.line.slice(0, 3), drawn.line.slice(3), drawn.plane);
      if (point === null) return;
      if (kind === 'grid') expect(seePoint(point).sharp).not.toBeNull();
      if (seePoint(point).sharp === null) return;
      sharp++;
      const [x, y, z, w] = seePoint(point).sharp as [number, number, number, number];
      expect(w).toBeGreaterThan(0);
      const inverse = [x, y, z].map((c) => ({ c, w }));
      expect(isPointSharp(point, inverse)).toBe(true);
    });
    expect(sharp).toBeGreaterThan(60);
  });

  it('turn to a positive weight', () => {
    const plane = planeThrough([0, 0, 2], [1, 0, 2], [0, 1, 2]);
    expect(seePoint(linePlanePoint([1, 2, 0], [1, 2, 1], plane)).sharp).toEqual([1, 2, 2, 1]);
    const other = seePoint(linePlanePoint([1, 2, 1], [1, 2, -1], plane)).sharp!.map((x) => x + 0);
    expect(other).toEqual([2, 4, 4, 2]);
  });

  it('do not exist where one of them is not a double, or the definition is not by points', () => {
    const plane = planeThrough([0, 0, 0], [1, 0, 0], [0, 1, 0]);
    const sharpOf = (p: number[], q: number[]) => seePoint(linePlanePoint(p, q, plane)).sharp;
    expect(sharpOf([0, 0, 2], [1, 1, 1])).not.toBeNull();
    expect(sharpOf([2 ** -60, 0, 2], [1, 0, 1])).toBeNull();
    expect(sharpOf([0, 2 ** -60, 2], [0, 1, 1])).toBeNull();
    expect(sharpOf([0, 0, 2 ** -60], [0, 0, 1])).toBeNull();
    expect(sharpOf([0.1, 0, 0.1], [0, 0, -0.3])).toBeNull();
    expect(seePoint(linePlanePoint([0, 0, 2], [1, 1, 1], floor)).sharp).toBeNull();
    expect(seePoint(rayPlanePoint({ origin: [0, 0, 2], direction: [1, 1, 1] }, plane)).sharp).toBeNull();
    const unsharp = planeThrough([0, 0, 0], [0.1, 0.2, 0], [0.3, 0.1, 0]);
    expect(seePoint(linePlanePoint([0, 0, 2], [1, 1, 1], unsharp)).sharp).toBeNull();
  });
});

function isPointSharp(point: ImplicitPoint3, sharp: readonly { c: number; w: number }[]): boolean {
  const expected = [...sharp.map(({ c }) => c), sharp[0]!.w];
  return isPoint(
    point,
    expected.map((x) => vectorOf([x, 0, 0])[0]),
  );
}

describe('the integers', () => {
  it('are not asked for where the weight is certain', () => {
    const lazy = stubPlane([0, 0, 1, 0, 0, 0, -1, 0], undefined, trap);
    expect(seePoint(linePlanePoint([0, 0, 0], [0, 0, 5], lazy)).approximation.slice(0, 4)).toEqual([
      0, 0, 5, 5,
    ]);
    expect(rayPlanePoint({ origin: [0, 0, 0], direction: [0, 0, -5] }, lazy)).toBeDefined();
    expect(reachesExact(() => linePlanePoint([0, 0, 0], [5, 0, 0], lazy))).toBe(true);
  });

  it('are asked for where only the guard of the bound makes the weight uncertain', () => {
    const ask = (bound: number) => () =>
      rayPlanePoint(
        { origin: [0, 0, 5], direction: [0, 0, 1] },
        stubPlane([0, 0, 1, 0, 0, bound, 0, 0], undefined, trap),
      );
    expect(reachesExact(ask(1 - 2 ** -41))).toBe(true);
    expect(reachesExact(ask(1 - 2 ** -39))).toBe(false);
  });

  it('give a certain weight to a point whose rounded one is not', () => {
    const plane = stubPlane([0, 0, 1, 0, 0, 2, 0, 0], undefined, () => somePlane);
    const point = linePlanePoint([1, 2, 3], [4, 5, 4], plane)!;
    expect(seePoint(point).approximation[3]).toBe(1);
    expect(seePoint(point).approximation[7]).toBe(Infinity);
    expect(coordinates(point)).toEqual([-8, -7, 0]);
    // The sign of the rounded weight means nothing then, and stays.
    const other = linePlanePoint([1, 2, 3], [4, 5, 2], plane)!;
    expect(seePoint(other).approximation[3]).toBe(-1);
    expect(coordinates(other)).toEqual([10, 11, 0]);
  });
});

describe('linePlanePoint', () => {
  it('remembers its definition', () => {
    const plane = planeOf(floor);
    const point = linePlanePoint([1, 2, 3], [4, 5, 6], plane)!;
    expect(seePoint(point).planes).toEqual([plane]);
    expect(seePoint(point).planes[0]).toBe(plane);
    expect(point.line).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is undefined where there is no one point', () => {
    const tilted = planeThrough([0.1, 0.2, 0.3], [1.1, 0.7, 0.4], [0.3, 1.9, 0.6]);
    // Parallel, above and below and within the plane; no line; no plane.
    expect(linePlanePoint([0, 0, 1], [1, 0, 1], floor)).toBeNull();
    expect(linePlanePoint([0, 0, 0], [1, 0, 0], floor)).toBeNull();
    expect(linePlanePoint([0, 0, 1], [0, 0, 1], floor)).toBeNull();
    expect(linePlanePoint([0, 0, 0], [0, -0, 0], floor)).toBeNull();
    expect(linePlanePoint([0.1, 0.2, 0.3], [1.1, 0.7, 0.4], tilted)).toBeNull();
    expect(linePlanePoint([0, 0, 0], [1, 2, 3], planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]))).toBeNull();
    // One ulp off.
    expect(linePlanePoint([0.1, 0.2, 0.3], [1.1, 0.7, 0.4 + 2 ** -54], tilted)).toBeDefined();
  });

  it('serves the whole range of doubles', () => {
    const at = (x: number, constant: number) =>
      coordinates(linePlanePoint([x, x, -x], [x, x, x], { normal: [0, 0, x], constant })!);
    expect(at(MAX, 0)).toEqual([MAX, MAX, 0]);
    expect(at(MIN, 0)).toEqual([MIN, MIN, 0]);
    expect(at(MIN, MIN)).toEqual([MIN, MIN, -1]);
    expect(at(MAX, MIN)).toEqual([MAX, MAX, 0]);
    expect(at(MIN, MAX)).toEqual([MIN, MIN, -Infinity]);
    const plane = planeThrough([MAX, 0, 0], [-MAX, 0, MIN], [0, MAX, 0]);
    expect(coordinates(linePlanePoint([0, 0, 0], [0, 0, 1], plane)!)).toEqual([0, 0, 0]);
  });

  it('rejects what is no point and no plane', () => {
    expect(() => linePlanePoint([0, 0, NaN], [0, 0, 1], floor)).toThrow(
      new RangeError('linePlanePoint: p[2] must be a finite number, got NaN'),
    );
    expect(() => linePlanePoint([0, 0, 0], [0, Infinity, 1], floor)).toThrow(
      new RangeError('linePlanePoint: q[1] must be a finite number, got Infinity'),
    );
    expect(() => linePlanePoint([0, 0], [0, 0, 1], floor)).toThrow(
      new RangeError('linePlanePoint: p must be a point of 3 coordinates, got [0, 0]'),
    );
    expect(() => linePlanePoint([0, 0, 0], [1], floor)).toThrow(
      new RangeError('linePlanePoint: q must be a point of 3 coordinates, got [1]'),
    );
    expect(() => linePlanePoint([0, 0, 0], [0, 0, 1], { normal: [0, 0, 0], constant: 0 })).toThrow(
      'plane.normal must be a normal other than zero',
    );
  });
});

describe('rayPlanePoint', () => {
  it('remembers its plane, and no line through points', () => {
    const plane = planeOf(floor);
    const point = rayPlanePoint({ origin: [1, 2, 3], direction: [4, 5, 6] }, plane)!;
    expect(seePoint(point).planes).toEqual([plane]);
    expect(point.by).toBe('direction');
  });

  it('takes the direction as it is, and meets the plane behind the origin too', () => {
    expect(coordinates(rayPlanePoint({ origin: [1, 2, 3], direction: [4, 5, 6] }, floor)!)).toEqual([
      -1, -0.5, 0,
    ]);
    expect(coordinates(rayPlanePoint({ origin: [1, 2, 3], direction: [0, 0, MIN] }, floor)!)).toEqual([
      1, 2, 0,
    ]);
    expect(coordinates(rayPlanePoint({ origin: [1, 2, MAX], direction: [0, 0, -MIN] }, floor)!)).toEqual([
      1, 2, 0,
    ]);
  });

  it('is undefined for a parallel direction', () => {
    expect(rayPlanePoint({ origin: [0, 0, 0], direction: [1, 2, 0] }, floor)).toBeNull();
    expect(rayPlanePoint({ origin: [0, 0, 1], direction: [1, 2, 0] }, floor)).toBeNull();
  });

  it('rejects a zero direction and numbers that are none', () => {
    const ray = (origin: number[], direction: number[]) => () => rayPlanePoint({ origin, direction }, floor);
    expect(ray([0, 0, 0], [0, -0, 0])).toThrow(
      new RangeError('rayPlanePoint: ray.direction must be a direction other than zero, got [0, 0, 0]'),
    );
    expect(ray([0, NaN, 0], [0, 0, 1])).toThrow(
      new RangeError('rayPlanePoint: ray.origin[1] must be a finite number, got NaN'),
    );
    expect(ray([0, 0, 0], [-Infinity, 0, 1])).toThrow(
      new RangeError('rayPlanePoint: ray.direction[0] must be a finite number, got -Infinity'),
    );
    expect(ray([0, 0, 0, 0], [0, 0, 1])).toThrow(
      new RangeError('rayPlanePoint: ray.origin must be a point of 3 coordinates, got [0, 0, 0, 0]'),
    );
    expect(ray([0, 0, 0], [0, 1])).toThrow(
      new RangeError('rayPlanePoint: ray.direction must be a direction of 3 coordinates, got [0, 1]'),
    );
    for (const direction of [
      [MIN, 0, 0],
      [0, MIN, 0],
      [0, 0, MIN],
    ])
      expect(ray([0, 0, 0], direction)).not.toThrow();
  });
});
