import { type ExactPlane, threePlanesPoint } from '../implicit/index.js';

/**
 * The first three of some planes that have one point in common.
 *
 * @param own numbers of planes of faces that meet in a corner of a solid
 * @throws Error if there are none: at a corner at least three faces meet, whose planes have no line in common
 */
export function tripleOf(planes: readonly ExactPlane[], own: readonly number[]): [number, number, number] {
  for (let i = 0; i < own.length; i++) {
    for (let j = i + 1; j < own.length; j++) {
      for (let k = j + 1; k < own.length; k++) {
        const [p, q, r] = [own[i]!, own[j]!, own[k]!];
        if (threePlanesPoint(planes[p]!, planes[q]!, planes[r]!) !== null) return [p, q, r];
      }
    }
  }
  throw new Error('a corner of a solid lies on three of its faces');
}
