/**
 * On which feature of a triangle the point nearest to a given one lies, by signs that are exact: where doubles do not
 * tell (region.ts).
 */
import { angle3dAt, dihedralAngle3dAt } from '../../predicates/index.js';
import { X } from './question.js';
import { UNKNOWN } from './region.js';

/** The number of the point among the vertices of the question: the corners follow it. */
const POINT = 0;
const A = 1;
const B = 2;
const C = 3;

/**
 * The feature of the triangle of the question, whose numbers are finite, with the codes of region.ts; UNKNOWN if the
 * triangle has no area.
 */
export function exactTriangleRegion(): number {
  for (const i of [A, B, C]) if (!isInFront(i, after(i)) && !isInFront(i, before(i))) return i - A;
  const isFlat = dihedralAngle3dAt(X, A, B, C, C) === 0;
  if (isFlat) return UNKNOWN;
  for (const i of [A, B, C]) {
    const j = after(i);
    const isBeside = isInFront(i, j) && isInFront(j, i);
    if (isBeside && dihedralAngle3dAt(X, i, j, before(i), POINT) <= 0) return 3 + i - A;
  }
  return 6;
}

const after = (i: number): number => (i === C ? A : i + 1);
const before = (i: number): number => (i === A ? C : i - 1);

/** (p - x_i) · (x_j - x_i) > 0 */
function isInFront(i: number, j: number): boolean {
  return angle3dAt(X, POINT, i, j) > 0;
}
