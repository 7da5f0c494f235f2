import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { orient2d } from '../../predicates/index.js';

/**
 * The first points of a list that are affinely independent of those before: one more than the dimension of what all
 * points span, and none if there are none.
 *
 * @param x three finite coordinates for each point; no two points are equal
 */
export function firstTetrahedron(x: Float64Array): number[] {
  const count = x.length / 3;
  if (count < 2) return count === 0 ? [] : [0];
  const c = firstWhere(count, 2, (i) => !areCollinear(x, 0, 1, i));
  if (c === count) return [0, 1];
  const d = firstWhere(count, c + 1, (i) => orient3dAt(x, 0, 1, c, i) !== 0);
  return d === count ? [0, 1, c] : [0, 1, c, d];
}

/** The first number that holds something, else the number behind the last. */
function firstWhere(count: number, from: number, holds: (i: number) => boolean): number {
  for (let i = from; i < count; i++) if (holds(i)) return i;
  return count;
}

function areCollinear(x: Float64Array, i: number, j: number, k: number): boolean {
  return isTurnZero(x, 0, 1, i, j, k) && isTurnZero(x, 1, 2, i, j, k) && isTurnZero(x, 2, 0, i, j, k);
}

function isTurnZero(x: Float64Array, u: number, v: number, i: number, j: number, k: number): boolean {
  return (
    orient2d(x[3 * i + u]!, x[3 * i + v]!, x[3 * j + u]!, x[3 * j + v]!, x[3 * k + u]!, x[3 * k + v]!) === 0
  );
}
