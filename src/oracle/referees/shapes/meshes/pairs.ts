import {
  contact,
  cross,
  dot,
  type ExactContact,
  exactContactText,
  type Shape,
  signOf,
  subtract,
  type Vector,
} from '../index.js';
import type { ExactMesh } from './exact-mesh.js';

/** What is asked of a triangle again and again. */
interface Measures {
  readonly min: Vector;
  readonly max: Vector;
  readonly normal: Vector;
  readonly height: bigint;
}

const known = new WeakMap<Shape, Measures>();

const lesser = (x: bigint, y: bigint): bigint => {
  if (x < y) return x;
  return y;
};

const greater = (x: bigint, y: bigint): bigint => {
  if (x < y) return y;
  return x;
};

function measuresOf(shape: Shape): Measures {
  const found = known.get(shape);
  if (found !== undefined) return found;
  const [a, b, c] = shape.points as [Vector, Vector, Vector];
  const extreme = (pick: (x: bigint, y: bigint) => bigint): Vector => [
    pick(pick(a[0], b[0]), c[0]),
    pick(pick(a[1], b[1]), c[1]),
    pick(pick(a[2], b[2]), c[2]),
  ];
  const normal = cross(subtract(b, a), subtract(c, a));
  const made = {
    min: extreme(lesser),
    max: extreme(greater),
    normal,
    height: dot(normal, a),
  };
  known.set(shape, made);
  return made;
}

/** Whether a coordinate of all points of the one is below that of all points of the other. */
function boxesApart(a: Shape, b: Shape): boolean {
  const [p, q] = [measuresOf(a), measuresOf(b)];
  for (let axis = 0; axis < 3; axis++) {
    if (p.max[axis]! < q.min[axis]! || q.max[axis]! < p.min[axis]!) return true;
  }
  return false;
}

/** Whether all points of the one are strictly on one side of the plane of the other. */
function planeApart(a: Shape, { points }: Shape): boolean {
  const { normal, height } = measuresOf(a);
  const above = points.map((p) => signOf(dot(normal, p) - height));
  return above[0] !== 0 && above[1] === above[0] && above[2] === above[0];
}

/** The common part of two triangles; `undefined`: none. Most pairs are apart, which is seen without clipping. */
export function commonPart(a: Shape, b: Shape): ExactContact | undefined {
  if (boxesApart(a, b) || planeApart(a, b) || planeApart(b, a)) return undefined;
  const found = contact(a, b);
  return found.dimension < 0 ? undefined : found;
}

/** Whether a common part is more than a vertex or an edge of both (by coordinates). */
export function isMoreThanShared({ dimension, points }: ExactContact): boolean {
  return dimension > 1 || points.some(({ a, b }) => a[0] !== 'v' || b[0] !== 'v');
}

/** A pair of triangles and what they have in common, as text. */
export interface FoundPair {
  readonly a: number;
  readonly b: number;
  readonly contact: string;
}

/** All pairs of triangles of a mesh that have more in common than a vertex or an edge. */
export function selfPairs({ shapes }: ExactMesh): FoundPair[] {
  const found: FoundPair[] = [];
  for (const [a, one] of shapes.entries()) {
    for (let b = a + 1; b < shapes.length; b++) {
      const common = commonPart(one, shapes[b]!);
      if (common !== undefined && isMoreThanShared(common))
        found.push({ a, b, contact: exactContactText(common) });
    }
  }
  return found;
}

/** All pairs of triangles of two meshes that have a point in common. */
export function pairsBetween(one: ExactMesh, other: ExactMesh): FoundPair[] {
  return one.shapes.flatMap((a, i) =>
    other.shapes.flatMap((b, j) => {
      const common = commonPart(a, b);
      return common === undefined ? [] : [{ a: i, b: j, contact: exactContactText(common) }];
    }),
  );
}
