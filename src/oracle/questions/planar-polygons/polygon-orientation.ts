import { polygonOrientation2d } from '../../../planar/polygons/polygon-orientation.js';
import { polygonAreaSign } from '../../../predicates/polygon-area-sign.js';
import { exactRingAt, ringAt } from '../../cases/planar/rings.js';
import { exact } from '../../referees/shapes/index.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLaws, ringLayout, ringShapes, same } from './ring-query.js';

const NAMES = ['clockwise', 'flat', 'counterclockwise'] as const;

function subject(values: Float64Array): string {
  const ring = ringAt(values, 0);
  const sign = polygonOrientation2d(ring);
  const flat = polygonAreaSign(values.subarray(1), 0, ring.length);
  return NAMES[sign + 1]! + (Object.is(sign, flat) ? '' : ' BOOLEAN DIFFERS');
}

/** The signed areas of the trapezoids under the edges, rather than products with differences of neighbours. */
function referee(values: Float64Array): string {
  const ring = exactRingAt(exact(values), 0);
  let area = 0n;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    area += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return NAMES[area > 0n ? 2 : area < 0n ? 0 : 1]!;
}

const opposite = (answer: string) => NAMES[2 - NAMES.indexOf(answer as (typeof NAMES)[number])]!;

/** Orientation of any ring by its exact area. */
export const polygonOrientationQuestion: Question = {
  name: 'polygonOrientation2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject,
  referee,
  classes: NAMES,
  laws: ringLaws(opposite, same),
};
