import { pointPlaneReferee } from '../../referees/shapes/hull.js';
import { pointPlaneSubject } from '../../subjects/hull.js';
import { lattice } from '../boxes/families.js';
import { layoutOf, plane, point } from '../layout.js';
import type { Question } from '../question.js';

/** A point and a plane. */
export const pointPlaneQuestion: Question = {
  name: 'pointPlane',
  note: 'the sign of normal · point + constant',
  area: 'spatial',
  layout: layoutOf(3, point('point'), plane('plane')),
  families: [lattice(7, 3)],
  subject: pointPlaneSubject,
  referee: pointPlaneReferee,
  classes: ['-1', '0', '1'],
};
