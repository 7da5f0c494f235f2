import { ringAt } from '../../cases/planar/rings.js';
import { convexHullReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { convexHullSubject } from '../../subjects/planar-polygons/rings.js';
import { scaling } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLayout } from './ring-query.js';

/** Convex hull of up to eight points, all four policies. */
export const convexHullQuestion: Question = {
  name: 'convexHull2d',
  note: 'four lists of point numbers, counterclockwise from the first in lexicographic order: corners only; with points within edges; corners with repeated points; with both',
  area: 'planar',
  layout: ringLayout,
  families: ringFamilies,
  shapes: shapesBy('points', (values) => [ringAt(values, 0)] as const),
  subject: convexHullSubject,
  referee: convexHullReferee,
  form: '<empty|point|segment|polygon> <list> <list> <list> <list>',
  classes: ['empty', 'point', 'segment', 'polygon'],
  laws: [scaling(ringLayout)],
};
