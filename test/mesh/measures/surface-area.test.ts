import { describe, expect, it } from 'vitest';
import { exponentOf, nextDown, nextUp, roundScaled } from '../../../src/arithmetic/index.js';
import { integerSquareRoot } from '../../../src/arithmetic/integers.js';
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

/** Twice the areas of triangles of integers, added up, times 2^200 and rounded down. */
function twiceArea({ positions }: { readonly positions: Float64Array }): bigint {
  let sum = 0n;
  for (let at = 0; at < positions.length; at += 9) {
    const [ax, ay, az, ...others] = Array.from(positions.subarray(at, at + 9), BigInt) as [
      bigint,
      bigint,
      bigint,
    ];
    const [ux, uy, uz, vx, vy, vz] = others.map((c: bigint, i) => c - [ax, ay, az][i % 3]!) as bigint[];
    const normal = [uy! * vz! - uz! * vy!, uz! * vx! - ux! * vz!, ux! * vy! - uy! * vx!];
    sum += integerSquareRoot(normal.reduce((square, c) => square + c * c, 0n) << 400n);
  }
  return sum;
}

/** Soup and three triangles more, so that twice the area is less than 2^-100 beside the middle between two doubles. */
function beside(seed: number, isAbove: boolean) {
  const { positions } = soup(seed, 40, 20, 1);
  const sum = twiceArea({ positions });
  // The sum has some 46 bits: the middle is an odd multiple of half a unit in the last place.
  const half = 1n << BigInt(200 + exponentOf(roundScaled(sum, -200)) - 53);
  let rest = ((sum / half) | 1n) * half + 2n * half - sum;
  const more: number[] = [];
  for (let part = 0; part < 3; part++) {
    const drop = BigInt(Math.max(0, rest.toString(2).length - 53));
    const digits = rest >> drop;
    const leading = part === 2 && isAbove ? digits + 1n : digits;
    rest -= leading << drop;
    more.push(0, 0, 0, roundScaled(leading << drop, -200), 0, 0, 0, 1, 0);
  }
  const all = Float64Array.from([...positions, ...more]);
  return { positions: all, indices: Uint32Array.from({ length: all.length / 3 }, (_, i) => i) };
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

  it('is right for blades, whose squares are below all doubles', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { positions, indices } = soup(seed, 1 + (seed % 3), 51, 2 ** -51);
      const thin = 2 ** -(440 + 10 * (seed % 20));
      const mesh = { positions: positions.map((x, i) => (i % 3 === 0 ? x : x * thin)), indices };
      expect(surfaceArea(mesh)).toBe(areaOfMesh(mesh).area);
    }
  });

  it('is right where doubles of twice the digits see a tie', () => {
    for (let seed = 0; seed < 20; seed++) {
      const mesh = beside(seed, seed % 2 === 0);
      const { area, areaLess } = areaOfMesh(mesh);
      expect(surfaceArea(mesh)).toBe(area);
      // Above the middle it is rounded up.
      expect(areaLess).toBe(seed % 2 === 0 ? '-1' : '1');
      expect(compareSurfaceArea(mesh, area)).toBe(Number(areaLess));
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
    // What decides is far below the last bit of two doubles.
    const more = { positions: [...half.positions, 2 ** -300, 0, 0], indices: [...half.indices, 4, 5, 6] };
    expect(surfaceArea(more)).toBe(2 ** 53 + 2);
    expect(compareSurfaceArea(more, 2 ** 53)).toBe(1);
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
