import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexHull, convexHullTriangles } from '../../../src/enclosing/index.js';
import { delaunayByDefinition } from '../../../src/oracle/referees/constructions/tetrahedra.js';
import { exact, pointsAt } from '../../../src/oracle/referees/shapes/vectors.js';
import { delaunay3d } from '../../../src/triangulation/index.js';
import { cloud, FAMILIES, fault } from './clouds.js';

const few = (coordinate: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(coordinate, coordinate, coordinate), { maxLength: 9 });
const extreme = fc.constantFrom(0, 5e-324, 1e-300, 1, 3, -7, 2 ** 53, 1e300, -1.7e308, 1.7e308);

describe('delaunay3d', () => {
  it.each([
    ['a small lattice', few(fc.integer({ min: -1, max: 1 })), 80],
    ['a lattice', few(fc.integer({ min: -3, max: 3 })), 50],
    ['tenths', few(fc.integer({ min: -4, max: 4 }).map((k) => k / 10)), 50],
    ['any doubles', few(fc.double({ noNaN: true, noDefaultInfinity: true })), 15],
    ['doubles of all sizes', few(extreme), 15],
  ])('is what the definition says, of %s', (_, points, numRuns) => {
    const property = fc.property(points, (given) => {
      const truth = delaunayByDefinition(pointsAt(exact(given.flat()), 3, 0, given.length));
      const found = delaunay3d(given);
      expect([...found.tetrahedra]).toEqual(truth.flat());
      expect(fault(found)).toBeUndefined();
    });
    fc.assert(property, { seed: 7, numRuns });
  });

  it.each(Object.keys(FAMILIES))('is locally Delaunay, closed, and the same in any order: %s', (family) => {
    const points = cloud(family, 250);
    const found = delaunay3d(points);
    expect(fault(found)).toBeUndefined();
    const order = points.map((_, i) => i).sort((i, j) => ((i * 7919) % 1009) - ((j * 7919) % 1009) || i - j);
    const other = delaunay3d(order.map((i) => points[i]!));
    // Equal points are numbered by the first of them.
    const places = (numbers: Uint32Array, list: readonly (readonly number[])[]) =>
      [...numbers].map((i) => list[i]);
    expect(
      places(
        other.tetrahedra,
        order.map((i) => points[i]!),
      ),
    ).toEqual(places(found.tetrahedra, points));
    expect(other.neighbours).toEqual(found.neighbours);
  });

  it('covers the hull: volumes on a lattice add up to that which its triangles enclose', () => {
    const points = cloud('lattice', 500);
    const { tetrahedra } = delaunay3d(points);
    const six = (corners: readonly number[]) => {
      const [a, b, c, d] = corners.map((i) => points[i]!);
      const [u, v, w] = [b!, c!, d!].map((p) => p.map((x, k) => x - a![k]!));
      return (
        u![0]! * (v![1]! * w![2]! - v![2]! * w![1]!) -
        u![1]! * (v![0]! * w![2]! - v![2]! * w![0]!) +
        u![2]! * (v![0]! * w![1]! - v![1]! * w![0]!)
      );
    };
    let inside = 0;
    for (let at = 0; at < tetrahedra.length; at += 4) inside += six([...tetrahedra.subarray(at, at + 4)]);
    const triangles = convexHullTriangles(convexHull(points));
    let hull = 0;
    for (let at = 0; at < triangles.length; at += 3) hull += six([0, ...triangles.subarray(at, at + 3)]);
    expect(inside).toBe(hull);
  });

  it('says what points span, and has no tetrahedra where that is not space', () => {
    const dimension = (points: number[][]) => {
      const { dimension, tetrahedra, neighbours, hull } = delaunay3d(points);
      expect([tetrahedra.length, neighbours.length, hull.length]).toEqual([0, 0, 0]);
      return dimension;
    };
    expect(dimension([])).toBe(-1);
    expect(
      dimension([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ).toBe(0);
    expect(
      dimension([
        [0, 0, 0],
        [1, 2, 3],
        [3, 6, 9],
        [-1e300, -2e300, -3e300],
      ]),
    ).toBe(1);
    expect(
      dimension([
        [0, 0, 0],
        [1, 0, 1],
        [0, 1, 1],
        [5, 7, 12],
        [1, 0, 1],
      ]),
    ).toBe(2);
    expect(
      delaunay3d([
        [0, 0, 0],
        [1, 0, 1],
        [0, 1, 1],
        [5, 7, 12.000000000000002],
      ]).dimension,
    ).toBe(3);
  });

  it('tells points that come again', () => {
    const { duplicates, tetrahedra } = delaunay3d([
      0, 0, 0, -0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    ]);
    expect([...duplicates]).toEqual([1, 0, 5, 2, 6, 0]);
    expect([...tetrahedra].sort()).toEqual([0, 2, 3, 4]);
  });

  it('copies what it was given, and names what is wrong', () => {
    const points = new Float64Array([0, 0, 0, 1, 0, 0]);
    const { coordinates } = delaunay3d(points);
    points[0] = 9;
    expect([...coordinates]).toEqual([0, 0, 0, 1, 0, 0]);
    expect(() => delaunay3d([[0, 0, Number.NaN]])).toThrow(
      'delaunay3d: points[0][2] must be a finite number, got NaN',
    );
    expect(() => delaunay3d([1, 2])).toThrow(/delaunay3d: points.length must be a multiple of 3/);
  });
});

describe('the judge of tetrahedra', () => {
  const points = cloud('random', 60);
  const found = delaunay3d(points);
  const planted = (
    change: (copy: { tetrahedra: Uint32Array; neighbours: Int32Array; hull: Uint32Array }) => void,
  ) => {
    const copy = {
      tetrahedra: found.tetrahedra.slice(),
      neighbours: found.neighbours.slice(),
      hull: found.hull.slice(),
    };
    change(copy);
    return fault({ ...found, ...copy });
  };

  it('finds nothing in what is right', () => expect(planted(() => {})).toBeUndefined());

  it('finds a wrong neighbour', () => {
    expect(
      planted(({ neighbours }) => {
        const at = neighbours.findIndex((n) => n >= 0);
        neighbours[at] = (neighbours[at]! + 1) % (neighbours.length / 4);
      }),
    ).toMatch(/neighbour/);
  });

  it('finds a tetrahedron that is the other way round', () => {
    expect(planted(({ tetrahedra }) => tetrahedra.subarray(0, 2).reverse())).toMatch(/volume/);
  });

  it('finds a flat one', () => {
    expect(planted(({ tetrahedra }) => tetrahedra.copyWithin(0, 1, 2))).toMatch(/volume/);
  });

  it('finds one that is in the wrong place, and a turned triangle of the hull', () => {
    expect(
      planted(({ tetrahedra, neighbours }) => {
        const [a, b] = [tetrahedra.slice(0, 4), neighbours.slice(0, 4)];
        tetrahedra.copyWithin(0, 4, 8);
        neighbours.copyWithin(0, 4, 8);
        tetrahedra.set(a, 4);
        neighbours.set(b, 4);
      }),
    ).toMatch(/neighbour|order/);
    expect(planted(({ hull }) => hull.subarray(0, 2).reverse())).toMatch(/hull/);
  });
});
