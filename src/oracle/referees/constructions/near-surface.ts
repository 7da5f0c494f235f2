import { cross, dot, subtract, type Vector } from '../shapes/vectors.js';

type Corners = readonly [Vector, Vector, Vector];

/** Whether a point is further from a segment than a length, whose square is given. */
function isFarFromSegment(p: Vector, a: Vector, b: Vector, square: bigint): boolean {
  const [along, toA, toB] = [subtract(b, a), subtract(p, a), subtract(p, b)];
  const [t, whole] = [dot(toA, along), dot(along, along)];
  if (t <= 0n) return dot(toA, toA) > square;
  if (t >= whole) return dot(toB, toB) > square;
  return dot(toA, toA) * whole - t * t > square * whole;
}

/** Whether a point is further from a triangle than a length, whose square is given. */
export function isFarFromTriangle(p: Vector, [a, b, c]: Corners, square: bigint): boolean {
  const normal = cross(subtract(b, a), subtract(c, a));
  const isOver = (from: Vector, to: Vector) => dot(normal, cross(subtract(to, from), subtract(p, from))) > 0n;
  if (isOver(a, b) && isOver(b, c) && isOver(c, a)) {
    const height = dot(normal, subtract(p, a));
    return height * height > square * dot(normal, normal);
  }
  return (
    isFarFromSegment(p, a, b, square) &&
    isFarFromSegment(p, b, c, square) &&
    isFarFromSegment(p, c, a, square)
  );
}

const absolute = (x: bigint): bigint => {
  if (x < 0n) return -x;
  return x;
};
const size = (v: Vector): bigint => v.reduce((sum, x) => sum + absolute(x), 0n);

/**
 * At least the volume of what is no further than r from a triangle, by Steiner's formula 2rA + πr²P/2 + 4πr³/3, where
 * the area A and the sides P are taken along the axes, which makes them longer; π/2 is below 2, and 4π/3 below 5.
 */
export function volumeAround([a, b, c]: Corners, r: bigint): bigint {
  const sides = [subtract(b, a), subtract(c, b), subtract(a, c)] as const;
  const doubled = size(cross(sides[0], sides[1]));
  const around = sides.reduce((sum, side) => sum + size(side), 0n);
  return r * doubled + 2n * r * r * around + 5n * r * r * r;
}

/**
 * At most twice the area along an axis of what is left open beside an edge whose ends are moved by r each; and a bit.
 */
export function gapBeside(a: Vector, b: Vector, r: bigint): bigint {
  return 4n * r * (size(subtract(b, a)) + r);
}
