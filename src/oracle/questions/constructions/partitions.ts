import { cutRings } from '../../cases/constructions/large-polygons.js';
import { checkConvexPartition, checkMonotonePartition } from '../../referees/constructions/partition.js';
import { convexPartitionSubject, monotonePartitionSubject } from '../../subjects/constructions.js';
import type { Question } from '../question.js';
import { largeTriangulationQuestion } from './large-polygons.js';

const NOTE =
  'a construction: the answer is JSON, `null` for what is no polygon, else a list of vertex numbers for each piece (the vertices of holes behind those of the outer ring), and is checked. Pieces run as the only ring does, and counterclockwise if there are holes; they bound together what the polygon bounds, edge to edge';
const TEXT =
  'The text says whether there are holes and whether rings touch, how many vertices there are, and the area';

const common = {
  area: 'planar',
  layout: largeTriangulationQuestion.layout,
  families: largeTriangulationQuestion.families,
  accepts: largeTriangulationQuestion.accepts!,
  referee: largeTriangulationQuestion.referee,
  form: '<simple|touching|holed|touching-holes|none> <i> <t>',
  classes: largeTriangulationQuestion.classes,
  shapes: largeTriangulationQuestion.shapes!,
  coded: true,
} as const;

/** Convex pieces of outlines of cells, combs, stars and boxes with rows of holes. */
export const convexPartitionQuestion: Question = {
  ...common,
  name: 'convexPartition2d',
  subject: (v) => convexPartitionSubject(cutRings(v)),
  check: checkConvexPartition,
  note: `${NOTE}. All are convex, with straight corners or without, and no edge between two can be taken out so that they stay so. ${TEXT}`,
};

/** Pieces of the same polygons that are monotone along x. */
export const monotonePartitionQuestion: Question = {
  ...common,
  name: 'monotonePartition2d',
  subject: (v) => monotonePartitionSubject(cutRings(v)),
  check: checkMonotonePartition,
  note: `${NOTE}. Each has one corner that comes before both of its neighbours by x and then by y, and if rings do not touch, there are no more cuts than reflex corners both edges of which lead to one side. ${TEXT}`,
};
