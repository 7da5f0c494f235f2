import { planeBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { planeBoxSubject } from '../../subjects/boxes/pairs.js';
import { scaling } from '../laws.js';
import { box, layoutOf, plane } from '../layout.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import { lattice, smallVector, stretched } from './families.js';

const layout = layoutOf(3, plane('plane'), box('box'));

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

export const planeBoxClasses = [
  'disjoint',
  'touching-v',
  'touching-e',
  'touching-f',
  'crossing',
  'overlapping',
  'contained',
];

export function planeBoxClassOf(answer: string): string {
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
  layout,
  families: [throughCorner, lattice(10), stretched(lattice(10), 0), unitVectors(layout)],
  subject: planeBoxSubject,
  referee: planeBoxReferee,
  ...meeting('the plane and the closed box'),
  laws: [scaling(layout), reversal],
};
