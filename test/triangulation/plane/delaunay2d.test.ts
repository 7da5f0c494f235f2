import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { incircle, orient2d } from '../../../src/predicates/index.js';
import { delaunay2d } from '../../../src/triangulation/index.js';
import { integerPoints, isInside, trianglesByDefinition } from './delaunay-referee.js';
import { POINT_FAMILIES } from './point-families.js';
import { expectWhole, nextOf } from './triangulation-faults.js';

type Result = ReturnType<typeof delaunay2d>;

/** The corners of each triangle, the least number first, as the referee writes them. */
function cornersOf({ triangles }: Result): string[] {
  const rows = Array.from({ length: triangles.length / 3 }, (_, t) => {
    const row = [...triangles.subarray(3 * t, 3 * t + 3)];
    const least = row.indexOf(Math.min(...row));
    return [...row.slice(least), ...row.slice(0, least)].join(' ');
  });
  return rows.sort();
}

/** The same points in another order; and the triangulation in the numbers of the first one. */
function shuffled(random: Random, flat: readonly number[]) {
  const order = flat.slice(0, flat.length / 2).map((_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return delaunay2d(order.flatMap((i) => [flat[2 * i]!, flat[2 * i + 1]!]));
}

const placesOf = ({ coordinates }: Result, numbers: ArrayLike<number>) =>
  Array.from(numbers, (i) => [coordinates[2 * i]! + 0, coordinates[2 * i + 1]! + 0]);

describe.each(POINT_FAMILIES)('delaunay2d of %s', (_, draw) => {
  it('has the triangles of the definition', () => {
    const random = new Random(1, 2, 3, 4);
    for (let n = 0; n < 60; n++) {
      const flat = draw(random, n % 12);
      const result = delaunay2d(flat);
      const isDuplicate = new Set(result.duplicates.filter((_, i) => i % 2 === 0));
      const numbers = flat
        .slice(0, flat.length / 2)
        .map((_, i) => i)
        .filter((i) => !isDuplicate.has(i));
      const points = integerPoints(flat);
      const expected = trianglesByDefinition(numbers.map((i) => points[i]!));
      const renamed = expected.map((row) =>
        row
          .split(' ')
          .map((k) => numbers[Number(k)])
          .join(' '),
      );
      expect(cornersOf(result)).toEqual(renamed.sort());
      expectWhole(result);
    }
  });

  it('has triangles with an area, and edges that are locally Delaunay, of many points', () => {
    const flat = draw(new Random(5, 6, 7, 8), 1500);
    const result = delaunay2d(flat);
    const { triangles, halfedges, coordinates } = result;
    const faults: number[] = [];
    expectWhole(result);
    const at = (i: number) => [coordinates[2 * i]!, coordinates[2 * i + 1]!] as const;
    for (let e = 0; e < triangles.length; e++) {
      const [a, b, c] = [triangles[e]!, triangles[nextOf(e)]!, triangles[nextOf(nextOf(e))]!];
      if (e % 3 === 0 && orient2d(...at(a), ...at(b), ...at(c)) !== 1) faults.push(e);
      if (halfedges[e]! < 0) continue;
      const beyond = triangles[nextOf(nextOf(halfedges[e]!))]!;
      const sign = incircle(...at(a), ...at(b), ...at(c), ...at(beyond));
      if (sign < 0) continue;
      const [p, q, r, s] = integerPoints([a, b, c, beyond].flatMap(at)) as never as [
        never,
        never,
        never,
        never,
      ];
      if (sign > 0 || isInside(p, q, r, s)) faults.push(e);
    }
    expect(faults).toEqual([]);
  });

  it('is the same in any order of the points', () => {
    const random = new Random(9, 8, 7, 6);
    for (let n = 2; n < 200; n = 2 * n + 1) {
      const flat = draw(random, n);
      const result = delaunay2d(flat);
      const other = shuffled(random, flat);
      expect(placesOf(other, other.triangles)).toEqual(placesOf(result, result.triangles));
      expect(other.halfedges).toEqual(result.halfedges);
      expect(placesOf(other, other.hull)).toEqual(placesOf(result, result.hull));
    }
  });

  it('names the first of equal points', () => {
    const flat = draw(new Random(3, 3, 3, 3), 80);
    const { duplicates } = delaunay2d(flat);
    const isEqual = (i: number, j: number) =>
      flat[2 * i] === flat[2 * j] && flat[2 * i + 1] === flat[2 * j + 1];
    const numbers = flat.slice(0, flat.length / 2).map((_, i) => i);
    const pairs = numbers
      .map((i) => [i, numbers.findIndex((j) => isEqual(i, j))])
      .filter(([i, j]) => i !== j);
    expect([...duplicates]).toEqual(pairs.flat());
  });
});

describe('delaunay2d', () => {
  it('takes lists of points, flat lists, and none', () => {
    const flat = [0, 0, 4, 0, 0, 4];
    expect(delaunay2d(new Float64Array(flat)).triangles).toEqual(Uint32Array.of(0, 1, 2));
    expect(
      delaunay2d([
        [0, 0],
        [4, 0],
        [0, 4],
      ]),
    ).toEqual(delaunay2d(flat));
    expect(delaunay2d([]).hull).toEqual(new Uint32Array(0));
    expect(delaunay2d([5, 5]).hull).toEqual(Uint32Array.of(0));
    expect(delaunay2d([5, 5, 4, 4]).hull).toEqual(Uint32Array.of(1, 0));
  });

  it('refuses what is no list of points', () => {
    expect(() => delaunay2d([0, 1, 2])).toThrow(/^delaunay2d: points.length must be a multiple of 2, got 3/);
    expect(() => delaunay2d([[0, Number.NaN]])).toThrow(
      /^delaunay2d: points\[0\]\[1\] must be a finite number/,
    );
    // @ts-expect-error one list
    expect(() => delaunay2d([], [])).toThrow(/^delaunay2d: options must be an object, and no list/);
  });

  it('decides ties by the coordinates of four points', () => {
    // The last corner by x and y is lifted above the plane of the others: it has a triangle of its own.
    expect(cornersOf(delaunay2d([0, 0, 1, 0, 1, 1, 0, 1]))).toEqual(['0 1 3', '1 2 3']);
    expect(cornersOf(delaunay2d([0, 1, 1, 2, 2, 1, 1, 0]))).toEqual(['0 3 1', '1 3 2']);
  });

  it('begins triangles at their leftmost, lowest corner', () => {
    for (const [, draw] of POINT_FAMILIES) {
      const { coordinates, triangles } = delaunay2d(draw(new Random(1, 1, 1, 1), 40));
      for (let t = 0; t < triangles.length; t += 3) {
        const corners = [0, 1, 2].map((k) => [0, 1].map((i) => coordinates[2 * triangles[t + k]! + i]!));
        const [first, ...rest] = corners as [[number, number], ...[number, number][]];
        for (const [x, y] of rest) expect(first[0] < x || (first[0] === x && first[1] < y)).toBe(true);
      }
    }
  });
});
