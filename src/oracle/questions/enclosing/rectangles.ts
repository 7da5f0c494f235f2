import { convexHullReferee } from '../../referees/shapes/enclosing/convex-hull.js';
import {
  farthestPair,
  leastArea,
  leastPerimeter,
  leastSlab,
  leastWidth,
} from '../../referees/shapes/enclosing/rectangles.js';
import {
  convexHullSubject,
  diameterSubject,
  rectangleSubject,
  width2dSubject,
  widthSubject,
} from '../../subjects/enclosing/hulls.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { planeCloud, spaceCloud } from './cloud-query.js';

const RECTANGLE =
  'the points at the ends of the edge that a side lies on; the area and the square of the perimeter; the corners, counterclockwise from where that side starts. Among equal rectangles that whose edge starts at the lowest number; points on a line have the edge between their ends, equal ones twice the first';
const rectangle = {
  ...planeCloud,
  note: RECTANGLE,
  form: '<point|segment|polygon> <i> <i> <t> <t> <x> <x> <x> <x> <x> <x> <x> <x>',
  classes: ['point', 'segment', 'polygon'],
} as const;

/** The smallest rectangles around up to twelve points of the plane. */
export const minimumAreaRectangleQuestion: Question = {
  ...rectangle,
  name: 'minimumAreaRectangle2d',
  subject: (values) => rectangleSubject(values, 'area'),
  referee: leastArea,
};
export const minimumPerimeterRectangleQuestion: Question = {
  ...rectangle,
  name: 'minimumPerimeterRectangle2d',
  subject: (values) => rectangleSubject(values, 'perimeter'),
  referee: leastPerimeter,
};

/** The narrowest strip around them. */
export const width2dQuestion: Question = {
  ...planeCloud,
  name: 'width2d',
  note: 'the square of the width, the nearest double to the width; the points at the ends of the edge on one line, and the first one, counterclockwise from there, on the other. Among equally narrow strips that whose edge starts at the lowest number',
  subject: width2dSubject,
  referee: leastWidth,
  form: '<point|segment|polygon> <t> <x> <i> <i> <i>',
  classes: ['point', 'segment', 'polygon'],
};

const FARTHEST = {
  note: 'the square of the distance, the nearest double to the distance, and the two points, the lower number first; of equally far pairs the lowest',
  form: '<point|several> <t> <x> <i> <i>',
  classes: ['point', 'several'],
} as const;

/** The farthest two of them. */
export const diameter2dQuestion: Question = {
  ...planeCloud,
  ...FARTHEST,
  name: 'diameter2d',
  subject: (values) => diameterSubject(values, 2),
  referee: (values) => farthestPair(values, 2),
};
export const diameterQuestion: Question = {
  ...spaceCloud,
  ...FARTHEST,
  name: 'diameter',
  subject: (values) => diameterSubject(values, 3),
  referee: (values) => farthestPair(values, 3),
};

/** The narrowest slab around points of space. */
export const widthQuestion: Question = {
  ...spaceCloud,
  name: 'width',
  note: 'the square of the least distance of two planes with all points between, and the nearest double to it',
  subject: widthSubject,
  referee: leastSlab,
  form: '<flat|solid> <t> <x>',
  classes: ['flat', 'solid'],
};

/** The hull of up to twelve points of space. */
export const convexHullInSpaceQuestion: Question = {
  ...spaceCloud,
  name: 'convexHull',
  note: 'five lists: the vertices, ascending; how many corners each face has; the corners, counterclockwise from outside, each face from its lowest number on, faces in the order of their first two corners; of each point whether it is on a vertex (0), an edge (1), a face (2) or inside (3); and the number of that vertex, edge or face. Vertices count in their list, edges as they come face by face. The first of equal points is the vertex; points within edges and faces are none. A polygon is counterclockwise from where z is greater, else x, else y',
  subject: convexHullSubject,
  referee: convexHullReferee,
  form: '<point|segment|polygon|solid> <list> <list> <list> <list> <list>',
  classes: ['point', 'segment', 'polygon', 'solid'],
  laws: [scaling(spaceCloud.layout)],
};
