import { describe, expect, it } from 'vitest';
import { nextDown } from '../../src/arithmetic/float64.js';
import { closingDistance } from '../../src/mesh/index.js';
import { prepareMesh } from '../../src/mesh/structure/prepared-mesh.js';
import { weldVertices } from '../../src/mesh/weld/weld.js';

const CUBE = [
  0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7,
];
const CORNERS = [0, 1].flatMap((z) => [
  [0, 0, z],
  [1, 0, z],
  [1, 1, z],
  [0, 1, z],
]);

/** A cube whose triangles have corners of their own, each moved by what `move` says. */
function soup(move: (corner: number) => readonly number[]) {
  const positions = CUBE.flatMap((v, i) => CORNERS[v]!.map((x, axis) => x + move(i)[axis]!));
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(CUBE.map((_, i) => i)) };
}

/** Whether welding closes a mesh without losing a triangle: by the functions that users call. */
function isClosed(mesh: ReturnType<typeof soup>, distance: number): boolean {
  const { mesh: welded, collapsed } = weldVertices(mesh, { distance });
  return collapsed.length === 0 && prepareMesh(welded).openEdges === 0;
}

describe('the least distance that closes all borders', () => {
  it('is 0 if vertices are at the same points', () => {
    expect(closingDistance(soup(() => [0, 0, 0]))).toBe(0);
  });

  it.each([2 ** -20, 0.001, 0.1])('is the least double: corners moved by up to %d', (size) => {
    let found = 0;
    for (let seed = 1; seed < 20; seed++) {
      // Every corner but the first of each vertex is moved: it has to come back.
      const first = new Map<number, number>();
      CUBE.forEach((v, i) => {
        if (!first.has(v)) first.set(v, i);
      });
      const moved = soup((i) =>
        first.get(CUBE[i]!) === i ? [0, 0, 0] : [size * ((7 * i * seed) % 5), size * ((3 * i + seed) % 2), 0],
      );
      const distance = closingDistance(moved);
      if (distance === null) continue;
      found++;
      expect(isClosed(moved, distance)).toBe(true);
      expect(isClosed(moved, nextDown(distance))).toBe(false);
    }
    expect(found).toBeGreaterThan(9);
  });

  it('is found for a crack', () => {
    const crack = soup((i) => (i < 12 ? [0, 0, 0] : [0, 0, 0.25]));
    // The two lids were not moved; the sides were, all of them alike.
    expect(closingDistance(crack)).toBe(0.25);
  });

  it('is found where a vertex of the border comes to one that is on no border', () => {
    // On a line; only vertices 1, 3, 4 and 6 are on the border. 4 joins 2, which is before it, and so does 6.
    const positions = [-6245, -1561, 0, -780, 2, 800, 6, 200].flatMap((x) => [x, 0, 0]);
    const triangles = [
      7, 0, 5, 0, 1, 6, 2, 3, 5, 5, 1, 7, 3, 0, 6, 5, 4, 1, 0, 7, 1, 2, 0, 3, 3, 4, 5, 5, 0, 2,
    ];
    expect(closingDistance({ positions, indices: triangles })).toBe(6);
  });

  it('is 0 for what is closed, also where triangles have two corners at one point', () => {
    expect(closingDistance({ positions: CORNERS.flat(), indices: CUBE })).toBe(0);
    const tip = [4, 5, 8, 5, 4, 8];
    expect(closingDistance({ positions: [...CORNERS.flat(), 0, 0, 1], indices: [...CUBE, ...tip] })).toBe(0);
  });

  it('is refused for what is no mesh', () => {
    expect(() => closingDistance({ positions: [0], indices: [] })).toThrow(/^closingDistance: mesh/);
  });

  it('is none for a hole, and not where it takes as much as an edge', () => {
    const cube = { positions: Float64Array.from(CORNERS.flat()), indices: Uint32Array.from(CUBE.slice(3)) };
    expect(closingDistance(cube)).toBeNull();
    expect(closingDistance(soup((i) => (i < 12 ? [0, 0, 0] : [0, 0, 1])))).toBeNull();
  });
});

it('a torus of sines and cosines: its seams are a few units in the last place wide, and cross each other', () => {
  const [rings, sides] = [12, 8];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j <= rings; j++) {
    for (let i = 0; i <= sides; i++) {
      const [u, v] = [(i / sides) * 2 * Math.PI, (j / rings) * 2 * Math.PI];
      const far = 1 + 0.4 * Math.cos(v);
      positions.push(far * Math.cos(u), far * Math.sin(u), 0.4 * Math.sin(v));
    }
  }
  for (let j = 1; j <= rings; j++) {
    for (let i = 1; i <= sides; i++) {
      const [a, b] = [(sides + 1) * j + i - 1, (sides + 1) * (j - 1) + i - 1];
      indices.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  const torus = { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
  const distance = closingDistance(torus)!;
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(1e-15);
  const closed = (within: number) =>
    prepareMesh(weldVertices(torus, { distance: within }).mesh).openEdges === 0;
  expect([closed(distance), closed(nextDown(distance))]).toEqual([true, false]);
});

it('a mesh without triangles has nothing to close', () => {
  expect(closingDistance({ positions: new Float64Array(9), indices: new Uint32Array(0) })).toBe(null);
});
