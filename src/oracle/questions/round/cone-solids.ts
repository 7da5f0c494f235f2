import { coneReferee } from '../../referees/shapes/round/cone-shadows.js';
import type { Question } from '../question.js';
import { coneTangents } from './cone-tangents.js';
import { conesWithin } from './cones-within.js';
import { pairQuestion } from './solids.js';

const CONES = ['cylinder', 'cone', 'truncatedCone'] as const;
const FLAT = ['triangle', 'tetrahedron', 'box', 'orientedBox', 'convexPolyhedron'] as const;

/** Cylinders, cones and truncated cones against triangles and solids. Of radius 0, they may cross what is flat. */
export const coneSolidQuestions: readonly Question[] = CONES.flatMap((a) =>
  FLAT.map((b) =>
    pairQuestion(
      a,
      b,
      coneReferee(a, b),
      ['disjoint', 'touching', 'overlapping', 'crossing'],
      [...coneTangents(a, b), ...conesWithin(a, b)],
    ),
  ),
);
