import {
  pointPolygon2d,
  pointRing2dAt,
  polygonContainsPoint2d,
} from '../../../planar/polygons/point-polygon.js';
import { windingNumber2d } from '../../../planar/polygons/winding-number.js';
import { locationText } from '../../answers/text.js';
import { pointAndPolygon, ringsOf } from '../../cases/planar/rings.js';

function flat(ring: readonly (readonly number[])[]): Float64Array {
  // Something before and behind: the range must be kept to.
  return Float64Array.from([7, 7, ...ring.flat(), 7, 7]);
}

/** The kernel's location and winding numbers, and whether the boolean and the form on flat rings say the same. */
export function subject(values: Float64Array): string {
  const [p, polygon, rule] = pointAndPolygon(values);
  const [x, y] = p;
  const { outer, hole } = ringsOf(values);
  const answer = pointPolygon2d(p, polygon, rule);
  // A hole without points is none.
  const holds = polygonContainsPoint2d({ outer, holes: [hole] }, p, rule);
  const inOuter = pointRing2dAt(flat(outer), 1, 1 + outer.length, x, y, rule);
  const inHole = pointRing2dAt(flat(hole), 1, 1 + hole.length, x, y, rule);
  const isOn = inOuter === 'boundary' || inHole === 'boundary';
  const flatAnswer = isOn ? 'boundary' : inOuter === 'inside' && inHole === 'outside' ? 'inside' : 'outside';
  const isSame = flatAnswer === answer.location && holds === (answer.location !== 'outside');
  const text = locationText(answer) + (answer.feature?.ring === undefined ? '' : ` ${answer.feature.ring}`);
  const differs = isSame ? '' : ' BOOLEAN DIFFERS';
  return `${text} winding ${windingNumber2d(p, outer) ?? '-'} ${windingNumber2d(p, hole) ?? '-'}${differs}`;
}
