import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '../../../src/arithmetic/index.js';
import {
  convexSolid,
  type Solid,
  solidUnion,
  solidVolume,
  triangulateSolid,
} from '../../../src/solids/index.js';
import { numbersFrom, randomCells, skewLattice, voxelSolid } from '../voxel-solids.js';
import { areaVector, dot, exactVertices } from './post-conditions.js';

/** A sixth of the determinants of all triangles. */
function byTriangles(solid: Solid): Rational {
  const points = exactVertices(solid);
  const { triangles } = triangulateSolid(solid);
  let sum = rational.fromNumber(0);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[triangles[t + k]!]!);
    // a · ((b - a) × (c - a)) is the determinant of a, b, c.
    sum = rational.add(sum, dot(a!, areaVector(a!, b!, c!)));
  }
  return rational.divide(sum, rational.fromNumber(6));
}

describe('solidVolume', () => {
  it('counts the cells of lattice solids', () => {
    for (let seed = 0; seed < 30; seed++) {
      const cells = randomCells(seed, [4, 4, 4], 0.2 + (seed % 7) / 10);
      expect(solidVolume(voxelSolid(cells))).toEqual({ numerator: BigInt(cells.length), denominator: 1n });
    }
  });

  it('is additive on skewed lattices, and what the triangles say', () => {
    for (let seed = 0; seed < 8; seed++) {
      const lattice = skewLattice(seed);
      const cells = randomCells(seed, [3, 3, 3], 0.6);
      const whole = voxelSolid(cells, lattice);
      const parts = [cells.slice(0, 5), cells.slice(5)].map((own) => solidVolume(voxelSolid(own, lattice)));
      expect(solidVolume(whole)).toEqual(rational.add(parts[0]!, parts[1]!));
      expect(solidVolume(whole)).toEqual(byTriangles(whole));
    }
  });

  it('is that of the triangles of convex solids whose vertices have all their own denominators', () => {
    const random = numbersFrom(12);
    for (let k = 0; k < 8; k++) {
      const planes = Array.from({ length: 6 + 2 * k }, () => ({
        normal: [random() - 0.5, random() - 0.5, random() - 0.5],
        constant: -0.1 - random(),
      }));
      const solid = convexSolid([...planes, ...box(3)]);
      expect(solidVolume(solid)).toEqual(byTriangles(solid));
    }
  });

  it('has each made vertex once in its denominator, in lowest terms', () => {
    const random = numbersFrom(7);
    const turned = (size: number) =>
      convexSolid(
        box(size).map(({ normal, constant }) => ({
          normal: normal.map((x) => x + (random() - 0.5) / 3),
          constant,
        })),
      );
    const solid = solidUnion(turned(1), turned(0.9), turned(1.1));
    const bits = (n: bigint) => n.toString(2).length;
    const divisors = exactVertices(solid).map(
      (corner) =>
        corner
          .map(({ denominator }) => denominator)
          .sort((v, w) => (v < w ? -1 : 1))
          .at(-1)!,
    );
    const { numerator, denominator } = solidVolume(solid);
    expect(bits(denominator)).toBeLessThan(divisors.reduce((sum, w) => sum + bits(w), 0) + 600);
    let [a, b] = [numerator, denominator];
    while (b !== 0n) [a, b] = [b, a % b];
    expect(a * a).toBe(1n);
    expect(solidVolume(solid)).toEqual(byTriangles(solid));
  });

  it('is right at both ends of the range of doubles', () => {
    expect(solidVolume(convexSolid(box(1e300)))).toEqual(cubeOf(2e300));
    expect(solidVolume(convexSolid(box(1e-300)))).toEqual(cubeOf(2e-300));
  });

  it('is below zero for what reaches to infinity, and zero for nothing', () => {
    const cube = convexSolid(box(1));
    const faces = cube.faces.map(({ plane, facing, rings }) => ({
      plane,
      facing: -facing as 1 | -1,
      rings: rings.map(([first, ...others]) => [first!, ...others.reverse()]),
    }));
    expect(solidVolume({ ...cube, isUnbounded: true, faces })).toEqual({ numerator: -8n, denominator: 1n });
    expect(solidVolume({ ...cube, planes: [], vertices: [], faces: [] })).toEqual(rational.fromNumber(0));
  });
});

function box(size: number) {
  return [-1, 1].flatMap((sign) =>
    [0, 1, 2].map((axis) => ({ normal: [0, 1, 2].map((i) => (i === axis ? sign : 0)), constant: -size })),
  );
}

function cubeOf(x: number): Rational {
  const side = rational.fromNumber(x);
  return rational.multiply(side, rational.square(side));
}
