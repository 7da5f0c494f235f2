import { polygonOrientation2d } from '../../../planar/polygons/polygon-orientation.js';
import { polygonAreaSign } from '../../../predicates/polygon-area-sign.js';
import { ringAt } from '../../cases/planar/rings.js';

/** The kernel's sign; `undefined` where the predicate on flat values says something else. */
export function subject(values: Float64Array): -1 | 0 | 1 | undefined {
  const ring = ringAt(values, 0);
  const sign = polygonOrientation2d(ring);
  return Object.is(sign, polygonAreaSign(values.subarray(1), 0, ring.length)) ? sign : undefined;
}
