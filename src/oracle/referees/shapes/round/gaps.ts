/** Distances of closed shapes over integers, and the faces of solids. */
import { shortest } from '../distance/distance.js';
import { hullOf, polygonShape, type Shape } from '../shape.js';
import { dot, signOf, type Vector } from '../vectors.js';

/** The sign of the distance minus a length, which may be negative. */
export function compareGap(a: Shape, b: Shape, length: bigint): number {
  if (length < 0n) return 1;
  const { vector, denominator } = shortest(a, b);
  return signOf(dot(vector, vector) - (length * denominator) ** 2n);
}

/** A segment. */
export function segmentShape(from: Vector, to: Vector): Shape {
  return { points: [from, to], edges: [[0, 1]], faces: [], solid: false };
}

/** The faces of a solid; none, if it has no volume. */
export function facesOf(shape: Shape): Shape[] {
  if (!shape.solid || hullOf(shape).dimension < 3) return [];
  return shape.faces.map((face) => polygonShape(face.map((i) => shape.points[i]!)));
}
