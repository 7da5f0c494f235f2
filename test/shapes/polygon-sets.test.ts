import { describe, expect, it } from 'vitest';
import { polygonSet } from '../../src/polygons/index.js';
import { contains, distance, hasAnswer, intersects, isWithin, relation } from '../../src/shapes/index.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const ring = (out: number, inside: number) => [
  square(-out, -out, 2 * out),
  square(-inside, -inside, 2 * inside),
];

/** Two squares of side 2, at 0 and at 4. */
const two = polygonSet([[square(0, 0, 2)], [square(4, 0, 2)]]);
const none = polygonSet([]);

describe('polygon sets beside other shapes, in either order', () => {
  it('meet points, lines, rays and segments', () => {
    expect(relation([1, 1], two)).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
      contact: null,
    });
    expect(relation(two, [2, 1])).toMatchObject({ relation: 'touching', containment: 'containing' });
    expect(relation([3, 1], two)).toMatchObject({ relation: 'disjoint', containment: 'none', contact: [] });
    const segment = { type: 'segment', start: [1, 1], end: [5, 1] } as const;
    expect(relation(segment, two)).toMatchObject({
      relation: 'overlapping',
      containment: 'none',
      boundaries: null,
    });
    expect(contains(two, { type: 'segment', start: [0, 0], end: [2, 2] })).toBe(true);
    expect(intersects(two, { type: 'ray', origin: [3, 1], direction: [0, 1] })).toBe(false);
    expect(intersects({ type: 'line', origin: [0, 2], direction: [1, 0] }, two)).toBe(true);
  });

  it('meet boxes, polygons and sets', () => {
    const box = { type: 'box', min: [-1, -1], max: [7, 3] } as const;
    expect(relation(box, two)).toMatchObject({ containment: 'containing', boundaries: 'disjoint' });
    expect(relation(two, box)).toMatchObject({ containment: 'inside', boundaries: 'disjoint' });
    const polygon = { type: 'polygon', outer: square(2, 0, 2) } as const;
    expect(relation(polygon, two)).toMatchObject({ relation: 'touching', boundaries: 'touching' });
    expect(relation(two, polygon)).toMatchObject({ relation: 'touching', containment: 'none' });
    expect(relation(two, two)).toMatchObject({ containment: 'equal', boundaries: 'overlapping' });
    expect(contains(two, polygonSet(square(4, 0, 1)))).toBe(true);
    expect(relation(none, two)).toMatchObject({ relation: 'disjoint', containment: 'none' });
  });

  it('have boundaries that do not meet, though neither is in the other', () => {
    const [a, b] = [polygonSet([ring(3, 1)]), polygonSet([ring(4, 2)])];
    expect(relation(a, b)).toMatchObject({
      relation: 'overlapping',
      containment: 'none',
      boundaries: 'disjoint',
    });
    const [outer, hole] = ring(3, 1);
    const polygon = { type: 'polygon', outer: outer!, holes: [hole!] } as const;
    expect(relation(polygon, b).boundaries).toBe('disjoint');
    expect(relation(polygon, { type: 'box', min: [-2, -2], max: [2, 2] }).boundaries).toBe('disjoint');
    const other = { type: 'polygon', outer: ring(4, 2)[0]!, holes: [ring(4, 2)[1]!] } as const;
    expect(relation(polygon, other).boundaries).toBe('disjoint');
  });

  it('are measured from points, segments, polygons and sets', () => {
    expect(distance([3, 1], two)?.distance).toBe(1);
    expect(distance(two, [9, 6])?.distance).toBe(5);
    const from = distance({ type: 'polygon', outer: square(10, 0, 1) }, two);
    expect(from?.squaredDistance).toEqual({ numerator: 16n, denominator: 1n });
    const back = distance(two, { type: 'polygon', outer: square(10, 0, 1) });
    expect(back).toMatchObject({ distance: 4 });
    expect([back?.closest, from?.closest].map((pair) => (pair as { pointA: unknown[] }).pointA[0])).toEqual([
      { numerator: 6n, denominator: 1n },
      { numerator: 10n, denominator: 1n },
    ]);
    expect(isWithin(two, [9, 6], 5)).toBe(true);
    expect(isWithin([9, 6], two, 4.999999999999999)).toBe(false);
    expect(distance([0, 0], none)).toBeNull();
    expect(isWithin(none, two, 1e300)).toBe(false);
  });

  it('say what is wrong with them, and with what is beside them', () => {
    const faulty = { type: 'polygon-set', lines: [], vertices: [[0, 0]], polygons: [[[0, 1, 2]]] } as const;
    expect(() => relation([0, 0], faulty)).toThrow(/^relation: b/);
    expect(() => distance(faulty, two)).toThrow(/^distance: a/);
    expect(() => distance(faulty, { type: 'polygon', outer: square(0, 0, 1) })).toThrow(/^distance: a/);
    expect(() =>
      distance(
        {
          type: 'polygon',
          outer: [
            [0, 0],
            [1, Number.NaN],
            [1, 1],
          ],
        },
        two,
      ),
    ).toThrow(/^distance: a/);
    expect(() => relation({ type: 'segment', start: [0, Number.NaN], end: [1, 1] }, two)).toThrow(
      /^relation: a\.start/,
    );
    // @ts-expect-error there is none
    expect(() => relation(two, { type: 'circle', center: [0, 0], radius: 1 })).toThrow(
      /^relation: no answer for a polygon set and a circle of the plane/,
    );
    expect(() => relation(two, [0, 0, 0])).toThrow(/^relation: b must be in the plane/);
    expect(hasAnswer('relation', two, { type: 'circle', center: [0, 0], radius: 1 })).toBe(false);
    expect(hasAnswer('distance', two, [0, 0])).toBe(true);
  });
});
