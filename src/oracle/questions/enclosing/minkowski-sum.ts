import { haveSums, MOST_SUMMED, summedFamilies, summedSets } from '../../cases/enclosing/sums.js';
import { minkowskiSum3dReferee } from '../../referees/shapes/enclosing/minkowski-sum.js';
import { minkowskiSum3dSubject } from '../../subjects/enclosing/minkowski-sum.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';

/** The sum of the hulls of two sets of points. */
export const minkowskiSum3dQuestion: Question = {
  name: 'minkowskiSum3d',
  area: 'spatial',
  note: 'the corners of the sum of the convex hulls of two sets of points, each by the number of a point of either, and the corners of its faces by their numbers in that list, counterclockwise from outside; all in lexicographic order. Of equal points the first counts; `flat` if all sums are in a plane',
  layout: layoutOf(3, ...ringParts('a', 1, MOST_SUMMED[0]), ...ringParts('b', 1, MOST_SUMMED[1])),
  families: summedFamilies,
  accepts: haveSums,
  subject: minkowskiSum3dSubject,
  referee: minkowskiSum3dReferee,
  form: 'flat | solid <lists> <lists>',
  classes: ['flat', 'solid'],
  shapes: shapesBy('a b', (values) => summedSets(values)),
};
