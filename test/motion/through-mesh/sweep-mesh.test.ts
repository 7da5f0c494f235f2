import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { buildBrushTree } from '../../../src/bsp/index.js';
import { type PreparedMesh, prepareMesh } from '../../../src/mesh/index.js';
import {
  type CastShape,
  sweep,
  sweepMesh,
  sweepSolid,
  sweepTree,
  sweptMeetsMesh,
  sweptMeetsSolid,
  sweptMeetsTree,
} from '../../../src/motion/index.js';
import { boxSolid } from '../../../src/solids/index.js';

type P = readonly [number, number, number];

/** A rumpled square of 2 n² triangles: lattice heights, so that many contacts are ties and grazes. */
function rumpled(n: number): PreparedMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= n; i++) for (let j = 0; j <= n; j++) positions.push(i, j, ((i * 7 + j * 5) % 4) * 0.5);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const a = i * (n + 1) + j;
      indices.push(a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2);
    }
  }
  return prepareMesh({ positions: new Float64Array(positions), indices: new Uint32Array(indices) });
}

const mesh = rumpled(8);

/** All triangles one by one. */
function oneByOne(shape: CastShape, motion: P) {
  let first: surd.Surd | null = null;
  let triangles: number[] = [];
  for (let t = 0; t < mesh.triangles; t++) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const i = 3 * mesh.indices[3 * t + k]!;
      return [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!] as const;
    }) as [P, P, P];
    const found = sweep(shape, motion, { type: 'triangle', a, b, c }).first;
    if (found === null) continue;
    const order = first === null ? -1 : surd.compare(found, first);
    if (order < 0) triangles = [];
    if (order <= 0) {
      first = found;
      triangles.push(t);
    }
  }
  return { first, triangles };
}

let state = 7;
const below = (n: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

/** From above the square, on half of a lattice. */
const cases = Array.from({ length: 40 }, () => ({
  at: [below(16) / 2, below(16) / 2, 2 + below(6) / 2] as P,
  motion: [below(9) - 4, below(9) - 4, -below(8)] as P,
}));

const shapes = (p: P): CastShape[] => [
  p,
  { type: 'sphere', center: p, radius: 0.5 },
  { type: 'capsule', start: p, end: [p[0], p[1], p[2] + 1], radius: 0.25 },
  { type: 'box', min: p, max: [p[0] + 1, p[1] + 0.5, p[2] + 1] },
  { type: 'triangle', a: p, b: [p[0] + 1, p[1], p[2]], c: [p[0], p[1] + 1, p[2] + 1] },
];

describe('sweepMesh', () => {
  it('says what all triangles say one by one', { timeout: 120_000 }, () => {
    let hits = 0;
    for (const { at, motion } of cases) {
      for (const shape of shapes(at)) {
        const expected = oneByOne(shape, motion);
        const found = sweepMesh(shape, motion, mesh);
        expect([...found.triangles]).toEqual(expected.triangles);
        expect(found.first).toEqual(expected.first);
        expect(sweptMeetsMesh(shape, motion, mesh)).toBe(expected.first !== null);
        if (found.first === null) continue;
        hits++;
        const [low, high] = found.within!.map(surd.fromNumber);
        expect(surd.compare(low!, found.first)).toBeLessThanOrEqual(0);
        expect(surd.compare(found.first, high!)).toBeLessThanOrEqual(0);
      }
    }
    expect(hits).toBeGreaterThan(80);
  });

  const floor = prepareMesh({
    positions: new Float64Array([-9, -9, 0, 9, -9, 0, 9, 9, 0, -9, 9, 0]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const standing = { type: 'sphere', center: [0, 0, 1], radius: 1 } as const;

  it('does not stop with `entering` what stands on a floor and moves along it or away, or grazes it', () => {
    for (const motion of [
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 0],
    ] as const) {
      const found = sweepMesh(standing, motion, floor, { entering: true });
      expect([found.start, found.first, found.within]).toEqual(['touching', null, null]);
      expect(sweepMesh(standing, motion, floor).first).toEqual(surd.fromNumber(0));
    }
    expect(sweepMesh(standing, [0, 0, -1e-300], floor, { entering: true }).rounded.first).toBe(0);
    const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
    expect(sweepMesh(box, [3, 0, 0], floor, { entering: true }).first).toBeNull();
    expect(sweepMesh(box, [3, 0, -1e-300], floor, { entering: true }).triangles.length).toBe(2);
  });

  it('says at once what it does not need exact numbers for', () => {
    const { within, start } = sweepMesh({ type: 'sphere', center: [3, 0, 5], radius: 1 }, [0, 0, -8], floor);
    expect(within![0]).toBeLessThanOrEqual(0.5);
    expect(within![1]).toBeGreaterThanOrEqual(0.5);
    expect(within![1] - within![0]).toBeLessThan(2 ** -38);
    expect(start).toBe('disjoint');
  });

  it('takes numbers of any size', () => {
    const far = { type: 'sphere', center: [0, 0, 1e300], radius: 1e299 } as const;
    expect(sweepMesh(far, [0, 0, -1e300], floor).rounded.first).toBe(0.9);
    const small = { type: 'sphere', center: [0, 0, 1e-300], radius: 5e-301 } as const;
    expect(sweepMesh(small, [0, 0, -1e-300], floor).rounded.first).toBe(0.5);
  });

  it.each([
    [
      () => sweepMesh({ type: 'plane', normal: [0, 0, 1], constant: 0 } as never, [0, 0, 1], floor),
      /shape must be a shape/,
    ],
    [
      () => sweepMesh(standing, [0, 0, 1], floor, { entring: true } as never),
      /options.entring must be a known name/,
    ],
    [() => sweepMesh(standing, [0, 0, 1], floor, { entering: 1 } as never), /options.entering/],
    [
      () => sweepMesh({ type: 'sphere', center: [0, 0, 0], radius: 0 }, [0, 0, 1], floor, { entering: true }),
      /a solid with a volume/,
    ],
    [() => sweepMesh(standing, [0, 0, Number.NaN], floor), /motion\[2\]/],
    [() => sweptMeetsMesh(standing, [0, 0, 1], { positions: [], indices: [] } as never), /prepareMesh/],
  ])('refuses what it cannot answer: %#', (call, message) => {
    expect(call).toThrow(message);
  });
});

it('takes no shape by its type that it refuses', () => {
  const by = [0, 0, 1] as const;
  const tree = buildBrushTree([[{ normal: [1, 0, 0], constant: 0 }]]);
  const solid = boxSolid({ min: [0, 0, 0], max: [1, 1, 1] });
  const axis = { start: [0, 0, 0], end: [0, 0, 1] } as const;
  const cylinder = { type: 'cylinder', ...axis, radius: 1 } as const;
  const cone = { type: 'cone', apex: [0, 0, 1], center: [0, 0, 0], radius: 1 } as const;
  const line = { type: 'line', origin: [0, 0, 0], direction: [0, 0, 1] } as const;
  const calls = [
    // @ts-expect-error: no cylinders
    () => sweepMesh(cylinder, by, mesh),
    // @ts-expect-error: no cones
    () => sweptMeetsMesh(cone, by, mesh),
    // @ts-expect-error: no lines
    () => sweepTree(line, by, tree),
    // @ts-expect-error: no cylinders
    () => sweptMeetsTree(cylinder, by, tree),
    // @ts-expect-error: no cylinders
    () => sweepSolid(cylinder, by, solid),
    // @ts-expect-error: a segment has no volume
    () => sweptMeetsSolid({ type: 'segment', ...axis }, by, solid),
  ];
  for (const call of calls) expect(call).toThrow(/: shape must be a/);
  const capsule: CastShape = { type: 'capsule', ...axis, radius: 1 };
  expect(sweptMeetsTree(capsule, by, tree)).toBe(true);
  // What moves beside other shapes does so still.
  expect(sweep(cylinder, by, { type: 'box', min: [0, 0, 3], max: [1, 1, 4] }).first).toBeNull();
});
