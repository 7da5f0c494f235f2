import { describe, expect, test } from 'vitest';
import { nextDown, nextUp, ulp } from '../../../src/arithmetic/float64.js';
import {
  type PolygonSet,
  polygonIntersection,
  polygonSet,
  polygonUnion,
  roundPolygonSet,
} from '../../../src/polygons/index.js';
import { Deviation } from '../../../src/polygons/output/deviation.js';
import { ringsOfSet } from '../../../src/polygons/output/exact-rings.js';
import { closedRings } from '../../../src/polygons/output/round-polygon-set.js';
import { roundRings } from '../../../src/polygons/output/round-rings.js';
import { roundVertices } from '../../../src/polygons/output/rounded-vertices.js';
import { gridOf } from '../../../src/polygons/output/rounding-grid.js';
import { snapRings } from '../../../src/polygons/output/snap-rings.js';
import { countVanished } from '../../../src/polygons/output/vanished.js';
import { effort } from '../../support/effort.js';
import { whyWrong } from './judge-rounding.js';
import { type Case, FAMILIES, randomOf } from './rounding-cases.js';
import { whyInvalid } from './rounding-referee.js';

const setOf = (rings: Case): PolygonSet =>
  polygonSet(rings as unknown as [number, number][][], { rule: 'even-odd' });

/** Grids that are coarse, fine, and no powers of two, for what is about as large. */
function gridsFor(size: number): number[] {
  const power = 2 ** Math.max(-1074, Math.floor(Math.log2(size)) - 3);
  return [power, size / 3, size * 1e-3, size * 2e-16].filter((grid) => grid > 0 && grid < Infinity);
}

describe('rounded sets are valid, rounded to themselves, and deviate as certified', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, make) => {
    for (let i = 0; i < effort(6); i++) {
      const rings = make(randomOf(i * 1_000_003 + 17));
      const set = setOf(rings);
      expect(whyWrong(set, undefined)).toBeNull();
      const size = Math.max(...rings.flat(2).map(Math.abs));
      const grids = gridsFor(size);
      expect(whyWrong(set, grids[i % grids.length])).toBeNull();
      if (size < 2 ** 10 && size > 2 ** -10) expect(whyWrong(set, [0.1, 1e-8, 1, 1e-15][i % 4])).toBeNull();
    }
  });
});

describe('what is certified', () => {
  const triangles = polygonIntersection(
    [
      [0, 0],
      [3, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 3],
    ],
  );

  test('what needs no rounding is as it was', () => {
    const { polygons, certificate } = roundPolygonSet(triangles);
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [1, 0],
          [0.75, 0.75],
          [0, 1],
          [0, 0],
        ],
      ],
    ]);
    expect(certificate).toEqual({
      type: 'valid',
      deviation: 0,
      passes: 0,
      mergedVertices: 0,
      vanishedPolygons: 0,
      vanishedHoles: 0,
    });
  });

  test('a vertex on a third is the nearest double, and the deviation is how far that is', () => {
    const set = polygonIntersection(
      [
        [0, 0],
        [3, 0],
        [3, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 5],
        [0, 5],
      ],
    );
    const { polygons, certificate } = roundPolygonSet(set);
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [1, 0],
          [1, 1 / 3],
          [0, 0],
        ],
      ],
    ]);
    expect(certificate.type).toBe('valid');
    // 1 / 3 is 2^-54 / 3 more than its double; the double nearest to that is less.
    expect(certificate.deviation).toBe(nextUp(2 ** -54 / 3));
  });

  test('a grid that is the double nearest to 1 / n is 1 / n', () => {
    const square = polygonSet([
      [0.1, 0.2],
      [0.7000001, 0.2],
      [0.7, 0.3],
      [0.1, 0.3000001],
    ]);
    const { polygons, certificate } = roundPolygonSet(square, { grid: 0.1 });
    expect(polygons).toEqual([
      [
        [
          [0.1, 0.2],
          [0.7, 0.2],
          [0.7, 0.3],
          [0.1, 0.3],
          [0.1, 0.2],
        ],
      ],
    ]);
    expect(certificate.type).toBe('valid');
  });

  test('another grid is the double: 0.3 steps are multiples of the double', () => {
    const { polygons } = roundPolygonSet(
      polygonSet([
        [0, 0],
        [0.9, 0],
        [0.9, 0.6],
        [0, 0.6],
      ]),
      { grid: 0.3 },
    );
    expect(polygons[0]![0]![2]).toEqual([3 * 0.3, 2 * 0.3]);
  });

  test('integers, with ties to even ones', () => {
    const { polygons } = roundPolygonSet(
      polygonSet([
        [0.5, 0.5],
        [9.5, 0.5],
        [9.5, 7.5],
        [0.5, 7.5],
      ]),
      { grid: 1 },
    );
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [10, 0],
          [10, 8],
          [0, 8],
          [0, 0],
        ],
      ],
    ]);
  });

  test('what is thinner than the grid vanishes, and is counted', () => {
    const thin = polygonSet([
      [
        [
          [0, 0],
          [9, 0],
          [9, 0.25],
        ],
      ],
      [
        [
          [0, 4],
          [4, 4],
          [4, 8],
        ],
      ],
    ]);
    const { polygons, certificate } = roundPolygonSet(thin, { grid: 1 });
    expect(polygons).toEqual([
      [
        [
          [0, 4],
          [4, 4],
          [4, 8],
          [0, 4],
        ],
      ],
    ]);
    expect(certificate).toMatchObject({
      type: 'repaired',
      mergedVertices: 1,
      vanishedPolygons: 1,
      vanishedHoles: 0,
    });
    expect(certificate.deviation).toBe(0.25);
  });

  test('a hole that vanishes is counted', () => {
    const square = (x: number, size: number) =>
      [
        [x, x],
        [x + size, x],
        [x + size, x + size],
        [x, x + size],
      ] as const;
    const { polygons, certificate } = roundPolygonSet(polygonSet([square(0, 8), square(3, 0.25)]), {
      grid: 1,
    });
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [8, 0],
          [8, 8],
          [0, 8],
          [0, 0],
        ],
      ],
    ]);
    expect(certificate).toMatchObject({
      type: 'repaired',
      mergedVertices: 3,
      vanishedPolygons: 0,
      vanishedHoles: 1,
    });
  });

  test('an edge is led through a vertex that comes into its way', () => {
    // The tip at (5.4, 1.3) is rounded to (5, 1), beyond the upper edge of the other triangle, which passes its pixel.
    const set = polygonSet([
      [
        [
          [0, 0],
          [9, 0],
          [0, 3],
        ],
      ],
      [
        [
          [5.4, 1.3],
          [9, 9],
          [0, 9],
        ],
      ],
    ]);
    const { polygons, certificate } = roundPolygonSet(set, { grid: 1 });
    expect(certificate.type).toBe('repaired');
    expect(polygons.flat(2).filter(([x, y]) => x === 5 && y === 1).length).toBe(2);
  });

  test('the empty set is empty', () => {
    const { polygons, certificate } = roundPolygonSet(polygonUnion());
    expect([polygons, certificate.type, certificate.deviation]).toEqual([[], 'valid', 0]);
  });

  test('everything below half a step vanishes', () => {
    const { polygons, certificate } = roundPolygonSet(triangles, { grid: 1e308 });
    expect([polygons, certificate.vanishedPolygons]).toEqual([[], 1]);
  });

  test('a copy, whose rings cross, is made a set first', () => {
    const bowTie: PolygonSet = {
      type: 'polygon-set',
      lines: [],
      vertices: [
        [0, 0],
        [0, 2],
        [2, 0],
        [2, 2],
      ],
      polygons: [[[0, 3, 2, 1]]],
    };
    const { polygons } = roundPolygonSet(bowTie);
    expect(polygons).toHaveLength(2);
  });

  test('the same set of points is rounded to the same bytes', () => {
    const [a, b] = [
      [
        [0, 0],
        [7, 1],
        [3, 5],
      ],
      [
        [1, 3],
        [6, 0],
        [5, 6],
      ],
    ] as const;
    const forward = roundPolygonSet(polygonUnion(a, b), { grid: 0.1 });
    const backward = roundPolygonSet(polygonUnion([...b].reverse(), [...a].reverse()), { grid: 0.1 });
    expect(JSON.stringify(backward)).toBe(JSON.stringify(forward));
  });
});

describe('where snapping does not end at once', () => {
  const through = Array.from({ length: 120 }, (_, i) =>
    setOf(FAMILIES['through the origin']!(randomOf(i * 31 + 7))),
  );
  const slow = through.filter((set) => roundPolygonSet(set).certificate.passes > 1);

  test('there are such sets, and they are rounded in more passes', () => {
    expect(slow.length).toBeGreaterThan(3);
    for (const set of slow) expect(whyWrong(set, undefined)).toBeNull();
  });

  test('after too many passes the grid is that of the largest coordinate', () => {
    for (const set of slow) {
      const { set: rounded, certificate } = roundRings(ringsOfSet(set), null, { passes: 1 });
      const polygons = closedRings(rounded);
      expect(whyInvalid(polygons)).toBeNull();
      expect(certificate.passes).toBe(1);
      const largest = Math.max(...polygons.flat(3).map(Math.abs));
      expect(polygons.flat(3).every((x) => x % (ulp(largest) / 2) === 0)).toBe(true);
    }
  });

  test('on a grid that was asked for, polygons that are not on it then are left out, and counted', () => {
    for (const i of [142, 192, 231]) {
      const random = randomOf(i * 31 + 7);
      const rings = FAMILIES['near lines']!(random);
      const set = setOf(i % 3 === 0 ? [...rings, ...FAMILIES['near lines']!(random)] : rings);
      const grid = Math.max(...rings.flat(2).map(Math.abs)) * 3e-16;
      expect(roundPolygonSet(set, { grid }).certificate.passes).toBe(2);
      const [exact, steps] = [ringsOfSet(set), gridOf(grid)];
      const snapped = snapRings(exact, roundVertices(exact, steps), steps, new Deviation());
      const { set: rounded, certificate } = roundRings(exact, steps, { passes: 1 });
      expect(whyInvalid(closedRings(rounded))).toBeNull();
      expect(certificate.vanishedPolygons).toBeGreaterThan(countVanished(snapped).polygons);
      const again = roundPolygonSet(rounded, { grid });
      expect(again.certificate).toMatchObject({ type: 'valid', deviation: 0 });
    }
  });
});

describe('arguments', () => {
  const set = polygonSet([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('grid %s is refused', (grid) => {
    expect(() => roundPolygonSet(set, { grid })).toThrow(/^roundPolygonSet: options\.grid must be/);
  });

  test('the least and the largest grid are taken', () => {
    for (const grid of [5e-324, Number.MAX_VALUE, nextDown(2 ** -1022)]) {
      expect(whyWrong(set, grid)).toBeNull();
    }
  });
});
