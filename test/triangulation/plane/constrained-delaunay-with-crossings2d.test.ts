import { describe, expect, it } from 'vitest';
import { exactCoordinates2d } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  type CrossedDelaunay2d,
  constrainedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
} from '../../../src/triangulation/index.js';
import { POINT_FAMILIES } from './point-families.js';
import { expectWhole } from './triangulation-faults.js';

/** The exact place of each corner, as text. */
function placesOf({ coordinates, crossings }: CrossedDelaunay2d): string[] {
  const given = coordinates.length / 2 - crossings.length;
  const texts = Array.from({ length: given }, (_, i) =>
    exactCoordinates2d([coordinates[2 * i]!, coordinates[2 * i + 1]!]),
  );
  const all = [...texts, ...crossings.map((point) => exactCoordinates2d(point))];
  return all.map((point) => point.map((c) => `${c.numerator}/${c.denominator}`).join(' '));
}

describe.each(POINT_FAMILIES)('constrainedDelaunayWithCrossings2d of %s', (_, draw) => {
  it('is whole, and the same in any order of points and edges', () => {
    const random = new Random(3, 1, 4, 1);
    for (const n of [4, 9, 14]) {
      const flat = draw(random, n);
      const edges = Array.from({ length: n }, () => [random.below(n), random.below(n)] as const);
      const result = constrainedDelaunayWithCrossings2d(flat, edges);
      expectWhole(result);
      const turned = Array.from({ length: n }, (_, i) => flat.slice(2 * (n - 1 - i), 2 * (n - i)));
      const renamed = edges.map(([a, b]) => [n - 1 - b, n - 1 - a]).reverse();
      const other = constrainedDelaunayWithCrossings2d(turned, renamed);
      const [places, others] = [placesOf(result), placesOf(other)];
      expect(Array.from(other.triangles, (p) => others[p])).toEqual(
        Array.from(result.triangles, (p) => places[p]),
      );
      expect(other.halfedges).toEqual(result.halfedges);
      expect([...other.constraints].map((k) => k >= 0)).toEqual([...result.constraints].map((k) => k >= 0));
    }
  });

  it('is what constrainedDelaunay2d makes where nothing crosses', () => {
    const random = new Random(2, 7, 1, 8);
    let compared = 0;
    for (let round = 0; round < 12; round++) {
      const count = [8, 8, 40, 150][round % 4]!;
      const flat = draw(random, count);
      const edges = [
        [random.below(count), random.below(count)] as const,
        [random.below(count), random.below(count)] as const,
      ];
      const plain = constrainedDelaunay2d(flat, edges);
      const { crossings, ...crossed } = constrainedDelaunayWithCrossings2d(flat, edges);
      if (plain === null) expect(crossings).toHaveLength(1);
      else {
        expect(crossed).toEqual(plain);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

describe('constrainedDelaunayWithCrossings2d', () => {
  it('has one corner where many edges cross', () => {
    const n = 40;
    const points = Array.from({ length: n }, (_, i) => [
      [i, -n],
      [-i, n],
    ]).flat();
    const edges = Array.from({ length: n }, (_, i) => [2 * i, 2 * i + 1]);
    const result = constrainedDelaunayWithCrossings2d(points, edges);
    expect(result.crossings).toEqual([[0, 0]]);
    expectWhole(result);
  });

  it('takes a grid of lines that cross in no doubles, and a hub of edges', () => {
    const n = 30;
    const points: number[][] = [];
    for (let i = 0; i < n; i++) points.push([0, i / 10], [3, i / 10 + 1], [i / 10, 0], [i / 10 + 1, 3]);
    const edges = Array.from({ length: 2 * n }, (_, i) => [2 * i, 2 * i + 1]);
    const grid = constrainedDelaunayWithCrossings2d(points, edges);
    expect(grid.crossings.length).toBeGreaterThan(300);
    expectWhole(grid);
    const rim = Array.from({ length: 3000 }, (_, i) => [Math.cos(i), Math.sin(i)]);
    const hub = constrainedDelaunayWithCrossings2d(
      [[0.1, 0.2], ...rim],
      rim.map((_, i) => [0, i + 1]),
    );
    expect(hub.crossings).toEqual([]);
    expect(hub.constraints.filter((k) => k >= 0).length).toBe(2 * rim.length);
  });

  it('sorts a crossing that is less certain than all that is near it', () => {
    const points = [
      -(2 ** 44),
      2 ** 45,
      -(2 ** -48),
      0,
      2,
      2,
      0,
      -0.0625,
      2 ** -42,
      2 ** -43,
      -(2 ** -46),
      2 ** -47,
    ];
    const result = constrainedDelaunayWithCrossings2d(points, [0, 1, 2, 3, 4, 5]);
    expectWhole(result);
    expect(result.crossings).toHaveLength(1);
    expect(result.constraints.filter((k) => k === 0).length).toBe(4);
  });

  it('has no triangles on a line', () => {
    const { triangles, hull, crossings } = constrainedDelaunayWithCrossings2d([0, 0, 3, 3, 1, 1], [0, 1]);
    expect([[...triangles], [...hull], crossings]).toEqual([[], [0, 2, 1], []]);
    expect(constrainedDelaunayWithCrossings2d([], []).hull).toHaveLength(0);
  });

  it('refuses what is no list of edges', () => {
    expect(() => constrainedDelaunayWithCrossings2d([0, 0, 1, 0], [0, 2])).toThrow(
      /^constrainedDelaunayWithCrossings2d: edges\[1\] must be an integer from 0 to 1/,
    );
    // @ts-expect-error two lists
    expect(() => constrainedDelaunayWithCrossings2d([], [], [])).toThrow(
      /options must be an object, and no list/,
    );
  });
});
