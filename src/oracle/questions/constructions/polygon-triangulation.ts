import { trianglesIn } from '../../answers/construction.js';
import { MOST_VERTICES, ringAt } from '../../cases/planar/rings.js';
import {
  conformityFault,
  isSimpleRing,
  partsFault,
  referee,
} from '../../referees/shapes/constructions/polygon-triangulation.js';
import { polygonTriangles } from '../../subjects/constructions/polygon-triangulation.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-parts.js';
import { ringFamilies } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';
import { construction } from './construction.js';

const layout = layoutOf(2, ...ringParts('v', 3, MOST_VERTICES));

function question(name: string, note: string, isConforming: boolean): Question {
  return construction({
    name,
    note,
    area: 'planar',
    layout,
    families: ringFamilies.filter(({ name: family }) => !['line-ring', 'star-ring'].includes(family)),
    accepts: isSimpleRing,
    shapes: shapesBy('ring', (values) => [ringAt(values, 0)] as const),
    classes: ['convex', 'concave', 'flat-corners'],
    construct: polygonTriangles,
    referee,
    fault(values, text) {
      const triangles = trianglesIn(text, values[0]!);
      if (triangles === undefined) return undefined;
      return partsFault(values, triangles) || (isConforming ? conformityFault(values, triangles) : '');
    },
  });
}

const TRIANGLES =
  'checked, not compared: an answer is a list of triangles, each three vertex numbers either way round. They lie within the polygon, do not overlap and cover it';

/** Triangles of a simple polygon: such as cover it, and such as fit together, too. */
export const polygonTriangulationQuestions: readonly Question[] = [
  question('polygonTriangulation2d', `${TRIANGLES}; some may have no area`, false),
  question(
    'conformingTriangulation2d',
    `${TRIANGLES}; each has an area, and a vertex of the polygon that is on a triangle is a corner of it`,
    true,
  ),
];
