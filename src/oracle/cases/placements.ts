/** Placements as numbers: four vectors, a number, and which kind of placement they are meant as. */
import type { Placement, Point3 } from '../../core/shapes.js';

/** How many numbers a placement takes: four vectors, a number and the kind. */
export const PLACEMENT_SIZE = 14;

/** Corners of a tetrahedron, then a point that is asked for. */
export const CORNERS = 4;
/** Where the point begins that is asked for; where the vectors, the number and the kind do. */
export const [POINT, VECTORS, NUMBER, KIND] = [12, 15, 27, 28] as const;
export const KINDS = ['matrix', 'parts', 'reflection'] as const;

const triple = (v: ArrayLike<number>, at: number): Point3 => [v[at]!, v[at + 1]!, v[at + 2]!];

/** Corner i of the tetrahedron; 4 is the point that is asked for. */
export const cornerAt = (v: ArrayLike<number>, i: number): Point3 => triple(v, 3 * i);

/**
 * The placement: the columns of a matrix and what it moves by; axis, scale and translation, the number being the last
 * one of the quaternion; or a normal, the number being the constant.
 *
 * @param at where its vectors begin, behind which its number and its kind stand
 */
export function placementOf(v: ArrayLike<number>, at: number = VECTORS): Placement {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => triple(v, at + 3 * i)) as [Point3, Point3, Point3, Point3];
  const number = v[at + NUMBER - VECTORS]!;
  const kind = KINDS[v[at + KIND - VECTORS]!];
  if (kind === 'reflection') return { type: 'reflection', plane: { normal: a, constant: number } };
  if (kind === 'parts')
    return { type: 'parts', rotation: [...Array.from(a), number], scale: b, translation: d };
  const elements = [a, b, c, d].flatMap((column, i) => [...Array.from(column), i === 3 ? 1 : 0]);
  return { type: 'matrix', elements };
}

/** Whether the quaternion or the normal is none. */
export function isNothing(v: ArrayLike<number>, at: number = VECTORS): boolean {
  const isZero = triple(v, at);
  const kind = KINDS[v[at + KIND - VECTORS]!];
  if (kind === 'matrix') return false;
  return [0, 1, 2].every((i) => isZero[i] === 0) && (kind === 'reflection' || v[at + NUMBER - VECTORS] === 0);
}
