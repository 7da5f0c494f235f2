import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSimplePolygon2d } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { clipEars } from '../../src/triangulation/clip-ears.js';
import { CornerSet } from '../../src/triangulation/corner-set.js';
import { HARD_POLYGONS, noise, spiral } from './hard-polygons.js';

describe('clipping ears', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  const isClosed = (ring: readonly (readonly number[])[]) => String(ring[0]) === String(ring.at(-1));
  // What is cut has no point twice: the one that closes a ring is left out before.
  const simple = fc
    .array(point, { minLength: 4, maxLength: 9 })
    .filter((ring) => isSimplePolygon2d(ring) && !isClosed(ring));

  /** Twice the area of a lattice polygon, exactly. */
  function area(ring: readonly (readonly number[])[]): number {
    return ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!;
      return sum + x! * v! - u! * y!;
    }, 0);
  }

  it('cuts a simple lattice polygon into triangles of its own orientation that add up to it', () => {
    const property = fc.property(simple, (ring) => {
      const triangles: number[][] = [];
      clipEars(ring, (a, b, c) => triangles.push([a, b, c]));
      expect(triangles).toHaveLength(ring.length - 2);
      const way = Math.sign(area(ring));
      let sum = 0;
      for (const [a, b, c] of triangles) {
        const [p, q, r] = [ring[a!]!, ring[b!]!, ring[c!]!];
        expect(orient2d(p[0], p[1], q[0], q[1], r[0], r[1])).toBe(way);
        sum += area([p, q, r]);
      }
      // All turn the same way and none overlaps another, as their areas add up to that of the polygon.
      expect(sum).toBe(area(ring));
    });
    fc.assert(property, { seed: 4, numRuns: 800 });
  });

  /** The same rule, corner by corner and without anything that is faster. */
  function plainly(ring: readonly (readonly number[])[]): number[][] {
    const left = ring.map((_, i) => i);
    const side = (i: number, j: number, k: number) => {
      const [a, b, c] = [ring[i]!, ring[j]!, ring[k]!];
      return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
    };
    const corners = (at: number): [number, number, number] => {
      const n = left.length;
      return [left[(at + n - 1) % n]!, left[at % n]!, left[(at + 1) % n]!];
    };
    const way = Math.sign(
      ring.reduce((sum, [x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length]!;
        return sum + x! * v! - u! * y!;
      }, 0),
    );
    const isEar = (at: number) => {
      const [a, b, c] = corners(at);
      if (way * side(a, b, c) <= 0) return false;
      const inside = (v: number) =>
        way * side(a, b, v) >= 0 && way * side(b, c, v) >= 0 && way * side(c, a, v) >= 0;
      return left.every((v) => v === a || v === b || v === c || !inside(v));
    };
    const triangles: number[][] = [];
    let at = 0;
    while (left.length > 3) {
      while (!isEar(at % left.length)) at++;
      at %= left.length;
      triangles.push(corners(at));
      left.splice(at, 1);
      at %= left.length;
    }
    triangles.push(corners(at));
    return triangles;
  }

  function cutUp(ring: readonly (readonly number[])[]): number[][] {
    const triangles: number[][] = [];
    clipEars(ring, (...triangle) => triangles.push(triangle));
    return triangles;
  }

  it('gives the triangles that the rule gives when every corner is asked again each time', () => {
    const property = fc.property(simple, (ring) => {
      expect(cutUp(ring)).toEqual(plainly(ring));
    });
    fc.assert(property, { seed: 9, numRuns: 500 });
    for (const make of Object.values(HARD_POLYGONS)) {
      for (const ring of [make(60), make(60).reverse()]) expect(cutUp(ring)).toEqual(plainly(ring));
    }
  });

  it.each(Object.entries(HARD_POLYGONS))('takes little more than linear work: %s', (_, make) => {
    expect(isSimplePolygon2d(make(512))).toBe(true);
    for (const corners of [512, 4096]) {
      let triangles = 0;
      const { finished, work } = clipEars(make(corners), () => triangles++);
      expect([finished, triangles]).toEqual([true, corners - 2]);
      // Asking every corner about every other would be 4096 looks for each, and thousands of times that to find an ear.
      expect(work).toBeLessThan(8 * corners * Math.sqrt(corners));
    }
  });

  it('is not slowed down by a corner that is far away', () => {
    const [near, far] = [noise(2048), noise(2048)];
    far[0] = [1e300, 0];
    const work = (ring: number[][]) => clipEars(ring, () => {}).work;
    expect(work(far)).toBeLessThan(2 * work(near));
  });

  it('ends when its work is done', () => {
    let triangles = 0;
    const { finished, work } = clipEars(spiral(512), () => triangles++, 5000);
    expect(finished).toBe(false);
    expect(work).toBeLessThan(6000);
    expect(triangles).toBeLessThan(510);
  });
});

describe('a set of corners', () => {
  it('knows the next one', () => {
    const sizes = fc.constantFrom(1, 31, 32, 33, 1024, 1025, 40_000);
    const operations = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 60 });
    const property = fc.property(sizes, operations, (size, steps) => {
      const set = new CornerSet(size);
      const plain = new Set<number>();
      for (const [add, n] of steps) {
        const i = n % size;
        if (add) set.add(i);
        else set.remove(i);
        if (add) plain.add(i);
        else plain.delete(i);
        const from = (7 * n + 3) % size;
        const sorted = [...plain].sort((a, b) => a - b);
        expect(set.nextFrom(from)).toBe(sorted.find((k) => k >= from) ?? sorted[0] ?? -1);
      }
    });
    fc.assert(property, { seed: 3, numRuns: 300 });
  });
});
