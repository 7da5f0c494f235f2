import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointTriangleDistance } from '../../src/distance/index.js';
import {
  barycentricCoordinates,
  coordinates,
  linePlanePoint,
  planeThrough,
  toNumber,
} from '../../src/implicit/index.js';
import { raySphere } from '../../src/round/index.js';

const whole = fc.integer({ min: -9, max: 9 });
type P = readonly [number, number, number];
const lattice: fc.Arbitrary<P> = fc.tuple(whole, whole, whole);

describe('barycentric coordinates', () => {
  const triangle = { a: [0, 0, 0], b: [3, 0, 0], c: [0, 3, 0] } as const;

  it('of a hit are exact, of a rounded hit those of its foot', () => {
    const hit = linePlanePoint([0, 0, 3], [1, 2, -6], planeThrough([0, 0, 0], [3, 0, 0], [0, 3, 0]))!;
    const weights = barycentricCoordinates(triangle, hit)!;
    expect(weights.map(({ numerator, denominator }) => [numerator, denominator])).toEqual([
      [2n, 3n],
      [1n, 9n],
      [2n, 9n],
    ]);
    expect(barycentricCoordinates(triangle, coordinates(hit))!.map(toNumber)).not.toEqual([]);
  });

  it('take the closest points of distances', () => {
    const found = pointTriangleDistance([1, 1, 7], triangle);
    const weights = barycentricCoordinates(triangle, found.closest[0]!.pointB)!;
    expect(weights.map(toNumber)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('are 1 and 0 at corners of any size', () => {
    const most = Number.MAX_VALUE;
    const tetrahedron = { a: [0, 0, 0], b: [5e-324, 0, 0], c: [0, most, 0], d: [0, 0, 1] } as const;
    expect(barycentricCoordinates(tetrahedron, tetrahedron.b)!.map(toNumber)).toEqual([0, 1, 0, 0]);
    expect(barycentricCoordinates(tetrahedron, [0, most, 0])!.map(toNumber)).toEqual([0, 0, 1, 0]);
    expect(barycentricCoordinates({ ...tetrahedron, d: [1, 1, 0] }, [0, 0, 0])).toBe(null);
  });

  it('bring the point back that they were taken of', () => {
    fc.assert(
      fc.property(lattice, lattice, lattice, lattice, lattice, (a, b, c, d, p) => {
        const weights = barycentricCoordinates({ a, b, c, d }, p);
        if (weights === null) return;
        const corners = [a, b, c, d];
        for (const k of [0, 1, 2] as const) {
          const below = weights.reduce((all, w) => all * w.denominator, 1n);
          const sum = weights.reduce(
            (all, w, i) => all + w.numerator * (below / w.denominator) * BigInt(corners[i]![k]),
            0n,
          );
          expect(sum).toBe(BigInt(p[k]) * below);
        }
      }),
    );
  });

  it('of points with roots are refused', () => {
    const hit = raySphere({ origin: [-5, 0.5, 0], direction: [1, 0, 0] }, { center: [0, 0, 0], radius: 1 });
    expect(() => barycentricCoordinates(triangle, hit.entry!.point)).toThrow(
      'barycentricCoordinates: point[0] must be a rational number, got a root',
    );
  });

  it.each([
    [null, [0, 0, 0], 'shape must be {start, end}, {a, b, c} or {a, b, c, d}, got null'],
    [{}, [0, 0, 0], 'shape must be {start, end}, {a, b, c} or {a, b, c, d}'],
    [{ a: [0, 0, 0] }, [0, 0, 0], 'shape.b must be'],
    [{ start: [0, 0, 0], end: [1, 2] }, [0, 0, 0], 'shape.end must be'],
    [triangle, [1, 2], 'point must be a point of 3 coordinates'],
    [triangle, [1, 2, Number.NaN], 'point[2] must be a finite number'],
    [triangle, [{}, {}, {}], 'point[0] must be a number'],
  ])('%j %j: %s', (shape, point, text) => {
    expect(() => barycentricCoordinates(shape as never, point as never)).toThrow(RangeError);
    expect(() => barycentricCoordinates(shape as never, point as never)).toThrow(
      `barycentricCoordinates: ${text}`,
    );
  });
});
