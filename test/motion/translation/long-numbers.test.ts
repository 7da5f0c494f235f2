import { describe, expect, it } from 'vitest';
import { rational, surd } from '../../../src/arithmetic/index.js';
import { sweep } from '../../../src/motion/index.js';
import type { SweepShape } from '../../../src/motion/translation/carriers.js';

const HUGE = 2 ** 900;
const TINY = 2 ** -900;

type P = readonly [number, number, number];

/** The first time, if it is rational, and the features of the shape that does not move. */
function firstOf(solid: SweepShape, flat: SweepShape, motion: P) {
  const { start, first, last, contact } = sweep(solid, [0, 0, 0], flat, motion);
  const time = first && surd.toRational(first);
  const features = contact?.points.map(({ a }) => a.type) ?? [];
  return { start, first: time && rational.toNumber(time), last: last && surd.toNumber(last), features };
}

/** Coordinates that are huge and tiny make integers of thousands of bits, and change nothing here. */
describe('solids with an axis beside flat shapes of huge and tiny numbers', () => {
  it('are met at the side', () => {
    const cylinder = { type: 'cylinder', start: [0, 0, 0], end: [0, 0, 10], radius: 2 } as const;
    const segment = { type: 'segment', start: [5, 0, 5], end: [HUGE, TINY, 5] } as const;
    expect(firstOf(cylinder, segment, [-8, 0, 0])).toEqual({
      start: 'disjoint',
      first: 3 / 8,
      last: 1,
      features: ['face'],
    });
    expect(firstOf(cylinder, segment, [-3, 0, 0]).first).toBe(1);
    expect(firstOf(cylinder, segment, [-3 * (1 - 2 ** -52), 0, 0]).first).toBe(null);
    // Along the axis it stays beside.
    expect(firstOf(cylinder, segment, [0, 0, 8]).first).toBe(null);
  });

  it('are met at the apex, and at the rim', () => {
    const cone = { type: 'cone', apex: [0, 0, 10], center: [0, 0, 0], radius: 5 } as const;
    const above = { type: 'triangle', a: [-1, -1, 12], b: [HUGE, -1, 12], c: [-1, 1 + TINY, 12] } as const;
    expect(firstOf(cone, above, [0, 0, -4])).toEqual({
      start: 'disjoint',
      first: 1 / 2,
      last: 1,
      features: ['vertex'],
    });
    // From below it comes to the base all at once.
    const below = { type: 'triangle', a: [-9, -9, -1], b: [HUGE, -9, -1], c: [-9, HUGE, -1] } as const;
    expect(firstOf(cone, below, [TINY, 0, 4]).first).toBe(1 / 4);
    // A point of the rim is met by a vertex that comes along the plane of the base.
    const beside = { type: 'triangle', a: [8, 0, 0], b: [HUGE, TINY, 0], c: [HUGE, TINY, -1] } as const;
    expect(firstOf(cone, beside, [-6, 0, 0])).toMatchObject({ first: 1 / 2, features: ['edge'] });
  });

  it('of two radii are met by what slides along their sides', () => {
    const frustum = {
      type: 'truncated-cone',
      start: [0, 0, 0],
      end: [0, 0, 4],
      startRadius: 4,
      endRadius: 2,
    } as const;
    // Nearly along the side, which goes through (4, 0, 0) and (2, 0, 4).
    const edge = { type: 'segment', start: [5 + HUGE, 0, -2 * HUGE], end: [3, 0, 4] } as const;
    expect(firstOf(frustum, edge, [-2, 0, 0])).toMatchObject({ start: 'disjoint', first: 1 / 2 });
    const { first } = sweep(frustum, [0, 0, 0], edge, [-2, TINY, 0]);
    // Rounding its end made the edge a bit steeper: it comes to the wide end, and before its vertex to the other one.
    expect(surd.compare(first!, surd.fromNumber(1 / 2))).toBe(-1);
    expect(surd.toNumber(first!)).toBe(1 / 2);
    expect(firstOf(frustum, edge, [-1, 0, 0])).toMatchObject({ first: 1, last: 1 });
  });
});
