import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import {
  compareTimes,
  type Polytope,
  type SweepShape,
  sweep,
  sweepBySeparatingAxes,
} from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const unit = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
const random = new Random(5, 5, 2, 6);
const small = (): number[] => [0, 1, 2].map(() => random.between(-4, 4));

const MAKERS: readonly ((by: readonly number[]) => Polytope)[] = [
  (by) => by,
  (by) => ({ type: 'segment', start: plus(small(), by), end: plus(small(), by) }),
  (by) => ({ type: 'triangle', a: plus(small(), by), b: plus(small(), by), c: plus(small(), by) }),
  (by) => {
    const min = plus(small(), by);
    return { type: 'box', min, max: min.map((x) => x + random.below(4)) };
  },
  (by) => ({
    type: 'tetrahedron',
    a: plus(small(), by),
    b: plus(small(), by),
    c: plus(small(), by),
    d: plus(small(), by),
  }),
  (by) => ({
    type: 'oriented-box',
    center: by,
    axes: [
      [1, 2, -1],
      [-2, 1, 0],
      [1, 2, 5],
    ],
    halfSize: [random.below(4) / 2, random.below(4) / 2, random.below(4) / 2],
  }),
];
const plus = (p: readonly number[], q: readonly number[]): number[] => p.map((x, k) => x + q[k]!);

/** The corners of a shape. */
function cornersOf(shape: Polytope): number[][] {
  if (!('type' in shape)) return [Array.from(shape as ArrayLike<number>)];
  const all = shape as unknown as Record<string, number[]> & { axes: number[][] };
  if (shape.type === 'box' || shape.type === 'oriented-box') {
    return Array.from({ length: 8 }, (_, i) =>
      [0, 1, 2].map((k) => {
        if (shape.type === 'box') return (i >> k) & 1 ? all.max![k]! : all.min![k]!;
        return [0, 1, 2].reduce(
          (x, j) => x + ((i >> j) & 1 ? 1 : -1) * all.halfSize![j]! * all.axes[j]![k]!,
          all.center![k]!,
        );
      }),
    );
  }
  return ['start', 'end', 'a', 'b', 'c', 'd'].flatMap((name) => (all[name] === undefined ? [] : [all[name]]));
}

describe('sweepBySeparatingAxes', () => {
  it('names the face that is met', () => {
    const found = sweepBySeparatingAxes(unit, [4, 1, 0], { type: 'box', min: [3, 0, 0], max: [4, 1, 1] });
    expect(found.rounded).toEqual({ first: 0.5, last: 1 });
    expect(found.axis).toMatchObject({ a: { type: 'face', index: 1 }, b: null });
    expect(found.axis!.rounded.normal.map(Math.sign)).toEqual([-1, 0, 0]);
  });

  it('names the edges that meet', () => {
    const rod: Polytope = { type: 'triangle', a: [4, 4, -5], b: [4, 4, 5], c: [9, 9, 0] };
    const tip: Polytope = { type: 'triangle', a: [0, 5, 0], b: [5, 0, 0], c: [-9, -9, 0] };
    const found = sweepBySeparatingAxes(tip, [0, 0, 0], rod, [-8, -8, 0]);
    expect(found.first).toEqual(surd.fromRational(rational.fromParts(3n, 16n)));
    expect(found.axis).toMatchObject({ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } });
  });

  it('has no axis where they start together, or never meet', () => {
    expect(sweepBySeparatingAxes(unit, [1, 0, 0], [1, 1, 1])).toMatchObject({
      axis: null,
      rounded: { first: 0, last: 1 },
    });
    expect(sweepBySeparatingAxes(unit, [1, 0, 0], [9, 1, 1])).toEqual({
      first: null,
      last: null,
      axis: null,
      rounded: { first: null, last: null },
    });
  });

  it('has edges as axes in the plane', () => {
    const box: Polytope = { type: 'box', min: [2, -0.5], max: [3, 1] };
    const found = sweepBySeparatingAxes({ type: 'triangle', a: [0, 0], b: [1, 0], c: [0, 1] }, [4, 0], box);
    expect(found.rounded).toEqual({ first: 0.25, last: 0.75 });
    expect(found.axis).toMatchObject({ a: null, b: { type: 'edge', index: 3 } });
    expect(found.axis!.normal.length).toBe(2);
  });

  it('agrees with sweep, and its axis tells them apart until the first time', () => {
    const counts = { met: 0, started: 0, never: 0 };
    for (let i = 0; i < 1500; i++) {
      const by = small().map((x) => 2 * x);
      const a = MAKERS[random.below(MAKERS.length)]!(by);
      const b = MAKERS[random.below(MAKERS.length)]!([0, 0, 0]);
      const [p, q] = [
        plus(
          by.map((x) => -x),
          small(),
        ),
        random.oneIn(2) ? [0, 0, 0] : small(),
      ];
      const found = sweepBySeparatingAxes(a, p, b, q);
      const expected = sweep(a as SweepShape, p, b as SweepShape, q);
      const isSame = (s: surd.Surd | null, t: surd.Surd | null): boolean =>
        s === null || t === null ? s === t : compareTimes(s, t) === 0;
      expect(isSame(found.first, expected.first) && isSame(found.last, expected.last)).toBe(true);
      if (found.axis === null) {
        counts[found.first === null ? 'never' : 'started']++;
        if (found.first !== null) expect(surd.sign(found.first)).toBe(0);
        continue;
      }
      counts.met++;
      // Along the normal the first shape comes nearer to the second, and is on it at the first time.
      const normal = found.axis.normal.map((x) => surd.toRational(x)!);
      const along = (v: readonly number[]): rational.Rational =>
        v.map((x, k) => rational.multiply(rational.fromNumber(x), normal[k]!)).reduce(rational.add);
      const speed = rational.subtract(along(p), along(q));
      const lowest = cornersOf(a)
        .map(along)
        .reduce((x, y) => (rational.compare(y, x) < 0 ? y : x));
      const highest = cornersOf(b)
        .map(along)
        .reduce((x, y) => (rational.compare(y, x) > 0 ? y : x));
      const gap = rational.subtract(lowest, highest);
      expect(rational.sign(speed)).toBe(-1);
      const time = surd.toRational(found.first!)!;
      expect(rational.sign(rational.add(gap, rational.multiply(time, speed)))).toBe(0);
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(40);
  });

  it.each([
    [
      () => sweepBySeparatingAxes({ type: 'sphere', center: [0, 0, 0], radius: 1 } as never, [0, 0, 0], unit),
      "a must be a convex polytope, got one of type 'sphere'",
    ],
    [() => sweepBySeparatingAxes(unit, [0, 0], unit), 'motionA must be a vector of 3 coordinates'],
    [() => sweepBySeparatingAxes(unit, [0, 0, 0], [0, 0]), 'b must be in space, as a is'],
  ])('refuses %#', (ask, text) => {
    expect(ask).toThrow(`sweepBySeparatingAxes: ${text}`);
  });
});
