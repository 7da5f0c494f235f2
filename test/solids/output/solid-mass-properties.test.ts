import { describe, expect, it } from 'vitest';
import { type Rational, rational, rootSum, surd } from '../../../src/arithmetic/index.js';
import { massProperties } from '../../../src/mesh/index.js';
import {
  boxSolid,
  convexSolid,
  type Solid,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidMassProperties,
  solidUnion,
  triangulateSolid,
} from '../../../src/solids/index.js';
import { numbersFrom, randomCells, skewLattice, voxelSolid } from '../voxel-solids.js';
import { areaVector, dot, exactVertices } from './post-conditions.js';

type Vector = ReturnType<typeof areaVector>;

const integer = (n: number) => rational.fromNumber(n);
const times = (a: Rational, b: Rational) => rational.multiply(a, b);
const sum = (list: readonly Rational[]) => list.reduce(rational.add, integer(0));

/** The integrals by the surface: x n, x²/2 n and so on over each triangle, whose monomials have means of their own. */
function byTriangles(solid: Solid) {
  const points = exactVertices(solid);
  const { triangles } = triangulateSolid(solid);
  const shares: (readonly Rational[])[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => points[triangles[t + k]!]!) as unknown as [Vector, Vector, Vector];
    const [nx, ny, nz] = areaVector(...corners);
    const along = [0, 1, 2].map((axis) => corners.map((p) => p[axis]!));
    const [x, y, z] = along as unknown as [Vector, Vector, Vector];
    // The flux of x, x²/2, y²/2, z²/2, x³/3, y³/3, z³/3, x²y/2, y²z/2, z²x/2 along one axis each.
    const flux = (n: Rational, mean: Rational, divisor: number) =>
      rational.divide(times(n, mean), integer(2 * divisor));
    shares.push([
      flux(nx!, mean([x]), 1),
      ...[flux(nx!, mean([x, x]), 2), flux(ny!, mean([y, y]), 2), flux(nz!, mean([z, z]), 2)],
      ...[flux(nx!, mean([x, x, x]), 3), flux(ny!, mean([y, y, y]), 3), flux(nz!, mean([z, z, z]), 3)],
      ...[flux(nx!, mean([x, x, y]), 2), flux(ny!, mean([y, y, z]), 2), flux(nz!, mean([z, z, x]), 2)],
    ]);
  }
  return Array.from({ length: 10 }, (_, i) => sum(shares.map((share) => share[i]!)));
}

/** The mean over a triangle of a product of linear functions, by their values at the corners. */
function mean(functions: readonly Vector[]): Rational {
  const degree = functions.length;
  let total = integer(0);
  for (let code = 0; code < 3 ** degree; code++) {
    const choice = functions.map((_, i) => Math.floor(code / 3 ** i) % 3);
    // The mean of λ0^a λ1^b λ2^c is 2 a! b! c! / (a + b + c + 2)!.
    const weight = [0, 1, 2].reduce((w, k) => w * factorial(choice.filter((c) => c === k).length), 2);
    const value = functions.reduce((product, f, i) => times(product, f[choice[i]!]!), integer(1));
    total = rational.add(
      total,
      times(value, rational.fromParts(BigInt(weight), BigInt(factorial(degree + 2)))),
    );
  }
  return total;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const integralsOf = (solid: Solid) => {
  const { volume, centroid, secondMoments: m } = solidMassProperties(solid);
  const first = [0, 1, 2].map((k) => (centroid === null ? integer(0) : times(centroid[k]!, volume)));
  return [volume, ...first, m.xx, m.yy, m.zz, m.xy, m.yz, m.zx];
};

function box(size: number) {
  return [-1, 1].flatMap((sign) =>
    [0, 1, 2].map((axis) => ({ normal: [0, 1, 2].map((i) => (i === axis ? sign : 0)), constant: -size })),
  );
}

function randomConvex(random: () => number, planes: number): Solid {
  const cuts = Array.from({ length: planes }, () => ({
    normal: [random() - 0.5, random() - 0.5, random() - 0.5],
    constant: -0.1 - random(),
  }));
  return convexSolid([...cuts, ...box(3)]);
}

/** The area of all faces as a sum whose roots are joined. */
function areaOf(solid: Solid): number {
  const points = exactVertices(solid);
  const { triangles } = triangulateSolid(solid);
  let total = rootSum.fromNumber(0);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[triangles[t + k]!]!);
    const vector = areaVector(a!, b!, c!);
    const half = rational.divide(dot(vector, vector), integer(4));
    total = rootSum.add(total, rootSum.fromSurd(surd.sqrt(half)));
  }
  return rootSum.toNumber(total);
}

describe('solidMassProperties', () => {
  it('are those of the triangles of lattice solids, upright and skewed', () => {
    for (let seed = 0; seed < 2; seed++) {
      const cells = randomCells(seed, [2, 2, 3], 0.5);
      const solid = voxelSolid(cells, seed % 2 === 0 ? undefined : skewLattice(seed));
      expect(integralsOf(solid)).toEqual(byTriangles(solid));
      if (seed % 2 === 0) expect(solidMassProperties(solid).area).toBe(areaOf(solid));
    }
  });

  it('are those of the triangles of convex solids whose vertices have denominators of their own', () => {
    const random = numbersFrom(32);
    for (let k = 0; k < 2; k++) {
      const solid = randomConvex(random, 3 + k);
      expect(integralsOf(solid)).toEqual(byTriangles(solid));
      expect(solidMassProperties(solid).area).toBe(areaOf(solid));
    }
  });

  it('of two solids add up to those of their union and of what they share', () => {
    const random = numbersFrom(33);
    const [a, b] = [randomConvex(random, 2), randomConvex(random, 2)];
    const both = (p: Solid, q: Solid) => integralsOf(p).map((x, i) => rational.add(x, integralsOf(q)[i]!));
    expect(both(a, b)).toEqual(both(solidUnion(a, b), solidIntersection(a, b)));
    const lacking = solidComplement(a);
    expect(integralsOf(lacking)).toEqual(integralsOf(a).map(rational.negate));
    expect(solidMassProperties(lacking).centroid).toEqual(solidMassProperties(a).centroid);
    expect(solidMassProperties(lacking).area).toBe(solidMassProperties(a).area);
  });

  it('of a mesh made a solid are those of the mesh', () => {
    const positions = new Float64Array([0, 0, 0, 3, 0, 0, 0, 0.1, 0, 1e-3, 1e5, 1 / 3]);
    const mesh = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) };
    expect(solidMassProperties(solidFromMesh(mesh))).toEqual(massProperties(mesh));
  });

  it('take holes away, and have no centroid where there is nothing', () => {
    const [outer, inner] = [
      boxSolid({ min: [0, 0, 0], max: [4, 4, 4] }),
      boxSolid({ min: [1, 1, 0], max: [2, 2, 4] }),
    ];
    const { volume, area, rounded } = solidMassProperties(solidDifference(outer, inner));
    expect([volume, area]).toEqual([integer(60), 6 * 16 - 2 + 16]);
    expect(rounded.centroid).toEqual([122 / 60, 122 / 60, 2]);
    const nothing = solidMassProperties(solidDifference(inner, outer));
    expect([nothing.volume, nothing.area, nothing.centroid]).toEqual([integer(0), 0, null]);
    const all = solidMassProperties(solidComplement(solidDifference(inner, outer)));
    expect([all.volume, all.area, all.inertiaAtCentroid]).toEqual([integer(0), 0, null]);
  });
});
