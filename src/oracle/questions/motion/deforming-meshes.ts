/** Which features of meshes touch whose vertices move linearly, and which first? */
import { renamedPairs } from '../../answers/moving-meshes.js';
import {
  MOVING_ORDERS,
  MOVING_TOPOLOGIES,
  mostVertices,
  movingMeshAt,
  movingSize,
  numberInOrder,
  PAIRED_COUNT,
} from '../../cases/motion/moving-meshes.js';
import {
  deformingMeshContactsReferee,
  deformingSelfContactsReferee,
} from '../../referees/shapes/motion/deforming-meshes.js';
import {
  deformingMeshContactsSubject,
  deformingSelfContactsSubject,
} from '../../subjects/motion/deforming-meshes.js';
import { axisCycle, scaling } from '../laws.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { movingMeshFamilies } from './mesh-families.js';

const names = (name: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ');

/** A mesh: which triangles, how they are numbered, then all vertices at time 0 and at time 1. */
const meshParts = (name: string, topologies: number) => [
  integer(`${name}Topology`, 0, topologies - 1, 'which triangles there are'),
  integer(`${name}Order`, 0, MOVING_ORDERS - 1, 'how triangles and corners are numbered'),
  ...points(names(`${name}Start`, mostVertices(topologies))),
  ...points(names(`${name}End`, mostVertices(topologies))),
];

const NOTE =
  'when the first contact is: `never`, at the `start`, at the `end`, between them of a `single` pair or `tied` of several; each pair of features, edges by their vertices, at the double nearest to its first time, those that are first of all with a star. Pairs of one mesh that share a vertex are left out';

/** Numbering the triangles, and the corners of each, in another way changes the numbers of faces. */
function renumbering(at: number, side: 'a' | 'b' | 'both'): Law {
  return {
    name: `renumber-${at}`,
    vary(values, random) {
      const changed = Float64Array.from(values);
      const { triangles } = MOVING_TOPOLOGIES[values[at]!]!;
      const [before, after] = [values[at + 1]!, random.below(MOVING_ORDERS)];
      changed[at + 1] = after;
      const count = triangles.length;
      const renamed = (text: string): string => {
        if (!text.startsWith('f')) return text;
        const t = triangles.findIndex((_, i) => numberInOrder(i, before, count) === Number(text.slice(1)));
        return `f${numberInOrder(t, after, count)}`;
      };
      const rename = (a: string, b: string) =>
        [side === 'b' ? a : renamed(a), side === 'a' ? b : renamed(b)] as const;
      return { values: changed, expected: (answer) => renamedPairs(answer, rename) };
    },
  };
}

/** What is the same when time runs the other way: which pairs touch. */
const bare = (text: string): string =>
  text
    .split(' ')
    .slice(1)
    .map((pair) => pair.split('@')[0]!)
    .join(' ');

/** Exchanging time 0 and time 1 changes no pair; of instants the last is the first then. */
function reversal(topologies: number, meshes: number, subject: (values: Float64Array) => string): Law {
  const half = 3 * mostVertices(topologies);
  return {
    name: 'reversal-of-time',
    vary(values) {
      const changed = Float64Array.from(values);
      for (let i = 0; i < meshes; i++) {
        const at = i * movingSize(topologies) + 2;
        changed.set(values.subarray(at, at + half), at + half);
        changed.set(values.subarray(at + half, at + 2 * half), at);
      }
      const got = subject(changed);
      return { values: changed, expected: (answer) => (bare(answer) === bare(got) ? got : answer) };
    },
  };
}

const CLASSES = ['never', 'start', 'end', 'single', 'tied'];
const FORM = '<never|start|end|single|tied> <u/v@t>*';

const selfLayout = layoutOf(3, ...meshParts('mesh', MOVING_TOPOLOGIES.length));
const pairLayout = layoutOf(3, ...meshParts('a', PAIRED_COUNT), ...meshParts('b', PAIRED_COUNT));
const second = movingSize(PAIRED_COUNT);

const swap: Law = {
  name: 'swap',
  vary(values) {
    const changed = new Float64Array(values.length);
    changed.set(values.subarray(second), 0);
    changed.set(values.subarray(0, second), second);
    return { values: changed, expected: (answer) => renamedPairs(answer, (a, b) => [b, a]) };
  },
};

/** The queries of this file. Referee: every pair of features alone. */
export const deformingMeshQuestions: readonly Question[] = [
  {
    name: 'deformingSelfContacts',
    area: 'motion',
    layout: selfLayout,
    families: movingMeshFamilies({ layout: selfLayout, meshes: 1, topologies: MOVING_TOPOLOGIES.length }),
    subject: deformingSelfContactsSubject,
    referee: deformingSelfContactsReferee,
    form: FORM,
    note: NOTE,
    classes: CLASSES,
    yes: 'two features of the moving mesh that share no vertex have a point in common at some time from 0 to 1',
    holds: (answer) => !answer.startsWith('never'),
    shapes: shapesBy('mesh', (v) => [movingMeshAt(v, 0, MOVING_TOPOLOGIES.length)] as const),
    coded: true,
    laws: [
      scaling(selfLayout),
      axisCycle(selfLayout),
      renumbering(0, 'both'),
      reversal(MOVING_TOPOLOGIES.length, 1, deformingSelfContactsSubject),
    ],
  },
  {
    name: 'deformingMeshContacts',
    area: 'motion',
    layout: pairLayout,
    families: movingMeshFamilies({ layout: pairLayout, meshes: 2, topologies: PAIRED_COUNT }),
    subject: deformingMeshContactsSubject,
    referee: deformingMeshContactsReferee,
    form: FORM,
    note: NOTE,
    classes: CLASSES,
    yes: 'a feature of the one and a feature of the other moving mesh have a point in common at some time from 0 to 1',
    holds: (answer) => !answer.startsWith('never'),
    shapes: shapesBy(
      'a b',
      (v) => [movingMeshAt(v, 0, PAIRED_COUNT), movingMeshAt(v, second, PAIRED_COUNT)] as const,
    ),
    coded: true,
    laws: [
      scaling(pairLayout),
      axisCycle(pairLayout),
      swap,
      renumbering(0, 'a'),
      renumbering(second, 'b'),
      reversal(PAIRED_COUNT, 2, deformingMeshContactsSubject),
    ],
  },
];
