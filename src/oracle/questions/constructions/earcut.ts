import { cutRings } from '../../cases/constructions/large-polygons.js';
import {
  SCATTERED,
  SCATTERED_FRAMES,
  SCATTERED_PATTERNS,
  scatteredRings,
} from '../../cases/constructions/scattered-rings.js';
import {
  checkLargeEarcut,
  checkScattered,
  scatteredReferee,
} from '../../referees/constructions/earcut-answers.js';
import { isCutWithoutCrossings } from '../../referees/constructions/large-triangulation.js';
import { earcutSubject } from '../../subjects/constructions.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { largeTriangulationQuestion } from './large-polygons.js';

const families: readonly QuestionFamily[] = SCATTERED_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary,
  fill(random, out) {
    out[SCATTERED.pattern] = pattern;
    out[SCATTERED.seed] = random.below(1_000_000);
    out[SCATTERED.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
    out[SCATTERED.frame] = random.oneIn(2) ? 0 : random.below(SCATTERED_FRAMES);
  },
}));

const TRIANGLES =
  'a construction: the answer is JSON, three vertex numbers for each triangle in one flat list (the vertices of holes behind those of the outer ring), and is checked. Triangles run counterclockwise';

/** Rings with all faults but crossings, in triangles. */
export const earcutQuestion: Question = {
  name: 'earcut',
  area: 'planar',
  layout: layoutOf(
    2,
    integer(
      'pattern',
      0,
      SCATTERED_PATTERNS.length - 1,
      SCATTERED_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
    ),
    integer('seed', 0, 999_999, 'of the random numbers of the pattern'),
    integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
    integer('frame', 0, SCATTERED_FRAMES - 1, 'how the lattice is put'),
  ),
  families,
  subject: (v) => earcutSubject(scatteredRings(v)),
  referee: scatteredReferee,
  check: checkScattered,
  form: '<covered|empty> <i>',
  note: `${TRIANGLES}, do not overlap, and are what is inside of the outer ring by the even-odd rule, where the windings of all holes, each the way round in which it has an area, add up to 0. The text says whether that is anything, and how many vertices there are`,
  classes: ['covered', 'empty'],
  shapes: shapesBy('polygon', (v) => {
    const [outer, ...holes] = scatteredRings(v);
    return [{ outer: outer!, holes }] as const;
  }),
  coded: true,
};

/** A last vertex that repeats the first has no number. */
const withoutRepeatedEnd = (ring: [number, number][]): [number, number][] =>
  ring.length > 1 && ring[0]!.every((x, k) => x === ring.at(-1)![k]) ? ring.slice(0, -1) : ring;

/** Polygons of 65 vertices and more; what is none has an answer, too. */
export const largeEarcutQuestion: Question = {
  ...largeTriangulationQuestion,
  name: 'largeEarcut',
  accepts: isCutWithoutCrossings,
  subject: (v) => earcutSubject(cutRings(v).map(withoutRepeatedEnd)),
  check: checkLargeEarcut,
  note: `${TRIANGLES}; they bound together what the polygon bounds, edge to edge; what is none has any triangles. The text says whether there are holes and whether rings touch, how many vertices there are, and the area`,
};
