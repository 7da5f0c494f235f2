/** When are features whose points move linearly no farther apart than a given length? */
import type { FeatureKind } from '../../cases/motion/contacts.js';
import {
  edgeEdgeSeparationReferee,
  pointEdgeSeparationReferee,
  pointPointSeparationReferee,
  vertexFaceSeparationReferee,
} from '../../referees/shapes/motion/separation.js';
import {
  edgeEdgeSeparationSubject,
  pointEdgeSeparationSubject,
  pointPointSeparationSubject,
  vertexFaceSeparationSubject,
} from '../../subjects/motion/separation.js';
import { layoutOf, length, points } from '../layout.js';
import type { Question } from '../question.js';
import { separationLaws } from './laws.js';
import { separationFamilies } from './separation-families.js';

const NOTE =
  'when they are no farther apart than the length: `never`, `always`, `instant` where one of the times is an instant, ' +
  'else `once` or `several` times; each with the closest points at its begin';

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
  const all = [...list.map((n) => `start.${n}`), ...list.map((n) => `end.${n}`)];
  const layout = layoutOf(3, ...points(all.join(' ')), length('options.separation'));
  return {
    name,
    area: 'motion',
    layout,
    families: separationFamilies(layout, kind),
    subject,
    referee,
    form: '<never|always|instant|once|several> <t..t@A/B>*',
    note: NOTE,
    classes: classes.split(' '),
    yes: `${what} are no farther apart than the length at some time from 0 to 1`,
    holds: (answer) => !answer.startsWith('never'),
    laws: separationLaws(layout, list.length, swap),
  };
}

const CLASSES = 'never always instant once several';

/** The queries of this file. */
export const separationQuestions: readonly Question[] = [
  question({
    name: 'vertexFaceSeparation',
    kind: 'vertex-face',
    what: 'the moving vertex and the moving closed triangle',
    names: 'vertex a b c',
    classes: CLASSES,
    subject: vertexFaceSeparationSubject,
    referee: vertexFaceSeparationReferee,
  }),
  question({
    name: 'edgeEdgeSeparation',
    kind: 'edge-edge',
    what: 'the two moving closed edges',
    names: 'a0 a1 b0 b1',
    classes: CLASSES,
    swap: [2, 3, 0, 1],
    subject: edgeEdgeSeparationSubject,
    referee: edgeEdgeSeparationReferee,
  }),
  question({
    name: 'pointEdgeSeparation',
    kind: 'point-edge',
    what: 'the moving point and the moving closed edge',
    names: 'point a b',
    classes: CLASSES,
    subject: pointEdgeSeparationSubject,
    referee: pointEdgeSeparationReferee,
  }),
  question({
    name: 'pointPointSeparation',
    kind: 'point-point',
    what: 'the two moving points',
    names: 'a b',
    classes: 'never always instant once',
    swap: [1, 0],
    subject: pointPointSeparationSubject,
    referee: pointPointSeparationReferee,
  }),
];
