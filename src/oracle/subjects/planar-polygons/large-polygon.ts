import { pointPolygon2d, polygonContainsPoint2d } from '../../../planar/polygons/point-polygon.js';
import { polygonOrientation2d } from '../../../planar/polygons/polygon-orientation.js';
import { isSimplePolygon2d } from '../../../planar/polygons/polygon-simplicity.js';
import { windingNumber2d } from '../../../planar/polygons/winding-number.js';
import { locationText } from '../../answers/text.js';
import { largeRing, pointOfLargeRing } from '../../cases/planar/large-polygons.js';

/** Where a point is, how often the ring goes round it, which way the ring runs, and whether it is simple. */
export function largePolygonSubject(v: Float64Array): string {
  const [ring, p] = [largeRing(v), pointOfLargeRing(v)];
  const answer = pointPolygon2d(p, { outer: ring, holes: [] }, 'even-odd');
  const holds = polygonContainsPoint2d({ outer: ring, holes: [] }, p, 'even-odd');
  const simple = isSimplePolygon2d(ring) ? 'simple' : 'faulty';
  const text = `${locationText(answer)} ${windingNumber2d(p, ring) ?? '-'} ${polygonOrientation2d(ring)} ${simple}`;
  return holds === (answer.location !== 'outside') ? text : `${text} BOOLEAN DIFFERS`;
}
