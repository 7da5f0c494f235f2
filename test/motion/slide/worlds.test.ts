import { describe, expect, it } from 'vitest';
import { buildBrushTree } from '../../../src/bsp/index.js';
import { prepareMesh } from '../../../src/mesh/index.js';
import { moveAndSlide, type SlideWorld, type WalkerShape } from '../../../src/motion/index.js';
import { convexSolid, type Solid, solidUnion, triangulateSolid } from '../../../src/solids/index.js';
import { effort } from '../../support/effort.js';
import { type HalfSpace, isTooNear, type P, signBeside, type Triangles } from './too-near.js';

/** Where a wall stands: corners counterclockwise as seen from above (x to the right, z up), whole numbers. */
type Footprint = readonly (readonly [number, number])[];

/** A prism over a footprint. */
const prism = (footprint: Footprint, low: number, high: number): HalfSpace[] => [
  ...footprint.map(([x, z], i): HalfSpace => {
    const [u, w] = footprint[(i + 1) % footprint.length]!;
    return { normal: [w - z, 0, x - u], constant: z * (u - x) - x * (w - z) };
  }),
  { normal: [0, 1, 0], constant: -high },
  { normal: [0, -1, 0], constant: low },
];

const square = (x: number, z: number, u: number, w: number): Footprint => [
  [x, z],
  [u, z],
  [u, w],
  [x, w],
];

/** A floor, four walls around it, walls along axes, turned ones (3, 4, 5), and others; gaps of 1 between some. */
const BRUSHES: readonly HalfSpace[][] = [
  prism(square(-10, -10, 10, 10), -1, 0),
  prism(square(-10, -10, -8, 10), 0, 8),
  prism(square(8, -10, 10, 10), 0, 8),
  prism(square(-8, -10, 8, -8), 0, 8),
  prism(square(-8, 8, 8, 10), 0, 8),
  prism(square(1, 1, 2, 5), 0, 8),
  prism(square(3, 1, 4, 5), 0, 8),
  prism(
    [
      [-6, 2],
      [-3, -2],
      [-2, -1],
      [-5, 3],
    ],
    0,
    8,
  ),
  prism(
    [
      [-4, 3],
      [-1, -1],
      [0, 0],
      [-3, 4],
    ],
    0,
    8,
  ),
  prism(
    [
      [0, -7],
      [4, -5],
      [3, -2],
    ],
    0,
    8,
  ),
];

interface Worlds {
  readonly mesh: SlideWorld;
  readonly tree: SlideWorld;
  readonly solid: Solid;
  readonly triangles: Triangles;
}

/** One set of points, as all that a shape may walk in. */
function worldsOf(brushes: readonly HalfSpace[][]): Worlds {
  const solid = brushes.map((brush) => convexSolid(brush)).reduce((sum, next) => solidUnion(sum, next));
  const { triangles: indices } = triangulateSolid(solid);
  const positions = Float64Array.from(
    solid.vertices.flatMap((vertex) => {
      // Corners are whole, but for those of planes.
      if (!('planes' in vertex)) return [...vertex];
      return cornerOf(solid, vertex.planes);
    }),
  );
  const triangles = { positions, indices };
  return { mesh: prepareMesh(triangles), tree: buildBrushTree(brushes), solid, triangles };
}

/** The common point of three planes of small whole numbers, whose determinants are exact in doubles. */
function cornerOf(solid: Solid, numbers: readonly number[]): number[] {
  const planes = numbers.map((i) => solid.planes[i] as unknown as HalfSpace);
  const det = (columns: readonly (readonly number[])[]): number => {
    const [a, b, c] = columns as [number[], number[], number[]];
    return (
      a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
      a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
      a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)
    );
  };
  const column = (k: number): number[] => planes.map((plane) => plane.normal[k]!);
  const right = planes.map((plane) => -plane.constant);
  const all = [column(0), column(1), column(2)];
  const corner = [0, 1, 2].map((k) => det(all.map((own, i) => (i === k ? right : own))) / det(all));
  expect(corner.every(Number.isInteger)).toBe(true);
  return corner;
}

const KINDS = ['mesh', 'tree', 'solid'] as const;

const SHAPES: readonly (readonly [string, WalkerShape])[] = [
  ['a sphere', { type: 'sphere', center: [0, 0, 0], radius: 0.5 }],
  ['a sphere of a radius that is no fraction', { type: 'sphere', center: [0.1, 0.2, 0.3], radius: 0.3 }],
  ['a capsule', { type: 'capsule', start: [0, 0, 0], end: [0, 1, 0], radius: 0.5 }],
  ['a box', { type: 'box', min: [-0.5, 0, -0.25], max: [0.5, 1.3, 0.25] }],
];

function* displacements(count: number): Generator<P> {
  let state = 11;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let heading = 0;
  for (let i = 0; i < count; i++) {
    if (i % 7 === 0) heading = random() * 6.283;
    const pace = 0.4 + random();
    yield [pace * Math.cos(heading), -0.3, pace * Math.sin(heading)];
  }
}

describe('moveAndSlide in trees and solids', () => {
  const worlds = worldsOf(BRUSHES);

  for (const [name, shape] of SHAPES)
    it.each(KINDS)(`is never too near: ${name} in a %s`, { timeout: 240_000 }, (kind) => {
      let position: P = [0.5, 2, 7];
      let turns = 0;
      for (const by of displacements(effort(100))) {
        const step = moveAndSlide(shape, by, worlds[kind], { from: position });
        position = step.position;
        turns += step.contacts.length;
        expect(step.start).toBe('clear');
        expect(isTooNear(shape, position, worlds.triangles)).toBe(false);
        expect(position).toSatisfy((p: P) => p[1] >= -0.1 && p.every((x) => Math.abs(x) <= 8));
      }
      expect(turns).toBeGreaterThan(effort(25));
    });

  it.each(KINDS)('passes gaps of twice the radius in a %s', (kind) => {
    const ball = { type: 'sphere', center: [0, 0.5, 0], radius: 0.5 } as const;
    let position: P = [2.5, 0, 0];
    for (let i = 0; i < 20; i++)
      position = moveAndSlide(ball, [0, -0.1, 0.4], worlds[kind], { from: position }).position;
    expect(position).toEqual([2.5, 0, 7.5]);
  });

  it.each(KINDS)('names what stops it in a %s', (kind) => {
    const ball = { type: 'sphere', center: [0, 1, 0], radius: 0.5 } as const;
    const step = moveAndSlide(ball, [0, -2, 0], worlds[kind], { from: [6, 0, 0] });
    expect(step.position).toEqual([6, -0.5, 0]);
    const name = { mesh: 'triangle', tree: 'leaf', solid: 'face' }[kind];
    expect(step.contacts.map(Object.keys)).toEqual([[name, 'normal', 'position']]);
    expect(step.contacts[0]!.normal).toEqual([0, 1, 0]);
  });

  it.each(KINDS)('moves outward only from what it is too close to in a %s', (kind) => {
    const ball = { type: 'sphere', center: [6, 0.25, 0], radius: 0.5 } as const;
    const up = moveAndSlide(ball, [0.5, 0.125, 0], worlds[kind]);
    expect([up.position, up.start]).toEqual([[0.5, 0.125, 0], 'overlapping']);
    const down = moveAndSlide(ball, [0.5, -0.125, 0], worlds[kind]);
    expect(down.start).toBe('overlapping');
    expect(down.position[1]).toBeGreaterThanOrEqual(0);
  });

  it.each(['tree', 'solid'] as const)('gets out of the inside of a %s', (kind) => {
    const ball = { type: 'sphere', center: [6, -0.5, 0], radius: 0.25 } as const;
    const out = moveAndSlide(ball, [0, 2, 0], worlds[kind]);
    expect([out.position, out.start]).toEqual([[0, 2, 0], 'overlapping']);
    // Where nothing is near, it is inside all the same.
    const deep = { type: 'box', min: [8.9, 4, 0], max: [9.1, 4.2, 0.2] } as const;
    expect(moveAndSlide(deep, [0, 0, 0], worlds[kind]).start).toBe('overlapping');
    // Out of one wall, and not into another one.
    const through = moveAndSlide(ball, [-20, 2, 0], worlds[kind], { from: [3, 4, 0] });
    expect(through.start).toBe('overlapping');
    expect(through.position[0] + 6).toBeGreaterThanOrEqual(-8);
    expect(isTooNear(ball, through.position, worlds.triangles)).toBe(false);
  });

  it('stays away from planes of any doubles', { timeout: 120_000 }, () => {
    let state = 5;
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 31 - 1;
    };
    for (let room = 0; room < 4; room++) {
      // What is behind each plane is solid; around the origin there is room.
      const walls = Array.from({ length: 12 }, (): HalfSpace => {
        const normal = [random(), random(), random()] as const;
        const length = Math.sqrt(normal.reduce((sum, x) => sum + x * x, 0));
        return { normal, constant: length * (2 + random()) };
      });
      const tree = buildBrushTree(walls.map((wall) => [wall]));
      for (const [, shape] of SHAPES) {
        let position: P = [-0.1, -0.4, -0.1];
        if (walls.some((wall) => signBeside(shape, position, wall) < 0)) continue;
        let heading: P = [0, 0, 0];
        for (let i = 0; i < effort(20); i++) {
          if (i % 5 === 0) heading = [random(), random(), random()];
          const step = moveAndSlide(shape, heading, tree, { from: position });
          position = step.position;
          expect(step.start).toBe('clear');
          expect(walls.every((wall) => signBeside(shape, position, wall) >= 0)).toBe(true);
        }
      }
    }
  });

  it('refuses what is no world', () => {
    const ball = { type: 'sphere', center: [0, 0, 0], radius: 1 } as const;
    const ask = (world: unknown) => () => moveAndSlide(ball, [0, 0, 1], world as SlideWorld);
    expect(ask(null)).toThrow(/moveAndSlide: world must be/);
    expect(ask({ type: 'solid-leaf' })).toThrow(/world/);
    expect(ask({ type: 'solid' })).toThrow(/world/);
    expect(ask({ type: 'box', min: [0, 0, 0], max: [1, 1, 1] })).toThrow(/world/);
  });
});
