import { locationClass } from '../../answers/text.js';
import {
  CONVEX_RING_AT,
  convexRingOf,
  latticeCloud,
  pointAndConvexRing,
  putConvexRing,
} from '../../cases/planar/convex-rings.js';
import { latticeMap } from '../../cases/planar/lattice-rings.js';
import { pointConvexPolygonReferee } from '../../referees/shapes/planar-polygons/convex.js';
import { pointConvexPolygonSubject } from '../../subjects/planar-polygons/pairs.js';
import { scaling } from '../laws.js';
import { layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { convexRingParts } from './ring-parts.js';

const layout = layoutOf(2, point('p'), ...convexRingParts('v'));

/** Point in convex polygon, collinear and repeated vertices included; any vertex may be the first. */
export const pointConvexPolygonQuestion: Question = {
  name: 'pointConvexPolygon2d',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-polygon',
      summary: 'a lattice polygon and a lattice point, a vertex or the middle of an edge',
      fill(random, out) {
        const map = latticeMap(random);
        const cloud = latticeCloud(random, [0, 0]);
        const a = cloud[random.below(cloud.length)]!;
        const b = cloud[random.below(cloud.length)]!;
        const anywhere = [random.between(-8, 8), random.between(-8, 8)] as const;
        const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
        const beyond = [2 * b[0] - a[0], 2 * b[1] - a[1]] as const;
        out.fill(0);
        out.set(map([anywhere, anywhere, a, middle, middle, beyond][random.below(6)]!), 0);
        putConvexRing(out, CONVEX_RING_AT, cloud.map(map), random);
      },
    },
  ],
  accepts(values) {
    const { ring, flat } = convexRingOf(values);
    return !flat || ring.length < 3;
  },
  subject: pointConvexPolygonSubject,
  referee: pointConvexPolygonReferee,
  form: '<inside|boundary|outside> <feature>',
  classes: ['inside', 'outside', 'boundary-vertex', 'boundary-edge'],
  classOf: locationClass,
  ...containing('convex polygon'),
  shapes: shapesBy('point ring', pointAndConvexRing),
  coded: true,
  laws: [scaling(layout)],
};
