import { describe, expect, test } from 'vitest';
import { checkMesh, orientMesh } from '../../src/mesh/index.js';
import { cube, mesh, tetrahedron } from './meshes.js';

interface Plain {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** Several meshes as one; each moved and stretched. */
function together(...parts: readonly (readonly [Plain, scale: number, x: number, y: number, z: number])[]) {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [part, scale, ...at] of parts) {
    const before = positions.length / 3;
    positions.push(...Array.from(part.positions, (x, i) => scale * x + at[i % 3]!));
    indices.push(...Array.from(part.indices, (v) => v + before));
  }
  return mesh(positions, indices);
}

/** With the triangles turned whose bit is set. */
function flipped({ positions, indices }: Plain, bits: number) {
  const corners = Array.from(indices);
  for (let t = 0; t < corners.length / 3; t++) {
    if ((bits >> (t % 30)) & 1)
      [corners[3 * t + 1], corners[3 * t + 2]] = [corners[3 * t + 2]!, corners[3 * t + 1]!];
  }
  return mesh(Array.from(positions), corners);
}

describe('orientMesh', () => {
  test.each([0, 1, 0b1010, 0b111, 0b1111])(
    'turns the triangles of a tetrahedron that look inward: %d',
    (bits) => {
      const { mesh: result, turned, report } = orientMesh(flipped(tetrahedron, bits));
      expect([...turned]).toEqual([0, 1, 2, 3].filter((t) => (bits >> t) & 1));
      expect(report).toMatchObject({ valid: true });
      expect(checkMesh(result).components.at(0).volume).toBe(1 / 6);
    },
  );

  test('cavities look inward, and what is in them outward', () => {
    const nested = together([cube, 8, 0, 0, 0], [cube, 4, 2, 2, 2], [cube, 1, 3, 3, 3], [cube, 1, 9, 0, 0]);
    const expected = [512, -64, 1, 1];
    for (const bits of [0, -1, 0b10110, 0x2a55aa55]) {
      const { components } = checkMesh(orientMesh(flipped(nested, bits)).mesh);
      expect(expected.map((_, c) => components.at(c).volume)).toEqual(expected);
    }
  });

  test('neighbours around an edge with four triangles are sorted, and agree', () => {
    // Two cubes that share an edge: by its vertices, and by equal ones.
    const apart = together([cube, 1, 0, 0, 0], [cube, 1, 1, 1, 0]);
    for (const bits of [0, 0xfff, 0b101101, 0x3a5a5a5a]) {
      const { mesh: result, report } = orientMesh(flipped(apart, bits));
      expect([report.closed, report.oriented]).toEqual([true, true]);
      const { components } = checkMesh(result);
      expect([components.at(0).volume, components.at(1).volume]).toEqual([1, 1]);
    }
  });

  test('triangles around an edge say nothing of each other if two lie in one half-plane', () => {
    const around = (...far: readonly (readonly number[])[]) =>
      mesh([0, 0, 0, 0, 0, 1, ...far.flat()], [0, 1, 2, 0, 1, 3, 0, 1, 4, 0, 1, 5]);
    const apart = around([1, 0, 0], [0, 1, 0], [-1, 1, 0], [0, -1, 0]);
    expect(orientMesh(apart).turned).toHaveLength(2);
    // On either side of the first, opposite to it, and on its own side.
    for (const far of [
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 2, 1],
        [0, -1, 0],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, -2, 1],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [-1, 0, 0],
        [-2, 0, 1],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [-1, 1, 0],
        [2, 0, 1],
      ],
    ]) {
      expect(orientMesh(around(...far)).turned).toHaveLength(0);
    }
  });

  test('corners of their own do not matter', () => {
    const { positions, indices } = tetrahedron;
    const own = mesh(
      Array.from(indices).flatMap((v) => [...positions.slice(3 * v, 3 * v + 3)]),
      Array.from(indices, (_, i) => i),
    );
    const { mesh: result, turned } = orientMesh(flipped(own, 0b0100));
    expect([...turned]).toEqual([2]);
    expect(result.positions).toEqual(own.positions);
    expect(result.indices).toEqual(own.indices);
  });

  test('of an open part, the smaller number is turned', () => {
    const lid = mesh([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 2, 1, 0], [0, 1, 2, 0, 2, 3, 1, 2, 4]);
    const { turned, undecided } = orientMesh(lid);
    expect([[...turned], undecided]).toEqual([[2], 1]);
  });

  test('a Möbius strip stays as it is', () => {
    // Five triangles, each with the next two of five vertices around.
    const positions = Array.from({ length: 5 }, (_, i) => [
      Math.cos((2 * Math.PI * i) / 5),
      Math.sin((2 * Math.PI * i) / 5),
      i % 2,
    ]).flat();
    const strip = mesh(positions, [0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 0, 4, 0, 1]);
    const { turned, oneSided, mesh: result } = orientMesh(strip);
    expect([turned.length, oneSided]).toEqual([0, 1]);
    expect(result.indices).toEqual(strip.indices);
  });

  test('overlapping parts look outward', () => {
    const two = flipped(together([cube, 2, 0, 0, 0], [cube, 2, 1, 1, 1]), 0b111111111111);
    const { components } = checkMesh(orientMesh(two).mesh);
    expect([components.at(0).volume, components.at(1).volume]).toEqual([8, 8]);
  });

  test('what is no mesh is refused', () => {
    expect(() => orientMesh({ positions: [0], indices: [] })).toThrow(/^orientMesh: mesh/);
  });
});
