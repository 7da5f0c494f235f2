import {
  latticeInDoubles,
  OFFSET_PATTERNS,
  offsetDistance,
  offsetLattice,
  SKELETON,
} from '../../cases/constructions/skeleton-polygons.js';
import { scaleByPowerOfTwo } from '../../cases/doubles.js';
import { offsetReferee } from '../../referees/constructions/offsets.js';
import { isPlainPolygon } from '../../referees/constructions/plain-polygons.js';
import { offsetSubject } from '../../subjects/skeletons.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

const ringsOf = (v: ArrayLike<number>) => latticeInDoubles(offsetLattice(v), v[SKELETON.exponent]!);
const distanceOf = (v: ArrayLike<number>) => scaleByPowerOfTwo(offsetDistance(v), v[SKELETON.exponent]!);

/** Mitred offsets, many of them at the very distance of an event. */
export const offsetPolygonQuestion: Question = {
  name: 'offsetPolygon2d',
  area: 'planar',
  layout: layoutOf(
    2,
    integer(
      'pattern',
      0,
      OFFSET_PATTERNS.length - 1,
      OFFSET_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
    ),
    integer('count', 4, 40, 'how many vertices the pattern has, about'),
    integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
    integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
    integer('distance', -16, 16, 'in quarters'),
  ),
  families: OFFSET_PATTERNS.map(({ name, summary }, pattern) => ({
    name,
    summary,
    fill(random, out) {
      out[SKELETON.pattern] = pattern;
      out[SKELETON.count] = random.between(4, random.oneIn(4) ? 40 : 14);
      out[SKELETON.seed] = random.below(100_000);
      out[SKELETON.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
      out[SKELETON.distance] = random.oneIn(2) ? random.between(-4, 4) : random.between(-16, 16);
    },
  })),
  accepts: (v) => isPlainPolygon(offsetLattice(v)),
  subject: (v) => offsetSubject(ringsOf(v), distanceOf(v), -2 * v[SKELETON.exponent]!),
  referee: offsetReferee,
  form: '<nothing|one|several|holed> polygons:<i> holes:<i> area:<t>',
  note: 'how many polygons the offset is, and how many holes they have; then its area on the lattice. Parts that touch in a point are several, and a hole that touches the outer ring is a hole',
  classes: ['nothing', 'one', 'several', 'holed'],
  shapes: shapesBy('polygon', (v) => {
    const [outer, ...holes] = ringsOf(v);
    return [{ outer: outer!, holes }] as const;
  }),
  coded: true,
};
