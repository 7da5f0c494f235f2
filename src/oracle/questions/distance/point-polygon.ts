import { POINT_POLYGON } from '../../cases/planar/rings.js';
import { pointPolygonDistanceReferee } from '../../referees/shapes/distance/point-polygon.js';
import { pointPolygonDistanceSubject } from '../../subjects/distance/point-polygon.js';
import { pointPolygonQuestion } from '../planar-polygons/point-polygon.js';
import type { Question } from '../question.js';
import { scaledFamily } from './scaled.js';

const { layout, families, shapes } = pointPolygonQuestion;

/** A point and a polygon with a hole. */
export const pointPolygonDistanceQuestion: Question = {
  name: 'pointPolygonDistance2d',
  area: 'distance',
  layout,
  families: [...families, scaledFamily(families, layout)],
  ...(shapes !== undefined && { shapes }),
  accepts: (v) => v[POINT_POLYGON.outer]! > 0,
  subject: pointPolygonDistanceSubject,
  referee: pointPolygonDistanceReferee,
  form: 'within <t> <x> | <vertex|edge|several> <t> <x> <on-ring>*',
  classes: ['within', 'vertex', 'edge', 'several'],
  yes: 'the point is in the closed polygon',
  holds: (answer) => answer.startsWith('within'),
};
