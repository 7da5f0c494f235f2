import { polygonConvexityReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { polygonConvexitySubject } from '../../subjects/planar-polygons/rings.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLaws, ringLayout, ringShapes, same } from './ring-query.js';

/** Convexity of any ring. */
export const polygonConvexityQuestion: Question = {
  name: 'polygonConvexity2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject: polygonConvexitySubject,
  referee: polygonConvexityReferee,
  classes: ['strictly-convex', 'convex', 'degenerate', 'not-convex'],
  yes: 'the polygon is convex (vertices within straight edges and repeated ones allowed)',
  holds: (answer) => answer === 'strictly-convex' || answer === 'convex',
  laws: ringLaws(same, same),
};
