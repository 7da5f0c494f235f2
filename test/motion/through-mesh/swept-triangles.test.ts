import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { sweep } from '../../../src/motion/index.js';
import { SweptTriangles } from '../../../src/motion/through-mesh/swept-triangles.js';
import { carrierOf, type SweepShape } from '../../../src/motion/translation/carriers.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Point = [number, number, number];

const random = new Random(3, 1, 4, 1);
const point = (): Point => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
const RADII = [0, 1, 2, 3, 5, 0.5, Math.SQRT2, Math.sqrt(5)];

function shape(): SweepShape {
  const [a, b, c] = [point(), point(), point()];
  const radius = RADII[random.below(RADII.length)]!;
  const shapes: SweepShape[] = [
    a,
    { type: 'segment', start: a, end: b },
    { type: 'triangle', a, b, c },
    { type: 'sphere', center: a, radius },
    { type: 'capsule', start: a, end: b, radius },
    { type: 'capsule', start: a, end: a, radius },
  ];
  return shapes[random.below(shapes.length)]!;
}

const swept = (one: SweepShape, motion: Point, corners: readonly Point[]): SweptTriangles => {
  const mesh = prepareMesh({
    positions: Float64Array.from(corners.flat()),
    indices: Uint32Array.of(0, 1, 2),
  });
  return new SweptTriangles('test', carrierOf('test', 'shape', one), motion, mesh);
};

describe('SweptTriangles.meetsAt', () => {
  it('says at the start and at the end what the exact sweep says', () => {
    const seen = { met: 0, touched: 0, apart: 0 };
    for (let i = 0; i < 4000; i++) {
      const [one, motion] = [shape(), point()];
      const [a, b, c] = [point(), point(), point()];
      const triangle = { type: 'triangle', a, b, c } as const;
      const moving = swept(one, motion, [a, b, c]);
      const there = sweep(one, motion, triangle);
      expect(moving.meetsAt(0, 0)).toBe(there.start !== 'disjoint');
      expect(moving.meetsAt(0, 1)).toBe(there.rounded.last === 1);
      if (there.start === 'touching') seen.touched++;
      else seen[there.start === 'disjoint' ? 'apart' : 'met']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(80);
  });

  it('tells a radius from its neighbours', () => {
    const corners: Point[] = [
      [0, 0, 0],
      [9, 0, 0],
      [0, 9, 0],
    ];
    const ball = (radius: number, motion: Point) =>
      swept({ type: 'sphere', center: [1, 1, 1 + radius], radius: 1 }, motion, corners);
    expect(ball(0, [0, 0, 0]).meetsAt(0, 0)).toBe(true);
    expect(ball(2 ** -52, [0, 0, 0]).meetsAt(0, 0)).toBe(false);
    expect(ball(2 ** -52, [0, 0, -(2 ** -52)]).meetsAt(0, 1)).toBe(true);
    // The distance is the root of 2, and its double is above it.
    const corner = (radius: number) =>
      swept({ type: 'sphere', center: [-1, -1, 0], radius }, [0, 0, 0], corners);
    expect(corner(Math.SQRT2).meetsAt(0, 0)).toBe(true);
    expect(corner(Math.SQRT2 - 2 ** -52).meetsAt(0, 0)).toBe(false);
  });

  it('tells a radius from what is rounded to it, above a face', () => {
    const above = (tilt: number) =>
      swept(
        { type: 'sphere', center: [2 ** -26, 1, 1], radius: 1 },
        [0, 0, 0],
        [
          [0, 0, 0],
          [8, 0, 8 * tilt],
          [0, 8, 0],
        ],
      ).meetsAt(0, 0);
    // Its square is 1 + 2^-55, or 1 - 2^-55, almost.
    expect(above(-(2 ** -30))).toBe(false);
    expect(above(2 ** -30)).toBe(true);
  });

  it('does not know of places that are no doubles, and of shapes of more corners', () => {
    const corners: Point[] = [
      [0, 0, 0],
      [9, 0, 0],
      [0, 9, 0],
    ];
    expect(swept([1, 1, 1], [2 ** -60, 0, -1], corners).meetsAt(0, 1)).toBe(false);
    const box = { type: 'box', min: [1, 1, -1], max: [2, 2, 1] } as const;
    expect(swept(box, [0, 0, 0], corners).meetsAt(0, 0)).toBe(false);
  });
});
