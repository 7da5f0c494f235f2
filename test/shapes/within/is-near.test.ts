import { describe, expect, it } from 'vitest';
import { compareDistance, type Squared } from '../../../src/distance/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { distance, isWithin, type Shape, type ShapeType } from '../../../src/shapes/index.js';
import { compareNearly } from '../../../src/shapes/within/is-near.js';
import { effort } from '../../support/effort.js';
import { drawing, drawnHull, PAIRS } from '../draws.js';

const random = new Random(1, 6, 1, 8);
const distanceOf = distance as unknown as (a: Shape, b: Shape) => Squared & { readonly distance: number };
const within = isWithin as (a: Shape, b: Shape, r: number) => boolean;

/** All numbers of a shape made others, by a function; faces keep theirs. */
function mapped(shape: Shape, change: (x: number) => number): Shape {
  const all = (value: unknown): unknown => {
    if (typeof value === 'number') return change(value);
    if (Array.isArray(value)) return value.map(all);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, key === 'faces' ? x : all(x)]));
  };
  return all(shape) as Shape;
}

/** Shapes of small integers as they are, moved a little or by much, of other sizes, or of any numbers. */
const CHANGES: readonly ((x: number) => number)[] = [
  (x) => x,
  (x) => (x === 0 ? 0 : x + random.between(-3, 3) * 2 ** -50),
  (x) => x * 0.1,
  (x) => x * 2 ** 70,
  (x) => x * 2 ** -70,
  (x) => (x === 0 ? 0 : x * 2 ** random.between(-40, 40)),
  (x) => x * 2 ** -300,
  (x) => x * 2 ** 300,
];

const READ =
  'point line ray segment triangle plane tetrahedron box oriented-box sphere capsule lozenge infinite-cylinder';
const areRead = (place: string, ...types: readonly ShapeType[]) =>
  types.every((type) => READ.split(' ').includes(type) || (type === 'circle' && place === 'plane'));
/** Each in one order: the other one is the same question. */
const UNORDERED = PAIRS.filter(([, a, b]) => a <= b);
const ENDLESS = ['line', 'ray', 'plane', 'infinite-cylinder'];

/** A pair with a distance, and how far apart it is; `null` if there is no answer, or the change made it none. */
function measured(a: Shape, b: Shape): (Squared & { readonly distance: number }) | null {
  try {
    return distanceOf(a, b);
  } catch {
    return null;
  }
}

describe('compareNearly', () => {
  it.each(UNORDERED)('in the %s: %s and %s, next to the distance and far from it', (place, a, b) => {
    const draw = drawing(a.length * 57 + b.length);
    let [asked, decided] = [0, 0];
    for (let i = 0; i < effort(16); i++) {
      const change = CHANGES[i % CHANGES.length]!;
      const [one, other] = [drawnHull(draw, place, a), drawnHull(draw, place, b)].map((shape) =>
        shape !== null && 'type' in shape && shape.type === 'frustum' ? shape : mapped(shape, change),
      ) as [Shape, Shape];
      const found = measured(one, other);
      if (found === null) continue;
      const { squaredDistance, distance: d } = found;
      for (const factor of [0, 0.5, 1 - 2 ** -52, 1, 1 + 2 ** -52, 1 + 2 ** -40, 2]) {
        const r = d === 0 ? factor : d * factor;
        const truth = compareDistance({ squaredDistance }, r);
        const said = compareNearly(one, other, r);
        asked++;
        if (said !== 2) decided++;
        if (said !== 2) expect({ one, other, r, said: said > 0 }).toEqual({ one, other, r, said: truth > 0 });
        expect(within(one, other, r)).toBe(truth <= 0);
      }
    }
    const isDecided = areRead(place, a, b) && !(ENDLESS.includes(a) && ENDLESS.includes(b));
    if (asked > 0 && isDecided) expect(decided / asked).toBeGreaterThan(0.15);
  });
});

describe('isWithin', () => {
  /** What is wrong with a number, or with a list. */
  const FAULTS: readonly unknown[] = [Number.NaN, Infinity, '1', 1n, undefined, null, [], {}, -1, true];

  /** A copy with one part replaced, somewhere. */
  function spoiled(shape: unknown, fault: unknown): unknown {
    const keys = Object.keys(shape as object).filter((key) => key !== 'type');
    const key = keys[random.below(keys.length)]!;
    const part = (shape as Record<string, unknown>)[key];
    const copy: Record<string, unknown> = Array.isArray(shape)
      ? ([...shape] as never)
      : { ...(shape as object) };
    copy[key] = typeof part === 'object' && part !== null && random.oneIn(2) ? spoiled(part, fault) : fault;
    return copy;
  }

  const textOf = (ask: () => unknown): string => {
    try {
      ask();
      return 'no error';
    } catch (error) {
      return `${(error as Error).name} ${(error as Error).message.replace(/^\w+:/, '')}`;
    }
  };

  it.each(UNORDERED)('in the %s: %s and %s are refused as by distance', (place, a, b) => {
    const draw = drawing(a.length * 5 + b.length);
    for (let i = 0; i < effort(10); i++) {
      const [one, other] = [drawnHull(draw, place, a), drawnHull(draw, place, b)];
      const wrong = spoiled(one, FAULTS[i % FAULTS.length]) as Shape;
      expect(textOf(() => within(wrong, other, 1))).toBe(textOf(() => distanceOf(wrong, other)));
      expect(textOf(() => within(other, wrong, 1))).toBe(textOf(() => distanceOf(other, wrong)));
    }
  });

  it('takes a number that is not negative', () => {
    for (const r of [-1, Number.NaN, Infinity, '1', undefined]) {
      expect(() => within([0, 0], [1, 1], r as number)).toThrow(
        'isWithin: r must be a finite number, at least 0',
      );
    }
  });

  it('reads what asks another question meanwhile', () => {
    const asking = {
      type: 'segment',
      start: [0, 0, 0],
      get end() {
        within(
          { type: 'sphere', center: [9, 9, 9], radius: 5 },
          { type: 'segment', start: [7, 7, 7], end: [8, 8, 8] },
          1,
        );
        return [4, 0, 0];
      },
    } as const;
    const point = [2, 3, 0];
    expect([within(asking, point, 3.5), within(point, asking, 2.5)]).toEqual([true, false]);
    expect([within(point, asking, 3.5), within(asking, point, 2.5)]).toEqual([true, false]);
  });
});
