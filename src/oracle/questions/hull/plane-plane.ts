import { planePlaneReferee } from '../../referees/shapes/hull.js';
import { planePlaneSubject } from '../../subjects/hull.js';
import { disturbed } from '../boxes/families.js';
import { reordering } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import type { Question } from '../question.js';
import { planesFamily } from './families.js';

/** Two planes. */
export const planePlaneQuestion: Question = {
  name: 'planePlane',
  note: 'the sign: whether the normals of parallel planes point the same way',
  area: 'spatial',
  layout: layoutOf(3, plane('p'), plane('q')),
  families: [planesFamily(2), disturbed(planesFamily(2))],
  subject: planePlaneSubject,
  referee: planePlaneReferee,
  form: '<crossing|parallel|identical> <relation> <sign>',
  classes: ['crossing', 'parallel', 'identical'],
  yes: 'the two planes have a point in common',
  holds: (answer) => !answer.startsWith('parallel'),
  laws: [reordering('swap', [4, 5, 6, 7, 0, 1, 2, 3], (answer) => answer)],
};
