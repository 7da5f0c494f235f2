import {
  cloudOf,
  IMMODERATE,
  isModerate,
  MOST_IN_SPACE,
  pointCloudFamilies,
  pointSetFamilies,
} from '../../cases/constructions/point-sets.js';
import {
  checkHull,
  checkSpaceHull,
  hullReferee,
  isSpacious,
  spaceHullReferee,
} from '../../referees/constructions/space-hulls.js';
import { hullSubject, spaceHullSubject } from '../../subjects/constructions.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';
import { pointSetLayout, pointSetShapes } from './point-sets.js';

const HULLS_NOTE =
  'a construction: the answer is JSON, a list of point numbers counterclockwise, and is checked; no place comes twice, and every point is on the left of every edge or on it. The text says whether all points are on a line, how many corners there are, and the area.';

const hullsCommon = {
  area: 'planar',
  layout: pointSetLayout,
  families: pointSetFamilies,
  accepts: isModerate,
  without: IMMODERATE,
  subject: hullSubject,
  referee: hullReferee,
  form: '<polygon|flat> <i> <t>',
  classes: ['polygon', 'flat'],
  shapes: pointSetShapes,
} as const;

/** The corners of the hull. */
export const convexHullStrictQuestion: Question = {
  ...hullsCommon,
  name: 'convexHullStrict2d',
  note: `${HULLS_NOTE} Corners only; of points on a line the two ends, of equal points one`,
  check: (values, said) => checkHull(values, said, false),
};

/** The hull, where points within its edges may be listed. */
export const convexHullWeakQuestion: Question = {
  ...hullsCommon,
  name: 'convexHullWeak2d',
  note: `${HULLS_NOTE} Points inside edges may be listed, too; of points on a line both ends are`,
  check: (values, said) => checkHull(values, said, true),
};

const SPACE_HULLS_NOTE =
  'a construction: the answer is JSON, a list of point numbers, three for each triangle, counterclockwise from outside, and is checked; the points are not all in one plane. The text says whether all facets are triangles whose corners are all points, how many corners there are, and the volume.';

const spaceHullsCommon = {
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
  ...spaceHullsCommon,
  name: 'convexHullTriangles',
  note: `${SPACE_HULLS_NOTE} Each triangle has an area and no point outside of its plane; they are closed, and go around once`,
  check: (values, said) => checkSpaceHull(values, said, false),
};

/** The same with room for a tolerance. */
export const spaceHullNearlyQuestion: Question = {
  ...spaceHullsCommon,
  name: 'convexHullTrianglesNearly',
  note: `${SPACE_HULLS_NOTE} As convexHullTriangles, but points may be outside of a plane by 2^-40 of the largest coordinate, and triangles may be without area`,
  check: (values, said) => checkSpaceHull(values, said, true),
};
