import {
  areaIn,
  diagonalOf,
  latticeOutline,
  latticeTriangle,
  ringAndVertices,
  SEGMENT_POLYGON,
  segmentAndPolygon,
} from '../../cases/planar/areas.js';
import { type LatticePoint, latticeMap } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing } from '../../cases/planar/rings.js';
import {
  polygonDiagonalReferee,
  segmentPolygonReferee,
} from '../../referees/shapes/planar-polygons/pairs.js';
import { segmentPolygonSubject } from '../../subjects/planar-polygons/pairs.js';
import { polygonDiagonalSubject } from '../../subjects/planar-polygons/rings.js';
import { scaling } from '../laws.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meeting } from '../yes.js';
import { ringParts } from './ring-query.js';

const { most: MOST, outer: OUTER, hole: HOLE } = SEGMENT_POLYGON;
const segmentPolygonLayout = layoutOf(
  2,
  ...points('start end'),
  ...ringParts('v', 3, MOST),
  ...ringParts('h', 0, 3),
);
const shapes = shapesBy('segment polygon', segmentAndPolygon);

/** Turning the segment round turns the order of the contact round, and exchanges the segment's ends. */
function backwards(answer: string): string {
  const [relation, containment, parts, ...contact] = answer.split(' ');
  const ends: Readonly<Record<string, string>> = { v0: 'v1', v1: 'v0', e0: 'e0' };
  const turned = contact.reverse().map((pair) => pair.replace(/^../, (own) => ends[own]!));
  return [relation, containment, parts, ...turned].join(' ');
}

/** A segment and a polygon with a hole or without. */
export const segmentPolygonQuestion: Question = {
  name: 'segmentPolygon2d',
  note: 'whether all of the segment is in the polygon; in which parts of the plane it has points; the contact in order along the segment',
  area: 'planar',
  layout: segmentPolygonLayout,
  families: [
    {
      name: 'lattice-outline',
      summary:
        'a lattice polygon, and a segment between lattice points, vertices, middles of edges, or along an edge',
      fill(random, out) {
        const map = latticeMap(random);
        const ring = latticeOutline(random, MOST);
        const hole = random.oneIn(2)
          ? []
          : latticeTriangle(random, [random.between(-2, 2), random.between(-2, 2)]);
        const end = (): readonly [number, number] => {
          const from = random.oneIn(4) && hole.length > 0 ? hole : ring;
          const i = random.below(Math.max(1, from.length));
          const origin: LatticePoint = [0, 0];
          const [a, b] = [from[i] ?? origin, from[(i + 1) % from.length] ?? origin];
          const anywhere = [random.between(-7, 7), random.between(-7, 7)] as const;
          const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
          return [anywhere, anywhere, a, middle, [2 * b[0] - a[0], 2 * b[1] - a[1]] as const][
            random.below(5)
          ]!;
        };
        out.fill(0);
        const start = end();
        out.set(map(start), 0);
        out.set(map(random.oneIn(10) ? start : end()), 2);
        putRing(out, OUTER, ring.map(map));
        putRing(out, HOLE, hole.map(map));
      },
    },
  ],
  accepts: (values) => areaIn(values) !== undefined,
  subject: segmentPolygonSubject,
  referee: segmentPolygonReferee,
  form: '<disjoint|touching|overlapping> <none|inside> <(?:interior|boundary|exterior)(?:\\+boundary)?(?:\\+exterior)?> <A/R>*',
  classes: ['disjoint none', 'touching none', 'touching inside', 'overlapping none', 'overlapping inside'],
  classOf: (answer) => answer.split(' ').slice(0, 2).join(' '),
  ...meeting('the segment and the closed polygon'),
  shapes,
  coded: true,
  laws: [
    scaling(segmentPolygonLayout),
    {
      name: 'segment-reversal',
      vary(values) {
        if (values[0] === values[2] && values[1] === values[3]) return undefined;
        const turned = Float64Array.from(values);
        turned.set(values.subarray(2, 4), 0);
        turned.set(values.subarray(0, 2), 2);
        return { values: turned, expected: backwards };
      },
    },
  ],
};

const polygonDiagonalLayout = layoutOf(2, integer('i', 0, 7), integer('j', 0, 6), ...ringParts('v', 3));

/** The line between two vertices of a simple polygon, and the angle at the first. */
export const polygonDiagonalQuestion: Question = {
  name: 'polygonDiagonal2d',
  note: 'the sign: 1 where the polygon is convex at vertex i, -1 where it is reflex, 0 where it is straight',
  area: 'planar',
  layout: polygonDiagonalLayout,
  families: [
    {
      name: 'lattice-outline',
      summary: 'a lattice polygon',
      fill(random, out) {
        out.fill(0);
        out[0] = random.below(8);
        out[1] = random.below(7);
        putRing(out, 2, latticeOutline(random, MOST_VERTICES).map(latticeMap(random)));
      },
    },
  ],
  accepts: (values) => diagonalOf(values) !== undefined,
  subject: polygonDiagonalSubject,
  referee: polygonDiagonalReferee,
  form: '<diagonal|touching|edge|outside> <sign>',
  classes: ['diagonal', 'touching', 'edge', 'outside'],
  shapes: shapesBy('ring i j', ringAndVertices),
  coded: true,
  yes: 'the open segment between the two vertices lies within the polygon',
  holds: (answer) => answer.startsWith('diagonal'),
  laws: [scaling(polygonDiagonalLayout)],
};
