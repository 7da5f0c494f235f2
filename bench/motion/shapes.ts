/** What is swept against what: in floats of 32 bits, so that engines are given the very numbers. */
import type { Random } from '../../src/oracle/cases/random.js';

export const MOVING = ['sphere', 'capsule'] as const;
export const FIXED = ['triangle', 'box', 'hull'] as const;
export type Kind = 'random' | 'touching';

type Point = [number, number, number];

export type Moving =
  | { readonly type: 'sphere'; readonly center: Point; readonly radius: number }
  | { readonly type: 'capsule'; readonly start: Point; readonly end: Point; readonly radius: number };
export type Fixed =
  | { readonly type: 'triangle'; readonly a: Point; readonly b: Point; readonly c: Point }
  | { readonly type: 'box'; readonly min: Point; readonly max: Point }
  | {
      readonly type: 'convex-polyhedron';
      readonly vertices: readonly Point[];
      readonly faces: readonly (readonly number[])[];
    };

export interface Case {
  readonly moving: Moving;
  readonly motion: Point;
  readonly fixed: Fixed;
}

type Draw = () => number;
const point = (draw: Draw): Point => [draw(), draw(), draw()];

/** Of unit coordinates, in halves, so that the middle and the half sizes are floats, too. */
function drawFixed(kind: (typeof FIXED)[number], draw: Draw): Fixed {
  if (kind === 'triangle') return { type: 'triangle', a: point(draw), b: point(draw), c: point(draw) };
  if (kind === 'box') {
    const [p, q] = [point(draw), point(draw)];
    return {
      type: 'box',
      min: p.map((x, k) => Math.min(x, q[k]!)) as Point,
      max: p.map((x, k) => Math.max(x, q[k]!) + 1) as Point,
    };
  }
  // An octahedron around a point, of different lengths along the axes.
  const at = point(draw);
  const lengths = [0, 1, 2].map(() => 1 + Math.abs(draw()));
  const vertices = [0, 1, 2].flatMap((k) =>
    [1, -1].map((sign) => at.map((x, j) => Math.fround(j === k ? x + sign * lengths[k]! : x)) as Point),
  );
  const faces = [
    [0, 2, 4],
    [2, 1, 4],
    [1, 3, 4],
    [3, 0, 4],
    [2, 0, 5],
    [1, 2, 5],
    [3, 1, 5],
    [0, 3, 5],
  ];
  return { type: 'convex-polyhedron', vertices, faces };
}

export function drawCases(
  random: Random,
  moving: (typeof MOVING)[number],
  fixed: (typeof FIXED)[number],
  kind: Kind,
  count: number,
): Case[] {
  // Twelve bits, so that sums and halves are floats of 32 bits.
  const draw: Draw =
    kind === 'random' ? () => random.between(-2048, 2048) / 512 : () => random.between(-3, 3);
  return Array.from({ length: count }, (): Case => {
    const start = point(draw).map((x, k) => (k === 0 ? x - 10 : x)) as Point;
    const radius = kind === 'random' ? random.between(1, 512) / 512 : random.between(1, 2);
    const ball: Moving = { type: 'sphere', center: start, radius };
    const end = start.map((x, k) => (k === 1 ? x + 2 : x)) as Point;
    const shape: Moving = moving === 'sphere' ? ball : { type: 'capsule', start, end, radius };
    const aside = kind === 'random' ? draw() : 0;
    return {
      moving: shape,
      motion: [kind === 'random' ? 16 : 12, aside, aside],
      fixed: drawFixed(fixed, draw),
    };
  });
}
