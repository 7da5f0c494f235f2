/** Lines of the plane through points of the pool, two by two: where the first is crossed by the second. */
import { Chooser } from './pool.js';

/** The numbers of two points of the one line and of two of the other. */
export function crossingChoice(choice: number): [number, number, number, number] {
  const chooser = new Chooser(choice);
  const [a, b] = chooser.indices(2) as [number, number];
  const [c, d] = chooser.indices(2) as [number, number];
  return [a, b, c, d];
}
