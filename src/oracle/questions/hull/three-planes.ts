import { threePlanesReferee } from '../../referees/shapes/hull.js';
import { threePlanesSubject } from '../../subjects/hull.js';
import { disturbed } from '../boxes/families.js';
import { reordering } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import type { Question } from '../question.js';
import { planesFamily } from './families.js';

const CONFIGURATIONS = [
  'point',
  'line',
  'prism',
  'parallel-pair',
  'identical-pair',
  'parallel',
  'parallel-to-identical-pair',
  'identical',
];

/** Three planes. */
export const threePlanesQuestion: Question = {
  name: 'threePlanes',
  note: 'configuration, relation, dimension of what all three have in common (-1: nothing), and the plane that is unlike the other two',
  area: 'spatial',
  layout: layoutOf(3, plane('p'), plane('q'), plane('r')),
  families: [planesFamily(3), disturbed(planesFamily(3))],
  subject: threePlanesSubject,
  referee: threePlanesReferee,
  form: `<${CONFIGURATIONS.join('|')}> <relation> <n> <i|->`,
  classes: CONFIGURATIONS,
  yes: 'the three planes have a point in common',
  holds: (answer) => !answer.includes(' disjoint '),
  laws: [
    reordering('rotation', [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3], (answer) =>
      answer.replace(/[012]$/, (odd) => String((Number(odd) + 2) % 3)),
    ),
  ],
};
