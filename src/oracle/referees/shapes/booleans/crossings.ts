import { cross, dot, type Rational3, type Vector } from '../vectors.js';
import type { ExactTriangle, Operand } from './operand.js';

/** What a ray leaves: crossings along the normals less those against them, and how many in all. */
export interface Crossed {
  readonly signed: number;
  readonly count: number;
}

/** A vector from a rational point to an integer one, times the weight of the first. */
function from({ x, y, z, w }: Rational3, a: Vector): Vector {
  return [a[0] * w - x, a[1] * w - y, a[2] * w - z];
}

/**
 * How a ray crosses a triangle, whose plane its start may be on: 1 along the normal, -1 against it, 0 not at all;
 * undefined where it meets an edge, or runs within the plane. What it meets at its start does not count.
 */
function crossing(
  p: Rational3,
  along: Vector,
  { corners, normal, constant }: ExactTriangle,
): -1 | 0 | 1 | undefined {
  const rate = dot(normal, along);
  const height = normal[0] * p.x + normal[1] * p.y + normal[2] * p.z + constant * p.w;
  if (rate === 0n) return height === 0n ? undefined : 0;
  // On the plane it is at the start, and it is never there again; or it runs away from it.
  if (height === 0n || height > 0n === rate > 0n) return 0;
  const [a, b, c] = corners.map((corner) => from(p, corner)) as [Vector, Vector, Vector];
  const sides = [dot(along, cross(a, b)), dot(along, cross(b, c)), dot(along, cross(c, a))];
  if (sides.some((side) => side > 0n) && sides.some((side) => side < 0n)) return 0;
  if (sides.some((side) => side === 0n)) return undefined;
  return rate > 0n ? 1 : -1;
}

/**
 * What a ray from a rational point crosses of each operand, beyond what the point itself lies on; undefined if it meets
 * an edge. This tells on which side of all surfaces those points are that come first on the ray.
 */
export function crossingsOf(
  p: Rational3,
  along: Vector,
  operands: readonly Operand[],
): Crossed[] | undefined {
  const found: Crossed[] = [];
  for (const { triangles } of operands) {
    let [signed, count] = [0, 0];
    for (const triangle of triangles) {
      const sign = crossing(p, along, triangle);
      if (sign === undefined) return undefined;
      signed += sign;
      count += Math.abs(sign);
    }
    found.push({ signed, count });
  }
  return found;
}

/** Whether an operand has points inside from which so much is crossed. */
export function isInside({ rule }: Operand, { signed, count }: Crossed): boolean {
  if (rule === 'even-odd') return count % 2 === 1;
  return rule === 'positive' ? signed > 0 : signed !== 0;
}
