import { describe, expect, it } from 'vitest';
import { type PreparedMesh, prepareMesh } from '../../../src/mesh/index.js';
import { moveAndSlide } from '../../../src/motion/index.js';
import { effort } from '../../support/effort.js';
import { isTooNear } from './too-near.js';

type P = readonly [number, number, number];

/** Squares, each by four corners. */
function levelOf(...squares: readonly (readonly [P, P, P, P])[]): PreparedMesh {
  const indices = squares.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k));
  return prepareMesh({ positions: new Float64Array(squares.flat(2)), indices: new Uint32Array(indices) });
}

/** A wall that stands on the ground from one point to another. */
const wall = (x: number, z: number, u: number, w: number): [P, P, P, P] => [
  [x, -4, z],
  [u, -4, w],
  [u, 8, w],
  [x, 8, z],
];
const floor: [P, P, P, P] = [
  [-64, 0, -64],
  [64, 0, -64],
  [64, 0, 64],
  [-64, 0, 64],
];

const ball = { type: 'sphere', center: [0, 1, 0], radius: 1 } as const;

describe('moveAndSlide', () => {
  it('goes where nothing is in the way', () => {
    const level = levelOf(floor);
    const step = moveAndSlide(ball, [1, 0, 2], level);
    expect(step).toEqual({ position: [1, 0, 2], contacts: [], start: 'clear', isFree: true });
    expect(moveAndSlide(ball, [0, 0, 0], level).position).toEqual([0, 0, 0]);
  });

  it('passes a gap of twice the radius along an axis all the way, and along a wall of whole length', () => {
    const straight = levelOf(floor, wall(-1, 4, -1, 40), wall(1, 4, 1, 40));
    let position: P = [0, 0, 0];
    for (let i = 0; i < 20; i++)
      position = moveAndSlide(ball, [0, -0.1, 2], straight, { from: position }).position;
    expect(position).toEqual([0, 0, 40]);
    // 3x + 4z is 0 and 10 on the walls, 5 on the middle between.
    const turned = levelOf(floor, wall(-4, 3, -40, 30), wall(-2, 4, -38, 31));
    const walker = { type: 'sphere', center: [3, 1, -1], radius: 1 } as const;
    let at: P = [0, 0, 0];
    for (let i = 0; i < 20; i++) at = moveAndSlide(walker, [-1.6, 0, 1.2], turned, { from: at }).position;
    expect(at[0]).toBeLessThan(-31);
    expect(3 * (at[0] + 3) + 4 * (at[2] - 1)).toBe(5);
  });

  it('reaches a wall of whole length from inside of a room, and slides along it without a gap', () => {
    const level = levelOf(floor, wall(-40, 30, 40, -30));
    let position: P = [0, 0, 0];
    const walker = { type: 'sphere', center: [-3, 1, -3], radius: 1 } as const;
    for (let i = 0; i < 30; i++)
      position = moveAndSlide(walker, [0.37, -0.1, 0.11], level, { from: position }).position;
    expect(3 * (position[0] - 3) + 4 * (position[2] - 3)).toBe(-5);
    expect(position[1]).toBe(0);
  });

  it('stops before a gap that no double fits, and says what stops it', () => {
    // The walls are √2 apart, and twice the radius is a little more.
    const level = levelOf(floor, wall(2, 2, 20, 20), wall(3, 1, 21, 19));
    const walker = { type: 'sphere', center: [0, 0.75, -1], radius: Math.SQRT1_2 } as const;
    const step = moveAndSlide(walker, [8, 0, 8], level);
    expect(isTooNear(walker, step.position, level)).toBe(false);
    expect(step.contacts.length).toBeGreaterThan(0);
    expect(step.position[0]).toBeLessThan(3);
    expect(step.isFree).toBe(false);
  });

  it('moves outward only from what it is too close to', () => {
    const level = levelOf(floor);
    const sunk = { type: 'sphere', center: [0, 0.75, 0], radius: 1 } as const;
    const up = moveAndSlide(sunk, [1, 0.125, 0], level);
    expect([up.position, up.start]).toEqual([[1, 0.125, 0], 'overlapping']);
    const down = moveAndSlide(sunk, [1, -0.125, 0], level);
    expect(down.start).toBe('overlapping');
    expect(down.position[1]).toBeGreaterThanOrEqual(0);
  });

  it('is stopped on a way of any length', () => {
    const far = { type: 'sphere', center: [0, 1, 0], radius: 1 } as const;
    const level = levelOf(floor, wall(0, -9, 0, 9));
    const step = moveAndSlide(far, [1.7e308, 0, 0], level, { from: [-1.7e308, 0, 0] });
    expect(step.isFree).toBe(false);
    expect(step.position[0]).toBeLessThanOrEqual(-1);
  });

  it.each([
    ['a sphere', { type: 'sphere', center: [0, 0, 0], radius: 0.5 }],
    ['a sphere of a radius that is no fraction', { type: 'sphere', center: [0.1, 0.2, 0.3], radius: 0.3 }],
    ['a capsule', { type: 'capsule', start: [0, 0, 0], end: [0, 1, 0], radius: 0.5 }],
    ['a box', { type: 'box', min: [-0.5, 0, -0.25], max: [0.5, 1.3, 0.25] }],
  ] as const)('is never too near: %s among walls', { timeout: 120_000 }, (_, shape) => {
    const level = levelOf(
      floor,
      wall(-8, -8, 8, -8),
      wall(8, -8, 8, 8),
      wall(8, 8, -8, 8),
      wall(-8, 8, -8, -8),
      // A gap of 1 along an axis, one between walls of whole length, and others.
      wall(2, 1, 2, 5),
      wall(3, 1, 3, 5),
      wall(-6, 1, -2, 4),
      wall(-5.4, 0.2, -1.4, 3.2),
      wall(-3, -5, 1, -3.3),
      wall(0, -1, 1, -7),
    );
    let state = 11;
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    let position: P = [0.5, 2, 0.5];
    let turns = 0;
    let heading = 0;
    for (let i = 0; i < effort(250); i++) {
      if (i % 7 === 0) heading = random() * 6.283;
      const pace = 0.4 + random();
      const by: P = [pace * Math.cos(heading), -0.3, pace * Math.sin(heading)];
      const step = moveAndSlide(shape, by, level, { from: position });
      position = step.position;
      turns += step.contacts.length;
      expect(step.start).toBe('clear');
      expect(isTooNear(shape, position, level)).toBe(false);
      expect(position).toSatisfy((p: P) => p.every((x) => Math.abs(x) <= 8));
    }
    expect(turns).toBeGreaterThan(effort(60));
  });

  it.each([
    [() => moveAndSlide({ ...ball, radius: 0 }, [0, 0, 1], levelOf(floor)), /a shape with a volume/],
    [() => moveAndSlide({ type: 'point' } as never, [0, 0, 1], levelOf(floor)), /shape/],
    [() => moveAndSlide(ball, [0, Infinity, 1], levelOf(floor)), /displacement\[1\]/],
    [() => moveAndSlide(ball, [0, 0, 1.7e308], levelOf(floor), { from: [0, 0, 1e308] }), /displacement\[2\]/],
    [
      () => moveAndSlide(ball, [0, 0, 1], levelOf(floor), { at: [0, 0, 0] } as never),
      /options.at must be a known name/,
    ],
    [() => moveAndSlide(ball, [0, 0, 1], levelOf(floor), { from: [0, 0] }), /options.from/],
  ])('refuses what it cannot answer: %#', (call, message) => {
    expect(call).toThrow(message);
  });
});
