import { describe, expect, it } from 'vitest';
import type { ExactPlane } from '../../src/implicit/data.js';
import { coordinates, planeOf, planeThrough } from '../../src/implicit/index.js';
import { threePlanesPoint } from '../../src/implicit/three-planes-point.js';
import { Ball, dot, minor, vectorOf } from './ball.js';
import { coefficientBalls, isApproximation, isPoint, type PlaneBalls, throughBalls } from './exact-forms.js';
import { type Draw, forEachKind, type Kind, points } from './inputs.js';
import { seePlane, seePoint, stubPlane } from './see.js';
import { reachesExact, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

/** N · X = d: d is N · anchor, or minus the constant. */
function rightSide(plane: PlaneBalls): Ball {
  return plane.anchor === undefined ? plane.constant.negated() : dot(plane.normal, vectorOf(plane.anchor));
}

/** Cramer's rule, expanded along the first row, its columns in the order in which the source adds. */
function cramer(p: PlaneBalls, q: PlaneBalls, r: PlaneBalls): Ball[] {
  const [a, b, c] = [p.normal, q.normal, r.normal];
  const [ad, bd, cd] = [rightSide(p), rightSide(q), rightSide(r)];
  const [yz, zx, xy] = [
    minor(b[1], b[2], c[1], c[2]),
    minor(b[2], b[0], c[2], c[0]),
    minor(b[0], b[1], c[0], c[1]),
  ];
  const [xd, yd, zd] = [0, 1, 2].map((i) => minor(b[i]!, bd, c[i]!, cd)) as [Ball, Ball, Ball];
  const w = dot(a, [yz, zx, xy]);
  const x = ad.times(yz).plus(a[1].times(zd)).minus(a[2].times(yd));
  const y = ad.times(zx).plus(a[2].times(xd)).minus(a[0].times(zd));
  const z = ad.times(xy).plus(a[0].times(yd)).minus(a[1].times(xd));
  return [x, y, z, w];
}

function drawPlane(draw: Draw, kind: Kind, pool: number[][]): [ExactPlane, PlaneBalls] {
  const [a, b, c] = [draw.pick(pool), draw.pick(pool), draw.pick(pool)];
  if (draw.below(2) === 0 && a.some((x) => x !== 0)) {
    const constant = points(draw, kind, 1, 3)[0]![0]!;
    return [planeOf({ normal: a, constant }), coefficientBalls(a, constant)];
  }
  const plane = planeThrough(a, b, c);
  return [plane, throughBalls(plane)];
}

describe('the rounded coordinates', () => {
  it('are those of the rules', () => {
    let defined = 0;
    let undefinedOnes = 0;
    forEachKind(21, 200, (draw, kind) => {
      const pool = points(draw, kind, 5, 3);
      const drawn = [0, 1, 2].map(() => drawPlane(draw, kind, pool)) as [
        [ExactPlane, PlaneBalls],
        [ExactPlane, PlaneBalls],
        [ExactPlane, PlaneBalls],
      ];
      const [p, q, r] = drawn;
      const balls = cramer(p[1], q[1], r[1]);
      const point = threePlanesPoint(p[0], q[0], r[0]);
      expect(point === null).toBe(balls[3]!.sign === 0);
      if (point === null) {
        undefinedOnes++;
        return;
      }
      defined++;
      expect(isApproximation(seePoint(point).approximation, balls)).toBe('as derived');
      if (defined % 4 === 0) expect(isPoint(point, balls)).toBe(true);
      expect(point!.planes).toEqual([p[0], q[0], r[0]]);
      expect(seePoint(point).line).toBeUndefined();
      expect(seePoint(point).sharp).toBeNull();
    });
    expect(defined).toBeGreaterThan(300);
    expect(undefinedOnes).toBeGreaterThan(300);
  });

  it('carry the bounds of any plane', () => {
    const wide = (ball: Ball, bound: number) => new Ball(ball.value, bound, ball.exact);
    const make = (n: number[], constant: number, anchor?: number[]): [ExactPlane, PlaneBalls] => {
      const bounds = [2 ** -30, 2 ** -31, 2 ** -32, 2 ** -33];
      const exact = coefficientBalls(n, anchor === undefined ? constant : 0);
      const normal = [0, 1, 2].map((i) =>
        wide(exact.normal[i]!, bounds[i]!),
      ) as unknown as PlaneBalls['normal'];
      const points = anchor && [...anchor, 0, 0, 0, 0, 0, 0];
      const approximation = anchor
        ? [...n, ...bounds.slice(0, 3), 0, 0]
        : [...n, ...bounds.slice(0, 3), constant, bounds[3]!];
      return [
        stubPlane(approximation, points, trap),
        { normal, constant: anchor ? exact.constant : wide(exact.constant, bounds[3]!), anchor },
      ];
    };
    const [p, q, r, s] = [
      make([3, -5, 7], 11),
      make([-2, 13, 17], -19),
      make([23, 29, -31], 37),
      make([4, 6, 9], 0, [1.5, -2.5, 3.5]),
    ];
    for (const [a, b, c] of [
      [p, q, r],
      [s, q, r],
      [p, s, r],
      [p, q, s],
      [q, p, s],
    ] as const) {
      const point = threePlanesPoint(a[0], b[0], c[0])!;
      expect(isApproximation(seePoint(point).approximation, cramer(a[1], b[1], c[1]))).toBe('as derived');
    }
  });
});

describe('threePlanesPoint', () => {
  const at = (normal: number[], constant: number) => ({ normal, constant });

  it('is the same point in any order, with any orientation', () => {
    const planes = [at([1, 2, 3], -14), at([-4, 1, 0], 2), at([0, 0, 5], -15)];
    const orders = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const [p, q, r] = order.map((i) => planes[i]!);
      expect(coordinates(threePlanesPoint(p!, q!, r!)!)).toEqual([1, 2, 3]);
      const turned = at(
        p!.normal.map((x) => -x),
        -p!.constant,
      );
      expect(coordinates(threePlanesPoint(turned, q!, r!)!)).toEqual([1, 2, 3]);
      expect(coordinates(threePlanesPoint(q!, r!, turned)!)).toEqual([1, 2, 3]);
    }
  });

  it('is undefined for parallel planes, a common line, a prism, the same plane, a degenerate one', () => {
    const [x, y] = [at([1, 0, 0], 0), at([0, 1, 0], 0)];
    expect(threePlanesPoint(x, at([2, 0, 0], 5), y)).toBeNull();
    expect(threePlanesPoint(x, y, at([1, 1, 0], 0))).toBeNull();
    expect(threePlanesPoint(x, y, at([1, 1, 0], 1))).toBeNull();
    expect(threePlanesPoint(x, y, x)).toBeNull();
    expect(threePlanesPoint(x, y, planeThrough([0, 0, 1], [0, 0, 2], [0, 0, 3]))).toBeNull();
    // Two equal columns with full mantissas, and one ulp off.
    const [p, q] = [at([0.1, 0.7, 0.1], 1), at([0.3, 0.9, 0.3], 2)];
    expect(threePlanesPoint(p, q, at([0.6, 0.2, 0.6], 3))).toBeNull();
    expect(threePlanesPoint(p, q, at([0.6, 0.2, 0.6 + 2 ** -53], 3))).toBeDefined();
  });

  it('serves the whole range of doubles, mixed', () => {
    const [x, y, z] = [at([MAX, 0, 0], -MAX), at([0, MIN, 0], MIN), at([0, 0, 1], MAX)];
    expect(coordinates(threePlanesPoint(x, y, z)!)).toEqual([1, -1, -MAX]);
    const far = threePlanesPoint(at([MIN, 0, 0], MAX), y, z)!;
    expect(coordinates(far)).toEqual([-Infinity, -1, -MAX]);
    const near = threePlanesPoint(at([MAX, 0, 0], MIN), y, z)!;
    expect(coordinates(near)).toEqual([0, -1, -MAX]);
  });

  it('asks no plane for its integers where the weight is certain', () => {
    const lazy = (n: number[], c: number) => stubPlane([...n, 0, 0, 0, c, 0], undefined, trap);
    const [x, y, z] = [lazy([1, 0, 0], -1), lazy([0, 1, 0], -2), lazy([0, 0, -1], 3)];
    const point = threePlanesPoint(x, y, z)!;
    expect(seePoint(point).approximation.slice(0, 4)).toEqual([1, 2, 3, 1]);
    expect(reachesExact(() => seePoint(point).exact)).toBe(true);
    expect(reachesExact(() => threePlanesPoint(x, y, x))).toBe(true);
  });

  it('asks for integers where only the guard of the bound makes the weight uncertain', () => {
    const [x, y] = [at([1, 0, 0], -1), at([0, 1, 0], -2)];
    const ask = (bound: number) => () =>
      threePlanesPoint(x, y, stubPlane([0, 0, 1, 0, 0, bound, 3, 0], undefined, trap));
    expect(reachesExact(ask(1 - 2 ** -41))).toBe(true);
    expect(reachesExact(ask(1 - 2 ** -39))).toBe(false);
  });

  it('leaves coordinates alone whose weight is not certain', () => {
    const vague = (bound: number) =>
      stubPlane([0, 0, -1, 0, 0, bound, 3, 0], undefined, () => seePlane(planeOf(at([0, 0, -1], 3))).exact);
    const [x, y] = [at([1, 0, 0], -1), at([0, 1, 0], -2)];
    const point = threePlanesPoint(x, y, vague(2))!;
    expect(seePoint(point).approximation[3]).toBe(-1);
    expect(seePoint(point).approximation[7]).toBe(Infinity);
    expect(coordinates(point)).toEqual([1, 2, 3]);
    expect(seePoint(threePlanesPoint(x, y, vague(0.5))).approximation[3]).toBe(1);
  });

  it('rejects planes without a meaning', () => {
    const [x, y] = [at([1, 0, 0], 0), at([0, 1, 0], 0)];
    const message = (name: string) =>
      new RangeError(`threePlanesPoint: ${name}.normal must be a normal other than zero, got [0, 0, 0]`);
    const zero = at([0, 0, 0], 1);
    expect(() => threePlanesPoint(zero, x, y)).toThrow(message('p'));
    expect(() => threePlanesPoint(x, zero, y)).toThrow(message('q'));
    expect(() => threePlanesPoint(x, y, zero)).toThrow(message('r'));
    expect(() => threePlanesPoint(x, y, at([0, 0, 1], NaN))).toThrow(
      new RangeError('threePlanesPoint: r.constant must be a finite number, got NaN'),
    );
  });
});
