import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { prepareMesh } from '../../../src/mesh/index.js';
import { type SolidCastShape, sweepMesh, sweepSolid, sweptMeetsSolid } from '../../../src/motion/index.js';
import {
  convexSolid,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidUnion,
} from '../../../src/solids/index.js';

type P = readonly [number, number, number];

const block = (min: P, max: P) =>
  convexSolid(
    [0, 1, 2].flatMap((axis) => {
      const normal = (way: number): P => [0, 1, 2].map((k) => (k === axis ? way : 0)) as unknown as P;
      return [
        { normal: normal(1), constant: -max[axis]! },
        { normal: normal(-1), constant: min[axis]! },
      ];
    }),
  );

/** A hollow cube, with a wall of a third. */
const outside = block([0, 0, 0], [3, 3, 3]);
const hole = convexSolid(
  (
    [
      [3, 0, 0, -8],
      [-3, 0, 0, 1],
      [0, 3, 0, -8],
      [0, -3, 0, 1],
      [0, 0, 3, -8],
      [0, 0, -3, 1],
    ] as const
  ).map(([x, y, z, constant]) => ({ normal: [x, y, z] as const, constant })),
);
const hollow = solidDifference(outside, hole);

const cube = { type: 'box', min: [1, 1, 1], max: [2, 2, 2] } as const;
const ball = { type: 'sphere', center: [1.5, 1.5, 1.5], radius: 0.5 } as const;

describe('sweepSolid', () => {
  it('meets walls at thirds from within, exactly', () => {
    for (const shape of [cube, ball]) {
      const { start, first, faces, contacts } = sweepSolid(shape, [2, 0, 0], hollow);
      expect(start).toBe('disjoint');
      expect(first).toEqual(surd.fromRational({ numerator: 1n, denominator: 3n }));
      expect(faces.length).toBe(1);
      expect(contacts.every(({ face }) => face === faces[0])).toBe(true);
      expect(contacts[0]!.contact!.rounded.normal!.map(Math.sign)).toEqual([-1, 0, 0]);
    }
    expect(sweptMeetsSolid(cube, [0.66, 0, 0], hollow)).toBe(false);
    expect(sweptMeetsSolid(cube, [0.67, 0, 0], hollow)).toBe(true);
  });

  it('knows what starts inside, and what has a cavity around it', () => {
    const full = sweepSolid(cube, [9, 0, 0], outside, { entering: true });
    expect([full.start, full.rounded.first, full.within, [...full.faces], full.contacts]).toEqual([
      'overlapping',
      0,
      [0, 0],
      [],
      [],
    ]);
    const across = sweepSolid({ ...cube, max: [4, 2, 2] }, [0, 0, 0], outside);
    expect([across.start, across.rounded.first, across.faces.length]).toEqual(['overlapping', 0, 1]);
    expect(across.contacts.every(({ contact }) => contact === null)).toBe(true);
    const inverted = solidComplement(outside);
    expect(sweepSolid(cube, [0, 0, 2], inverted).rounded.first).toBe(0.5);
    expect(sweepSolid({ type: 'sphere', center: [9, 0, 0], radius: 1 }, [0, 0, 1], inverted).start).toBe(
      'overlapping',
    );
  });

  it('is not stopped by what it stands on, or by a seam that was united', () => {
    const floor = solidUnion(block([-9, -9, -1], [0, 9, 0]), block([0, -9, -1], [9, 9, 0]));
    const level = solidUnion(floor, block([4, -9, 0], [5, 9, 4]));
    const standing = { type: 'capsule', start: [-2, 0, 1], end: [-2, 0, 2], radius: 1 } as const;
    const walk = sweepSolid(standing, [10, 0, 0], level, { entering: true });
    expect([walk.start, walk.rounded.first]).toEqual(['touching', 0.5]);
    expect(sweepSolid(standing, [4, 0, 0], level, { entering: true }).first).toBeNull();
    expect(sweepSolid(standing, [4, 0, 0], level).rounded.first).toBe(0);
    expect(sweepSolid(standing, [4, 0, -1e-300], level, { entering: true }).rounded.first).toBe(0);
  });

  it('says of a mesh outside of which it starts what sweepMesh says', () => {
    const positions = new Float64Array([0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3]);
    const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);
    const [mesh, solid] = [prepareMesh({ positions, indices }), solidFromMesh({ positions, indices })];
    const shapes: SolidCastShape[] = [
      { type: 'sphere', center: [4, 4, 4], radius: 0.75 },
      { type: 'box', min: [4, 4, 4], max: [5, 5, 4.5] },
      {
        type: 'oriented-box',
        center: [5, 5, 5],
        axes: [
          [1, 1, 0],
          [-1, 1, 0],
          [0, 0, 1],
        ],
        halfSize: [0.5, 0.5, 1],
      },
    ];
    for (const shape of shapes) {
      for (const motion of [
        [-4, -4, -4],
        [-5, -3, -4],
        [-4, -2, 0],
        [-1, -1, -1],
      ] as const) {
        const [a, b] = [sweepSolid(shape, motion, solid), sweepMesh(shape, motion, mesh)];
        expect(a.first).toEqual(b.first);
        expect(sweptMeetsSolid(shape, motion, structuredClone(solid))).toBe(b.first !== null);
      }
    }
  });

  it.each([
    [() => sweepSolid([0, 0, 0] as never, [0, 0, 1], hollow), /shape must be a solid/],
    [() => sweepSolid({ ...ball, radius: 0 }, [0, 0, 1], hollow), /a solid with a volume/],
    [() => sweepSolid(ball, [0, 1] as never, hollow), /motion/],
    [() => sweepSolid(ball, [0, 0, 1], { positions: [], indices: [] } as never), /solid must be a solid of/],
    [() => sweepSolid(ball, [0, 0, 1], hollow, { entering: 0 } as never), /options.entering/],
    [() => sweptMeetsSolid(ball, [0, 0, Infinity], hollow), /motion\[2\]/],
  ])('refuses what it cannot answer: %#', (call, message) => {
    expect(call).toThrow(message);
  });
});
