import { describe, expect, it } from 'vitest';
import { add, D, multiply, setDifference } from '../../../src/arithmetic/double-words.js';
import { dyadic, nextDown, nextUp } from '../../../src/arithmetic/index.js';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { prepareMesh } from '../../../src/mesh/structure/prepared-mesh.js';
import { CLOSED, MeshComponents, ORIENTED } from '../../../src/mesh/validation/component-table.js';
import { FindingLists } from '../../../src/mesh/validation/finding.js';
import { Progress } from '../../../src/mesh/validation/progress.js';
import { findVolumes } from '../../../src/mesh/validation/volume.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { cube, mesh, tetrahedron } from '../meshes.js';
import { insideOut, placed } from './meshes.js';

/** x · 2^1100, for doubles that are multiples of 2^-1074. */
function whole(x: number): bigint {
  const { mantissa, exponent } = dyadic.fromNumber(x);
  return mantissa << BigInt(exponent + 1100);
}

/** Six times the volume, times 2^3300: of every tetrahedron with the origin. */
function sixfold({ positions, indices }: IndexedMesh): bigint {
  let sum = 0n;
  for (let h = 0; h < indices.length; h += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      [0, 1, 2].map((axis) => whole(positions[3 * indices[h + k]! + axis]!)),
    );
    for (let i = 0; i < 3; i++) {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      sum += a![i]! * (b![j]! * c![k]! - b![k]! * c![j]!);
    }
  }
  return sum;
}

/** Whether no double is nearer to sixfold / 6 than x. */
function isNearest(x: number, six: bigint): boolean {
  const distance = (y: number) => {
    const d = 6n * (whole(y) << 2200n) - six;
    return d < 0n ? -d : d;
  };
  return distance(x) <= distance(nextUp(x)) && distance(x) <= distance(nextDown(x));
}

/** Volumes of a mesh of one component, and whether big integers had to decide. */
function volumeOf(m: IndexedMesh): { sign: number; volume: number; byIntegers: boolean } {
  const components = new MeshComponents(new Uint32Array(m.indices.length / 3), 1);
  components.flags[0] = CLOSED | ORIENTED;
  components.firstTriangle[0] = 0;
  components.triangles[0] = m.indices.length / 3;
  const check = { mesh: prepareMesh(m), found: new FindingLists(0), progress: new Progress({}) };
  const undecided = findVolumes(check, components);
  return {
    sign: components.volumeSign[0]!,
    volume: components.volume[0]!,
    byIntegers: undecided[0] === 1,
  };
}

describe('double-words', () => {
  const random = new Random(2026, 11, 21, 7);
  const U = 2n ** 53n;
  /** A double with a random mantissa, and an exponent around 0. */
  const double = () =>
    (random.word() / 2 ** 32 + 2 ** -32 * (random.word() / 2 ** 32) - 0.5) * 2 ** (random.below(40) - 20);
  const value = (i: number) => whole(D[i]!) + whole(D[i + 1]!);
  const size = (x: bigint) => (x < 0n ? -x : x);

  function fill(i: number): void {
    setDifference(i, [double(), double() * 2 ** -random.below(60)], 0, 1);
  }

  it('hold differences exactly, with a low word of at most half an ulp', () => {
    for (let n = 0; n < 500; n++) {
      const [x, y] = [double(), double()];
      setDifference(0, [x, y], 0, 1);
      expect(value(0)).toBe(whole(x) - whole(y));
      expect(D[0]! + D[1]!).toBe(D[0]);
    }
  });

  it('multiply with an error below 9 u²', () => {
    for (let n = 0; n < 2000; n++) {
      fill(0);
      fill(2);
      multiply(4, 0, 2);
      const exact = value(0) * value(2);
      // Everything over 2^-2200.
      const error = size((value(4) << 1100n) - exact);
      expect(error * U * U <= 9n * size(exact)).toBe(true);
      expect(D[4]! + D[5]!).toBe(D[4]);
    }
  });

  it('add and subtract with an error below 5 u² of the magnitudes, cancelling too', () => {
    for (let n = 0; n < 2000; n++) {
      fill(0);
      fill(2);
      if (n % 3 === 0) {
        D[2] = D[0]! * (n % 2 === 0 ? 1 : 1 + 2 ** -52);
        D[3] = D[1]! * 0.75;
      }
      const sign = n % 2 === 0 ? 1 : -1;
      const magnitude = size(value(0)) + size(value(2));
      const exact = value(0) + BigInt(sign) * value(2);
      add(4, 0, 2, sign);
      expect(size(value(4) - exact) * U * U <= 5n * magnitude).toBe(true);
      expect(D[4]! + D[5]!).toBe(D[4]);
    }
  });

  it('give the bound of the volume', () => {
    // Costs in u² of the permanent: product, minor, its product with the third, two sums; one addition for each
    // triangle.
    const [product, minor, outer, sums, each] = [9, 5, 9, 10, 5];
    const first = product + minor + outer + sums;
    for (const n of [2, 4, 100, 1e6, 2 ** 32]) {
      // Every further cost is on what the costs before made larger: less than a thousandth for all of them.
      const wanted = (first + each * n) * 1.001 * 1.001;
      expect(8 * (8 + n)).toBeGreaterThan(wanted);
    }
  });
});

describe('volumes', () => {
  const random = new Random(1, 1, 2, 2026);

  /** A closed surface over points in no order: as a volume any will do. */
  function surface(coordinate: () => number): IndexedMesh {
    return mesh(Array.from(cube.positions, coordinate), [...cube.indices]);
  }

  it('are the nearest doubles to the exact values', () => {
    for (let i = 0; i < 300; i++) {
      const scale = 2 ** (random.below(600) - 300);
      const offset = [0, 1, 1e6, 1e15][random.below(4)]!;
      const m = surface(() => (offset + random.word() / 2 ** 32) * scale);
      const exact = sixfold(m);
      const { sign, volume } = volumeOf(m);
      expect(sign).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
      expect(isNearest(volume, exact)).toBe(true);
    }
  });

  it('on lattices are exact, zero among them', () => {
    let zeros = 0;
    for (let i = 0; i < 500; i++) {
      const m = surface(() => random.below(3));
      const exact = sixfold(m) >> 3300n;
      const { sign, volume } = volumeOf(m);
      expect(sign).toBe(Math.sign(Number(exact)));
      expect(volume).toBe(Number(exact) / 6);
      if (exact === 0n) zeros++;
    }
    expect(zeros).toBeGreaterThan(20);
  });

  it('round ties to even, which only big integers know', () => {
    // A box of 3 x 1 x (2^53 + 1) / 3: twice as much is an odd number of 54 bits.
    const box = (x: number, y: number, z: number) =>
      mesh(
        Array.from(cube.positions, (c, i) => c * [x, y, z][i % 3]!),
        [...cube.indices],
      );
    const third = 3002399751580331;
    expect(3n * BigInt(third)).toBe(2n ** 53n + 1n);
    expect(volumeOf(box(3, third, 1))).toEqual({ sign: 1, volume: 2 ** 53, byIntegers: true });
    expect(volumeOf(box(3, third, 2))).toEqual({ sign: 1, volume: 2 ** 54, byIntegers: true });
    expect(volumeOf(box(3, third - 1, 1))).toEqual({ sign: 1, volume: 2 ** 53 - 2, byIntegers: false });
  });

  it('are decided by double-words where they are plain, and far from overflow and underflow', () => {
    expect(volumeOf(tetrahedron).byIntegers).toBe(false);
    expect(volumeOf(insideOut(cube))).toEqual({ sign: -1, volume: -1, byIntegers: false });
    expect(volumeOf(placed(cube, 2 ** 301, [0, 0, 0])).byIntegers).toBe(true);
    expect(volumeOf(placed(cube, 2 ** 300, [0, 0, 0])).byIntegers).toBe(false);
    expect(volumeOf(placed(cube, 2 ** -210, [0, 0, 0])).byIntegers).toBe(false);
    expect(volumeOf(placed(cube, 2 ** -230, [0, 0, 0])).byIntegers).toBe(true);
    expect(volumeOf(placed(cube, 1.7e308, [0, 0, 0]))).toMatchObject({ sign: 1, volume: Infinity });
    expect(volumeOf(placed(cube, 5e-324, [0, 0, 0]))).toMatchObject({ sign: 1, volume: 0 });
    const pillow = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2, 2, 1, 0]);
    expect(volumeOf(pillow)).toEqual({ sign: 0, volume: 0, byIntegers: true });
  });

  it('of mixed magnitudes are exact', () => {
    for (let i = 0; i < 40; i++) {
      const m = surface(() => (random.word() / 2 ** 32) * 2 ** (random.below(400) - 200));
      const exact = sixfold(m);
      const { sign, volume } = volumeOf(m);
      expect(sign).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
      if (Math.abs(volume) < 2 ** 1000) expect(isNearest(volume, exact)).toBe(true);
    }
  });
});
