import { IMMODERATE, isModerate, pointSetFamilies } from '../../cases/constructions/point-sets.js';
import { checkHull, hullReferee } from '../../referees/constructions/space-hulls.js';
import { hullSubject } from '../../subjects/constructions.js';
import type { Question } from '../question.js';
import { pointSetLayout, pointSetShapes } from './point-sets.js';

const NOTE =
  'a construction: the answer is JSON, a list of point numbers counterclockwise, and is checked; no place comes twice, and every point is on the left of every edge or on it. The text says whether all points are on a line, how many corners there are, and the area.';

const common = {
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
  ...common,
  name: 'convexHullStrict2d',
  note: `${NOTE} Corners only; of points on a line the two ends, of equal points one`,
  check: (values, said) => checkHull(values, said, false),
};

/** The hull, where points within its edges may be listed. */
export const convexHullWeakQuestion: Question = {
  ...common,
  name: 'convexHullWeak2d',
  note: `${NOTE} Points inside edges may be listed, too; of points on a line both ends are`,
  check: (values, said) => checkHull(values, said, true),
};
