import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { orient2d, powerTest2d } from '../../../src/predicates/index.js';
import { delaunay2d, regularTriangulation2d } from '../../../src/triangulation/index.js';
import { sortTriangles } from '../../../src/triangulation/plane/sort-triangles.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from './point-families.js';
import { nextOf } from './triangulation-faults.js';

const COUNT = effort(200);

/** The place of each point by x, then y. */
function ranksOf(flat: readonly number[]): Uint32Array {
  const ranks = new Uint32Array(flat.length / 2);
  const order = Array.from(ranks, (_, i) => i).sort(
    (i, j) => flat[2 * i]! - flat[2 * j]! || flat[2 * i + 1]! - flat[2 * j + 1]! || i - j,
  );
  order.forEach((i, k) => {
    ranks[i] = k;
  });
  return ranks;
}

describe.each(POINT_FAMILIES)('regularTriangulation2d of %s', (_, draw) => {
  it('is the Delaunay triangulation where weights are equal', () => {
    const random = new Random(2, 3, 5, 7);
    for (const n of [0, 1, 2, 3, 5, effort(40)]) {
      const flat = draw(random, n).slice(0, 2 * n);
      const delaunay = delaunay2d(flat);
      const regular = regularTriangulation2d(flat, Array(n).fill(0.25));
      const { triangles, halfedges } = sortTriangles(delaunay, ranksOf(flat));
      expect(regular).toMatchObject({
        triangles,
        halfedges,
        hull: delaunay.hull,
        duplicates: delaunay.duplicates,
        hidden: new Uint32Array(0),
      });
    }
  });
});

it('has no point below a triangle, and each that is hidden is above all', () => {
  const random = new Random(1, 4, 1, 4);
  const points = Array.from({ length: COUNT }, () => [random.unit(), random.unit()] as const);
  const weights = points.map(() => random.unit() / (COUNT / 2));
  const { triangles, halfedges, hull, hidden } = regularTriangulation2d(points, weights);
  const at = (i: number) => [...points[i]!, weights[i]!] as const;
  expect(hidden.length).toBeGreaterThan(COUNT / 20);
  expect(triangles.length / 3).toBe(2 * (COUNT - hidden.length) - 2 - hull.length);
  for (let e = 0; e < triangles.length; e += 3) {
    const [a, b, c] = [...triangles.subarray(e, e + 3)] as [number, number, number];
    expect(orient2d(...points[a]!, ...points[b]!, ...points[c]!)).toBe(1);
    const isBelow = (d: number) => powerTest2d(...at(a), ...at(b), ...at(c), ...at(d)) > 0;
    expect(points.some((_, d) => isBelow(d))).toBe(false);
  }
  for (let e = 0; e < halfedges.length; e++) {
    if (halfedges[e]! >= 0) expect(triangles[halfedges[e]!]).toBe(triangles[nextOf(e)]);
  }
});

it('refuses weights that are no numbers, or not one for each point', () => {
  expect(() => regularTriangulation2d([[0, 0]], [])).toThrow(
    'regularTriangulation2d: weights must be a list of 1 numbers, one for each point',
  );
  expect(() => regularTriangulation2d([[0, 0]], [Number.NaN])).toThrow(
    /weights\[0\] must be a finite number/,
  );
});
