import { stepUlps } from '../../cases/doubles.js';
import {
  LARGE_POLYGON,
  largeRing,
  MOST_CORNERS,
  POLYGON_PATTERNS,
  pointOfLargeRing,
} from '../../cases/planar/large-polygons.js';
import {
  latticeMap,
  latticeRing,
  RING_KINDS,
  RING_SUMMARIES,
  type RingKind,
} from '../../cases/planar/lattice-rings.js';
import { POINT_POLYGON, pointAndPolygon, putRing, ringAt } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { largePolygonReferee, pointPolygonReferee } from '../../referees/shapes/planar-polygons/points.js';
import { pointPolygonSubject } from '../../subjects/planar-polygons/pairs.js';
import { largePolygonSubject } from '../../subjects/planar-polygons/rings.js';
import { scaling } from '../laws.js';
import { integer, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import { ringParts } from './ring-query.js';

const { outer: OUTER, hole: HOLE } = POINT_POLYGON;
const layout = layoutOf(
  2,
  integer('rule', 0, 1, '0: even-odd, 1: non-zero'),
  point('p'),
  ...ringParts('v'),
  ...ringParts('h', 0, 4),
);

/** A point of the lattice: anywhere, a vertex, the middle of an edge, at the height of a vertex. */
function latticeQuestion(kind: RingKind): QuestionFamily {
  return {
    name: `${kind}-ring`,
    summary: RING_SUMMARIES[kind],
    fill(random: Random, out: Float64Array) {
      const map = latticeMap(random);
      const outer = latticeRing(kind, random, 8);
      const hole = random.oneIn(3) ? [] : latticeRing(random.oneIn(2) ? 'walk' : kind, random, 4);
      const ring = random.oneIn(4) && hole.length > 0 ? hole : outer;
      let p: readonly [number, number] = [random.between(-6, 6), random.between(-6, 6)];
      if (ring.length > 0 && random.oneIn(2)) {
        const i = random.below(ring.length);
        const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
        const how = random.below(4);
        if (how === 0) p = a;
        else if (how === 1) p = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        else p = how === 2 ? [p[0], a[1]] : [2 * b[0] - a[0], 2 * b[1] - a[1]];
      }
      out.fill(0);
      out[0] = random.below(2);
      out.set(map(p), 1);
      putRing(out, OUTER, outer.map(map));
      putRing(out, HOLE, hole.map(map));
    },
  };
}

/** Reversing both rings negates the winding numbers; vertex i becomes n - 1 - i. Repeated points may change names. */
const reversal: Law = {
  name: 'reversal',
  vary(values) {
    const reversed = Float64Array.from(values);
    for (const at of [OUTER, HOLE]) putRing(reversed, at, ringAt(values, at).reverse());
    const location = (text: string) => text.split(' ')[0];
    return {
      values: reversed,
      expected: (answer) => {
        const [one, other] = answer.split(' winding ')[1]!.split(' ');
        const negated = (winding: string) => (winding === '-' ? '-' : String(0 - Number(winding)));
        return pointPolygonReferee(reversed).replace(/^\S+( .*)? winding .*$/, (_, rest = '') => {
          return `${location(answer)}${rest} winding ${negated(one!)} ${negated(other!)}`;
        });
      },
    };
  },
};

/** Point in polygon with a hole, both rules: location, ring, feature, and the winding number of each ring. */
export const pointPolygonQuestion: Question = {
  name: 'pointPolygon2d',
  note: 'on the boundary: the feature and the number of its ring (0: outer); behind `winding`, how often the outer ring and the hole go round the point, `-` for a ring that it lies on, 0 for a ring without points',
  area: 'planar',
  hot: true,
  layout,
  families: RING_KINDS.map(latticeQuestion),
  subject: pointPolygonSubject,
  referee: pointPolygonReferee,
  form: '<inside|outside> <feature> winding <n|-> <n|-> | boundary <feature> <i> winding <n|-> <n|->',
  classes: ['inside', 'outside', 'boundary-vertex', 'boundary-edge', 'hole-vertex', 'hole-edge', 'multiple'],
  classOf(answer) {
    const [location, feature, ring] = answer.split(' ');
    if (location === 'boundary') {
      return `${ring === '0' ? 'boundary' : 'hole'}-${feature![0] === 'v' ? 'vertex' : 'edge'}`;
    }
    // Where the two rules differ.
    return /winding -?[2-9]/.test(answer) ? 'multiple' : location!;
  },
  ...containing('polygon as the rule fills it'),
  shapes: shapesBy('point polygon rule', pointAndPolygon),
  laws: [scaling(layout), reversal],
};

const families: readonly QuestionFamily[] = POLYGON_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary,
  fill(random, out) {
    out[LARGE_POLYGON.pattern] = pattern;
    out[LARGE_POLYGON.count] = random.between(65, MOST_CORNERS);
    out[LARGE_POLYGON.seed] = random.below(100_000);
    out[LARGE_POLYGON.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
    const ring = largeRing(out);
    const [a, b] = [ring[random.below(ring.length)]!, ring[random.below(ring.length)]!];
    const way = random.below(3);
    for (let k = 0; k < 2; k++) {
      // Heights of vertices: what a ray along the axis meets, and has to count once.
      const x = way === 0 ? a[k]! : way === 1 ? (a[k]! + b[k]!) / 2 : (k === 0 ? a : b)[k]!;
      out[LARGE_POLYGON.point + k] = random.oneIn(6) ? stepUlps(x, random.sign()) : x;
    }
  },
}));

/** A point and a polygon of many vertices. */
export const largePolygonQuestion: Question = {
  name: 'largePolygon2d',
  note: 'where the point is by the even-odd rule, how often the ring goes round it, which way the ring runs, and whether it is simple',
  area: 'planar',
  layout: layoutOf(
    2,
    integer(
      'pattern',
      0,
      POLYGON_PATTERNS.length - 1,
      POLYGON_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
    ),
    integer('count', 6, MOST_CORNERS, 'how many vertices the pattern has'),
    integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
    integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
    point('point'),
  ),
  families,
  subject: largePolygonSubject,
  referee: largePolygonReferee,
  form: '<location> <feature> <n|-> <sign> <simple|faulty>',
  classes: ['inside', 'outside', 'boundary', 'faulty'],
  classOf: (answer) => (answer.endsWith('faulty') ? 'faulty' : answer.split(' ')[0]!),
  shapes: shapesBy('polygon point', (v) => [largeRing(v), pointOfLargeRing(v)] as const),
  coded: true,
};
