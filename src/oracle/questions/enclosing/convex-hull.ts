import { referee } from '../../referees/shapes/enclosing/convex-hull.js';
import { convexHullSubject } from '../../subjects/enclosing/hulls.js';
import { scaling } from '../laws.js';
import type { Question } from '../question.js';
import { spaceCloud } from './cloud-query.js';

/** The hull of up to twelve points of space. */
export const convexHullInSpaceQuestion: Question = {
  ...spaceCloud,
  name: 'convexHull',
  note: 'five lists: the vertices, ascending; how many corners each face has; the corners, counterclockwise from outside, each face from its lowest number on, faces in the order of their first two corners; of each point whether it is on a vertex (0), an edge (1), a face (2) or inside (3); and the number of that vertex, edge or face. Vertices count in their list, edges as they come face by face. The first of equal points is the vertex; points within edges and faces are none. A polygon is counterclockwise from where z is greater, else x, else y',
  subject: convexHullSubject,
  referee,
  form: '<point|segment|polygon|solid> <list> <list> <list> <list> <list>',
  classes: ['point', 'segment', 'polygon', 'solid'],
  laws: [scaling(spaceCloud.layout)],
};
