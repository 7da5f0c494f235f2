import {
  CUT,
  CUT_FRAMES,
  CUT_PATTERNS,
  cutRings,
  MOST_CUT,
} from '../../cases/constructions/large-polygons.js';
import {
  checkLargeTriangulation,
  largeTriangulationReferee,
} from '../../referees/constructions/large-triangulation.js';
import { triangulateRings } from '../../subjects/constructions/triangulate-polygon.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const parts = [
  integer(
    'pattern',
    0,
    CUT_PATTERNS.length - 1,
    CUT_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
  ),
  integer('count', 16, MOST_CUT, 'how many vertices the pattern has, about'),
  integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
  integer('frame', 0, CUT_FRAMES - 1, 'the affine map that the lattice is put by'),
];

const families: readonly QuestionFamily[] = CUT_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary,
  fill(random, out) {
    out[CUT.pattern] = pattern;
    out[CUT.count] = random.between(65, random.oneIn(4) ? MOST_CUT : 130);
    out[CUT.seed] = random.below(100_000);
    out[CUT.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
    out[CUT.frame] = random.oneIn(2) ? 0 : random.below(CUT_FRAMES);
  },
}));

/** Outlines of cells, combs, stars and boxes with rows of holes, of 65 vertices and more, in triangles. */
export const largeTriangulationQuestion: Question = {
  name: 'largeTriangulation2d',
  area: 'planar',
  layout: layoutOf(2, ...parts),
  families,
  subject: (v) => triangulateRings(cutRings(v)),
  referee: largeTriangulationReferee,
  check: checkLargeTriangulation,
  form: '<simple|touching|holed|touching-holes|none> <i> <t>',
  note: 'a construction: the answer is JSON, `null` for what is no polygon, else three vertex numbers for each triangle in one flat list (the vertices of holes behind those of the outer ring), and is checked. Triangles run as the only ring does, and counterclockwise if there are holes; they bound together what the polygon bounds, edge to edge. The text says whether there are holes and whether rings touch, how many vertices there are, and the area',
  classes: ['simple', 'touching', 'holed', 'touching-holes', 'none'],
  shapes: shapesBy('polygon', (v) => {
    const [outer, ...holes] = cutRings(v);
    return [{ outer: outer!, holes }] as const;
  }),
  coded: true,
};
