import { convexPair } from '../../cases/planar/convex-pair.js';
import { CONVEX_RING_SIZE, latticeCloud, putConvexRing } from '../../cases/planar/convex-rings.js';
import { latticeMap } from '../../cases/planar/lattice-rings.js';
import { inFeatureOrder } from '../../referees/shapes/planar-polygons/boundary.js';
import { isProof, referee } from '../../referees/shapes/planar-polygons/convex-polygon-convex-polygon.js';
import { answerOf } from '../../subjects/planar-polygons/convex-polygon-convex-polygon.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meeting } from '../yes.js';
import { convexRingParts } from './ring-parts.js';

const layout = layoutOf(2, ...convexRingParts('a'), ...convexRingParts('b'));

const shapes = shapesBy('a b', (values) => {
  const [a, b] = convexPair(Float64Array.from(values));
  return [a.ring, b.ring] as const;
});

function swapped(answer: string): string {
  const [relation, ...contact] = answer.split(' ');
  return [relation, ...inFeatureOrder(contact.map((pair) => pair.split('/').reverse().join('/')))].join(' ');
}

/** Two convex polygons with the proof: a separating edge, a common point. */
export const convexPolygonConvexPolygonQuestion: Question = {
  name: 'convexPolygonConvexPolygon2d',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-polygons',
      summary: 'two lattice polygons, one of them moved',
      fill(random, out) {
        const map = latticeMap(random);
        const move = [2 * random.between(-6, 6), 2 * random.between(-6, 6)] as const;
        out.fill(0);
        putConvexRing(out, 0, latticeCloud(random, [0, 0]).map(map), random);
        putConvexRing(out, CONVEX_RING_SIZE, latticeCloud(random, move).map(map), random);
      },
    },
  ],
  accepts: (values) => convexPair(values).every(({ flat }) => !flat),
  subject(values) {
    const { text, relation, witness } = answerOf(values);
    return text + (isProof(values, relation, witness) ? '' : ' WRONG WITNESS');
  },
  referee,
  note: 'the contact in the order of the features of the first polygon; the separating edge is judged, whichever it is',
  form: '<disjoint|touching|overlapping> <A/R>*',
  classes: ['disjoint', 'touching', 'overlapping'],
  ...meeting('the two closed convex polygons'),
  shapes,
  coded: true,
  laws: [scaling(layout), swapping(layout, swapped)],
};
