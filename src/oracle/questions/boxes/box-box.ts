import { boxBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { boxBoxSubject } from '../../subjects/boxes/pairs.js';
import { scaling, swapping } from '../laws.js';
import { box, layoutOf } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { disturbed, lattice, stretched } from './families.js';
import { swapContainment } from './swap.js';

const layout = layoutOf(3, box('a'), box('b'));

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
  layout,
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
  laws: [scaling(layout), swapping(layout, swapped)],
};
