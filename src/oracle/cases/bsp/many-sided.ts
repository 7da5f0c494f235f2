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
