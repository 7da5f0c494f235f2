import {
  convexPolygonContainsPoint2d,
  pointConvexPolygon2d,
} from '../../../planar/polygons/point-convex-polygon.js';
import { locationClass, locationText } from '../../answers/text.js';
import { convexRingAt, latticeCloud, putConvexRing } from '../../cases/planar/convex-rings.js';
import { latticeMap } from '../../cases/planar/lattice-rings.js';
import {
  exact,
  onSegment,
  orientation2,
  rational,
  sameVector,
  vectorAt,
} from '../../referees/shapes/index.js';
import { scaling } from '../laws.js';
import { layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { containing } from '../yes.js';
import { convexRingParts } from './ring-parts.js';

const layout = layoutOf(2, point('p'), ...convexRingParts('v'));
const RING = 2;

const ringOf = (values: Float64Array) => convexRingAt(values, exact(values), RING);

const shapes = shapesBy(
  'point ring',
  (values) => [[values[0]!, values[1]!], ringOf(Float64Array.from(values)).ring] as const,
);

function subject(values: Float64Array): string {
  const [p, ring] = shapes.of(values);
  const answer = pointConvexPolygon2d(p, ring);
  const holds = convexPolygonContainsPoint2d(ring, p) === (answer.location !== 'outside');
  return locationText(answer) + (holds ? '' : ' BOOLEAN DIFFERS');
}

/** All edges looked at: first for the boundary, then for the sides. */
function referee(values: Float64Array): string {
  const numbers = exact(values);
  const { exact: ring } = convexRingAt(values, numbers, RING);
  const p = vectorAt(numbers, 0, 2);
  const at = ring.findIndex((v) => sameVector(v, p));
  if (at >= 0) return `boundary v${at}`;
  const next = (i: number) => ring[(i + 1) % ring.length]!;
  const edge = ring.findIndex((v, i) => onSegment(v, next(i), rational(p)));
  if (edge >= 0) return `boundary e${edge}`;
  const left =
    ring.length > 2 && ring.every((v, i) => sameVector(v, next(i)) || orientation2(v, next(i), p) > 0);
  return left ? 'inside f0' : 'outside -';
}

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
        putConvexRing(out, RING, cloud.map(map), random);
      },
    },
  ],
  accepts(values) {
    const { ring, flat } = ringOf(values);
    return !flat || ring.length < 3;
  },
  subject,
  referee,
  form: '<inside|boundary|outside> <feature>',
  classes: ['inside', 'outside', 'boundary-vertex', 'boundary-edge'],
  classOf: locationClass,
  ...containing('convex polygon'),
  shapes,
  coded: true,
  laws: [scaling(layout)],
};
