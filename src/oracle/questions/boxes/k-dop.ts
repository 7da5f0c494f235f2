import { KINDS, MOST, pointAndKDop, twoKDops } from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import { kDopKDopReferee, pointKDopReferee } from '../../referees/shapes/boxes/half-spaces.js';
import { kDopKDopSubject, pointKDopSubject } from '../../subjects/boxes/half-spaces.js';
import { integer, layoutOf, number, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing, meeting } from '../yes.js';

/** Kind of the axes of each, then 9 intervals each as start and length. */
const layout = layoutOf(
  3,
  integer('kindA', 0, 3),
  integer('kindB', 0, 3),
  ...Array.from({ length: 4 * MOST }, (_, i) => number(`bound${i}`)),
);

/** Two k-DOPs. */
const pairShapes = shapesBy('a b', twoKDops);

function fillBounds(random: Random, out: Float64Array): void {
  out[0] = random.below(4);
  out[1] = random.oneIn(3) ? random.below(4) : out[0];
  const first = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
  // Often around one center: with many axes, others are almost always apart.
  const reach = random.oneIn(2) ? 3 : 0;
  const second = first.map((x) => x + random.between(-reach, reach));
  for (const [d, center] of [first, second].entries()) {
    const flat = KINDS[out[d]!]!;
    for (let i = 0; i < MOST; i++) {
      const axis = flat.slice(3 * i, 3 * i + 3);
      const middle =
        axis.length === 0 ? 0 : axis[0]! * center[0]! + axis[1]! * center[1]! + axis[2]! * center[2]!;
      const low = middle - random.below(i < 3 ? 3 : 4);
      out[2 + 2 * MOST * d + 2 * i] = low;
      out[3 + 2 * MOST * d + 2 * i] = low + random.below(6);
    }
  }
}

const small: QuestionFamily = {
  name: 'small-bounds',
  summary: 'integer bounds around integer centers',
  fill: fillBounds,
};

const stretchedBounds: QuestionFamily = {
  name: 'rounded-bounds',
  summary: 'the same, bounds multiplied with rounding or moved by an ulp',
  fill(random, out) {
    fillBounds(random, out);
    const scale = random.unit();
    for (let i = 2; i < out.length; i++) {
      out[i] = out[i]! * scale * (random.oneIn(6) ? 1 + Number.EPSILON : 1);
    }
  },
};

/** Two k-DOPs, and for equal axes whether all intervals overlap. */
export const kDopPairQuestion: Question = {
  name: 'kDopKDop',
  note: 'behind the stroke, for equal axes, whether all their intervals overlap',
  area: 'spatial',
  layout,
  families: [small, stretchedBounds],
  subject: kDopKDopSubject,
  referee: kDopKDopReferee,
  form: '<relation> <containment> <A/B sorted>* / <apart|overlap|different-axes>',
  classes: [
    'disjoint apart',
    'disjoint overlap',
    'touching overlap',
    'overlapping overlap',
    'disjoint different-axes',
    'touching different-axes',
    'overlapping different-axes',
  ],
  classOf: (answer) =>
    `${answer.split(' ')[0]!.replace('crossing', 'overlapping')} ${answer.split(' / ')[1]}`,
  ...meeting('the two k-DOPs'),
  shapes: pairShapes,
  coded: true,
};

const pointLayout = layoutOf(
  3,
  point('p'),
  integer('kind', 0, 3),
  ...Array.from({ length: 2 * MOST }, (_, i) => number(`bound${i}`)),
);

/** A k-DOP and a point. */
const pointShapes = shapesBy('point dop', pointAndKDop);

const aroundPoint: QuestionFamily = {
  name: 'around-the-point',
  summary: 'integer bounds around the heights of an integer point',
  fill(random, out) {
    for (let i = 0; i < 3; i++) out[i] = random.between(-2, 2);
    out[3] = random.below(4);
    const flat = KINDS[out[3]]!;
    for (let i = 0; 3 * i < flat.length; i++) {
      const height = flat[3 * i]! * out[0]! + flat[3 * i + 1]! * out[1]! + flat[3 * i + 2]! * out[2]!;
      out[4 + 2 * i] = height - (random.oneIn(40) ? -1 : random.below(3));
      out[5 + 2 * i] = height + 1 + random.below(3);
    }
  },
};

/** A point and a k-DOP. */
export const pointKDopQuestion: Question = {
  name: 'pointKDop',
  area: 'spatial',
  layout: pointLayout,
  families: [aroundPoint],
  subject: pointKDopSubject,
  referee: pointKDopReferee,
  form: '<location> <feature>',
  classes: ['outside', 'boundary', 'inside'],
  ...containing('k-DOP'),
  shapes: pointShapes,
  coded: true,
};
