import { describe, expect, it } from 'vitest';
import { planeOf } from '../../../src/implicit/index.js';
import { orient2d } from '../../../src/predicates/index.js';
import { convexSolid, type Solid, triangulateSolid } from '../../../src/solids/index.js';
import { sweepFace } from '../../../src/solids/output/sweep-face.js';
import { numbersFrom, randomCells, skewLattice, UNIT, voxelSolid } from '../voxel-solids.js';
import { faultsOf } from './post-conditions.js';

const faults = (solid: Solid) => faultsOf(solid, triangulateSolid(solid));

describe('triangulateSolid', () => {
  it('cuts every square of cells, full or not, in a layer of 3 x 3', () => {
    for (let bits = 1; bits < 512; bits++) {
      const cells = [...Array(9).keys()].filter((i) => (bits >> i) & 1);
      const solid = voxelSolid(cells.map((i) => [i % 3, Math.floor(i / 3), 0] as const));
      expect(faults(solid), `cells ${bits}`).toEqual([]);
    }
  });

  it.each([0.3, 0.5, 0.7, 0.9])('cuts random blocks with a share of %f', (share) => {
    for (let seed = 0; seed < 12; seed++) {
      const solid = voxelSolid(randomCells(seed, [4, 4, 3], share));
      expect(faults(solid), `seed ${seed}`).toEqual([]);
    }
  });

  it.each([0.4, 0.6, 0.85])(
    'cuts skewed blocks, whose vertices are no doubles, with a share of %f',
    (share) => {
      for (let seed = 0; seed < 12; seed++) {
        const solid = voxelSolid(randomCells(seed, [5, 5, 2], share), skewLattice(seed));
        expect(faults(solid), `seed ${seed}`).toEqual([]);
      }
    },
  );

  it('cuts faces at both ends of the range of doubles', () => {
    for (const scale of [1e-300, 1e300]) {
      const lattice = { normals: UNIT.normals, offsets: (_: number, i: number) => scale * (i + 0.1) };
      const solid = voxelSolid(randomCells(3, [4, 4, 2], 0.6), lattice);
      expect(faults(solid)).toEqual([]);
    }
  });

  it('cuts slabs of needles', () => {
    const random = numbersFrom(5);
    const width = [0, 1e-18, 3e-18, 1, 1 + 2 ** -52, 2, 2 + 2 ** -51];
    const lattice = { ...skewLattice(8), offsets: (_: number, i: number) => width[i]! + random() * 0 };
    for (let seed = 0; seed < 10; seed++) {
      expect(faults(voxelSolid(randomCells(seed, [6, 6, 2], 0.6), lattice)), `seed ${seed}`).toEqual([]);
    }
  });

  it('is the same for equal solids of other planes', () => {
    const cells = randomCells(9, [4, 3, 3], 0.5);
    const solid = voxelSolid(cells);
    const planes = solid.planes.map((plane) => {
      const { normal, constant } = plane as ReturnType<typeof planeOf>;
      return planeOf({
        normal: normal.map((x) => -3 * x) as [number, number, number],
        constant: -3 * constant,
      });
    });
    const faces = solid.faces.map((face) => ({ ...face, facing: -face.facing as 1 | -1 }));
    expect(triangulateSolid({ ...solid, planes, faces })).toEqual(triangulateSolid(solid));
  });

  it('asks for n log n turns', () => {
    const turns = [2500, 10000].map((n) => {
      const solid = comb(n);
      expect(triangulateSolid(solid).triangles.length).toBe(3 * (4 * n - 4));
      const points = solid.vertices as readonly (readonly [number, number, number])[];
      let count = 0;
      const turn = (...corners: readonly [number, number, number]) => {
        count++;
        const [a, b, c] = corners.map((v) => points[v]!);
        return orient2d(a![0], a![1], b![0], b![1], c![0], c![1]);
      };
      sweepFace(solid.faces[1]!.rings, turn, () => {});
      return count;
    });
    expect(turns[1]! / turns[0]!).toBeLessThan(5);
  });
});

/** A prism over a comb with n corners, whose teeth are slanted; sides are quads. */
function comb(n: number): Solid {
  const teeth = n / 2 - 1;
  const bottom: [number, number][] = [[0, -1]];
  const ring: [number, number][] = [];
  for (let i = 0; i < teeth; i++) ring.push([3 * i, 0], [3 * i + (i % 5) / 4, 10 + (i % 7)]);
  return prism([bottom[0]!, [3 * teeth, -1], ...ring.reverse()]);
}

/** A prism over a polygon that runs counterclockwise; its vertices are points. */
function prism(ring: readonly (readonly [number, number])[]): Solid {
  const n = ring.length;
  const order = [...ring.keys()].sort((i, j) => ring[i]![0] - ring[j]![0] || ring[i]![1] - ring[j]![1]);
  const place = new Map(order.map((i, k) => [i, k]));
  const vertices = order.flatMap((i) => [0, 1].map((z) => [...ring[i]!, z] as [number, number, number]));
  const low = (i: number) => 2 * place.get(i % n)!;
  const high = (i: number) => low(i) + 1;
  const planes = [planeOf({ normal: [0, 0, 1], constant: 0 }), planeOf({ normal: [0, 0, 1], constant: -1 })];
  const all = [...ring.keys()];
  const faces: Solid['faces'][number][] = [
    { plane: 0, facing: -1, rings: [all.map(low).reverse()] },
    { plane: 1, facing: 1, rings: [all.map(high)] },
  ];
  for (const i of all) {
    const [[px, py], [qx, qy]] = [ring[i]!, ring[(i + 1) % n]!];
    const normal: [number, number, number] = [qy - py, px - qx, 0];
    planes.push(planeOf({ normal, constant: -(normal[0] * px + normal[1] * py) }));
    faces.push({ plane: i + 2, facing: 1, rings: [[low(i), low(i + 1), high(i + 1), high(i)]] });
  }
  return { type: 'solid', isUnbounded: false, planes, vertices, faces };
}

it('cuts convex solids of random planes', () => {
  const random = numbersFrom(77);
  for (let k = 0; k < 20; k++) {
    const planes = Array.from({ length: 12 }, () => ({
      normal: [random() - 0.5, random() - 0.5, random() - 0.5] as const,
      constant: -random() - 0.1,
    }));
    const box = [-1, 1].flatMap((s) =>
      [0, 1, 2].map((axis) => ({ normal: [0, 1, 2].map((i) => (i === axis ? s : 0)), constant: -3 })),
    );
    expect(faults(convexSolid([...planes, ...box]))).toEqual([]);
  }
});
