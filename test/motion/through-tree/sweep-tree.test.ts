import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { buildBrushTree, leafCells, type SolidLeafTree } from '../../../src/bsp/index.js';
import { coordinates } from '../../../src/implicit/index.js';
import { type CastShape, sweep, sweepTree, sweptMeetsTree } from '../../../src/motion/index.js';

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

/** A floor of two slabs with a seam at x = 4, a step, a wall, a floating block, and a slope. */
const room = buildBrushTree([
  block([-8, -8, -2], [4, 8, 0]),
  block([4, -8, -2], [12, 8, 0]),
  block([2, 2, 0], [3, 3, 1]),
  block([8, -8, 0], [9, 8, 6]),
  block([-2, -2, 3], [-1, -1, 4]),
  [
    { normal: [1, 0, 1], constant: 3 },
    { normal: [-1, 0, 0], constant: -8 },
    { normal: [0, 1, 0], constant: -8 },
    { normal: [0, -1, 0], constant: -8 },
    { normal: [0, 0, -1], constant: 0 },
  ],
]);

const turnedOver = (tree: SolidLeafTree): SolidLeafTree => ({
  ...tree,
  leaves: tree.leaves.map((leaf) => (leaf === 'solid' ? 'empty' : 'solid')),
});

/** The solid leaves as polyhedra, as far as they are in a box. */
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

let state = 11;
const below = (n: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

const shapes = (p: P): CastShape[] => [
  p,
  { type: 'sphere', center: p, radius: 0.5 },
  { type: 'capsule', start: p, end: [p[0], p[1], p[2] + 1], radius: 0.25 },
  { type: 'box', min: p, max: [p[0] + 1, p[1] + 0.5, p[2] + 1] },
  { type: 'triangle', a: p, b: [p[0] + 1, p[1], p[2]], c: [p[0], p[1] + 1, p[2] + 1] },
];

describe('sweepTree', () => {
  it.each([
    ['a room', room],
    ['all that is not the room', turnedOver(room)],
  ])('says of %s what all leaves say one by one', { timeout: 120_000 }, (_, tree) => {
    const cells = cellsOf(tree);
    const words = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const at: P = [below(24) / 2 - 6, below(24) / 2 - 6, below(10) / 2];
      const motion: P = [below(13) - 6, below(13) - 6, below(9) - 6];
      for (const shape of shapes(at)) {
        let first: surd.Surd | null = null;
        let leaves: number[] = [];
        for (const cell of cells) {
          const one = sweep(shape, motion, cell.shape).first;
          const order = one === null ? 1 : first === null ? -1 : surd.compare(one, first);
          if (order < 0) [first, leaves] = [one, []];
          if (order <= 0) leaves.push(cell.leaf);
        }
        const found = sweepTree(shape, motion, tree);
        expect([...found.leaves]).toEqual(leaves);
        expect(found.first).toEqual(first);
        expect(sweptMeetsTree(shape, motion, tree)).toBe(first !== null);
        words.add(first === null ? 'never' : surd.sign(first) > 0 ? 'later' : found.start);
      }
    }
    expect(words.size).toBeGreaterThan(2);
  });

  const standing = { type: 'sphere', center: [3, 0, 1], radius: 1 } as const;
  const crate = { type: 'box', min: [3, 0, 0], max: [4, 1, 1] } as const;

  it('goes over the seam of two leaves, and stops at the wall', () => {
    const ball = sweepTree(standing, [10, 0, 0], room, { entering: true });
    expect([ball.start, ball.rounded.first]).toEqual(['touching', 0.4]);
    const box = sweepTree(crate, [10, 0, 0], room, { entering: true });
    expect([box.start, box.rounded.first]).toEqual(['touching', 0.4]);
    expect(box.contacts.map(({ contact }) => contact!.rounded.normal!.map(Math.sign))).toEqual(
      box.contacts.map(() => [-1, 0, 0]),
    );
    expect(sweepTree(crate, [4, 0, 0], room, { entering: true }).first).toBeNull();
    expect(sweepTree(crate, [4, 0, -1e-300], room, { entering: true }).rounded.first).toBe(0);
    expect(sweepTree(crate, [0, 0, 1], room, { entering: true }).first).toBeNull();
  });

  it('grazes edges without going in', () => {
    // Over the edge of the step, which is at x = 2, z = 1, at a distance of exactly 5/4 · 4 = 5.
    const ball = { type: 'sphere', center: [-1, 2.5, 5], radius: 5 } as const;
    const step = buildBrushTree([block([2, 2, 0], [3, 3, 1])]);
    const along = [0, 0.25, 0] as const;
    expect(sweepTree(ball, along, step).rounded.first).toBe(0);
    expect(sweepTree(ball, along, step, { entering: true }).first).toBeNull();
    expect(sweepTree(ball, [0, 0.25, -(2 ** -60)], step, { entering: true }).rounded.first).toBe(0);
  });

  it('knows the inside between two leaves', () => {
    const seam = buildBrushTree([block([0, 0, 0], [1, 1, 1]), block([1, 0, 0], [2, 1, 1])], {
      hints: [{ normal: [1, 0, 0], constant: -1 }],
    });
    const flat = { type: 'box', min: [1, 0.25, 0.25], max: [1, 0.75, 0.75] } as const;
    expect(sweepTree(flat, [0, 0, 0], seam).start).toBe('overlapping');
    expect(sweepTree([1, 0.5, 0.5], [0, 0, 0], seam).start).toBe('overlapping');
    expect(sweepTree([1, 0.5, 1], [0, 0, 0], seam).start).toBe('touching');
    const triangle = { type: 'triangle', a: [1, 0, 0], b: [1, 1, 0], c: [1, 0, 1] } as const;
    expect(sweepTree(triangle, [0, 0, 0], seam).start).toBe('overlapping');
    const polygon = {
      type: 'polygon',
      outer: [
        [1, 0, 1],
        [1, 1, 1],
        [1, 1, 2],
      ],
    } as const;
    expect(sweepTree(polygon, [0, 0, 0], seam).start).toBe('touching');
  });

  it('takes empty and full trees, and clones', () => {
    const none = buildBrushTree([]);
    expect(sweepTree(standing, [1, 2, 3], none).first).toBeNull();
    const full = sweepTree(standing, [1, 2, 3], turnedOver(none), { entering: true });
    expect([full.start, full.rounded.first, full.contacts[0]!.contact]).toEqual(['overlapping', 0, null]);
    const copy = structuredClone(room);
    expect(sweepTree(crate, [10, 0, 0], copy, { entering: true }).rounded.first).toBe(0.4);
    expect(structuredClone(sweepTree(crate, [10, 0, 0], copy)).start).toBe('touching');
  });

  it('takes numbers of any size, and leaves without an end', () => {
    const ground = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
    const far = { type: 'sphere', center: [0, 0, 1e300], radius: 1e299 } as const;
    expect(sweepTree(far, [0, 0, -1e300], ground).rounded.first).toBe(0.9);
    expect(sweepTree(far, [1.7e308, 0, 0], ground).first).toBeNull();
    const small = { type: 'sphere', center: [0, 0, 1e-300], radius: 5e-301 } as const;
    expect(sweepTree(small, [0, 0, -1e-300], ground).rounded.first).toBe(0.5);
    const away = { type: 'box', min: [1e15, 0, 1], max: [1e15 + 2, 2, 2] } as const;
    expect(sweepTree(away, [0, 0, -3], ground).rounded.first).toBe(1 / 3);
    const box = {
      type: 'oriented-box',
      center: [0, 0, 9],
      axes: [
        [1e200, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1e200, 1, 1],
    } as const;
    expect(sweepTree(box, [0, 0, -16], ground).rounded.first).toBe(0.5);
  });

  it('says at once what it does not need exact numbers for', () => {
    const { within } = sweepTree({ type: 'sphere', center: [5, 0, 7], radius: 1 }, [0, 0, -8], room);
    expect(within![0]).toBeLessThanOrEqual(0.75);
    expect(within![1]).toBeGreaterThanOrEqual(0.75);
    expect(within![1] - within![0]).toBeLessThan(2 ** -36);
  });

  it.each([
    [
      () => sweepTree({ type: 'plane', normal: [0, 0, 1], constant: 0 } as never, [0, 0, 1], room),
      /shape must be a shape/,
    ],
    [() => sweepTree(standing, [0, 0, 1], room, { entring: true } as never), /options.entring must be/],
    [() => sweepTree(standing, [0, 0, 1], room, { entering: 1 } as never), /options.entering/],
    [() => sweepTree([0, 0, 0], [0, 0, 1], room, { entering: true }), /a solid/],
    [() => sweepTree(standing, [0, 0, Number.NaN], room), /motion\[2\]/],
    [() => sweptMeetsTree(standing, [0, 0, 1], { type: 'node-storing' } as never), /'solid-leaf'/],
    [
      () =>
        sweepTree(
          {
            type: 'lozenge',
            origin: [0, 0, 0],
            edges: [
              [1, 0, 0],
              [0, 1, 0],
            ],
            radius: 0,
          },
          [0, 0, 1],
          room,
        ),
      /shape.radius must be a positive number/,
    ],
  ])('refuses what it cannot answer: %#', (call, message) => {
    expect(call).toThrow(message);
  });
});
