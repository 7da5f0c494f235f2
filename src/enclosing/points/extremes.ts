import type { Sign } from '../../core/sign.js';

/** Which of two points comes later: 1 if the first does. */
type Compare = (px: number, py: number, pz: number, qx: number, qy: number, qz: number) => Sign;

/** The numbers of the first and the last point in an order; of equal ones the first. */
export function extremes(x: Float64Array, compare: Compare): readonly [number, number] {
  let [low, high] = [0, 0];
  const order = (i: number, j: number) =>
    compare(x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!, x[3 * j]!, x[3 * j + 1]!, x[3 * j + 2]!);
  for (let i = 1; 3 * i < x.length; i++) {
    if (order(i, high) > 0) high = i;
    else if (order(i, low) < 0) low = i;
  }
  return [low, high];
}
