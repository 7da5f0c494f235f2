import { MOST_HOLE, MOST_OUTER } from '../../cases/distance/polygons.js';
import { putRing, ringAt, ringSize } from '../../cases/planar/rings.js';
import { pairName } from '../../cases/round/operands.js';
import { type PlanarKind, ringsFrom, roundAndPolygon } from '../../cases/round/polygons.js';
import { roundPolygonReferee } from '../../referees/shapes/round/polygons.js';
import { roundPolygonSubject } from '../../subjects/round/polygons.js';
import { scaling } from '../laws.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Law, Question } from '../question.js';
import { exchangedAxes } from './laws.js';
import { isShape, partsOf } from './operands.js';
import { polygonFamilies } from './polygon-families.js';

/** Rings from another of their points on, the other way round: the same polygon. */
function turnedRings(kind: PlanarKind): Law {
  const places = [ringsFrom(kind), ringsFrom(kind) + ringSize(MOST_OUTER)];
  return {
    name: 'turned-rings',
    vary(values, random) {
      const turned = Float64Array.from(values);
      for (const at of places) {
        const ring = ringAt(values, at);
        if (ring.length === 0) continue;
        const from = random.below(ring.length);
        putRing(turned, at, [...ring.slice(from), ...ring.slice(0, from)].reverse());
      }
      return { values: turned, expected: (answer) => answer };
    },
  };
}

/** Of an ellipse, which is no point, all but those of points. */
const CLASSES = [
  'disjoint none disjoint',
  'touching none touching',
  'touching containing touching',
  'overlapping none disjoint',
  'overlapping none touching',
  'overlapping none crossing',
  'overlapping inside crossing',
  ...['inside', 'containing'].flatMap((word) =>
    ['disjoint', 'touching'].map((curves) => `overlapping ${word} ${curves}`),
  ),
];
const OF_POINTS = ['touching inside touching', 'touching equal overlapping'];

function polygonQuestion(kind: PlanarKind): Question {
  const layout = layoutOf(
    2,
    integer('rule', 0, 1, '0: even-odd, 1: non-zero'),
    ...partsOf(kind, kind),
    ...ringParts('v', 1, MOST_OUTER),
    ...ringParts('h', 0, MOST_HOLE),
  );
  return {
    name: pairName(kind, 'polygon', '2d'),
    area: 'round',
    layout,
    families: polygonFamilies(kind, layout),
    accepts: (v) => v[ringsFrom(kind)]! > 0 && isShape(kind, v, 1),
    subject: roundPolygonSubject(kind),
    referee: roundPolygonReferee(kind),
    form: '<relation> <containment> <relation>',
    note: 'the last word says how the round curve and the rings meet',
    classes: kind === 'circle' ? [...CLASSES, ...OF_POINTS] : CLASSES,
    classOf: (answer) => answer,
    yes: 'the two regions have a point in common',
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${kind} polygon rule`, roundAndPolygon(kind)),
    laws: [scaling(layout), turnedRings(kind), ...exchangedAxes(kind, layout, kind)],
  };
}

/** Circles and ellipses against polygons with a hole or without. */
export const roundPolygonQuestions: readonly Question[] = (['circle', 'ellipse'] as const).map(
  polygonQuestion,
);
