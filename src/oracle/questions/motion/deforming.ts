/** When do features meet whose points move linearly? */
import type { FeatureKind } from '../../cases/motion/contacts.js';
import {
  edgeEdgeContactsReferee,
  pointEdgeContactsReferee,
  pointPointContactsReferee,
  vertexFaceContactsReferee,
} from '../../referees/shapes/motion/deforming.js';
import {
  edgeEdgeContactsSubject,
  pointEdgeContactsSubject,
  pointPointContactsSubject,
  vertexFaceContactsSubject,
} from '../../subjects/motion/deforming.js';
import { layoutOf, points } from '../layout.js';
import type { Question } from '../question.js';
import { deformingFamilies } from './families.js';
import { motionLaws } from './laws.js';

const NOTE =
  'how often: `never`, `once`, `twice`, `thrice`, or `lasting` where one contact lasts; for four points whether they are coplanar all the time (`coplanar`) or not (`spatial`)';

interface Row {
  readonly name: string;
  readonly kind: FeatureKind;
  readonly what: string;
  /** The names of the points. */
  readonly names: string;
  readonly classes: string;
  /** What exchanges the features, as places of points. */
  readonly swap?: readonly number[];
  readonly subject: Question['subject'];
  readonly referee: Question['referee'];
}

function question({ name, kind, what, names, classes, swap, subject, referee }: Row): Question {
  const list = names.split(' ');
  const layout = layoutOf(
    3,
    ...points([...list.map((n) => `start.${n}`), ...list.map((n) => `end.${n}`)].join(' ')),
  );
  const isSpatial = list.length === 4;
  return {
    name,
    area: 'motion',
    layout,
    families: deformingFamilies(layout, kind),
    subject,
    referee,
    form: `<never|once|twice|thrice|lasting>${isSpatial ? ' <coplanar|spatial>' : ''} <t..t@A/B>*`,
    note: NOTE,
    classes: classes.split(' '),
    yes: `${what} have a point in common at some time from 0 to 1`,
    holds: (answer) => !answer.startsWith('never'),
    laws: motionLaws(layout, list.length, swap),
  };
}

/** The queries of this file. */
export const deformingQuestions: readonly Question[] = [
  question({
    name: 'vertexFaceContacts',
    kind: 'vertex-face',
    what: 'the moving vertex and the moving closed triangle',
    names: 'vertex a b c',
    classes: 'never once twice thrice lasting',
    subject: vertexFaceContactsSubject,
    referee: vertexFaceContactsReferee,
  }),
  question({
    name: 'edgeEdgeContacts',
    kind: 'edge-edge',
    what: 'the two moving closed edges',
    names: 'a0 a1 b0 b1',
    classes: 'never once twice thrice lasting',
    swap: [2, 3, 0, 1],
    subject: edgeEdgeContactsSubject,
    referee: edgeEdgeContactsReferee,
  }),
  question({
    name: 'pointEdgeContacts',
    kind: 'point-edge',
    what: 'the moving point and the moving closed edge',
    names: 'point a b',
    classes: 'never once twice lasting',
    subject: pointEdgeContactsSubject,
    referee: pointEdgeContactsReferee,
  }),
  question({
    name: 'pointPointContacts',
    kind: 'point-point',
    what: 'the two moving points',
    names: 'a b',
    classes: 'never once lasting',
    swap: [1, 0],
    subject: pointPointContactsSubject,
    referee: pointPointContactsReferee,
  }),
];
