import { pointOf } from '../shapes.js';

/**
 * Questions on trees of brushes: their values, and how to decode them. A brush is a convex solid given by planes, their
 * fronts outside.
 */

/** The values: how many brushes count, of each how many planes count and its planes, then the other shape. */
export const MOST_BRUSHES = 4;
export const MOST_PLANES = 8;
/** What stands for a brush: the number of its planes, then four values for each. */
export const BRUSH_SIZE = 1 + 4 * MOST_PLANES;
export const BRUSH_COUNT = 0;
export const BRUSHES = 1;
/** Where the other shape begins. */
export const OTHER = BRUSHES + MOST_BRUSHES * BRUSH_SIZE;

/** Where a plane of a brush begins. */
export function planePlace(brush: number, plane: number): number {
  return BRUSHES + brush * BRUSH_SIZE + 1 + 4 * plane;
}

/** How many planes of a brush count. */
export function planeCount(v: ArrayLike<number>, brush: number): number {
  return v[BRUSHES + brush * BRUSH_SIZE]!;
}

/** The brushes as lists of planes, plain data. */
export function brushesOf(v: ArrayLike<number>) {
  return Array.from({ length: v[BRUSH_COUNT]! }, (_, brush) =>
    Array.from({ length: planeCount(v, brush) }, (_, i) => {
      const at = planePlace(brush, i);
      return { normal: pointOf(v, at), constant: v[at + 3]! };
    }),
  );
}

/** A prism of up to a hundred sides, whose tree is as deep, and a box that moves past it: made from a few numbers. */

/**
 * The values: how many corners the base has, which way the prism stands, whether it is turned over, how high; then the
 * box and its way.
 */
export const MANY_SIDED = { sides: 0, turn: 1, flipped: 2, height: 3, half: 4, start: 7, end: 10 } as const;
export const MOST_SIDES = 100;

type Point = [number, number, number];

/** The corners of the prism. All corners of its base are on a parabola: no two sides are parallel. */
export function cornersOf(v: ArrayLike<number>): Point[] {
  const sides = v[MANY_SIDED.sides]!;
  const sign = v[MANY_SIDED.flipped] === 1 ? -1 : 1;
  return Array.from({ length: 2 * sides }, (_, i) => {
    const x = (i % sides) - (sides >> 1);
    return turned(v, [x, sign * x * x, i < sides ? 0 : v[MANY_SIDED.height]!]);
  });
}

/** The planes of the prism, which look outwards. */
export function prismOf(v: ArrayLike<number>): { normal: Point; constant: number }[] {
  const sides = v[MANY_SIDED.sides]!;
  const sign = v[MANY_SIDED.flipped] === 1 ? -1 : 1;
  const at = (i: number) => (i % sides) - (sides >> 1);
  const around = Array.from({ length: sides }, (_, i) => {
    const [x, u] = [at(i), at(i + 1)];
    const [dx, dy] = [u - x, u * u - x * x];
    return { normal: turned(v, [dy, -sign * dx, 0]), constant: dx * x * x - dy * x };
  });
  const [top, bottom] = [turned(v, [0, 0, 1]), turned(v, [0, 0, -1])];
  return [{ normal: top, constant: -v[MANY_SIDED.height]! }, { normal: bottom, constant: 0 }, ...around];
}

function turned(v: ArrayLike<number>, p: readonly [number, number, number]): Point {
  const turn = v[MANY_SIDED.turn]!;
  return [p[turn % 3]!, p[(turn + 1) % 3]!, p[(turn + 2) % 3]!];
}

/**
 * Questions on a brush that is grown by something round, and a point: where the values stand that follow the brushes.
 */

export const POINT = OTHER;
export const RADIUS = OTHER + 3;
/** Cylinders alone have it. */
export const HALF_HEIGHT = OTHER + 4;
export const AXIS = OTHER + 5;

/** The cylinder of a case. */
export function cylinderOf(v: ArrayLike<number>) {
  return { axis: v[AXIS]! as 0 | 1 | 2, radius: v[RADIUS]!, halfHeight: v[HALF_HEIGHT]! };
}
