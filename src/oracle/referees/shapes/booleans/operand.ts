import type { Corners, MeshLike } from '../meshes/exact-mesh.js';
import { cross, dot, isZero, subtract, type Vector } from '../vectors.js';

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
export function exactTriangle(a: Vector, b: Vector, c: Vector): ExactTriangle | undefined {
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
