import { signClasses } from '../../answers/numbers.js';
import { CHOICES, meanChoices, type ParameterChoice, POOL, parameterChoices } from '../../cases/implicit.js';
import { compareParametersReferee } from '../../referees/shapes/implicit/planar.js';
import {
  compareLexicographicReferee,
  coordinatesReferee,
  inSphereReferee,
  meanPointReferee,
  orientationReferee,
} from '../../referees/shapes/implicit/points.js';
import { coordinatesSubject, meanPointSubject } from '../../subjects/implicit/coordinates.js';
import {
  compareLexicographicSubject,
  compareParametersSubject,
  inSphereSubject,
  orientationSubject,
} from '../../subjects/implicit/points.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import {
  lineAlong,
  lineThrough,
  planeData,
  pointData,
  poolLayout3d,
  poolPoints,
  relatedPool,
} from './pool.js';

/** Four points, plain or implicit in any mixture. */
export const orientation3dQuestion: Question = {
  name: 'orientation',
  note: 'the sign of det(q - p, r - p, s - p); undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q r s'),
  coded: true,
  subject: orientationSubject,
  referee: orientationReferee,
  classes: signClasses,
};

const cospherical: QuestionFamily = {
  name: 'cospherical-pool',
  summary:
    'corners of boxes around one point: on one sphere, with many coplanar; half of the time moved far off',
  fill(random, out) {
    out[0] = random.between(0, CHOICES);
    const center = [0, 1, 2].map(() => (random.oneIn(2) ? 0 : random.between(-1e6, 1e6)));
    const half = [random.between(1, 4), random.between(1, 4), random.between(1, 4)];
    for (let i = 0; i < POOL; i++) {
      // Permuted half sizes have the same length.
      const turn = random.below(3);
      const point = center.map((c, k) => c + half[(k + turn) % 3]! * (random.oneIn(2) ? 1 : -1));
      out.set(point, 1 + 3 * i);
    }
  },
};

/** Five points of space and a sphere. */
export const inSphereQuestion: Question = {
  name: 'inSphere',
  note: 'the sign of insphere(p, q, r, s, t); undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3), cospherical],
  shapes: poolPoints('p q r s t'),
  coded: true,
  subject: inSphereSubject,
  referee: inSphereReferee,
  classes: signClasses,
};

/** The order of two points, plain or implicit, and whether they are one. */
export const compareLexicographic3dQuestion: Question = {
  name: 'compareLexicographic',
  note: 'minus: p comes first; then by x, by y and by z alone; undefined: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('p q'),
  coded: true,
  subject: compareLexicographicSubject,
  referee: compareLexicographicReferee,
  form: `undefined | ${'<minus|zero|plus> '.repeat(4).trim()}`,
  classes: signClasses,
};

/** The parameter as what defines it: a number, or `{ line, plane }` for where they meet, along that line. */
function parameterData(v: ArrayLike<number>, { kind, line, plane }: ParameterChoice) {
  if (kind === 'number') return v[1 + 3 * line[0]]!;
  const along = kind === 'segment' ? lineThrough : lineAlong;
  return { line: along(v, line), plane: planeData(v, plane) };
}

/** Two parameters along one line, compared and rounded. */
export const compareParametersQuestion: Question = {
  name: 'compare',
  note: 'minus: s is less; then both parameters. Along start and end they run from 0 to 1, along a direction in its lengths',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('s t', (v) => parameterChoices(v[0]!).map((choice) => parameterData(v, choice))),
  coded: true,
  subject: compareParametersSubject,
  referee: compareParametersReferee,
  form: 'undefined | <minus|zero|plus> <x> <x>',
  classes: signClasses,
};

/** The correctly rounded coordinates of a point, plain or implicit. */
export const coordinatesQuestion: Question = {
  name: 'coordinates',
  note: 'each coordinate rounded once; overflow: one of them is beyond the doubles',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: poolPoints('point'),
  coded: true,
  subject: coordinatesSubject,
  referee: coordinatesReferee,
  form: 'undefined | <finite|overflow> <x> <x> <x>',
  classes: ['finite', 'overflow', 'undefined'],
};

/** The mean of one to four points. */
export const meanPointQuestion: Question = {
  name: 'meanPoint',
  note: 'for each point 1 if it is kept by its definition, 0 if by coordinates; then the mean, each coordinate rounded once. `undefined`: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('points', (v) => [meanChoices(v[0]!).map((choice) => pointData(v, choice))]),
  coded: true,
  subject: meanPointSubject,
  referee: meanPointReferee,
  form: 'undefined | <plain|implicit|mixed> <signs> <x> <x> <x>',
  classes: ['plain', 'implicit', 'mixed', 'undefined'],
};
