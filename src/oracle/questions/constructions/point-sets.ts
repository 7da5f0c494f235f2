import {
  IMMODERATE,
  isModerate,
  MOST_POINTS,
  pointSetFamilies,
} from '../../cases/constructions/point-sets.js';
import { ringAt, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import {
  anyTriangulation,
  checkConstrained,
  checkDelaunay,
  checkTriangulation,
  constraintsAt,
  isPlanarGraph,
  triangulationReferee,
} from '../../referees/constructions/point-triangulation.js';
import {
  constrainedTrianglesSubject,
  delaunayTrianglesSubject,
} from '../../subjects/triangulation/delaunay.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question, QuestionFamily } from '../question.js';

export const pointSetLayout = layoutOf(2, ...ringParts('p', 3, MOST_POINTS));
export const pointSetShapes = shapesBy('points', (values) => [ringAt(values, 0)] as const);

const common = {
  area: 'planar',
  layout: pointSetLayout,
  families: pointSetFamilies,
  accepts: isModerate,
  without: IMMODERATE,
  referee: triangulationReferee,
  form: '<general|cocircular|collinear> <i> <t>',
  classes: ['general', 'cocircular', 'collinear'],
  shapes: pointSetShapes,
} as const;

const NOTE =
  'a construction: the answer is JSON, three point numbers for each triangle in one flat list, and is checked. The text says what is true of every right one: the class, how many points are distinct, and the area of their hull.';

/** Any triangulation of points. */
export const triangulationValidQuestion: Question = {
  ...common,
  name: 'triangulationValid2d',
  note: `${NOTE} Triangles have an area and are all the same way round, cover the convex hull once, have every distinct point as a corner, and none inside an edge; none if all points are on a line`,
  subject: (values) => anyTriangulation(values),
  check: checkTriangulation,
};

/** Delaunay triangulations. */
export const triangulationDelaunayQuestion: Question = {
  ...common,
  name: 'triangulationDelaunay2d',
  note: `${NOTE} A triangulation, and no point is strictly inside of the circle through the corners of a triangle`,
  subject: (values) => delaunayTrianglesSubject(ringAt(values, 0)),
  check: checkDelaunay,
};

const EDGES = 4;
const AT = ringSize(MOST_POINTS);
const endsOf = (i: number) =>
  ['start', 'end'].map((end) =>
    integer(`edge${i}${end}`, 0, MOST_POINTS - 1, 'a point number; an edge with two equal ones is none'),
  );
const constrainedLayout = layoutOf(
  2,
  ...ringParts('p', 3, MOST_POINTS),
  ...Array.from({ length: EDGES }, (_, i) => endsOf(i)).flat(),
);

/** The same families without repeated points, and with edges that are free. */
const constrainedFamilies: readonly QuestionFamily[] = pointSetFamilies.map(({ name, summary, fill }) => ({
  name,
  summary: `${summary}; with edges`,
  fill(random: Random, out: Float64Array) {
    fill(random, out);
    for (let at = AT; at < out.length; at += 2) {
      out[at] = random.below(out[0]!);
      out[at + 1] = random.below(out[0]!);
      if (!isPlanarGraph(out, AT)) out[at + 1] = out[at]!;
    }
  },
}));

/** Triangulations that have to have some edges. */
export const constrainedTriangulationQuestion: Question = {
  ...common,
  name: 'constrainedTriangulation2d',
  note: `${NOTE} A triangulation that has all the edges that are asked for; no point is given twice, edges do not cross, and have no point inside`,
  layout: constrainedLayout,
  families: constrainedFamilies,
  accepts: (values) => isModerate(values) && isPlanarGraph(values, AT),
  subject: (values) => constrainedTrianglesSubject(ringAt(values, 0), constraintsAt(values, AT)),
  check: (values, said) => checkConstrained(values, said, AT),
  shapes: shapesBy('points edges', (values) => [ringAt(values, 0), constraintsAt(values, AT)] as const),
  coded: true,
};
