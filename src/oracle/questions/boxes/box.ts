import { boxBoxReferee, planeBoxReferee, pointBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { boxBoxSubject, planeBoxSubject, pointBoxSubject } from '../../subjects/boxes/pairs.js';
import { scaling, swapping } from '../laws.js';
import { box, layoutOf, plane, point } from '../layout.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { containing, meeting } from '../yes.js';
import { disturbed, lattice, smallVector, stretched, swapContainment } from './families.js';

const boxBoxLayout = layoutOf(3, box('a'), box('b'));

function swapped(answer: string): string {
  const [relation, dimension, containment, a, b, ...pairs] = answer.split(' ');
  const contact = pairs.map((pair) => pair.split('/').reverse().join('/')).sort();
  return [relation, dimension, swapContainment(containment!), b, a, ...contact].join(' ');
}

const flat: QuestionFamily = {
  name: 'flat-boxes',
  summary: 'rectangles, segments and points among the boxes',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-2, 2);
    for (let i = 0; i < 6; i++)
      if (random.oneIn(2)) out[6 * (i % 2) + 3 + (i >> 1)] = out[6 * (i % 2) + (i >> 1)]!;
  },
};

/** Two boxes: relation, dimension of the common box, containment, witness, and contact. */
export const boxBoxQuestion: Question = {
  name: 'boxBox',
  note: 'relation, dimension of the common box (-1: none), what the first is to the second, the feature of each that holds the inside of the common box, and those at its corners',
  area: 'spatial',
  hot: true,
  layout: boxBoxLayout,
  families: [flat, lattice(12), lattice(12, 4), stretched(lattice(12), 12), disturbed(lattice(12))],
  subject: boxBoxSubject,
  referee: boxBoxReferee,
  form: '<relation> <n> <none|inside|containing|equal> <feature> <feature> <A/B sorted>*',
  classes: [
    'disjoint',
    ...[0, 1, 2].map((k) => `touching-${k}`),
    'crossing-0',
    'crossing-1',
    ...[1, 2, 3].map((k) => `overlapping-${k}`),
    'touching-inside',
    'touching-containing',
    'overlapping-inside',
    'overlapping-containing',
    'overlapping-equal',
  ],
  classOf(answer) {
    const [relation, dimension, containment] = answer.split(' ');
    if (relation === 'disjoint') return 'disjoint';
    return containment === 'none' ? `${relation}-${dimension}` : `${relation}-${containment}`;
  },
  ...meeting('the two closed boxes'),
  laws: [scaling(boxBoxLayout), swapping(boxBoxLayout, swapped)],
};

const pointBoxLayout = layoutOf(3, point('point'), box('box'));

/** Where a point lies to a box. */
export const pointBoxQuestion: Question = {
  name: 'pointBox',
  area: 'spatial',
  layout: pointBoxLayout,
  families: [lattice(9), stretched(lattice(9), 9)],
  subject: pointBoxSubject,
  referee: pointBoxReferee,
  form: '<inside|boundary|outside> <feature>',
  classOf: (answer) => answer.replace(/\d+$/, ''),
  classes: ['outside -', 'boundary v', 'boundary e', 'boundary f', 'inside in'],
  ...containing('box'),
  laws: [scaling(pointBoxLayout)],
};

const planeBoxLayout = layoutOf(3, plane('plane'), box('box'));

const throughCorner: QuestionFamily = {
  name: 'through-a-corner',
  summary: 'the plane goes through a corner of the box, exactly',
  fill(random, out) {
    const [low, high, n] = [smallVector(random, 3), smallVector(random, 3), smallVector(random)];
    let constant = 0;
    for (let i = 0; i < 3; i++) {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      constant -= n[i]! * (random.oneIn(2) ? low : high)[i]!;
    }
    out.set([...n, constant, ...low, ...high]);
  },
};

/** The negative normal and constant: the same plane seen from behind. */
export const reversal: Law = {
  name: 'reversal',
  vary: (values) => ({
    values: values.map((x, i) => (i < 4 ? -x : x)),
    expected: (answer) => answer.replace(/ (-?1) /, (_, side) => (side === '1' ? ' -1 ' : ' 1 ')),
  }),
};

const planeBoxClasses = [
  'disjoint',
  'touching-v',
  'touching-e',
  'touching-f',
  'crossing',
  'overlapping',
  'contained',
];

function planeBoxClassOf(answer: string): string {
  const [relation, , feature] = answer.split(' ');
  if (relation === 'touching') return `touching-${feature![0]}`;
  return relation === 'overlapping' && feature !== 'in' ? 'contained' : relation!;
}

/** What the questions about a plane and a box of either kind have in common. */
export const planeBoxParts: Pick<Question, 'note' | 'area' | 'form' | 'classes' | 'classOf'> = {
  note: 'the side, the feature of the box that holds the inside of the common part, and those at its corners',
  area: 'spatial',
  form: '<relation> <side> <feature> <A/B sorted>*',
  classes: planeBoxClasses,
  classOf: planeBoxClassOf,
};

/** A plane and a box. */
export const planeBoxQuestion: Question = {
  name: 'planeBox',
  ...planeBoxParts,
  layout: planeBoxLayout,
  families: [throughCorner, lattice(10), stretched(lattice(10), 0), unitVectors(planeBoxLayout)],
  subject: planeBoxSubject,
  referee: planeBoxReferee,
  ...meeting('the plane and the closed box'),
  laws: [scaling(planeBoxLayout), reversal],
};
