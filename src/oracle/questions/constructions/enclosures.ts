import {
  cloudOf,
  IMMODERATE,
  isModerate,
  MOST_IN_SPACE,
  pointCloudFamilies,
} from '../../cases/constructions/point-sets.js';
import {
  checkEnclosingBox,
  checkEnclosingSphere,
  enclosureReferee,
} from '../../referees/constructions/enclosures.js';
import { enclosingBoxSubject, enclosingSphereSubject } from '../../subjects/enclosing/volumes.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';

const common = {
  area: 'spatial',
  layout: layoutOf(3, ...ringParts('p', 1, MOST_IN_SPACE)),
  families: pointCloudFamilies,
  accepts: isModerate,
  without: IMMODERATE,
  referee: enclosureReferee,
  form: '<several|point> <i>',
  classes: ['several', 'point'],
  shapes: shapesBy('points', (values) => [cloudOf(values)] as const),
} as const;

const NOTE =
  'a construction: the answer is JSON, a list of numbers, and is checked. The text says whether all points are equal, and how many there are.';

/** The box of points. */
export const enclosingBoxQuestion: Question = {
  ...common,
  name: 'enclosingBox',
  note: `${NOTE} The least coordinates, then the greatest: no point is outside, and each side has one`,
  subject: enclosingBoxSubject,
  check: checkEnclosingBox,
};

/** A sphere around points. */
export const enclosingSphereQuestion: Question = {
  ...common,
  name: 'enclosingSphere',
  note: `${NOTE} A center and a radius: no point is outside, compared exactly, and the radius is no more than twice the distance of two points`,
  subject: enclosingSphereSubject,
  check: (values, said) => checkEnclosingSphere(values, said, false),
};

/** The same with room for rounding. */
export const enclosingSphereNearlyQuestion: Question = {
  ...common,
  name: 'enclosingSphereNearly',
  note: `${NOTE} As enclosingSphere, but a radius may be too short by a part of 2^-40 of itself`,
  subject: enclosingSphereSubject,
  check: (values, said) => checkEnclosingSphere(values, said, true),
};
