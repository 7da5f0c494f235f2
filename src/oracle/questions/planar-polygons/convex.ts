import { locationClass } from '../../answers/text.js';
import {
  CONVEX_RING_AT,
  CONVEX_RING_SIZE,
  convexPair,
  convexRingOf,
  latticeCloud,
  pointAndConvexRing,
  pointsAndDirection,
  putConvexRing,
} from '../../cases/planar/convex-rings.js';
import { type LatticePoint, latticeMap, latticeRing, RING_KINDS } from '../../cases/planar/lattice-rings.js';
import { putRing } from '../../cases/planar/rings.js';
import { inFeatureOrder } from '../../referees/shapes/planar-polygons/boundary.js';
import {
  convexPolygonConvexPolygonReferee,
  isProof,
  pointConvexPolygonReferee,
} from '../../referees/shapes/planar-polygons/convex.js';
import { supportVertexReferee } from '../../referees/shapes/planar-polygons/hull.js';
import {
  answerOf,
  pointConvexPolygonSubject,
  supportVertexSubject,
} from '../../subjects/planar-polygons/pairs.js';
import { scaling, swapping } from '../laws.js';
import { direction, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { containing, meeting } from '../yes.js';
import { convexRingParts, ringParts } from './ring-query.js';

const convexPolygonConvexPolygonLayout = layoutOf(2, ...convexRingParts('a'), ...convexRingParts('b'));

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
  layout: convexPolygonConvexPolygonLayout,
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
  laws: [scaling(convexPolygonConvexPolygonLayout), swapping(convexPolygonConvexPolygonLayout, swapped)],
};

const pointConvexPolygonLayout = layoutOf(2, point('p'), ...convexRingParts('v'));

/** Point in convex polygon, collinear and repeated vertices included; any vertex may be the first. */
export const pointConvexPolygonQuestion: Question = {
  name: 'pointConvexPolygon2d',
  area: 'planar',
  layout: pointConvexPolygonLayout,
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
  laws: [scaling(pointConvexPolygonLayout)],
};

const supportVertexLayout = layoutOf(2, direction('u'), ...ringParts('v', 1));

/** The farthest of up to eight points in a direction. */
export const supportVertexQuestion: Question = {
  name: 'supportVertex2d',
  note: 'the first of the nearest points along the direction, the first of the farthest, the last of the farthest',
  area: 'planar',
  layout: supportVertexLayout,
  families: [
    {
      name: 'lattice-ring',
      summary: 'points of a small lattice, often several equally far',
      fill(random, out) {
        const kind = RING_KINDS[random.below(RING_KINDS.length)]!;
        const ring = latticeRing(kind, random, 8);
        out.fill(0);
        out.set([random.between(-2, 2), random.between(-2, 2)], 0);
        putRing(out, 2, ring.length === 0 ? [[0, 0]] : ring);
      },
    },
  ],
  subject: supportVertexSubject,
  referee: supportVertexReferee,
  form: '<single|several> <i> <i> <i>',
  classes: ['single', 'several'],
  shapes: shapesBy('points direction', pointsAndDirection),
  laws: [scaling(supportVertexLayout)],
};
