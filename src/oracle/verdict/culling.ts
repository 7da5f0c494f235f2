import type { Answer, AnyQuestion } from '../questions/question.js';
import { isSphereBehindPlane } from '../referees/shapes/round/intersections.js';

/**
 * The queries that engines answer plane by plane: what is behind none of the planes of a frustum may be beside it all
 * the same.
 */
export const culledQueries: readonly string[] = [
  'sphereFrustum',
  'boxFrustum',
  'orientedBoxFrustum',
  'triangleFrustum',
];

/** Whether a shape is behind none of the planes of a frustum. Of shapes with corners the true answer says so, last. */
export function isBehindNoPlane({ name }: AnyQuestion, values: ArrayLike<number>, truth: Answer): boolean {
  return name === 'sphereFrustum' ? !isSphereBehindPlane(values) : !String(truth).endsWith('/ outside');
}
