import type { Probe } from '../../../cases/booleans/meshes.js';
import type { Corners, MeshLike } from '../meshes/exact-mesh.js';
import {
  add,
  cross,
  dot,
  exact,
  isZero,
  multiply,
  type Rational3,
  subtract,
  type Vector,
} from '../vectors.js';

/** A set of space, but for its boundary: which of the operands have to contain a point for it to be in. */
export interface Region {
  readonly operands: readonly Operand[];
  contains(inside: readonly boolean[]): boolean;
}

/**
 * When a point is inside of a closed surface: its winding number is positive, is not zero, or the number of crossings
 * is odd.
 */
export type FillRule = 'positive' | 'non-zero' | 'even-odd';

/** A triangle with an area, in integers: its plane is normal · x + constant = 0. */
export interface ExactTriangle {
  readonly corners: readonly [Vector, Vector, Vector];
  readonly normal: Vector;
  readonly constant: bigint;
}

/**
 * A set by its closed surface. Triangles without an area are left out: those that are there are closed without them.
 */
export interface Operand {
  readonly triangles: readonly ExactTriangle[];
  readonly rule: FillRule;
}

/** The triangle between three points; none if they are on a line. */
function exactTriangle(a: Vector, b: Vector, c: Vector): ExactTriangle | undefined {
  const normal = cross(subtract(b, a), subtract(c, a));
  return isZero(normal) ? undefined : { corners: [a, b, c], normal, constant: -dot(normal, a) };
}

/** A mesh with these vertices. */
export function operandOf(vertices: readonly Vector[], { indices }: MeshLike, rule: FillRule): Operand {
  const triangles: ExactTriangle[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [i, j, k] = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as Corners;
    const made = exactTriangle(vertices[i]!, vertices[j]!, vertices[k]!);
    if (made !== undefined) triangles.push(made);
  }
  return { triangles, rule };
}

/** (x, y, z) / w with a positive w. */
function positive([x, y, z]: Vector, w: bigint): Rational3 {
  return w < 0n ? { x: -x, y: -y, z: -z, w: -w } : { x, y, z, w };
}

const normalOf = ([a, b, c]: readonly Vector[]): Vector => cross(subtract(b!, a!), subtract(c!, a!));

/** Where a line and a plane meet: in one point, or undefined. */
function onPlane([p, q]: readonly Vector[], triangle: readonly Vector[]): Rational3 | undefined {
  const normal = normalOf(triangle);
  const along = subtract(q!, p!);
  const rate = dot(normal, along);
  if (rate === 0n) return undefined;
  const height = dot(normal, subtract(triangle[0]!, p!));
  return positive(add(multiply(p!, rate), multiply(along, height)), rate);
}

/** Where three planes meet, by Cramer's rule. */
function ofPlanes(triangles: readonly (readonly Vector[])[]): Rational3 | undefined {
  const [l, m, n] = triangles.map(normalOf) as [Vector, Vector, Vector];
  const w = dot(l, cross(m, n));
  if (w === 0n) return undefined;
  const [a, b, c] = triangles.map((triangle) => dot(normalOf(triangle), triangle[0]!)) as [
    bigint,
    bigint,
    bigint,
  ];
  const sum = add(add(multiply(cross(m, n), a), multiply(cross(n, l), b)), multiply(cross(l, m), c));
  return positive(sum, w);
}

/** A probe by its vectors, in the unit that they are in; undefined where there is no such point. */
export function exactProbe(probe: Probe, vectors: readonly Vector[]): Rational3 | undefined {
  const [p, q] = [vectors[0]!, vectors[1]!];
  if (probe.type === 'point') return { x: p[0], y: p[1], z: p[2], w: 1n };
  if (probe.type === 'on-plane') return onPlane(vectors.slice(0, 2), vectors.slice(2));
  if (probe.type === 'planes') return ofPlanes([vectors.slice(0, 3), vectors.slice(3, 6), vectors.slice(6)]);
  const { numerators, one } = exact([probe.share]);
  return positive(add(multiply(p, one), multiply(subtract(q, p), numerators[0]!)), one);
}

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
