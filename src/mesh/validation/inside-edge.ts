import { sameVertex } from '../structure/equal-vertices.js';
import { turnWithout } from './triangle-checks.js';

/** Whether vertex v lies on the segment from a to b, and on neither end. */
export function insideEdge(p: Float64Array, a: number, b: number, v: number): boolean {
  return (
    between(p[3 * a]!, p[3 * b]!, p[3 * v]!) &&
    between(p[3 * a + 1]!, p[3 * b + 1]!, p[3 * v + 1]!) &&
    between(p[3 * a + 2]!, p[3 * b + 2]!, p[3 * v + 2]!) &&
    !sameVertex(p, a, v) &&
    !sameVertex(p, b, v) &&
    turnWithout(p, 2, a, b, v) === 0 &&
    turnWithout(p, 0, a, b, v) === 0 &&
    turnWithout(p, 1, a, b, v) === 0
  );
}

function between(a: number, b: number, x: number): boolean {
  return a <= b ? a <= x && x <= b : b <= x && x <= a;
}
