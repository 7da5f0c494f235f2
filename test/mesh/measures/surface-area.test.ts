import { describe, expect, it } from 'vitest';
import { nextDown, nextUp } from '../../../src/arithmetic/index.js';
import { compareSurfaceArea, surfaceArea } from '../../../src/mesh/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { areaOfMesh } from '../../../src/oracle/referees/shapes/meshes/mass.js';

/** Triangles without common vertices, each corner at coordinates of integers below 2^bits, times a scale. */
function soup(seed: number, triangles: number, bits: number, scale: number) {
  const random = new Random(seed, 5, 8, 13);
  const draw = () => random.between(-(2 ** bits), 2 ** bits) * scale;
  const positions = Float64Array.from({ length: 9 * triangles }, draw);
  return { positions, indices: Uint32Array.from({ length: 3 * triangles }, (_, i) => i) };
}

describe('surfaceArea', () => {
  it.each([
    [4, 1],
    [30, 2 ** -30],
    [51, 2 ** -1074],
    [51, 2 ** -700],
    [51, 2 ** 400],
    [51, 2 ** 450],
    [20, 2 ** -540],
  ])('is that of the referee for integers of %i bits times %d', (bits, scale) => {
    for (let seed = 0; seed < 12; seed++) {
      const mesh = soup(seed, 1 + seed, bits, scale);
      const { area, areaLess } = areaOfMesh(mesh);
      expect(surfaceArea(mesh)).toBe(area);
      expect(String(compareSurfaceArea(mesh, Math.min(area, Number.MAX_VALUE)))).toBe(
        area === Infinity ? '1' : areaLess,
      );
    }
  });

  it('rounds ties to even, and tells them apart from what is beside them', () => {
    // Three triangles: 2^53, 1/2, and 1/2 again.
    const half = {
      positions: [0, 0, 0, 2 ** 53, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0],
      indices: [0, 1, 2, 3, 4, 5, 3, 4, 5],
    };
    // 2^53 + 1: in the middle between 2^53 and 2^53 + 2.
    expect(surfaceArea(half)).toBe(2 ** 53);
    expect(compareSurfaceArea(half, 2 ** 53)).toBe(1);
    const more = {
      positions: [...half.positions, 2 ** -300, 0, 0],
      indices: [...half.indices, 3, 6, 4, 4, 5, 6],
    };
    expect(surfaceArea(more)).toBe(2 ** 53 + 2);
  });

  it('compares an irrational area with the doubles on both sides', () => {
    const one = { positions: [1, 0, 0, 0, 1, 0, 0, 0, 1], indices: [0, 1, 2] };
    const area = surfaceArea(one);
    expect([nextDown(area), area, nextUp(area)].map((x) => compareSurfaceArea(one, x))).toEqual([1, 1, -1]);
    expect([-1, 0, Number.MAX_VALUE].map((x) => compareSurfaceArea(one, x))).toEqual([1, 1, -1]);
  });

  it('is 0 for triangles that are points and segments', () => {
    const flat = { positions: [1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9], indices: [0, 1, 2, 1, 2, 3, 0, 0, 0] };
    expect(surfaceArea(flat)).toBe(0);
    expect([-1, 0, 1].map((x) => compareSurfaceArea(flat, x))).toEqual([1, 0, -1]);
  });

  it('says what it does not take', () => {
    const mesh = { positions: [0, 0, 0], indices: [0, 0, 0] };
    expect(() => compareSurfaceArea(mesh, Number.NaN)).toThrow(
      'compareSurfaceArea: area must be a finite number, got NaN',
    );
    expect(() => surfaceArea({ positions: [0, 0], indices: [] })).toThrow(/^surfaceArea: mesh.positions/);
  });
});
