import { layoutOf, length, number, plane, point, points, vector, weightedPoints } from '../layout.js';
import type { Signature } from '../signature.js';
import {
  type PredicateDescription,
  type PredicateName,
  type SignQuestion,
  signQuestion,
} from './sign-question.js';

/** Points with the relation that makes the predicate zero. */
function ofPoints(
  dimension: 2 | 3,
  names: string,
  relation: PredicateDescription['relation'],
  orders: PredicateDescription['orders'] = [],
  apex = 0,
): PredicateDescription {
  return { layout: layoutOf(dimension, ...points(names)), relation, orders, apex };
}

/** A plane and a point, and a distance from it. */
function ofPlane(...distance: readonly string[]): PredicateDescription {
  const layout = layoutOf(3, plane('plane'), point('p'), ...distance.map(length));
  return { layout, relation: distance.length > 0 ? 'at-plane-distance' : 'on-plane' };
}

/** Spheres by their centers and weights. */
function ofSpheres(dimension: 2 | 3, names: string): PredicateDescription {
  const layout = layoutOf(dimension, ...weightedPoints(names));
  return { layout, relation: 'orthogonal-spheres', orders: [['b a', -1]] };
}

/** A vector and points. */
function ofVector(
  dimension: 2 | 3,
  name: string,
  names: string,
  relation: PredicateDescription['relation'],
  order: string,
): PredicateDescription {
  return {
    layout: layoutOf(dimension, vector(name), ...points(names)),
    relation,
    orders: [[order, -1]],
  };
}

/** A line along b - a through p, and two planes. */
const crossings: PredicateDescription = {
  layout: layoutOf(3, ...points('p a b'), vector('n'), number('constant'), vector('m'), number('offset')),
  relation: 'equal-crossings',
  orders: [
    ['b a', -1],
    ['m offset n constant', -1],
  ],
};

/** A line along b - a through p, and one along u through a point that two vectors lead to. */
const offsetLine: PredicateDescription = {
  layout: layoutOf(
    3,
    ...points('a b'),
    vector('u'),
    ...points('p c'),
    number('s'),
    vector('v'),
    number('r'),
    vector('w'),
  ),
  relation: 'meeting-offset',
  orders: [
    ['b a', -1],
    ['r w s v', 1],
  ],
};

/** Every predicate: its arguments, what makes it zero, and what an exchange of arguments does. */
const DESCRIPTIONS: Readonly<Record<PredicateName, PredicateDescription>> = {
  orient2d: ofPoints(2, 'a b c', 'collinear', [
    ['b a', -1],
    ['b c a', 1],
  ]),
  orient3d: ofPoints(3, 'a b c d', 'coplanar', [
    ['b a', -1],
    ['b c d a', -1],
  ]),
  incircle: ofPoints(2, 'a b c d', 'cocircular', [
    ['b a', -1],
    ['b c d a', -1],
  ]),
  insphere: ofPoints(3, 'a b c d e', 'cospherical', [
    ['b a', -1],
    ['b c d e a', 1],
  ]),
  sideOfPlane: ofPlane(),
  compareDistanceToPlane: ofPlane('radius'),
  sideOfThickPlane: ofPlane('halfThickness'),
  dot2d: ofPoints(2, 'a b c d', 'perpendicular', [
    ['b a', -1],
    ['c d a b', 1],
  ]),
  dot3d: ofPoints(3, 'a b c d', 'perpendicular', [
    ['b a', -1],
    ['c d a b', 1],
  ]),
  angle2d: ofPoints(2, 'a b c', 'right-angle', [['c b a', 1]], 1),
  angle3d: ofPoints(3, 'a b c', 'right-angle', [['c b a', 1]], 1),
  cross2d: ofPoints(2, 'a b c d', 'parallel', [
    ['b a', -1],
    ['c d a b', -1],
  ]),
  dihedralAngle3d: ofPoints(3, 'a b p q', 'right-dihedral', [
    ['q p', 1],
    ['b a', 1],
  ]),
  awayFromLine3d: ofPoints(3, 'a b c d', 'common-perpendicular', [['d c', 1]]),
  triple3d: ofPoints(3, 'a b c d e f', 'coplanar', [
    ['b a', -1],
    ['c d a b', -1],
  ]),
  compareDistance2d: ofPoints(2, 'p a b', 'isosceles', [['b a', -1]]),
  compareDistance3d: ofPoints(3, 'p a b', 'isosceles', [['b a', -1]]),
  compareLength2d: ofPoints(2, 'a b c d', 'equal-length', [
    ['b a', 1],
    ['c d a b', -1],
  ]),
  compareLength3d: ofPoints(3, 'a b c d', 'equal-length', [
    ['b a', 1],
    ['c d a b', -1],
  ]),
  inDiametralCircle: ofPoints(2, 'a b p', 'right-angle', [['b a', 1]], 2),
  inDiametralSphere: ofPoints(3, 'a b p', 'right-angle', [['b a', 1]], 2),
  powerTest2d: ofSpheres(2, 'a b c d'),
  powerTest3d: ofSpheres(3, 'a b c d e'),
  compareAlong2d: ofVector(2, 'u', 'a b', 'same-height', 'b a'),
  compareAlong3d: ofVector(3, 'u', 'a b', 'same-height', 'b a'),
  sideOfLine2d: ofVector(2, 'd', 'o p', 'on-line', 'p o'),
  compareCrossings2d: ofPoints(2, 'a b c d e f', 'concurrent', [['e f c d', -1]]),
  orientDirection3d: ofVector(3, 'd', 'a b c', 'along-plane', 'b a'),
  compareCrossings3d: crossings,
  orientOffset3d: offsetLine,
};

/** All predicate names, in the order of the documentation. */
export const predicateNames = Object.keys(DESCRIPTIONS) as readonly PredicateName[];

/** The four predicates of Shewchuk's paper (1997), which robust-predicates and its kin have too. */
export const corePredicates = ['orient2d', 'orient3d', 'incircle', 'insphere'] as const;

/** The predicates, as questions. */
export const signQuestions: readonly SignQuestion[] = predicateNames.map((name) =>
  signQuestion(name, DESCRIPTIONS[name]),
);

/** The signatures of all predicates, by name. */
export const signatures = Object.fromEntries(
  signQuestions.map(({ name, signature }) => [name, signature]),
) as Readonly<Record<PredicateName, Signature>>;

export type { PredicateName, SignQuestion };
