import { trianglesIn } from '../../answers/construction.js';
import { MOST_POINTS, POINT_KINDS, pointsOf, putPoints } from '../../cases/constructions/point-sets.js';
import {
  delaunayFault,
  hasCocircularPoints,
  hullArea,
  triangulationFault,
} from '../../referees/shapes/constructions/point-triangulation.js';
import { exact, pointsAt } from '../../referees/shapes/vectors.js';
import { delaunayTriangles } from '../../subjects/constructions/point-triangulation.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { construction } from './construction.js';

const names = Array.from({ length: MOST_POINTS }, (_, i) => `p${i}`).join(' ');
const layout = layoutOf(
  2,
  integer('count', 3, MOST_POINTS, 'how many of the points behind it count'),
  ...points(names),
);

const families: readonly QuestionFamily[] = Object.entries(POINT_KINDS).map(([name, { summary, make }]) => ({
  name: `${name}-points`,
  summary,
  fill: (random, out) => putPoints(random, out, make),
}));

const exactPoints = (values: Float64Array) => pointsAt(exact(values), 2, 1, values[0]!);

/** What the points are like; every right answer has this in common. */
function referee(values: Float64Array): string {
  const all = exactPoints(values);
  if (hullArea(all) === 0n) return 'collinear';
  return hasCocircularPoints(all) ? 'cocircular' : 'general';
}

function question(name: string, note: string, isDelaunay: boolean): Question {
  return construction({
    name,
    note,
    area: 'planar',
    layout,
    families,
    shapes: shapesBy('points', (values) => [pointsOf(values)] as const),
    classes: ['collinear', 'cocircular', 'general'],
    construct: delaunayTriangles,
    referee,
    fault(values, text) {
      const triangles = trianglesIn(text, values[0]!);
      if (triangles === undefined) return undefined;
      const all = exactPoints(values);
      const fault = triangulationFault(all, triangles);
      return fault ?? (isDelaunay ? (delaunayFault(all, triangles) ?? '') : '');
    },
  });
}

const TRIANGLES =
  'checked, not compared: an answer is a list of triangles, each three point numbers either way round';

/** Triangles of points that cover their hull: any of them, and those with empty circles. */
export const pointTriangulationQuestions: readonly Question[] = [
  question(
    'triangulation2d',
    `${TRIANGLES}. They have areas, do not overlap, cover the convex hull, and every point is a vertex wherever it lies; of points on one line, there are none`,
    false,
  ),
  question(
    'delaunayTriangulation2d',
    `${TRIANGLES}. The same, and no point is strictly inside of the circle of a triangle`,
    true,
  ),
];
