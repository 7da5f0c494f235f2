import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { convexFan } from '../../../src/triangulation/sweep/convex-fan.js';
import { LexicographicOrder } from '../../../src/triangulation/sweep/lexicographic-order.js';
import { takeSweep, triangulateRings } from '../../../src/triangulation/sweep/triangulate-rings.js';

const random = new Random(2, 7, 1, 8);

function triangles(...rings: readonly (readonly (readonly [number, number])[])[]): number[] {
  const all = rings.flat();
  const starts = [0];
  for (const ring of rings) starts.push(starts.at(-1)! + ring.length);
  const sweep = takeSweep();
  sweep.points.input(all.length).set(all.flat());
  return triangulateRings(sweep, starts);
}

/** Twice the area of all triangles; each has one, above 0. */
function covered(points: readonly (readonly [number, number])[], found: readonly number[]): number {
  let sum = 0;
  for (let t = 0; t < found.length; t += 3) {
    const [a, b, c] = [points[found[t]!]!, points[found[t + 1]!]!, points[found[t + 2]!]!];
    const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    expect(twice).toBeGreaterThan(0);
    sum += twice;
  }
  return sum;
}

describe('a convex ring', () => {
  const fan = (...points: readonly (readonly [number, number])[]) =>
    convexFan(Float64Array.from(points.flat()), points.length);

  it('is cut from its first vertex, whichever way it runs and whether it is closed', () => {
    expect(fan([0, 0], [4, 0], [4, 4], [0, 4])).toEqual([0, 1, 2, 0, 2, 3]);
    expect(fan([0, 4], [4, 4], [4, 0], [0, 0])).toEqual([0, 2, 1, 0, 3, 2]);
    expect(
      triangles([
        [0, 4],
        [4, 4],
        [4, 0],
        [0, 0],
        [0, 4],
      ]),
    ).toEqual([0, 2, 1, 0, 3, 2]);
    expect(fan([0, 0], [1, 0], [0, 1])).toEqual([0, 1, 2]);
  });

  it('is no ring that turns otherwise, goes straight on, or goes around twice', () => {
    const star = (skip: number, count: number) =>
      Array.from({ length: count }, (_, k): [number, number] => {
        const angle = (2 * Math.PI * skip * k) / count;
        return [Math.cos(angle), Math.sin(angle)];
      });
    for (let start = 0; start < 7; start++) {
      const from = (points: [number, number][]) => [...points.slice(start), ...points.slice(0, start)];
      expect(fan(...from(star(1, 7)))).toHaveLength(15);
      expect(fan(...from(star(2, 7)))).toBeNull();
      expect(fan(...from(star(3, 7)).reverse())).toBeNull();
    }
    expect(fan([0, 0], [4, 0], [1, 1], [0, 4])).toBeNull();
    expect(fan([0, 0], [2, 0], [4, 0], [0, 4])).toBeNull();
    expect(fan([0, 0], [4, 0], [0, 0])).toBeNull();
    expect(fan([0, 0], [4, 4], [4, 0], [0, 4])).toBeNull();
    expect(fan([0, 0], [4, 0], [4, 4], [4, 4], [0, 4])).toBeNull();
    expect(triangles([])).toEqual([]);
  });
});

describe('a sweep that cuts triangles', () => {
  it.each([5, 32, 33, 40, 500])('puts %i points in order, equal ones as they come', (count) => {
    const sorted = new LexicographicOrder();
    for (const size of [2, 7, 1000]) {
      const xy = Float64Array.from({ length: 2 * count }, () => random.below(size));
      sorted.sort(xy, count);
      const plain = Array.from({ length: count }, (_, i) => i).sort(
        (p, q) => xy[2 * p]! - xy[2 * q]! || xy[2 * p + 1]! - xy[2 * q + 1]! || p - q,
      );
      expect([...sorted.order.subarray(0, count)]).toEqual(plain);
    }
  });

  it('moves a crossing to the end of an edge that is near', () => {
    // The spike leaves the square by 1, and comes back.
    const ring = [
      [0, 0],
      [100, 0],
      [100, 40],
      [101, 50],
      [100, 60],
      [100, 100],
      [0, 100],
    ] as const;
    expect(covered(ring, triangles(ring))).toBe(20020);
    const through = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 60],
      [101, 50],
      [0, 40],
    ] as const;
    // By the even-odd rule: the square less the notch, which has an area of 1000, and the tip of it beyond.
    const twice = covered(through, triangles(through));
    expect(Math.abs(twice - 18000)).toBeLessThan(200);
  });

  it('ends soon where all edges cross, and goes on with the next polygon', () => {
    const star = Array.from({ length: 2001 }, (_, i) => {
      const angle = (2 * Math.PI * i * 1000) / 2001;
      return [Math.cos(angle), Math.sin(angle)] as const;
    });
    const found = triangles(star);
    expect(found.every((v) => v >= 0 && v < star.length)).toBe(true);
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    expect(covered(square, triangles(square))).toBe(2);
  });

  it('answers about two polygons at a time', () => {
    const [first, second] = [takeSweep(), takeSweep()];
    expect(first).not.toBe(second);
    first.points.input(3).set([0, 0, 1, 0, 0, 1]);
    second.points.input(4).set([0, 0, 1, 0, 1, 1, 0, 1]);
    expect(triangulateRings(first, [0, 3])).toHaveLength(3);
    expect(triangulateRings(second, [0, 4])).toHaveLength(6);
  });

  it('takes edges that very many rings have in common', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [0, 4],
    ] as const;
    const hole = [
      [0, 0],
      [2, 0],
      [0, 2],
    ] as const;
    const all = [ring, ...Array.from({ length: 60 }, () => hole)];
    const found = triangles(...all);
    expect(covered(all.flat(), found)).toBe(12);
  });
});
