import { describe, expect, it } from 'vitest';
import { buildBrushTree, leafCells, type SolidLeafTree } from '../../src/bsp/index.js';
import { coordinates } from '../../src/implicit/index.js';
import { nearestLeaves, type TreeShape, treeRelation } from '../../src/scene/index.js';
import { distance } from '../../src/shapes/index.js';

type P = readonly [number, number, number];

/** A box as a brush. */
const block = (min: P, max: P) =>
  [0, 1, 2].flatMap((axis) => {
    const normal = (way: number): P => [0, 1, 2].map((k) => (k === axis ? way : 0)) as unknown as P;
    return [
      { normal: normal(1), constant: -max[axis]! },
      { normal: normal(-1), constant: min[axis]! },
    ];
  });

const yard = buildBrushTree([
  block([-8, -8, -2], [4, 8, 0]),
  block([4, -8, -2], [12, 8, 0]),
  block([2, 2, 0], [3, 3, 1]),
  block([8, -8, 0], [9, 8, 6]),
  block([-2, -2, 3], [-1, -1, 4]),
]);

const cellsOf = (tree: SolidLeafTree) =>
  leafCells(tree, { min: [-64, -64, -64], max: [64, 64, 64] })
    .filter(({ leaf }) => tree.leaves[leaf] === 'solid')
    .map(({ leaf, vertices, faces }) => ({
      leaf,
      shape: {
        type: 'convex-polyhedron' as const,
        vertices: vertices.map((vertex) => coordinates(vertex)),
        faces: faces.map(({ ring }) => ring),
      },
    }));

const shapes = (p: P): TreeShape[] => [
  p,
  { type: 'sphere', center: p, radius: 0.5 },
  { type: 'capsule', start: p, end: [p[0], p[1], p[2] + 1], radius: 0.25 },
  { type: 'box', min: p, max: [p[0] + 1, p[1] + 0.5, p[2] + 1] },
  { type: 'triangle', a: p, b: [p[0] + 1, p[1], p[2]], c: [p[0], p[1] + 1, p[2] + 1] },
];

let state = 5;
const below = (n: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

describe('nearestLeaves', () => {
  it('says what all leaves say one by one', { timeout: 60_000 }, () => {
    const cells = cellsOf(yard);
    for (let i = 0; i < 20; i++) {
      const at: P = [below(44) / 2 - 10, below(40) / 2 - 10, below(16) / 2 - 1];
      for (const shape of shapes(at)) {
        const all = cells.map((cell) => ({ ...cell, far: distance(cell.shape, shape).distance }));
        const least = Math.min(...all.map(({ far }) => far));
        const found = nearestLeaves(yard, shape);
        expect(found.distance.distance).toBe(least);
        // On this lattice what is rounded to one double is equal.
        expect([...found.leaves]).toEqual(all.filter(({ far }) => far === least).map(({ leaf }) => leaf));
        expect(treeRelation(yard, shape).relation === 'disjoint').toBe(least > 0);
      }
    }
  });

  it('finds leaves that are far away, and some that have no end', () => {
    const far = buildBrushTree([[{ normal: [1, 0, 0], constant: 2 ** 600 }]]);
    const { distance: found } = nearestLeaves(far, { type: 'box', min: [0, 0, 0], max: [1, 1, 1] });
    expect([found.distance, found.closest.length, found.unique]).toEqual([2 ** 600, 4, false]);
    expect(found.closest.map(({ planes }) => planes)).toEqual([[0], [0], [0], [0]]);
    const steep = buildBrushTree([[{ normal: [5e-324, 0, 0], constant: 1e308 }]]);
    expect(nearestLeaves(steep, [0, 0, 0]).distance.distance).toBe(Infinity);
  });

  it('refuses a tree without solid leaves, and shapes without an end', () => {
    expect(() => nearestLeaves(buildBrushTree([]), [0, 0, 0])).toThrow(/a tree with a solid leaf/);
    expect(() => nearestLeaves(yard, { type: 'plane', normal: [1, 0, 0], constant: 0 } as never)).toThrow(
      /shape must be a point or a bounded convex shape of space, got one of type 'plane'/,
    );
    expect(() => nearestLeaves({ type: 'leaf-storing' } as never, [0, 0, 0])).toThrow(/'solid-leaf'/);
  });
});
