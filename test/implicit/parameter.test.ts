import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { Parameter } from '../../src/implicit/data.js';
import {
  compare,
  crossingParameter,
  crossingParameter2d,
  linearCrossingParameter2d,
  parameter,
  planeOf,
  planeThrough,
  segmentCrossingParameter,
} from '../../src/implicit/index.js';
import { Ball, differenceOf, dot, minor, vectorOf } from './ball.js';
import {
  coefficientBalls,
  heightOver,
  isApproximation,
  isQuotient,
  type PlaneBalls,
  throughBalls,
} from './exact-forms.js';
import { Draw, forEachKind, points } from './inputs.js';
import { seeParameter, seePlane, stubParameter, stubPlane } from './see.js';
import { counted, expectAtLimit, reachesExact, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const floor = { normal: [0, 0, 1], constant: 0 };

/** -(n · o + c) / (n · d). */
function quotient(line: readonly number[], twoPoints: boolean, plane: PlaneBalls): Ball[] {
  const d = twoPoints ? differenceOf(line, 3, line, 0) : vectorOf(line, 3);
  return [heightOver(plane, line.slice(0, 3)).negated(), dot(plane.normal, d)];
}

/** (q - p) × v / u × v. */
function quotient2d(p: readonly number[], q: readonly number[], twoPoints: boolean): Ball[] {
  const along = (line: readonly number[], i: number) =>
    twoPoints ? Ball.difference(line[2 + i]!, line[i]!) : Ball.of(line[2 + i]!);
  const [ux, uy, vx, vy] = [along(p, 0), along(p, 1), along(q, 0), along(q, 1)];
  const [rx, ry] = [Ball.difference(q[0]!, p[0]!), Ball.difference(q[1]!, p[1]!)];
  return [minor(rx, ry, vx, vy), minor(ux, uy, vx, vy)];
}

function check(t: Parameter | null, expected: Ball[]): 0 | 1 {
  expect(t === null).toBe(expected[1]!.sign === 0);
  if (t === null) return 0;
  expect(isApproximation(seeParameter(t).approximation, expected)).toBe('as derived');
  const { numerator, denominator, exponent } = seeParameter(t).exact;
  expect(denominator > 0n).toBe(true);
  expect(isQuotient(numerator, denominator, exponent, expected[0]!.exact!, expected[1]!.exact!)).toBe(true);
  return 1;
}

describe('the rounded quotient', () => {
  it('is that of the rules for a line and a plane', () => {
    let defined = 0;
    forEachKind(61, 300, (draw, kind) => {
      const [p, q, a, b, c] = points(draw, kind, 5, 3) as [number[], number[], number[], number[], number[]];
      const through = draw.below(2) === 0;
      if (!through && a.every((x) => x === 0)) return;
      const plane = through ? planeThrough(a, b, c) : planeOf({ normal: a, constant: b[0]! });
      const own = through ? throughBalls(plane) : coefficientBalls(a, b[0]!);
      const line = [...p, ...q];
      defined += check(segmentCrossingParameter(p, q, plane), quotient(line, true, own));
      if (q.every((x) => x === 0)) return;
      defined += check(crossingParameter(p, q, plane), quotient(line, false, own));
    });
    expect(defined).toBeGreaterThan(2000);
  });

  it('is that of the rules for two lines in the plane', () => {
    let defined = 0;
    forEachKind(62, 200, (draw, kind) => {
      const [a, b, c, d] = points(draw, kind, 4, 2) as [number[], number[], number[], number[]];
      defined += check(crossingParameter2d(a, b, c, d), quotient2d([...a, ...b], [...c, ...d], true));
      if ((b[0] === 0 && b[1] === 0) || (d[0] === 0 && d[1] === 0)) return;
      const t = linearCrossingParameter2d({ origin: a, direction: b }, { origin: c, direction: d });
      defined += check(t, quotient2d([...a, ...b], [...c, ...d], false));
    });
    expect(defined).toBeGreaterThan(1500);
  });

  it('carries the bounds of any plane', () => {
    const plane = stubPlane([3, -5, 7, 0.25, 0.5, 0.125, 11, 0.75], undefined, trap);
    const wide = (ball: Ball, bound: number) => new Ball(ball.value, bound, ball.exact);
    const own = coefficientBalls([3, -5, 7], 11);
    const normal = [0.25, 0.5, 0.125].map((e, i) =>
      wide(own.normal[i]!, e),
    ) as unknown as PlaneBalls['normal'];
    const inflated = { ...own, normal, constant: wide(own.constant, 0.75) };
    const line = [1, 2, 3, 40, -50, 60];
    const [p, q] = [line.slice(0, 3), line.slice(3)];
    const approximations = [segmentCrossingParameter(p, q, plane)!, crossingParameter(p, q, plane)!];
    expect(
      isApproximation(seeParameter(approximations[0]).approximation, quotient(line, true, inflated)),
    ).toBe('as derived');
    expect(
      isApproximation(seeParameter(approximations[1]).approximation, quotient(line, false, inflated)),
    ).toBe('as derived');
  });
});

describe('compare', () => {
  /** A parameter of four numbers whose integers must not be needed. */
  const rounded = (a: readonly number[]) => stubParameter(a, trap);

  it('decides in doubles up to the bound of the rules, and not beyond', () => {
    const draw = new Draw(63);
    let flips = 0;
    for (let i = 0; i < 400; i++) {
      const scale = draw.pick([1, 1, 2 ** -536, 2 ** 500]);
      const [w, v] = [1 + draw.unit(), (1 + draw.unit()) * scale];
      const n = draw.signed() * scale;
      const m = ((n * v) / w) * (1 + draw.integer(40) * 2 ** -52);
      const bounds = [0, 0, 0, 0].map((_, k) => draw.pick([0, 1]) * draw.unit() * (k < 2 ? scale : 1));
      const at = (f: number): [number[], number[]] => [
        [n, w, f * bounds[0]!, f * bounds[2]!],
        [m, v, f * bounds[1]!, f * bounds[3]! * scale],
      ];
      const certainty = (f: number) => {
        const [a, b] = at(f);
        const ball = ([value, , bound]: number[]) => new Ball(value!, bound!, undefined);
        const weight = ([, value, , bound]: number[]) => new Ball(value!, bound!, undefined);
        return ball(a)
          .times(weight(b))
          .minus(ball(b).times(weight(a))).certainty;
      };
      const decides = (f: number) => {
        const [a, b] = at(f);
        return !reachesExact(() => compare(rounded(a), rounded(b)));
      };
      const plain = certainty(0);
      if (Math.abs(plain - 1) > 2 ** -36) expect(decides(0)).toBe(plain > 1);
      const flip = threshold(decides);
      if (flip === undefined || flip === 0 || flip === Infinity) continue;
      flips++;
      expectAtLimit(certainty(flip));
    }
    expect(flips).toBeGreaterThan(100);
  });

  it('is right at the ends of all bounds', () => {
    const draw = new Draw(64);
    for (let i = 0; i < 500; i++) {
      const number = (value: number) => {
        const bound = Math.abs(value) * draw.pick([0, 2 ** -50, 2 ** -20]);
        return [-1, 1].map((end) => Ball.atEnd(value, bound, end as -1 | 1));
      };
      const [w, v] = [1 + draw.unit(), 1 + draw.unit()];
      const n = draw.signed();
      const balls = [n, w, ((n * v) / w) * (1 + draw.signed() * draw.pick([2 ** -49, 2 ** -19])), v].map(
        number,
      );
      const [a, b, c, d] = balls.map((ball) => ball[0]!) as [Ball, Ball, Ball, Ball];
      const ask = () =>
        compare(rounded([a.value, b.value, a.bound, b.bound]), rounded([c.value, d.value, c.bound, d.bound]));
      if (reachesExact(ask)) continue;
      const answer = ask();
      for (let ends = 0; ends < 16; ends++) {
        const [x, y, z, u] = balls.map((ball, k) => ball[(ends >> k) & 1]!) as [Ball, Ball, Ball, Ball];
        expect(x.times(u).minus(z.times(y)).sign).toBe(answer);
      }
    }
  });

  it('goes on to the integers where the doubles cannot tell', () => {
    const third = crossingParameter([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
    expect(compare(third, parameter(1 / 3))).toBe(1);
    expect(compare(parameter(1 / 3), third)).toBe(-1);
    const sameThird = crossingParameter2d([0, 0], [0, -6], [-1, -2], [1, -2])!;
    expect(compare(third, sameThird)).toBe(0);
    expect(compare(sameThird, third)).toBe(0);
    expect(compare(third, parameter(1 / 3 + 2 ** -54))).toBe(-1);
  });

  it('knows one from itself without asking', () => {
    const vague = stubParameter([NaN, NaN, NaN, NaN], trap);
    expect(compare(vague, vague)).toBe(0);
    expect(reachesExact(() => compare(vague, parameter(1)))).toBe(true);
    expect(reachesExact(() => compare(parameter(1), vague))).toBe(true);
  });

  it('compares over the whole range of doubles', () => {
    const order = [-MAX, -1, -MIN, 0, MIN, 1, MAX];
    order.forEach((s, i) => {
      order.forEach((t, j) => {
        expect(compare(parameter(s), parameter(t))).toBe(Math.sign(i - j));
      });
    });
    const unit = { numerator: 1n, denominator: 1n, exponent: 5 };
    const vague = (exact: typeof unit) => stubParameter([NaN, NaN, NaN, NaN], () => exact);
    expect(compare(vague(unit), vague({ ...unit, numerator: 64n, exponent: -1 }))).toBe(0);
    expect(compare(vague(unit), vague({ ...unit, numerator: 3n, denominator: 2n }))).toBe(-1);
    expect(compare(vague({ ...unit, numerator: 3n, denominator: 2n }), vague(unit))).toBe(1);
  });
});

describe('a parameter', () => {
  it('is derived once', () => {
    const value = { numerator: 1n, denominator: 4n, exponent: 1 };
    const { derive, calls } = counted(value);
    const t = stubParameter([0.5, 1, 0, 0], derive);
    expect(calls()).toBe(0);
    expect(seeParameter(t).exact).toBe(value);
    expect(t.toNumber()).toBe(0.5);
    expect(calls()).toBe(1);
  });

  it('is rounded to the nearest double, ties to even, never -0', () => {
    const round = (numerator: bigint, denominator: bigint, exponent: number) =>
      stubParameter([NaN, NaN, NaN, NaN], () => ({ numerator, denominator, exponent })).toNumber();
    expect(round(1n, 3n, 0)).toBe(1 / 3);
    expect(round((1n << 53n) + 1n, 1n, 0)).toBe(2 ** 53);
    expect(round((1n << 53n) + 3n, 1n, 0)).toBe(2 ** 53 + 4);
    expect(round(-1n, 1n, -1075)).toBe(0);
    expect(round(-3n, 2n, -1074)).toBe(-2 * MIN);
    expect(round(1n, 1n, 1024)).toBe(Infinity);
    expect(round(0n, 7n, 3)).toBe(0);
  });

  it('may be a double', () => {
    for (const t of [0, -0, 1, -0.1, MAX, MIN]) expect(parameter(t).toNumber()).toBe(t + 0);
    expect(seeParameter(parameter(0.75)).approximation).toEqual([0.75, 1, 0, 0]);
    const { numerator, denominator, exponent } = seeParameter(parameter(0.75)).exact;
    expect(denominator).toBe(1n);
    expect(dyadic.toNumber(dyadic.fromParts(numerator, exponent))).toBe(0.75);
    expect(() => parameter(NaN)).toThrow(new RangeError('parameter: value must be a finite number, got NaN'));
    expect(() => parameter(-Infinity)).toThrow('parameter: value must be a finite number, got -Infinity');
  });
});

describe('crossingParameter and segmentCrossingParameter', () => {
  it('count from the origin, in units of the direction or the way', () => {
    expect(crossingParameter([0, 0, 2], [0, 0, -4], floor)!.toNumber()).toBe(0.5);
    expect(crossingParameter([0, 0, 2], [0, 0, 4], floor)!.toNumber()).toBe(-0.5);
    expect(segmentCrossingParameter([0, 0, 2], [0, 0, -6], floor)!.toNumber()).toBe(0.25);
    expect(segmentCrossingParameter([0, 0, 0], [0, 0, -6], floor)!.toNumber()).toBe(0);
    expect(segmentCrossingParameter([1, 2, 6], [5, 4, 0], floor)!.toNumber()).toBe(1);
    const plane = planeThrough([0, 0, 1], [1, 0, 1], [0, 1, 1]);
    expect(segmentCrossingParameter([5, 5, 0], [9, 9, 4], plane)!.toNumber()).toBe(0.25);
    expect(crossingParameter([5, 5, 0], [9, 9, 4], plane)!.toNumber()).toBe(0.25);
  });

  it('are undefined for what is parallel or no line', () => {
    expect(crossingParameter([0, 0, 2], [1, 2, 0], floor)).toBeNull();
    expect(crossingParameter([0, 0, 0], [1, 2, 0], floor)).toBeNull();
    expect(segmentCrossingParameter([0, 0, 2], [1, 2, 2], floor)).toBeNull();
    expect(segmentCrossingParameter([1, 2, 0], [3, 4, 0], floor)).toBeNull();
    expect(segmentCrossingParameter([1, 2, 3], [1, 2, 3], floor)).toBeNull();
    const degenerate = planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0]);
    expect(segmentCrossingParameter([0, 0, 1], [0, 0, -1], degenerate)).toBeNull();
  });

  it('serve the whole range of doubles', () => {
    const at = (z: number, d: number, constant: number) =>
      crossingParameter([0, 0, z], [0, 0, d], { normal: [0, 0, 1], constant })!.toNumber();
    expect(at(MAX, -MAX, 0)).toBe(1);
    expect(at(MAX, -MAX, MAX)).toBe(2);
    expect(at(MIN, -MIN, MIN)).toBe(2);
    expect(at(MIN, MAX, 0)).toBe(0);
    expect(at(MAX, MIN, 0)).toBe(-Infinity);
    expect(segmentCrossingParameter([0, 0, MAX], [0, 0, -MAX], floor)!.toNumber()).toBe(0.5);
  });

  it('ask for no integers where the denominator is certain', () => {
    const lazy = (bound: number) => stubPlane([0, 0, 1, 0, 0, bound, 0, 0], undefined, trap);
    expect(
      seeParameter(crossingParameter([0, 0, 2], [0, 0, -4], lazy(0.5))).approximation.slice(0, 2),
    ).toEqual([2, 4]);
    expect(reachesExact(() => crossingParameter([0, 0, 2], [0, 0, -4], lazy(2)))).toBe(true);
  });

  it('ask for integers where only the guard of the bound makes the denominator uncertain', () => {
    const ask = (bound: number) => () =>
      crossingParameter([0, 0, 5], [0, 0, 1], stubPlane([0, 0, 1, 0, 0, bound, 0, 0], undefined, trap));
    expect(reachesExact(ask(1 - 2 ** -41))).toBe(true);
    expect(reachesExact(ask(1 - 2 ** -39))).toBe(false);
  });

  it('keep the integers that showed the denominator', () => {
    const plane = planeOf(floor);
    const vague = stubPlane([0, 0, 1, 0, 0, 2, 0, 0], undefined, () => seePlane(plane).exact);
    const t = crossingParameter([0, 0, 2], [0, 0, -4], vague)!;
    expect(seeParameter(t).approximation[1]).toBe(-4);
    expect(seeParameter(t).approximation[3]).toBe(Infinity);
    expect(t.toNumber()).toBe(0.5);
  });

  it('reject by name', () => {
    for (const [name, f, p, q] of [
      ['crossingParameter', crossingParameter, 'origin', 'direction'],
      ['segmentCrossingParameter', segmentCrossingParameter, 'p', 'q'],
    ] as const) {
      expect(() => f([0, NaN, 0], [0, 0, 1], floor)).toThrow(
        new RangeError(`${name}: ${p}[1] must be a finite number, got NaN`),
      );
      expect(() => f([0, 0, 0], [0, 0, Infinity], floor)).toThrow(
        new RangeError(`${name}: ${q}[2] must be a finite number, got Infinity`),
      );
      expect(() => f([0, 0], [0, 0, 1], floor)).toThrow(
        new RangeError(`${name}: ${p} must be a point of 3 coordinates, got [0, 0]`),
      );
      expect(() => f([0, 0, 0], [0, 0], floor)).toThrow(
        new RangeError(
          `${name}: ${q} must be a ${q === 'direction' ? q : 'point'} of 3 coordinates, got [0, 0]`,
        ),
      );
      expect(() => f([0, 0, 0], [0, 0, 1], { normal: [0, 0, 0], constant: 0 })).toThrow('normal');
    }
  });
});

describe('crossingParameter2d and linearCrossingParameter2d', () => {
  it('count along the first line', () => {
    expect(crossingParameter2d([0, 0], [4, 0], [1, -1], [1, 1])!.toNumber()).toBe(0.25);
    expect(crossingParameter2d([4, 0], [0, 0], [1, -1], [1, 1])!.toNumber()).toBe(0.75);
    expect(crossingParameter2d([4, 0], [0, 0], [1, 1], [1, -1])!.toNumber()).toBe(0.75);
    const a = { origin: [1, 1], direction: [2, 2] };
    expect(linearCrossingParameter2d(a, { origin: [0, 5], direction: [1, 0] })!.toNumber()).toBe(2);
    expect(linearCrossingParameter2d(a, { origin: [0, -5], direction: [-7, 0] })!.toNumber()).toBe(-3);
  });

  it('are undefined for parallel lines and for no lines', () => {
    expect(crossingParameter2d([0, 0], [1, 1], [0, 1], [1, 2])).toBeNull();
    expect(crossingParameter2d([0, 0], [1, 1], [2, 2], [3, 3])).toBeNull();
    expect(crossingParameter2d([0, 0], [0, 0], [2, 2], [3, 4])).toBeNull();
    expect(crossingParameter2d([0, 0], [0, 1], [2, 2], [2, 2])).toBeNull();
    const a = { origin: [0, 0], direction: [1, 2] };
    expect(linearCrossingParameter2d(a, { origin: [5, 5], direction: [-2, -4] })).toBeNull();
  });

  it('reject by name', () => {
    'abcd'.split('').forEach((name, i) => {
      const with_ = (bad: number[]) =>
        [0, 1, 2, 3].map((j) => (i === j ? bad : [0, 0])) as [number[], number[], number[], number[]];
      expect(() => crossingParameter2d(...with_([0, NaN]))).toThrow(
        new RangeError(`crossingParameter2d: ${name}[1] must be a finite number, got NaN`),
      );
      expect(() => crossingParameter2d(...with_([0]))).toThrow(
        new RangeError(`crossingParameter2d: ${name} must be a point of 2 coordinates, got [0]`),
      );
    });
    const good = { origin: [0, 0], direction: [1, 0] };
    const other = { origin: [0, 0], direction: [0, MIN] };
    expect(linearCrossingParameter2d(good, other)).toBeDefined();
    expect(linearCrossingParameter2d(other, good)).toBeDefined();
    for (const [name, ask] of [
      ['a', (bad: typeof good) => linearCrossingParameter2d(bad, other)],
      ['b', (bad: typeof good) => linearCrossingParameter2d(other, bad)],
    ] as const) {
      expect(() => ask({ ...good, direction: [-0, 0] })).toThrow(
        new RangeError(
          `linearCrossingParameter2d: ${name}.direction must be a direction other than zero, got [0, 0]`,
        ),
      );
      expect(() => ask({ ...good, direction: [NaN, 0] })).toThrow(
        new RangeError(`linearCrossingParameter2d: ${name}.direction[0] must be a finite number, got NaN`),
      );
      expect(() => ask({ ...good, origin: [0, Infinity] })).toThrow(
        new RangeError(`linearCrossingParameter2d: ${name}.origin[1] must be a finite number, got Infinity`),
      );
    }
  });
});
