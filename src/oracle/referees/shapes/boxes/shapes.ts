import { boxShape, type Shape } from '../shape.js';
import { type Exact, vectorAt } from '../vectors.js';

/** The box of six values over the rationals: 8 points, and the edges and faces between them. */
export function exactBox(values: Exact, at: number): Shape {
  return boxShape(vectorAt(values, at, 3), vectorAt(values, at + 3, 3));
}
