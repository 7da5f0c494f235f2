import { describe, expect, it } from 'vitest';
import { type RigidMotion, type RotatingShape, rotatingContact, sweep } from '../../../src/motion/index.js';

const bar = { type: 'box', min: [0, -0.125, -0.125], max: [4, 0.125, 0.125] } as const;
const turn: RigidMotion = { translation: [0, 0, 0], axis: [0, 0, 1], angle: Math.PI, center: [0, 0, 0] };
const ball = (center: readonly [number, number, number], radius: number) =>
  ({ type: 'sphere', center, radius }) as const;
const MISS = { verdict: 'miss', from: null, until: null };
const START = { verdict: 'hit', from: 0, until: 0 };

describe('rotatingContact', () => {
  it('encloses when a bar that turns meets a ball', () => {
    const found = rotatingContact(bar, turn, ball([0, 3, 0], 0.5));
    expect(found.verdict).toBe('hit');
    // The ball touches the upper side where the line through the middle is turned by π/2 - asin(0.625 / 3).
    const time = 0.5 - Math.asin(0.625 / 3) / Math.PI;
    expect(Math.abs(found.from! - time)).toBeLessThan(1e-8);
    expect(Math.abs(found.until! - time)).toBeLessThan(1e-8);
    expect(found.from).toBeLessThanOrEqual(found.until!);
  });

  it('tells hits from misses at a hair’s breadth', () => {
    const reach = Math.sqrt(16 + 2 ** -6);
    for (const hair of [1e-3, 1e-6]) {
      expect(rotatingContact(bar, turn, [0, reach + hair, 0])).toEqual(MISS);
      expect(rotatingContact(bar, turn, [0, reach - hair, 0]).verdict).toBe('hit');
    }
    expect(rotatingContact(bar, turn, [0, reach + 1e-12, 0])).toEqual(MISS);
  });

  it('goes through points and segments that have no inside', () => {
    const start = rotatingContact({ type: 'segment', start: [0, 0, 0], end: [2, 0, 0] }, turn, {
      type: 'segment',
      start: [0, 1, -1],
      end: [0, 1, 1],
    });
    expect(start.verdict).toBe('hit');
    expect(Math.abs(start.from! - 0.5)).toBeLessThan(1e-8);
    const through = rotatingContact([2, 0, 0], turn, {
      type: 'triangle',
      a: [0, 1, -1],
      b: [0, 4, 0],
      c: [0, 1, 3],
    });
    expect(through.verdict).toBe('hit');
    expect(Math.abs(through.until! - 0.5)).toBeLessThan(1e-8);
  });

  it('is exact at the start', () => {
    expect(rotatingContact(bar, turn, [2, 0.125, 0])).toEqual(START);
    expect(rotatingContact(bar, turn, ball([2, 1.125, 0], 1))).toEqual(START);
    expect(rotatingContact(bar, { ...turn, angle: -1 }, ball([2, 1.125 + 2 ** -50, 0], 1))).not.toEqual(
      START,
    );
  });

  it('is that of sweep where nothing turns', () => {
    const moves = (angle: number): RigidMotion => ({
      ...turn,
      angle,
      translation: [3, 4, 0],
      center: [-1, -5, 7],
    });
    const wall: RotatingShape = { type: 'triangle', a: [2, 0, -5], b: [2, 9, 0], c: [2, 0, 5] };
    const time = sweep(ball([-1, -1, 7], 1), [3, 4, 0], ball([1, 1, 7], 1)).rounded.first!;
    for (const angle of [0, 7]) {
      const found = rotatingContact(
        ball([-1, -1, 7], 1),
        { ...moves(angle), center: [-1, -1, 7] },
        ball([1, 1, 7], 1),
      );
      expect(found.verdict).toBe('hit');
      expect(found.from! <= time && time <= found.until!).toBe(true);
      expect(found.until! - found.from!).toBeLessThan(2 ** -50);
    }
    // A segment along its axis does not turn, either, and times that are doubles are exact.
    const pin: RotatingShape = { type: 'segment', start: [0, 1, 0], end: [0, 3, 0] };
    const screw: RigidMotion = { translation: [8, 0, 0], axis: [0, -2, 0], angle: 5, center: [0, 7, 0] };
    expect(rotatingContact(pin, screw, wall)).toEqual({ verdict: 'hit', from: 0.25, until: 0.25 });
    expect(rotatingContact(pin, { ...screw, translation: [1, 0, 0] }, wall)).toEqual(MISS);
  });

  it('keeps what moves as one where it is', () => {
    const near = ball([2, 1.125 + 2 ** -40, 0], 1);
    const wild: RigidMotion = { translation: [1, 2, 3], axis: [1, 1, 0], angle: 1e6, center: [4, 0, 0] };
    expect(rotatingContact(bar, wild, near, wild)).toEqual(MISS);
    expect(rotatingContact(bar, wild, ball([2, 1.125, 0], 1), wild)).toEqual(START);
  });

  it('does not know when shapes touch without reaching into each other', () => {
    const found = rotatingContact(bar, { ...turn, angle: 2 }, [0, -Math.sqrt(16 + 2 ** -6), 0], {
      ...turn,
      angle: 4,
    });
    expect(['undecided', 'hit']).toContain(found.verdict);
    const edge = rotatingContact({ type: 'segment', start: [0, 0, 0], end: [2, 0, 0] }, turn, {
      type: 'segment',
      start: [0, 2, -1],
      end: [0, 2, 1],
    });
    expect(edge.verdict).toBe('undecided');
    expect(edge.from! < 0.5 && edge.until! > 0.5).toBe(true);
    expect(edge.until! - edge.from!).toBeLessThan(1e-6);
  });

  it('takes angles of any size, and is certain of what no angle changes', () => {
    const wild = { ...turn, angle: 1e300 };
    expect(rotatingContact(bar, wild, [0, 4.5, 0])).toEqual(MISS);
    expect(rotatingContact(bar, wild, [0, 3.5, 0])).toEqual({ verdict: 'undecided', from: 0, until: 1 });
    expect(rotatingContact(bar, { ...turn, angle: 1e3 }, [0, 3.5, 0]).verdict).toBe('hit');
  });

  it('takes lengths of any size', () => {
    for (const size of [1e-300, 1e-160, 1, 1e160, 1e300]) {
      const long: RotatingShape = { type: 'segment', start: [0, 0, 0], end: [4 * size, 0, 0] };
      const found = rotatingContact(long, { ...turn, axis: [0, 0, 1 / size] }, ball([0, 3 * size, 0], size));
      expect(found.verdict).toBe('hit');
      expect(Math.abs(found.until! - (0.5 - Math.asin(1 / 3) / Math.PI))).toBeLessThan(1e-8);
    }
  });

  it('has options', () => {
    const coarse = rotatingContact(bar, turn, ball([0, 3, 0], 0.5), undefined, { resolution: 2 ** -8 });
    expect(coarse.verdict).toBe('hit');
    expect(coarse.until! - coarse.from!).toBeLessThan(2 ** -6);
    const hurried = rotatingContact(bar, turn, ball([0, 3, 0], 0.5), undefined, { placements: 2 });
    expect(hurried.verdict).toBe('undecided');
    expect(hurried.from).toBeGreaterThan(0);
  });

  it.each([
    [
      () => rotatingContact(bar, turn, { type: 'line', origin: [0, 0, 0], direction: [1, 0, 0] } as never),
      "b must be a shape of space that can turn (a point, or of type 'segment', 'sphere', ",
    ],
    [() => rotatingContact(bar, turn, [0, 0] as never), 'b must be a shape of space that can turn'],
    [
      () => rotatingContact(bar, { ...turn, axis: [0, 0, 0] }, [0, 0, 0]),
      'motionA.axis must be an axis other than zero',
    ],
    [
      () => rotatingContact(bar, { ...turn, angle: Number.NaN }, [0, 0, 0]),
      'motionA.angle must be a finite number, got NaN',
    ],
    [
      () => rotatingContact(bar, turn, [0, 0, 0], { ...turn, center: [0, 0] }),
      'motionB.center must be a point of 3 coordinates',
    ],
    [
      () => rotatingContact(bar, turn, [0, 0, 0], null as never),
      'motionB must be {translation, axis, angle, center}',
    ],
    [
      () => rotatingContact(bar, turn, [0, 0, 0], turn, { resolution: -1 }),
      'options.resolution must be a finite number, at least 0',
    ],
    [
      () => rotatingContact(bar, turn, [0, 0, 0], turn, { placements: 0 }),
      'options.placements must be an integer from 1 on',
    ],
    [
      () => rotatingContact(bar, turn, [0, 0, 0], turn, { steps: 1 } as never),
      'options.steps must be a known name',
    ],
  ])('refuses %#', (ask, text) => {
    expect(ask).toThrow(`rotatingContact: ${text}`);
  });
});
