import { stepUlps } from '../../cases/doubles.js';
import {
  LARGE_POLYGON,
  largeRing,
  MOST_CORNERS,
  POLYGON_PATTERNS,
  pointOfLargeRing,
} from '../../cases/planar/large-polygons.js';
import { largePolygonReferee } from '../../referees/shapes/planar-polygons/points.js';
import { largePolygonSubject } from '../../subjects/planar-polygons/rings.js';
import { integer, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

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
