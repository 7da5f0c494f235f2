import { describe, expect, it, vi } from 'vitest';
import { circlePolygon2d, ellipsePolygon2d } from '../../../src/round/index.js';

/** How often all edges are gone through for what a ring winds around, and how many edges these are. */
const work = vi.hoisted(() => ({ windings: 0 }));
vi.mock('../../../src/round/engine/plane-winding.js', async (original) => {
  const real = await original<typeof import('../../../src/round/engine/plane-winding.js')>();
  return {
    ...real,
    windingsBeside: (...args: Parameters<typeof real.windingsBeside>) => {
      work.windings++;
      return real.windingsBeside(...args);
    },
    isFilledBeside: (...args: Parameters<typeof real.isFilledBeside>) => {
      work.windings++;
      return real.isFilledBeside(...args);
    },
  };
});

type Point = readonly [number, number];

/** A star polygon: it goes round its middle again and again, and crosses itself. */
function star(count: number, skip: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * ((i * skip) % count)) / count;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

describe('a disk within a polygon that crosses itself', () => {
  it('is asked for what is wound around a few times, however many edges come into it', () => {
    for (const count of [101, 401]) {
      const ring = star(count, 30);
      // Some edges come into it, and cross each other.
      const circle = { center: [0.45, 0.4], radius: 0.02 };
      work.windings = 0;
      expect(circlePolygon2d(circle, ring, 'non-zero').containment).toBe('inside');
      expect(work.windings).toBeLessThanOrEqual(2);
      work.windings = 0;
      const ellipse = {
        center: [0.45, 0.4],
        axes: [
          [0.02, 0],
          [0, 0.01],
        ] as const,
      };
      expect(ellipsePolygon2d(ellipse, ring, 'non-zero').containment).toBe('inside');
      expect(work.windings).toBeLessThanOrEqual(2);
    }
  });

  const square: Point[] = [
    [-8, -8],
    [8, -8],
    [8, 8],
    [-8, 8],
  ];
  const disk = { center: [0, 0], radius: 2 };
  const inside = (outer: readonly Point[], ...holes: Point[][]) =>
    circlePolygon2d(disk, { outer, holes }, 'non-zero').containment === 'inside';

  it('goes through edges that lie on each other, corners on edges, edges through the center', () => {
    // The square, and again from a corner by a way through the disk, and back: nothing is left out.
    const there: Point[] = [
      [-8, 0],
      [-1, 0],
      [-1, 1],
      [1, 0],
      [8, 0],
    ];
    expect(inside([...square, square[0]!, ...there, ...[...there].reverse()])).toBe(true);
    // Twice round, the second time by a smaller way: what is between is wound around once.
    const smaller: Point[] = [
      [-8, -8],
      [8, -8],
      [1, 0],
      [8, 8],
      [0, 0],
      [-8, 8],
    ];
    expect(inside([...square, ...smaller])).toBe(true);
    // The other way round: what both wind around is not filled.
    expect(inside([...square, ...[...smaller].reverse()])).toBe(false);
  });

  it('is in no polygon with a hole in it, or with one whose edges come into it', () => {
    const hole: Point[] = [
      [1, -1],
      [9, -1],
      [9, 1],
      [1, 1],
    ];
    expect(inside(square, hole)).toBe(false);
    // A hole without an inside takes nothing away.
    expect(
      inside(square, [
        [-3, 0],
        [0, 1],
        [3, 0],
        [0, 1],
      ]),
    ).toBe(true);
    expect(
      inside(square, [
        [-3, 0],
        [3, 0],
      ]),
    ).toBe(true);
  });
});
