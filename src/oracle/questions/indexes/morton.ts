import { finite, powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { mortonReferee } from '../../referees/shapes/morton.js';
import { mortonSubject } from '../../subjects/indexes/morton.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

/** Two coordinates on one axis; the power is the same for all axes of a case, so that their bits are at like places. */
type Draw = (random: Random, power: number) => readonly [number, number];

const small: Draw = (random) => [random.between(-8, 8), random.between(-8, 8)];

/** Numbers that are equal down to some bit, on either side of a border of a square of any size. */
const atBorder: Draw = (random, power) => {
  const border = random.between(-5, 5) * powerOfTwo(power + random.between(-1, 1));
  const near = () => {
    const way = random.below(4);
    if (way === 0) return border;
    if (way === 1) return stepUlps(border, random.sign() * random.between(1, 3));
    return finite(border + random.sign() * powerOfTwo(Math.max(-1074, power - random.between(0, 4))));
  };
  return [near(), near()];
};

const anySize: Draw = (random) => {
  const any = () => random.sign() * random.between(0, 5) * powerOfTwo(random.between(-1074, 1000));
  return [any(), any()];
};

function families(dimension: 2 | 3, bits: number): QuestionFamily[] {
  const family = (name: string, summary: string, draw: Draw): QuestionFamily => ({
    name,
    summary,
    fill(random, out) {
      const power = random.oneIn(2) ? 0 : random.between(-1000, 1000);
      for (let k = 0; k < dimension; k++) {
        const [a, b] = draw(random, power);
        out[k] = a;
        out[dimension + k] = random.oneIn(4) ? a : b;
        out[2 * dimension + k] = random.oneIn(6) ? powerOfTwo(bits) - 1 : random.below(powerOfTwo(bits));
      }
    },
  });
  return [
    family('small-integers', 'points of a small lattice, on both sides of zero', small),
    family('at-borders', 'numbers that share their first bits, at borders of squares of all sizes', atBorder),
    family('any-numbers', 'numbers of all sizes, subnormal ones and zeros among them', anySize),
  ];
}

function question(name: string, dimension: 2 | 3): Question {
  const bits = dimension === 2 ? 26 : 17;
  const most = powerOfTwo(bits) - 1;
  const axes = ['x', 'y', 'z'].slice(0, dimension);
  const layout = layoutOf(
    dimension,
    ...points('a b'),
    ...axes.map((axis) => integer(`cell.${axis}`, 0, most, 'of a cell whose key is asked for')),
  );
  return {
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    layout,
    families: families(dimension, bits),
    subject: (v) => mortonSubject(v, dimension),
    referee: (v) => mortonReferee(v, dimension),
    form: '<before|same|after> <list>',
    note: 'which of the points comes first along the curve, and the key of the cell',
    classes: ['before', 'same', 'after'],
    shapes: shapesBy('a b cell', (v) => {
      const list = (from: number) => Array.from({ length: dimension }, (_, k) => v[from + k]!);
      return [list(0), list(dimension), list(2 * dimension)];
    }),
  };
}

/** The order along Morton curves, and keys. */
export const mortonQuestions: readonly Question[] = [
  question('compareMorton2d', 2),
  question('compareMorton3d', 3),
];
