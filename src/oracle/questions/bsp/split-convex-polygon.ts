import {
  AGAIN,
  AGAIN_THICK,
  CLOUD,
  COLLINEAR,
  COUNT,
  MOST_POINTS,
  secondPlaneOf,
  splitRingOf,
  TILT,
  TILTS,
} from '../../cases/bsp/convex-split.js';
import { BY_POINTS, HALF_THICKNESS, METRIC, PLANE, thickPlaneOf } from '../../cases/bsp/thick-planes.js';
import { latticeRing } from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';
import { splitConvexPolygonReferee } from '../../referees/shapes/bsp/bands.js';
import { isPlane } from '../../referees/shapes/bsp/thick-planes.js';
import { splitConvexPolygonSubject } from '../../subjects/bsp/splits.js';
import { integer, layoutOf, length, plane, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { splitLaws } from './split-laws.js';
import { moveFar, plantVertices } from './split-polygon.js';

const layout = layoutOf(
  3,
  integer('metric', 0, 1, '0: distance, 1: the plane as it is given'),
  integer('by points', 0, 1, '0: the plane by its coefficients, 1: the plane through p, q and r'),
  plane('plane'),
  ...points('p q r'),
  length('halfThickness'),
  plane('again'),
  integer('again thick', 0, 1, '1: the second plane has the thickness of the first, in distance'),
  integer('tilt', 0, TILTS - 1, 'how the polygon lies in space'),
  integer('collinear', 0, 1, '1: points within edges of the hull are vertices'),
  integer('points', 3, MOST_POINTS, 'how many of the last points have the polygon as their hull'),
  ...points('a b c d e f g h'),
);

/** A lattice polygon, and planes of a small lattice. */
function fillLattice(random: Random, out: Float64Array): void {
  for (let i = 0; i < layout.arity; i++) out[i] = random.between(-6, 6);
  out[METRIC] = random.below(2);
  out[BY_POINTS] = random.below(2);
  out[AGAIN_THICK] = random.below(2);
  out[TILT] = random.below(TILTS);
  out[COLLINEAR] = random.below(2);
  const kind = (['convex', 'convex', 'damaged', 'walk'] as const)[random.below(4)]!;
  const cloud = latticeRing(kind, random, MOST_POINTS);
  out[COUNT] = Math.max(3, cloud.length);
  cloud.forEach(([x, y], i) => {
    out.set([x, y], CLOUD + 3 * i);
  });
  if (random.oneIn(8)) out.copyWithin(AGAIN, PLANE, PLANE + 4);
  out[HALF_THICKNESS] = random.oneIn(2) ? 0 : random.between(0, 8) / 2;
  // Heights of coefficients in the plane's own scale are larger.
  if (out[METRIC] === 1) out[HALF_THICKNESS] = out[HALF_THICKNESS]! * random.between(1, 6);
}

/** A convex polygon, split by a plane with or without thickness, and its pieces by another. */
export const splitConvexPolygonQuestion: Question = {
  name: 'splitConvexPolygon',
  area: 'bsp',
  layout,
  families: [
    {
      name: 'lattice-split',
      summary:
        'lattice polygons, planes through their vertices and along edges, thicknesses of their heights or one ulp beside',
      fill(random, out) {
        fillLattice(random, out);
        plantVertices(random, out, splitRingOf(out));
      },
    },
    {
      name: 'lattice-split-far',
      summary: 'the same at other exponents, values moved by an ulp now and then',
      fill(random, out) {
        fillLattice(random, out);
        plantVertices(random, out, splitRingOf(out));
        moveFar(random, out, layout);
      },
    },
  ],
  note: 'the polygon split by the first plane, then its pieces by the second one',
  form: '<splits>',
  classes: ['front', 'back', 'on', 'straddling'],
  subject: splitConvexPolygonSubject,
  referee: splitConvexPolygonReferee,
  accepts: (v) => isPlane(v) && splitRingOf(v) !== null,
  shapes: shapesBy('polygon plane again', (v) => [splitRingOf(v), thickPlaneOf(v), secondPlaneOf(v)]),
  laws: splitLaws(layout),
  coded: true,
};
