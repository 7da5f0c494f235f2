import { signClasses } from '../../answers/numbers.js';
import { CHOICES, tupleAt } from '../../cases/implicit.js';
import {
  directionsChoice,
  planeAndPointChoice,
  twoPlanesChoice,
  weightsChoice,
} from '../../cases/numbers.js';
import type { Random } from '../../cases/random.js';
import {
  barycentricReferee,
  compareAnglesReferee,
  planesLineReferee,
  signedDistanceReferee,
} from '../../referees/shapes/implicit/numbers.js';
import {
  barycentricSubject,
  compareAnglesSubject,
  planesLineSubject,
  signedDistanceSubject,
  simplexOf,
} from '../../subjects/implicit/numbers.js';
import { latticePoint } from '../families/plant.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { pointData, poolLayout3d, relatedPool } from './pool.js';

const shared = {
  area: 'implicit' as const,
  layout: poolLayout3d,
  coded: true as const,
};

/** The barycentric coordinates of a point, plain or implicit. Referee: normal equations, by elimination. */
export const barycentricQuestion: Question = {
  ...shared,
  name: 'barycentricCoordinates',
  note: 'one for each corner of a segment, a triangle or a tetrahedron, as the nearest double. `undefined`: the point does not exist; `flat`: the corners are on a line, a plane or a point',
  families: [relatedPool(3)],
  shapes: shapesBy('shape point', (v) => {
    const { corners, point } = weightsChoice(v[0]!);
    return [simplexOf(corners.map((i) => tupleAt(v, i, 3))), pointData(v, point)] as const;
  }),
  subject: barycentricSubject,
  referee: barycentricReferee,
  form: `undefined | flat | ${['<x>,<x>', '<x>,<x>,<x>', '<x>,<x>,<x>,<x>'].map((list) => `<inside|boundary|outside> ${list}`).join(' | ')}`,
  classes: ['inside', 'boundary', 'outside', 'flat', 'undefined'],
};

const planeData = (v: ArrayLike<number>, normal: number, constant: number) => ({
  normal: tupleAt(v, normal, 3),
  constant: v[1 + 3 * constant]!,
});

/** How far a point is from a plane, with a sign. Referee: the root of the square, by bisection. */
export const signedDistanceQuestion: Question = {
  ...shared,
  name: 'signedDistanceToPlane',
  note: 'the side, and the distance with its sign, as the nearest double. `undefined`: the point does not exist, or the normal is zero',
  families: [relatedPool(3)],
  shapes: shapesBy('plane point', (v) => {
    const { normal, constant, point } = planeAndPointChoice(v[0]!);
    return [planeData(v, normal, constant), pointData(v, point)] as const;
  }),
  subject: signedDistanceSubject,
  referee: signedDistanceReferee,
  form: 'undefined | <minus|zero|plus> <x>',
  classes: signClasses,
};

/** The normals of two planes are parallel, often. */
const parallels: QuestionFamily = {
  name: 'parallel-normals',
  summary: 'two planes, the normal of the second a multiple of that of the first, or nearly',
  fill(random, out) {
    relatedPool(3).fill(random, out);
    const [n, , m] = twoPlanesChoice(out[0]!);
    const factor = random.between(-3, 3);
    for (let k = 0; k < 3; k++) out[1 + 3 * m + k] = factor * out[1 + 3 * n + k]!;
    if (random.oneIn(3)) out[1 + 3 * m + random.below(3)]! += 1;
  },
};

/** The line of two planes. Referee: Cramer's rule with the plane across both. */
export const planesLineQuestion: Question = {
  ...shared,
  name: 'planesLine',
  note: 'the point that is nearest to the origin, and the direction with length 1, all as nearest doubles. `undefined`: a normal is zero',
  families: [relatedPool(3), parallels],
  shapes: shapesBy('a b', (v) => {
    const [n, c, m, d] = twoPlanesChoice(v[0]!);
    return [planeData(v, n, c), planeData(v, m, d)] as const;
  }),
  subject: planesLineSubject,
  referee: planesLineReferee,
  form: 'undefined | parallel | line <x>,<x>,<x> <x>,<x>,<x>',
  classes: ['line', 'parallel', 'undefined'],
};

/** A vector with its coordinates in another order and with other signs: turned, or mirrored. */
function turnedOver(random: Random): (v: readonly number[]) => number[] {
  const first = random.below(3);
  const step = random.oneIn(2) ? 1 : 2;
  const signs = [0, 1, 2].map(() => random.sign());
  return (v) => [0, 1, 2].map((k) => signs[k]! * v[(first + k * step) % 3]!);
}

const sameAngles: QuestionFamily = {
  name: 'same-angles',
  summary:
    'two directions, and both turned over and made longer: the angles are equal, or differ by a last bit',
  fill(random, out) {
    out[0] = random.between(0, CHOICES);
    for (let i = 1; i < out.length; i++) out[i] = random.between(-9, 9);
    const indices = directionsChoice(out[0]!);
    const [u, v] = [latticePoint(random, 3), latticePoint(random, 3)];
    const turn = turnedOver(random);
    const [p, q] = random.oneIn(2) ? [u, v] : [v, u];
    const longer = (w: readonly number[]) => w.map((x) => x * random.between(1, 1 << random.below(20)));
    const all = [u, v, turn(p), turn(q)].map((w, i) => {
      const factor = random.between(1, 1 << random.below(20));
      return i < 2 || random.oneIn(12) ? w : w.map((x) => x * factor);
    });
    for (const [i, w] of all.entries()) out.set(random.oneIn(40) ? longer(w) : w, 1 + 3 * indices[i]!);
  },
};

/** The order of two angles. Referee: by sines. */
export const compareAnglesQuestion: Question = {
  ...shared,
  name: 'compareAngles',
  note: 'plus: the angle between u and v is greater than that between p and q. `undefined`: a direction is zero',
  families: [relatedPool(3), sameAngles],
  shapes: shapesBy('u v p q', (v) => directionsChoice(v[0]!).map((i) => tupleAt(v, i, 3))),
  subject: compareAnglesSubject,
  referee: compareAnglesReferee,
  classes: signClasses,
};
