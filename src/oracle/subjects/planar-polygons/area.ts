import { polygonArea2d, polygonCentroid2d } from '../../../planar/polygons/polygon-area.js';
import { polygonOrientation2d } from '../../../planar/polygons/polygon-orientation.js';
import { planarAreaText } from '../../answers/mass.js';
import { ringAt, ringSize } from '../../cases/planar/rings.js';

/** The kernel's answers for a ring, and for it with another one as its hole; and whether its direction agrees. */
export function polygonAreaSubject(v: Float64Array): string {
  const [ring, hole] = [ringAt(v, 0), ringAt(v, ringSize())];
  const polygon = { outer: ring, holes: [hole] };
  const area = polygonArea2d(ring);
  const sign = area.numerator > 0n ? 1 : area.numerator < 0n ? -1 : 0;
  const differs = polygonOrientation2d(ring) === sign ? '' : ' SIGN DIFFERS';
  const own = [area, polygonCentroid2d(ring)] as const;
  return planarAreaText(own, [polygonArea2d(polygon), polygonCentroid2d(polygon)]) + differs;
}
