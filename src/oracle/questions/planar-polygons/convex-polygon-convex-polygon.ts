import {
  CONVEX_RING_SIZE,
  convexPair,
  latticeCloud,
  putConvexRing,
} from '../../cases/planar/convex-rings.js';
import { type LatticePoint, latticeMap } from '../../cases/planar/lattice-rings.js';
import { inFeatureOrder } from '../../referees/shapes/planar-polygons/boundary.js';
import { convexPolygonConvexPolygonReferee, isProof } from '../../referees/shapes/planar-polygons/convex.js';
import { answerOf } from '../../subjects/planar-polygons/pairs.js';
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

/**
 * The relation; where the boundaries have no common point, and so one polygon is strictly within the other, which one
 * it is.
 */
function classOf(answer: string): string {
  const [relation, ...contact] = answer.split(' ') as [string, ...string[]];
  if (relation !== 'overlapping') return relation;
  if (contact.every((pair) => pair.endsWith('/f0'))) return 'overlapping inside-apart';
  return contact.every((pair) => pair.startsWith('f0/')) ? 'overlapping containing-apart' : relation;
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
    {
      name: 'nested-polygons',
      summary: 'a lattice polygon, and the same half as large and shrunk to a point of it',
      fill(random, out) {
        const map = latticeMap(random);
        const cloud = latticeCloud(random, [0, 0]);
        const corners = [0, 1, 2].map(() => cloud[random.below(cloud.length)]!);
        const [x, y] = [0, 1].map((k) => corners.reduce((sum, corner) => sum + corner[k]!, 0));
        const large = cloud.map(([s, t]): LatticePoint => [6 * s, 6 * t]);
        const small = cloud.map(([s, t]): LatticePoint => [3 * s + x!, 3 * t + y!]);
        out.fill(0);
        const [first, second] = random.oneIn(2) ? [large, small] : [small, large];
        putConvexRing(out, 0, first.map(map), random);
        putConvexRing(out, CONVEX_RING_SIZE, second.map(map), random);
      },
    },
  ],
  accepts: (values) => convexPair(values).every(({ flat }) => !flat),
  subject(values) {
    const { text, relation, witness } = answerOf(values);
    return text + (isProof(values, relation, witness) ? '' : ' WRONG WITNESS');
  },
  referee: convexPolygonConvexPolygonReferee,
  note: 'the contact in the order of the features of the first polygon; the separating edge is judged, whichever it is',
  form: '<disjoint|touching|overlapping> <A/R>*',
  classes: [
    'disjoint',
    'touching',
    'overlapping',
    'overlapping inside-apart',
    'overlapping containing-apart',
  ],
  classOf,
  ...meeting('the two closed convex polygons'),
  shapes,
  coded: true,
  laws: [scaling(layout), swapping(layout, swapped)],
};
