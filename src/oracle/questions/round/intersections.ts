import { DEPTH, matrixOf, SHAPE } from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import { shapeAt } from '../../cases/round/operands.js';
import { roundFrustumReferee } from '../../referees/shapes/round/frusta.js';
import {
  circleCirclePointsReferee,
  hitOrderReferee,
  sphereSphereCircleReferee,
} from '../../referees/shapes/round/intersections.js';
import {
  circleCirclePointsSubject,
  hitOrderSubject,
  sphereSphereCircleSubject,
} from '../../subjects/round/intersections.js';
import { roundFrustumSubject } from '../../subjects/round/pair.js';
import { disturbed } from '../boxes/families.js';
import { fillMatrix, matrixParts } from '../boxes/frustum.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf, plane, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containmentClasses, containmentClassOf } from './containment-classes.js';
import { pythagorean, scaled } from './families.js';
import { exchangedPoints, scalingPoints } from './laws.js';
import { partsOf } from './operands.js';

/**
 * Two circles or spheres: centers apart by a vector of an integer length, radii with it as their sum or difference, or
 * any.
 */
function apart(dimension: 2 | 3): QuestionFamily {
  const size = dimension + 1;
  return {
    name: 'apart',
    summary:
      'small integers, centers apart by an integer length, which often is the sum or the difference of the radii',
    fill(random, out) {
      const { by, length } = pythagorean(random, dimension);
      const isSame = random.oneIn(6);
      for (let k = 0; k < dimension; k++) {
        out[k] = random.between(-3, 3);
        out[size + k] = isSame ? out[k]! : out[k]! + by[k]!;
      }
      const half = random.below(2 * length + 1) / 2;
      const kind = random.below(isSame ? 4 : 3);
      out[dimension] = kind === 2 ? random.between(0, 9) : half;
      out[size + dimension] =
        kind === 0 ? length - half : kind === 1 ? length + half : kind === 3 ? half : random.between(0, 9);
    },
  };
}

function crossingQuestion(dimension: 2 | 3): Question {
  const kind = dimension === 2 ? 'circle' : 'sphere';
  const layout = layoutOf(dimension, ...partsOf(kind, 'a'), ...partsOf(kind, 'b'));
  const family = apart(dimension);
  return {
    name: dimension === 2 ? 'circleCircleIntersection2d' : 'sphereSphereIntersection',
    area: 'round',
    layout,
    families: [family, disturbed(family), scaled(family, layout, dimension + 1)],
    subject: dimension === 2 ? circleCirclePointsSubject : sphereSphereCircleSubject,
    referee: dimension === 2 ? circleCirclePointsReferee : sphereSphereCircleReferee,
    form:
      dimension === 2
        ? 'disjoint | overlapping | <touching|crossing> <round-point>*'
        : 'disjoint | overlapping | <touching|crossing> <point> <x> <t>',
    classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
    note:
      dimension === 2
        ? 'how the curves meet, and the points of both, first that left of the way from the first center to the second'
        : 'how the surfaces meet, and center, radius and squared radius of the circle of both',
    yes: 'the two curves or surfaces have a point in common',
    holds: (answer) => answer !== 'disjoint',
    shapes: shapesBy('a b', (v) => [shapeAt(kind, v, 0), shapeAt(kind, v, dimension + 1)]),
    laws:
      dimension === 2
        ? [scalingPoints(layout), swapping(layout, exchangedPoints)]
        : [swapping(layout, (answer) => answer)],
  };
}

const orders: QuestionFamily = {
  name: 'same-entry',
  summary: 'a segment of integers, two spheres and a plane that it often enters at one point',
  fill(random, out) {
    const { by } = pythagorean(random, 3);
    const way = by.map((x) => x * random.between(1, 2));
    out.fill(0);
    for (let k = 0; k < 3; k++) out[3 + k] = 2 * way[k]!;
    place(random, out, 6, way);
    if (random.oneIn(3)) out.copyWithin(10, 6, 10);
    else place(random, out, 10, way);
    for (let k = 0; k < 3; k++) out[14 + k] = random.between(-2, 2);
    // Through the point at a quarter, a half or three quarters.
    const part = random.between(1, 3) / 2;
    out[17] = -part * (out[14]! * way[0]! + out[15]! * way[1]! + out[16]! * way[2]!);
  },
};

/** A sphere around a point on the way or beside it, through a point on it. */
function place(random: Random, out: Float64Array, at: number, way: readonly number[]): void {
  const { by, length } = pythagorean(random, 3);
  const part = random.between(1, 3) / 2;
  for (let k = 0; k < 3; k++) out[at + k] = part * way[k]! + by[k]!;
  out[at + 3] = random.oneIn(4) ? random.between(1, 12) : length;
}

const orderLayout = layoutOf(
  3,
  ...points('segment.start segment.end'),
  ...partsOf('sphere', 'a'),
  ...partsOf('sphere', 'b'),
  plane('plane'),
);

const orderQuestion: Question = {
  name: 'compareOfHits',
  area: 'round',
  layout: orderLayout,
  families: [orders, disturbed(orders)],
  accepts: (v) => [0, 1, 2].some((k) => v[k] !== v[3 + k]),
  subject: hitOrderSubject,
  referee: hitOrderReferee,
  form: '<-1|0|1|-> <-1|0|1|->',
  classes: ['-1', '0', '1', '-'],
  note: 'the order of the entries of a segment into two spheres, then that of the first and of the crossing with a plane; `-` where one is missing',
  laws: [scaling(orderLayout)],
};

const nearFrustum: QuestionFamily = {
  name: 'small-spheres',
  summary: 'spheres of integers near a small frustum',
  fill(random, out) {
    fillMatrix(random, out);
    for (let i = SHAPE; i < SHAPE + 3; i++) out[i] = random.between(-6, 6);
    out[SHAPE + 3] = random.oneIn(5) ? 0 : random.between(1, 9) / (random.oneIn(2) ? 1 : 2);
  },
};

const frustumQuestion: Question = {
  name: 'sphereFrustum',
  area: 'round',
  layout: layoutOf(3, ...matrixParts, ...partsOf('sphere', 'sphere')),
  families: [nearFrustum, disturbed(nearFrustum)],
  subject: roundFrustumSubject('sphere'),
  referee: roundFrustumReferee('sphere'),
  form: '<relation> <containment> <relation>',
  note: 'the last word says how the boundaries meet',
  classes: ['disjoint', 'touching', 'overlapping', ...containmentClasses('sphere', 'frustum')],
  classOf: containmentClassOf('sphere', 'frustum'),
  yes: 'the sphere and the frustum have a point in common',
  holds: (answer) => !answer.startsWith('disjoint'),
  shapes: shapesBy('sphere frustum', (v) => [shapeAt('sphere', v, SHAPE), matrixOf(v, 0, v[DEPTH])]),
  laws: [],
};

/** Circles and spheres that cross, the order of hits, spheres and frusta. */
export const roundIntersectionQuestions: readonly Question[] = [
  crossingQuestion(2),
  crossingQuestion(3),
  orderQuestion,
  frustumQuestion,
];
