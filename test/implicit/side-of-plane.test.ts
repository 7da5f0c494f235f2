import { describe, expect, it } from 'vitest';
import type { ExactPlane } from '../../src/implicit/data.js';
import { homogeneous } from '../../src/implicit/forms.js';
import { planeOf, planeThrough, side } from '../../src/implicit/index.js';
import { linePlanePoint } from '../../src/implicit/line-plane-point.js';
import { Ball, dot, type Vector } from './ball.js';
import { Draw, forEachKind, points } from './inputs.js';
import { seePlane, seePoint, stubPlane, stubPoint } from './see.js';
import { counted, expectAtLimit, reachesExact, somePlane, somePoint, threshold, trap } from './tiers.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const NOTHING = [NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN];

/** n · (X - anchor w) + c w, for numbers that are anywhere within their bounds. */
function form(n: readonly Ball[], p: readonly Ball[], anchor: readonly number[] | undefined): Ball {
  const [x, y, z, w] = p as readonly [Ball, Ball, Ball, Ball];
  const normal = n.slice(0, 3) as unknown as Vector;
  const from = (anchor === undefined
    ? [x, y, z]
    : [x, y, z].map((c, i) => c.minus(Ball.of(anchor[i]!).times(w)))) as unknown as Vector;
  const constant = anchor === undefined ? n[3]!.times(w) : Ball.of(0);
  return dot(normal, from).plus(constant);
}

interface Drawn {
  readonly n: number[];
  readonly en: number[];
  readonly p: number[];
  readonly ep: number[];
  readonly anchor: number[] | undefined;
}

/** A plane and a point next to it, with bounds of every number or of some. */
function draw(d: Draw): Drawn {
  const scale = d.pick([1, 1, 1, 2 ** -537, 2 ** -268, 2 ** 400]);
  const n = [d.signed(), d.signed(), d.signed() + 1, 0].map((x) => x * scale);
  const p = [d.signed(), d.signed(), d.signed()].map((x) => x * scale);
  const w = 0.5 + d.unit();
  const anchor = d.below(2) === 0 ? [d.signed(), d.signed(), d.signed()].map((x) => x * scale) : undefined;
  const noise = d.integer(40) * 2 ** -53;
  const at = (i: number) => p[i]! - (anchor === undefined ? 0 : anchor[i]! * w);
  const others = n[0]! * at(0) + n[1]! * at(1);
  // Either the constant or the last coordinate brings the point next to the plane.
  if (anchor === undefined && d.below(2) === 0) n[3] = (-(others + n[2]! * p[2]!) / w) * (1 + noise);
  else p[2] = -others / n[2]! + (anchor === undefined ? 0 : anchor[2]! * w) + noise * scale;
  const bounds = (values: number[]) =>
    values.map((x) => (d.below(2) === 0 ? 0 : d.unit() * Math.max(Math.abs(x), scale)));
  const numbers = [...p, w];
  return { n, en: bounds(n), p: numbers, ep: bounds(numbers), anchor };
}

function plane(n: number[], en: number[], anchor: number[] | undefined): ExactPlane {
  const points = anchor && [...anchor, 0.1, 0.2, 0.3, 0.7, 0.5, 0.4];
  return stubPlane([n[0]!, n[1]!, n[2]!, en[0]!, en[1]!, en[2]!, n[3]!, en[3]!], points, trap);
}

const point = (p: number[], ep: number[]) => stubPoint([...p, ...ep], [], undefined, trap);
const ball = (values: number[], bounds: number[], f: number) =>
  values.map((value, i) => new Ball(value, f * bounds[i]!, undefined));

describe('the filter', () => {
  it('decides up to the bound of the rules, and not beyond', () => {
    const d = new Draw(71);
    let flips = 0;
    let decided = 0;
    for (let i = 0; i < 600; i++) {
      const { n, en, p, ep, anchor } = draw(d);
      const certainty = (f: number) => form(ball(n, en, f), ball(p, ep, f), anchor).certainty;
      const decides = (f: number) => {
        const times = (bounds: number[]) => bounds.map((x) => f * x);
        return !reachesExact(() => side(plane(n, times(en), anchor), point(p, times(ep))));
      };
      const plain = certainty(0);
      if (Math.abs(plain - 1) > 2 ** -36) {
        expect(decides(0)).toBe(plain > 1);
        if (plain > 1) decided++;
      }
      const flip = threshold(decides);
      if (flip === undefined || flip === 0 || flip === Infinity) continue;
      flips++;
      expectAtLimit(certainty(flip));
    }
    expect(decided).toBeGreaterThan(100);
    expect(flips).toBeGreaterThan(100);
  });

  it('decides rightly wherever the truth lies within the bounds', () => {
    const d = new Draw(72);
    let decided = 0;
    for (let i = 0; i < 1500; i++) {
      const { n, en, p, ep, anchor } = draw(d);
      const f = 2 ** -d.pick([20, 40, 50, 52, 53]);
      const times = (bounds: number[]) => bounds.map((x) => f * x);
      const ask = () => side(plane(n, times(en), anchor), point(p, times(ep)));
      if (reachesExact(ask)) continue;
      decided++;
      const answer = ask();
      // Towards zero: every number at the end of its bound that moves the form against the answer, or at random.
      for (let k = 0; k < 4; k++) {
        const end = (values: number[], bounds: number[]) =>
          values.map((x, j) => Ball.atEnd(x, f * bounds[j]!, d.sign()));
        expect(form(end(n, en), end(p, ep), anchor).sign).toBe(answer);
      }
    }
    expect(decided).toBeGreaterThan(400);
  });

  it('gives both signs on each axis, with and without an anchor', () => {
    for (const axis of [0, 1, 2]) {
      const unit = [0, 1, 2].map((i) => (i === axis ? 1 : 0));
      const point = (x: number) => stubPoint([...unit.map((u) => u * x), 1, 0, 0, 0, 0], [], undefined, trap);
      const byNumbers = stubPlane([...unit, 0, 0, 0, -3, 0], undefined, trap);
      const byPoints = stubPlane([...unit, 0, 0, 0, 0, 0], [3, 3, 3, 0, 0, 1, 0, 1, 0], trap);
      for (const p of [byNumbers, byPoints]) {
        expect([side(p, point(4)), side(p, point(2))]).toEqual([1, -1]);
        expect(reachesExact(() => side(p, point(3)))).toBe(true);
      }
    }
  });

  it('leaves overflow and what is unknown to the integers', () => {
    const far = planeOf({ normal: [MAX, 0, 0], constant: 0 });
    const lazy = stubPlane(seePlane(far).approximation, undefined, trap);
    const p = stubPoint([MAX, 0, 0, 1, 0, 0, 0, 0], [], undefined, trap);
    expect(reachesExact(() => side(lazy, p))).toBe(true);
    for (let i = 0; i < 8; i++) {
      const n = [0, 0, 1, 0, 0, 0, 0, 0];
      const x = [0, 0, 5, 1, 0, 0, 0, 0];
      const good = stubPoint(x, [], undefined, trap);
      expect(side(stubPlane(n, undefined, trap), good)).toBe(1);
      const bad = n.map((v, k) => (k === i ? NaN : v));
      expect(reachesExact(() => side(stubPlane(bad, undefined, trap), good))).toBe(true);
      const badPoint = stubPoint(
        x.map((v, k) => (k === i ? NaN : v)),
        [],
        undefined,
        trap,
      );
      expect(reachesExact(() => side(stubPlane(n, undefined, trap), badPoint))).toBe(true);
    }
  });
});

describe('the tiers', () => {
  it('end with the integers, derived once', () => {
    const own = counted(somePlane);
    const other = counted({ ...somePoint, z: -5n });
    const vaguePlane = stubPlane(NOTHING, undefined, own.derive);
    const vaguePoint = stubPoint(NOTHING, [], undefined, other.derive);
    expect(side(vaguePlane, vaguePoint)).toBe(-1);
    expect(side(vaguePlane, vaguePoint)).toBe(-1);
    expect([own.calls(), other.calls()]).toEqual([1, 1]);
    expect(side(vaguePlane, [7, 7, 0])).toBe(0);
    expect(side(vaguePlane, [7, 7, MIN])).toBe(1);
  });

  it('decide a grid by exact doubles, without integers', () => {
    forEachKind(73, 60, (d, kind) => {
      if (kind !== 'grid') return;
      const [a, b, c, p, q, r] = points(d, 'grid', 6, 3) as [
        number[],
        number[],
        number[],
        number[],
        number[],
        number[],
      ];
      const first = planeThrough(a, b, c);
      const hit = linePlanePoint(p, q, first);
      if (hit === null) return;
      const second = planeThrough(q, r, a);
      const lazyPlane = stubPlane(seePlane(second).approximation, second.points, trap);
      const vague = stubPoint(NOTHING, [], undefined, trap, () => seePoint(hit).sharp);
      expect(side(lazyPlane, vague)).toBe(
        side(
          stubPlane(NOTHING, undefined, () => seePlane(second).exact),
          hit,
        ),
      );
    });
  });

  it('use exact doubles only where they are exact', () => {
    const grid = planeThrough([1, 0, 0], [0, 1, 0], [0, 0, 1]);
    const lazy = stubPlane(NOTHING, grid.points, trap);
    const sharp = (...s: number[]) => stubPoint(NOTHING, [], undefined, trap, () => s);
    expect(side(lazy, sharp(1, 1, -1, 1))).toBe(0);
    expect(side(lazy, sharp(1, 1, -1, 2))).toBe(-1);
    expect(side(lazy, sharp(1, 1, 0, 1))).toBe(1);
    // Differences that are no doubles.
    expect(reachesExact(() => side(lazy, sharp(2 ** -60, 0, 0, 1)))).toBe(true);
    expect(reachesExact(() => side(lazy, sharp(0, 0.1, 0, 2 ** 53 + 2)))).toBe(false);
    expect(reachesExact(() => side(lazy, sharp(0, 2 ** 60, 0, 2 ** -60)))).toBe(false);
    // No sharp normal, no sharp point.
    const tenths = planeThrough([0.1, 0, 0], [0, 0.2, 0], [0, 0, 0.3]);
    expect(seePlane(tenths).sharpNormal).toBeNull();
    expect(reachesExact(() => side(stubPlane(NOTHING, tenths.points, trap), sharp(1, 1, -1, 1)))).toBe(true);
    const none = stubPoint(NOTHING, [], undefined, trap, () => null);
    expect(reachesExact(() => side(lazy, none))).toBe(true);
  });

  it('know the sign of a dot product of exact doubles, whatever cancels', () => {
    // Through the origin with normal n, by points that keep it sharp: u × v = n for u = (1, 0, -n0/n2), ...
    const d = new Draw(74);
    let decided = 0;
    let zeros = 0;
    for (let i = 0; i < 3000; i++) {
      const big = () => d.integer(2 ** 26) * 2 ** d.pick([0, 0, 3, -9]);
      const n = [big(), big(), d.pick([1, 1, big(), 0])];
      const raw = [big() + d.pick([0, 2 ** -20]), big(), 0];
      const along = n[0]! * raw[0]! + n[1]! * raw[1]!;
      raw[2] = n[2] === 0 ? big() : -along / n[2]! + d.pick([0, 0, 2 ** -20, -1, along * 2 ** -52]);
      const flat = stubPlane(NOTHING, [0, 0, 0, 1, 0, 0, 0, 1, 0], trap, n);
      const p = stubPoint(NOTHING, [], undefined, trap, () => [...raw, 1]);
      const ask = () => side(flat, p);
      if (reachesExact(ask)) continue;
      decided++;
      const truth = dot(n.map(Ball.of) as unknown as Vector, raw.map(Ball.of) as unknown as Vector).sign;
      if (truth === 0) zeros++;
      expect(ask()).toBe(truth);
    }
    expect(decided).toBeGreaterThan(2500);
    expect(zeros).toBeGreaterThan(200);
  });

  it('leave products below 2^-900 to the integers, on each axis', () => {
    for (const axis of [0, 1, 2]) {
      const at = (x: number) => [0, 1, 2].map((i) => (i === axis ? x : 0));
      const ask = (n: number, x: number) => () => {
        const flat = stubPlane(NOTHING, [0, 0, 0, 1, 0, 0, 0, 1, 0], trap, at(n));
        return side(
          flat,
          stubPoint(NOTHING, [], undefined, trap, () => [...at(x), 1]),
        );
      };
      expect(reachesExact(ask(2 ** -450, 2 ** -450))).toBe(true);
      expect(reachesExact(ask(2 ** -450, -(2 ** -450)))).toBe(true);
      expect(ask(2 ** -450, 2 ** -449)()).toBe(1);
      expect(ask(2 ** -450, -(2 ** -449))()).toBe(-1);
      expect(reachesExact(ask(MIN, MIN))).toBe(true);
      expect(ask(0, MIN)()).toBe(0);
      expect(ask(MIN, 0)()).toBe(0);
      expect(reachesExact(ask(MAX, MAX))).toBe(true);
      expect(reachesExact(ask(MAX, 1))).toBe(true);
    }
  });
});

describe('side of a plain point', () => {
  it('of a plane by coefficients: exact over the whole range', () => {
    const at = (normal: number[], constant: number, p: number[]) => side({ normal, constant }, p);
    expect(at([0, 0, 1], -2, [5, 5, 3])).toBe(1);
    expect(at([0, 0, 1], -2, [5, 5, 2])).toBe(0);
    expect(at([0, 0, 1], -2, [5, 5, 1])).toBe(-1);
    expect(at([MAX, MAX, MAX], -MAX, [MAX, -MAX, 1])).toBe(0);
    expect(at([MIN, MIN, MIN], MIN, [MIN, -1, -MIN])).toBe(0);
    expect(at([MIN, 0, 0], 0, [MIN, 0, 0])).toBe(1);
    expect(at([MIN, 0, 0], -MIN, [1 - 2 ** -53, 0, 0])).toBe(-1);
  });

  it('of a plane through points: the orientation', () => {
    const plane = planeThrough([0, 0, 1], [1, 0, 1], [0, 1, 1]);
    expect([2, 1, 0].map((z) => side(plane, [9, 9, z]))).toEqual([1, 0, -1]);
    expect(side(planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]), [5, 0, 9])).toBe(0);
    expect(side(planeThrough([0.1, 0.2, 0.3], [0.4, 0.5, 0.6], [0.7, 0.7, 0.7]), [1, 1, 0.1])).toBe(
      -side(planeThrough([0.4, 0.5, 0.6], [0.1, 0.2, 0.3], [0.7, 0.7, 0.7]), [1, 1, 0.1]),
    );
  });

  it('of a rounded plane: the filter, then the integers', () => {
    const rounded = (c: number, derive: () => typeof somePlane) =>
      stubPlane([0, 0, 1, 0, 0, 0.5, c, 0], undefined, derive);
    expect(side(rounded(0, trap), [0, 0, 1])).toBe(1);
    expect(side(rounded(-2, trap), [0, 0, 1])).toBe(-1);
    expect(reachesExact(() => side(rounded(-0.75, trap), [0, 0, 1]))).toBe(true);
    expect(
      side(
        rounded(-0.75, () => somePlane),
        [0, 0, -1],
      ),
    ).toBe(-1);
    // Any bound at all is a rounded plane.
    for (const i of [3, 4, 5, 7]) {
      const n = [1, 1, 1, 0, 0, 0, -3, 0].map((x, k) => (k === i ? MIN : x));
      expect(reachesExact(() => side(stubPlane(n, undefined, trap), [1, 1, 1]))).toBe(true);
    }
    expect(side(stubPlane([1, 1, 1, 0, 0, 0, -3, 0], undefined, trap), [1, 1, 1])).toBe(0);
    for (const n of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]) {
      expect(side(stubPlane([...n, 0, 0, 0, -1, 0], undefined, trap), [1, 1, 1])).toBe(0);
    }
  });

  it('rejects by name', () => {
    const floor = { normal: [0, 0, 1], constant: 0 };
    expect(() => side(floor, [0, NaN, 0])).toThrow(
      new RangeError('side: point[1] must be a finite number, got NaN'),
    );
    expect(() => side(floor, [0, 0])).toThrow(
      new RangeError('side: point must be a point of 3 coordinates, got [0, 0]'),
    );
    expect(() => side({ normal: [0, 0, 0], constant: 0 }, [0, 0, 0])).toThrow(
      new RangeError('side: plane.normal must be a normal other than zero, got [0, 0, 0]'),
    );
  });
});

describe('homogeneous', () => {
  it('is the point with weight 1', () => {
    expect(homogeneous([1.5, 0, -0.25])).toEqual({
      x: 3n << 53n,
      y: 0n,
      z: -1n << 52n,
      w: 1n,
      exponent: -54,
    });
    expect(homogeneous([0, 0, 0])).toEqual({ x: 0n, y: 0n, z: 0n, w: 1n, exponent: 0 });
  });
});
