/** What must hold whatever the times are: reversal, a frame that moves, scaling, swapping. */
import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import {
  compareTimes,
  type Sweep,
  type SweepShape,
  sweep,
  sweptIntersects,
} from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Vector = readonly [number, number, number];
const ONE = surd.fromNumber(1);
const random = new Random(1, 9, 8, 4);
const small = (): Vector => [random.between(-4, 4), random.between(-4, 4), random.between(-4, 4)];
const plus = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
const times = (p: Vector, k: number): Vector => [p[0] * k, p[1] * k, p[2] * k];

/** A shape at a place, `size` times as large. */
type Made = (by: Vector, size: number) => SweepShape;

const MAKERS: readonly (() => Made)[] = [
  () => {
    const p = small();
    return (by, s) => plus(times(p, s), by);
  },
  () => {
    const [p, q] = [small(), small()];
    return (by, s) => ({ type: 'segment', start: plus(times(p, s), by), end: plus(times(q, s), by) });
  },
  () => {
    const [a, b, c] = [small(), small(), small()];
    const at = (p: Vector, by: Vector, s: number) => plus(times(p, s), by);
    return (by, s) => ({ type: 'triangle', a: at(a, by, s), b: at(b, by, s), c: at(c, by, s) });
  },
  () => {
    const [min, size] = [small(), small().map(Math.abs) as unknown as Vector];
    return (by, s) => ({
      type: 'box',
      min: plus(times(min, s), by),
      max: plus(times(plus(min, size), s), by),
    });
  },
  () => {
    const [center, r] = [small(), random.between(0, 4) / 2];
    return (by, s) => ({ type: 'sphere', center: plus(times(center, s), by), radius: r * s });
  },
  () => {
    const [p, q, r] = [small(), small(), random.between(0, 4) / 2];
    return (by, s) => ({
      type: 'capsule',
      start: plus(times(p, s), by),
      end: plus(times(q, s), by),
      radius: r * s,
    });
  },
];
const NOWHERE: Vector = [0, 0, 0];

interface Case {
  readonly a: Made;
  readonly b: Made;
  readonly offset: Vector;
  readonly p: Vector;
  readonly q: Vector;
}

const cases = Array.from({ length: 400 }, (): Case => {
  const offset = times(small(), random.between(1, 4));
  // Towards the other shape, mostly.
  const p = plus(times(offset, -random.between(0, 2)), small());
  return {
    a: MAKERS[random.below(MAKERS.length)]!(),
    b: MAKERS[random.below(MAKERS.length)]!(),
    offset,
    p,
    q: small(),
  };
});
const asked = ({ a, b, offset, p, q }: Case, size = 1): Sweep =>
  sweep(a(times(offset, size), size), times(p, size), b(NOWHERE, size), times(q, size));

const same = (s: Sweep['first'], t: Sweep['first']): boolean =>
  s === null || t === null ? s === t : compareTimes(s, t) === 0;

describe('two shapes that translate', () => {
  it('meet in many ways here', () => {
    const all = cases.map((one) => asked(one));
    expect(all.filter(({ first }) => first === null).length).toBeGreaterThan(30);
    expect(all.filter(({ start }) => start === 'touching').length).toBeGreaterThan(1);
    expect(all.filter(({ start, first }) => start === 'disjoint' && first !== null).length).toBeGreaterThan(
      30,
    );
  });

  it('meet at the same times whichever comes first', () => {
    for (const { a, b, offset, p, q } of cases) {
      const found = sweep(a(offset, 1), p, b(NOWHERE, 1), q);
      const turned = sweep(b(NOWHERE, 1), q, a(offset, 1), p);
      expect(same(found.first, turned.first) && same(found.last, turned.last)).toBe(true);
      const points = (all: Sweep['contact']) =>
        (all?.points ?? []).map(({ rounded }) => rounded.point.join()).sort();
      expect(points(turned.contact)).toEqual(points(found.contact));
      expect(turned.contact?.normal?.map(surd.toNumber)).toEqual(
        found.contact?.normal?.map((x) => surd.toNumber(surd.negate(x))),
      );
    }
  });

  it('meet at the opposite times when time runs back', () => {
    for (const { a, b, offset, p, q } of cases) {
      const { first, last } = sweep(a(offset, 1), p, b(NOWHERE, 1), q);
      const back = sweep(a(plus(offset, p), 1), times(p, -1), b(q, 1), times(q, -1));
      expect(same(back.first, last && surd.subtract(ONE, last))).toBe(true);
      expect(same(back.last, first && surd.subtract(ONE, first))).toBe(true);
    }
  });

  it('meet at the same times in a frame that moves, and at any scale', () => {
    for (const one of cases) {
      const { first, last } = asked(one);
      const by = times(small(), 1024);
      const moving = asked({ ...one, p: plus(one.p, by), q: plus(one.q, by) });
      expect(same(first, moving.first) && same(last, moving.last)).toBe(true);
      const scaled = asked(one, 2 ** random.between(-200, 200));
      expect(same(first, scaled.first) && same(last, scaled.last)).toBe(true);
    }
  });

  it('meet as the boolean says', () => {
    for (const one of cases) {
      const { a, b, offset, p, q } = one;
      expect(sweptIntersects(a(offset, 1), p, b(NOWHERE, 1), q)).toBe(asked(one).first !== null);
    }
  });
});
