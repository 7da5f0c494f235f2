import {
  cloudOf,
  IMMODERATE,
  isModerate,
  MOST_IN_SPACE,
  pointCloudFamilies,
} from '../../cases/constructions/point-sets.js';
import { checkSpaceHull, isSpacious, spaceHullReferee } from '../../referees/constructions/space-hulls.js';
import { spaceHullSubject } from '../../subjects/constructions.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-parts.js';
import type { Question } from '../question.js';

const NOTE =
  'a construction: the answer is JSON, a list of point numbers, three for each triangle, counterclockwise from outside, and is checked; the points are not all in one plane. The text says whether all facets are triangles whose corners are all points, how many corners there are, and the volume.';

const common = {
  area: 'spatial',
  layout: layoutOf(3, ...ringParts('p', 1, MOST_IN_SPACE)),
  families: pointCloudFamilies,
  accepts: (values: Float64Array) => isModerate(values) && isSpacious(values),
  // Points that relations spread are all in one plane.
  without: ['inexact-differences', ...IMMODERATE],
  subject: spaceHullSubject,
  referee: spaceHullReferee,
  form: '<triangles|facets> <i> <t>',
  classes: ['triangles', 'facets'],
  shapes: shapesBy('points', (values) => [cloudOf(values)] as const),
} as const;

/** The hull of points in space, exactly. */
export const spaceHullQuestion: Question = {
  ...common,
  name: 'convexHullTriangles',
  note: `${NOTE} Each triangle has an area and no point outside of its plane; they are closed, and go around once`,
  check: (values, said) => checkSpaceHull(values, said, false),
};

/** The same with room for a tolerance. */
export const spaceHullNearlyQuestion: Question = {
  ...common,
  name: 'convexHullTrianglesNearly',
  note: `${NOTE} As convexHullTriangles, but points may be outside of a plane by 2^-40 of the largest coordinate, and triangles may be without area`,
  check: (values, said) => checkSpaceHull(values, said, true),
};
