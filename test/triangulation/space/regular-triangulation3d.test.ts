import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hullListsText } from '../../../src/oracle/answers/polygons.js';
import { regularTriangulation3dReferee } from '../../../src/oracle/referees/constructions/tetrahedra.js';
import { powerTest3d } from '../../../src/predicates/index.js';
import { delaunay3d, regularTriangulation3d } from '../../../src/triangulation/index.js';
import { cloud } from './clouds.js';

const row = (coordinate: fc.Arbitrary<number>, weight: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(coordinate, coordinate, coordinate, weight), { minLength: 1, maxLength: 8 });
const extreme = fc.constantFrom(0, 5e-324, 1e-300, 1, 3, -7, 1e300, -1.7e308);
const lattice = fc.integer({ min: -2, max: 2 });

/** The sign of the power test of five points by their numbers. */
function power(found: ReturnType<typeof regularTriangulation3d>, numbers: readonly number[]): number {
  const { coordinates, weights } = found;
  const rows = numbers.flatMap((i) => [...coordinates.subarray(3 * i, 3 * i + 3), weights[i]!]);
  return powerTest3d(...(rows as Parameters<typeof powerTest3d>));
}

describe('regularTriangulation3d', () => {
  it.each([
    ['a lattice', row(lattice, fc.integer({ min: -6, max: 6 })), 80],
    ['a lattice where all spheres are orthogonal to one', row(lattice, fc.constant(0)), 50],
    ['any doubles', row(fc.double({ min: -1, max: 1 }), fc.double({ min: -1, max: 1 })), 20],
    ['doubles of all sizes', row(extreme, extreme), 20],
  ])('is what the definition says, of %s', (_, rows, numRuns) => {
    const property = fc.property(rows, fc.boolean(), (drawn, isRound) => {
      const given = drawn.map(([x, y, z, w]) => [x, y, z, isRound ? x * x + y * y + z * z - w : w]);
      if (!given.flat().every(Number.isFinite)) return;
      const truth = regularTriangulation3dReferee(Float64Array.from([given.length, ...given.flat()]));
      const found = regularTriangulation3d(
        given.map((p) => p.slice(0, 3)),
        given.map((p) => p[3]!),
      );
      const { dimension, tetrahedra, neighbours, hull, duplicates, hidden } = found;
      const lists = [tetrahedra, neighbours.map((n) => n + 1), hull, duplicates, hidden];
      expect(hullListsText(dimension, lists)).toBe(truth);
    });
    fc.assert(property, { seed: 11, numRuns });
  });

  it.each(['random', 'lattice', 'tenths', 'many repeated'])(
    'with equal weights is that of Delaunay: %s',
    (family) => {
      const points = cloud(family, 150);
      const { weights, hidden, ...lists } = regularTriangulation3d(
        points,
        points.map(() => 0.25),
      );
      expect(lists).toEqual(delaunay3d(points));
      expect([weights.length, hidden.length]).toEqual([150, 0]);
    },
  );

  it.each(['random', 'lattice', 'one far away'])('has no negative powers, in any order: %s', (family) => {
    const points = cloud(family, 120);
    const weights = points.map((_, i) => ((i * 7919) % 101) / (family === 'lattice' ? 10 : 1000));
    const found = regularTriangulation3d(points, weights);
    const { tetrahedra, neighbours, hidden } = found;
    expect(hidden.length).toBeGreaterThan(5);
    const corners = new Set(tetrahedra);
    expect(corners.size + hidden.length).toBe(120);
    let [asked, negative] = [0, 0];
    for (let t = 0; t < neighbours.length; t += 4) {
      const cell = [...tetrahedra.subarray(t, t + 4)];
      const beyond = [...neighbours.subarray(t, t + 4)].filter((n) => n >= 0);
      const apexes = beyond.map((n) => tetrahedra.subarray(4 * n, 4 * n + 4).find((i) => !cell.includes(i))!);
      for (const i of [...apexes, ...hidden]) {
        asked++;
        if (power(found, [...cell, i]) > 0) negative++;
      }
    }
    expect(asked).toBeGreaterThan(2000);
    expect(negative).toBe(0);
    const reversed = regularTriangulation3d([...points].reverse(), [...weights].reverse());
    expect([...reversed.tetrahedra].map((i) => 119 - i)).toEqual([...tetrahedra]);
    expect(reversed.neighbours).toEqual(neighbours);
  });

  it('takes of equal points that of the greatest weight', () => {
    const points = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const { tetrahedra, duplicates, hidden } = regularTriangulation3d(points, [1, 0, 0, 0, 2, 2]);
    expect([...tetrahedra]).toEqual([4, 3, 1, 2]);
    expect([[...duplicates], [...hidden]]).toEqual([[0, 4, 5, 4], []]);
  });

  it('names what is wrong with weights', () => {
    const points = [
      [0, 0, 0],
      [1, 0, 0],
    ];
    const error = (weights: unknown) => () => regularTriangulation3d(points, weights as number[]);
    expect(error([1])).toThrow('weights must be a list of 2 numbers, one for each point, got [1]');
    expect(error([1, Number.NaN])).toThrow(
      'regularTriangulation3d: weights[1] must be a finite number, got NaN',
    );
    expect(error(undefined)).toThrow('regularTriangulation3d: weights must be a list of 2 numbers');
  });
});
