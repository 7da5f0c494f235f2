import {
  CUT,
  CUT_FRAMES,
  CUT_PATTERNS,
  cutRings,
  MOST_CUT,
  SPACE_FRAMES,
  spaceCutRings,
} from '../../cases/constructions/large-polygons.js';
import {
  checkLargeSpacePolygon,
  checkLargeTriangulation,
  isClearlyCut,
  largeSpacePolygonReferee,
  largeTriangulationReferee,
} from '../../referees/constructions/large-triangulation.js';
import { largeSpacePolygonSubject, triangulateRings } from '../../subjects/constructions.js';
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
];
const frame = (count: number) => integer('frame', 0, count - 1, 'how the lattice is put');

const families = (frames: number): readonly QuestionFamily[] =>
  CUT_PATTERNS.map(({ name, summary }, pattern) => ({
    name,
    summary,
    fill(random, out) {
      out[CUT.pattern] = pattern;
      out[CUT.count] = random.between(65, random.oneIn(4) ? MOST_CUT : 130);
      out[CUT.seed] = random.below(100_000);
      out[CUT.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
      out[CUT.frame] = random.oneIn(3) ? 0 : random.below(frames);
    },
  }));

/** Outlines of cells, combs, stars and boxes with rows of holes, of 65 vertices and more, in triangles. */
export const largeTriangulationQuestion: Question = {
  name: 'largeTriangulation2d',
  area: 'planar',
  layout: layoutOf(2, ...parts, frame(CUT_FRAMES)),
  families: families(CUT_FRAMES),
  accepts: isClearlyCut,
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

/** The same polygons in planes of space, some with vertices beside their plane. */
export const largeSpacePolygonQuestion: Question = {
  name: 'largePolygonTriangulation',
  area: 'spatial',
  layout: layoutOf(3, ...parts, frame(SPACE_FRAMES)),
  families: families(SPACE_FRAMES),
  accepts: isClearlyCut,
  subject: largeSpacePolygonSubject,
  referee: largeSpacePolygonReferee,
  check: checkLargeSpacePolygon,
  form: '<not-planar|self-touching|self-crossing|convex|not-convex> <i>',
  note: 'a construction: the answer is JSON, `{"shape":...,"triangles":[...]}`, what the polygon is and three vertex numbers for each triangle in one flat list (the vertices of holes behind those of the outer ring), and is checked. Triangles run as the outer ring does, and bound together what the polygon bounds, edge to edge; a convex one is a fan from its first vertex, and a ring that is no polygon, too. One that is not planar is cut as one of its shadows along the axes. The text says what the polygon is, and how many vertices it has',
  classes: ['convex', 'not-convex', 'not-planar', 'self-touching', 'self-crossing'],
  shapes: shapesBy('polygon', (v) => {
    const [outer, ...holes] = spaceCutRings(v);
    return [{ outer: outer!, holes }] as const;
  }),
  coded: true,
};
