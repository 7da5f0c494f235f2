import type { Sign } from '../core/sign.js';
import { exactSideTerms } from './generated/predicates.js';
import { alignedSum, type HomogeneousPlane, type HomogeneousPoint, signOf } from './homogeneous.js';

/** The sign of the plane's form at a point. */
export function exactSide(plane: HomogeneousPlane, point: HomogeneousPoint): Sign {
  const { a, b, c, d, normalExponent, constantExponent } = plane;
  const { x, y, z, w, exponent } = point;
  const [along, offset] = exactSideTerms(a, b, c, d, x, y, z, w);
  return signOf(alignedSum(along, normalExponent + exponent, offset, constantExponent));
}
