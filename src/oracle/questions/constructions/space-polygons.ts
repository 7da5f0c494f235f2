import { MOST_OF_SPACE, spaceRingOf } from '../../cases/constructions/polygons.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { latticeOutline } from '../../cases/planar/areas.js';
import type { Random } from '../../cases/random.js';
import { checkSpacePolygon, spacePolygonReferee } from '../../referees/constructions/space-polygons.js';
import { spacePolygonSubject } from '../../subjects/constructions.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const names = Array.from({ length: MOST_OF_SPACE }, (_, i) => `v${i}`).join(' ');
const layout = layoutOf(
  3,
  integer('vertices', 3, MOST_OF_SPACE, 'how many of the points count'),
  ...points(names),
);

type Flat = readonly (readonly [number, number])[];

/** A strictly convex polygon; so is each of its parts. */
const OCTAGON: Flat = [
  [1, 0],
  [2, 0],
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [0, 2],
  [0, 1],
];

function convexPart(random: Random): Flat {
  const left = [...OCTAGON];
  for (let drop = random.between(0, 5); drop > 0; drop--) left.splice(random.below(left.length), 1);
  return left;
}

/** Any points of a grid, often repeated or on one line. */
function anyRing(random: Random): Flat {
  const isLine = random.oneIn(5);
  return Array.from({ length: random.between(3, MOST_OF_SPACE) }, () => {
    return [random.between(0, 3), isLine ? 0 : random.between(0, 3)] as const;
  });
}

const small = (random: Random) => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];

/** Rings that touch themselves: a bridge to a hole, a pinch, a corner on an edge, a spike, a point twice. */
const TOUCHING: readonly Flat[] = [
  [
    [0, 0],
    [6, 0],
    [0, 6],
    [0, 0],
    [1, 1],
    [1, 3],
    [3, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [2, 2],
    [4, 0],
    [4, 4],
    [2, 2],
    [0, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 0],
    [0, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [6, 0],
    [4, 0],
    [4, 4],
    [2, 2],
    [4, 4],
    [0, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [4, 0],
    [2, 1],
    [4, 4],
    [4, 4],
    [0, 4],
  ],
];

/** Puts a polygon of the plane into a plane of space, some vertices perhaps beside it. */
function put(random: Random, out: Float64Array, flat: Flat, isBent: boolean): void {
  const [u, v, w, o] = [small(random), small(random), small(random), small(random)];
  const turned = random.oneIn(2) ? flat : [...flat].reverse();
  out[0] = turned.length;
  turned.forEach(([s, t], i) => {
    const h = isBent && random.oneIn(3) ? random.between(-1, 1) : 0;
    for (let k = 0; k < 3; k++) out[1 + 3 * i + k] = o[k]! + s * u[k]! + t * v[k]! + h * w[k]!;
  });
}

const draw = (random: Random): Flat =>
  random.oneIn(3)
    ? convexPart(random)
    : random.oneIn(2)
      ? latticeOutline(random, MOST_OF_SPACE)
      : anyRing(random);

const families: QuestionFamily[] = [
  {
    name: 'planar-faces',
    summary: 'convex polygons, outlines and rings of a grid in a plane of space',
    fill: (random, out) => put(random, out, draw(random), false),
  },
  {
    name: 'touching-faces',
    summary: 'planar ones that touch themselves: bridges, pinches, spikes; a vertex perhaps elsewhere',
    fill(random, out) {
      const ring = TOUCHING[random.below(TOUCHING.length)]!;
      const from = random.below(ring.length);
      const flat = [...ring.slice(from), ...ring.slice(0, from)].map(([x, y]) => [x, y] as const);
      if (random.oneIn(3)) flat[random.below(flat.length)] = [random.between(0, 6), random.between(0, 6)];
      put(random, out, flat, false);
    },
  },
  {
    name: 'bent-faces',
    summary: 'the same, some vertices beside the plane',
    fill: (random, out) => put(random, out, draw(random), true),
  },
  {
    name: 'far-faces',
    summary: 'planar ones at other exponents, some coordinates moved by an ulp',
    fill(random, out) {
      put(random, out, draw(random), false);
      const scale = powerOfTwo(random.between(-1060, 1000));
      for (let i = 1; i < out.length; i++) {
        out[i] = out[i]! * scale;
        if (random.oneIn(60)) out[i] = stepUlps(out[i]!, random.sign());
      }
    },
  },
  {
    name: 'closed-faces',
    summary: 'planar ones with a vertex that is repeated, often the first at the end',
    fill(random, out) {
      put(random, out, draw(random), false);
      const count = out[0]!;
      const at = 1 + 3 * (random.oneIn(2) ? count - 1 : random.between(1, count - 1));
      const from = random.oneIn(2) ? 1 : at - 3;
      out.copyWithin(at, from, from + 3);
    },
  },
];

/** A polygon of space in triangles. */
export const spacePolygonQuestion: Question = {
  name: 'triangulatePolygon',
  area: 'spatial',
  layout,
  families,
  subject: spacePolygonSubject,
  referee: spacePolygonReferee,
  check: checkSpacePolygon,
  form: '<triangle|convex|not-convex|not-planar|self-touching|self-crossing|flat> <i>',
  classes: ['triangle', 'convex', 'not-convex', 'not-planar', 'self-touching', 'self-crossing', 'flat'],
  note: 'a construction: the answer is JSON, {"shape":...,"triangles":[...]} with three vertex numbers for each triangle, and is checked. The text says what the polygon is and how many triangles it has; one that touches itself, and does not cross itself, may have fewer. A strictly convex polygon, and what has no shadow that can be cut, is a fan from its first vertex; any other has triangles that turn its way, do not overlap, and cover it (of one that is not planar: its shadow along an axis) exactly. A last vertex that repeats the first is none',
  shapes: shapesBy('ring', (v) => [spaceRingOf(v)]),
  coded: true,
};
