import type { ContactPoint } from '../../../core/contact.js';
import {
  convexPolygonConvexPolygon,
  convexPolygonsIntersect,
  type SeparatingEdge,
} from '../../../planar/polygons/convex-polygon-convex-polygon.js';
import {
  exact,
  onSegment,
  orientation2,
  polygonShape,
  rational,
  relation,
  sameVector,
  type Vector,
} from '../../referees/shapes/index.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meeting } from '../yes.js';
import {
  CONVEX_RING_SIZE,
  convexRingAt,
  convexRingParts,
  latticeCloud,
  putConvexRing,
} from './convex-rings.js';
import { latticeMap } from './lattice-rings.js';

const layout = layoutOf(2, ...convexRingParts('a'), ...convexRingParts('b'));

type Vectors = readonly Vector[];
const next = (ring: Vectors, i: number) => ring[(i + 1) % ring.length]!;

function ringsOf(values: Float64Array) {
  const numbers = exact(values);
  return [convexRingAt(values, numbers, 0), convexRingAt(values, numbers, CONVEX_RING_SIZE)] as const;
}

/** Whether the edge is one, and no point of the other polygon lies left of it (or on it, if strictly). */
function separates(rings: readonly Vectors[], { polygon, edge }: SeparatingEdge, strictly: boolean): boolean {
  const [ring, other] = polygon === 'a' ? [rings[0]!, rings[1]!] : [rings[1]!, rings[0]!];
  const [p, q] = [ring[edge]!, next(ring, edge)];
  return !sameVector(p, q) && other.every((v) => orientation2(p, q, v) < (strictly ? 0 : 1));
}

/** Whether p has this feature in a ring: the first vertex equal to it, the first edge through it, the inside. */
function hasFeature(ring: Vectors, p: Vector, { type, index }: ContactPoint['a']): boolean {
  const at = ring.findIndex((v) => sameVector(v, p));
  if (type === 'vertex' || at >= 0) return type === 'vertex' && at === index;
  const edge = ring.findIndex((v, i) => onSegment(v, next(ring, i), rational(p)));
  if (type === 'edge' || edge >= 0) return type === 'edge' && edge === index;
  return ring.every((v, i) => sameVector(v, next(ring, i)) || orientation2(v, next(ring, i), p) > 0);
}

/** Whether the features of a common point meet there. */
function isCommon([a, b]: readonly [Vectors, Vectors], point: ContactPoint): boolean {
  if (point.a.type === 'vertex') return hasFeature(b, a[point.a.index]!, point.b);
  if (point.b.type === 'vertex') return hasFeature(a, b[point.b.index]!, point.a);
  const [p, q] = [a[point.a.index]!, next(a, point.a.index)];
  const [r, s] = [b[point.b.index]!, next(b, point.b.index)];
  const cross = orientation2(p, q, r) * orientation2(p, q, s);
  return (
    point.a.type === 'edge' &&
    point.b.type === 'edge' &&
    cross * orientation2(r, s, p) * orientation2(r, s, q) === 1
  );
}

const shapes = shapesBy('a b', (values) => {
  const [a, b] = ringsOf(Float64Array.from(values));
  return [a.ring, b.ring] as const;
});

/** The relation, once its proof is seen to be one. */
function subject(values: Float64Array): string {
  const [a, b] = ringsOf(values);
  const answer = convexPolygonConvexPolygon(a.ring, b.ring);
  const vectors = [a.exact, b.exact] as const;
  const faults: string[] = [];
  if ('separator' in answer) {
    if (!separates(vectors, answer.separator, answer.relation === 'disjoint')) faults.push('WRONG SEPARATOR');
    const again = convexPolygonConvexPolygon(a.ring, b.ring, answer.separator);
    if (JSON.stringify(again) !== JSON.stringify(answer)) faults.push('HINT DIFFERS');
  }
  if ('common' in answer && !isCommon(vectors, answer.common)) faults.push('WRONG COMMON POINT');
  if (convexPolygonsIntersect(a.ring, b.ring) !== (answer.relation !== 'disjoint'))
    faults.push('BOOLEAN DIFFERS');
  return [answer.relation, ...faults].join(' ');
}

/** Clipping one hull by the other in rationals. */
function referee(values: Float64Array): string {
  const [a, b] = ringsOf(values);
  const corners = (ring: Vectors) => polygonShape(ring.filter((v, i) => !sameVector(v, next(ring, i))));
  return relation(corners(a.exact), corners(b.exact));
}

/** Two convex polygons with the proof: a separating edge, a common point. */
export const convexPolygonConvexPolygonQuestion: Question = {
  name: 'convexPolygonConvexPolygon',
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
  accepts: (values) => ringsOf(values).every(({ flat }) => !flat),
  subject,
  referee,
  classes: ['disjoint', 'touching', 'overlapping'],
  ...meeting('the two closed convex polygons'),
  shapes,
  coded: true,
  laws: [scaling(layout), swapping(layout, (answer) => answer)],
};
