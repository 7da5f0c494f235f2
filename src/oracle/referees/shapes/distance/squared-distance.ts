/** The squared distance of a point and a segment or a triangle, rounded. */
import { squareText } from '../../../answers/distances.js';
import { nearestDouble } from '../nearest-double.js';
import { dot, exact, subtract, vectorAt } from '../vectors.js';
import { leastPoint } from './least-point.js';

/** The point, then the corners. */
export function squaredDistanceReferee(v: Float64Array): string {
  const values = exact(v);
  const p = vectorAt(values, 0, 3);
  const corners = Array.from({ length: v.length / 3 - 1 }, (_, i) => vectorAt(values, 3 * i + 3, 3));
  const { vector, denominator } = leastPoint(corners.map((corner) => subtract(corner, p)));
  return squareText(nearestDouble(dot(vector, vector), (denominator * values.one) ** 2n));
}
