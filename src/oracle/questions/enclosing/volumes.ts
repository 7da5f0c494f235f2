import { boundsFamilies, kDopsAt, MERGED_AXES, mergeFamilies } from '../../cases/enclosing/merges.js';
import { enclosureReferee } from '../../referees/constructions/enclosures.js';
import {
  kDopBounds,
  mergedBounds,
  mergedCapsuleFault,
  mergedSphereFault,
  mergeReferee,
} from '../../referees/shapes/enclosing/merged.js';
import { type VolumeKind, volumeFault } from '../../referees/shapes/enclosing/volumes.js';
import {
  kDopSubject,
  mergeBoxesSubject,
  mergeCapsulesSubject,
  mergeKDopsSubject,
  mergeSpheresSubject,
  volumeSubject,
} from '../../subjects/enclosing/volumes.js';
import { permuting, swapping } from '../laws.js';
import { box, layoutOf, length, number, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { reversing, spaceCloud } from './cloud-query.js';

const NOTE =
  'a construction: the answer is JSON, a list of numbers, and is checked. The text says whether all points are equal, and how many there are. Where a coordinate is above 2^1020 in size, an empty list is right: no doubles may be large enough. Else no point is outside, compared exactly, and one is if';

function volume(name: string, kind: VolumeKind, note: string): Question {
  return {
    ...spaceCloud,
    name,
    note: `${NOTE} ${note}. The order of the points changes nothing`,
    referee: enclosureReferee,
    form: '<several|point> <i>',
    classes: ['several', 'point'],
    subject: (values) => volumeSubject(values, kind),
    check: (values, said) => volumeFault(values, said, kind),
    laws: [reversing(3)],
  };
}

const SHORTER = 'a part of 2^-20, and no more than the double below';
const LESS = `are less by ${SHORTER}, unless all points are equal`;
const RADIUS = `the radius is less by ${SHORTER}`;

/** Bounding volumes of up to twelve points of space. */
export const volumeQuestions: readonly Question[] = [
  volume('enclosingOrientedBox', 'orientedBox', `the half sizes ${LESS}: center, three axes, half sizes`),
  volume('enclosingCapsule', 'capsule', `${RADIUS}: start, end, radius`),
  volume('enclosingLozenge', 'lozenge', `${RADIUS}: a corner, the edges from there, radius`),
  volume('enclosingCylinder', 'cylinder', `${RADIUS}: start, end, radius`),
  volume(
    'enclosingEllipsoid',
    'ellipsoid',
    'the axes are a quarter as long, unless all points are equal: center and three axes',
  ),
];

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [-1, 1, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
];

/** The bounds along the 13 axes of the 26-DOP. */
export const enclosingKDopQuestion: Question = {
  ...spaceCloud,
  name: 'enclosingKDop',
  note: 'the least and the greatest product of each axis with a point, rounded outward to the first double; axes towards the faces, corners and edges of a cube, in the order of `kDopAxes(26)`; `none` if one of them is no double',
  subject: kDopSubject,
  referee: (values) => kDopBounds(values, AXES),
  form: '<point|several> <x>* | <point|several> none',
  classes: ['point', 'several'],
  laws: [reversing(3)],
};

const MERGE =
  'a construction: the answer is JSON, a list of numbers, and is checked. The text says whether both have the same center, or the same ends. Both are inside, compared exactly, and the radius is no more than twice the sum of theirs and of the greatest distance. Where a number is above 2^1020 in size, an empty list is right, too: no double may be large enough. Which of the two comes first changes nothing';

const same = (answer: string) => answer;
const sphereLayout = layoutOf(
  3,
  point('a.center'),
  length('a.radius'),
  point('b.center'),
  length('b.radius'),
);
const capsuleLayout = layoutOf(
  3,
  point('a.start'),
  point('a.end'),
  length('a.radius'),
  point('b.start'),
  point('b.end'),
  length('b.radius'),
);

/** Spheres and capsules around two. */
export const mergeSpheresQuestion: Question = {
  name: 'mergeSpheres',
  area: 'spatial',
  note: `${MERGE}: center, radius`,
  layout: sphereLayout,
  families: mergeFamilies(1),
  subject: mergeSpheresSubject,
  referee: mergeReferee,
  check: mergedSphereFault,
  form: '<same|apart>',
  classes: ['same', 'apart'],
  laws: [swapping(sphereLayout, same)],
};
export const mergeCapsulesQuestion: Question = {
  name: 'mergeCapsules',
  area: 'spatial',
  note: `${MERGE}, nor does which end of a capsule does: start, end, radius`,
  layout: capsuleLayout,
  families: mergeFamilies(2),
  subject: mergeCapsulesSubject,
  referee: mergeReferee,
  check: mergedCapsuleFault,
  form: '<same|apart>',
  classes: ['same', 'apart'],
  laws: [
    swapping(capsuleLayout, same),
    permuting(capsuleLayout, 'a.end a.start', same),
    permuting(capsuleLayout, 'b.end b.start', same),
  ],
};

const BOUNDS =
  'whether the bounds are those of both, of the first, of the second or of none; the lower bounds, then the upper ones';

/** What becomes of an answer when both are exchanged. */
const exchanged = (answer: string) => {
  const [kind, ...bounds] = answer.split(' ');
  const other = kind === 'first' ? 'second' : kind === 'second' ? 'first' : kind;
  return [other, ...bounds].join(' ');
};

/** The least box around two, and the least k-DOP. */
const mergedBoundsQuestion = {
  area: 'spatial',
  form: '<same|first|second|larger> <x>*',
  classes: ['same', 'first', 'second', 'larger'],
} as const;
const boxesLayout = layoutOf(3, box('a'), box('b'));
export const mergeBoxesQuestion: Question = {
  ...mergedBoundsQuestion,
  name: 'mergeBoxes',
  note: BOUNDS,
  layout: boxesLayout,
  families: boundsFamilies(3),
  subject: mergeBoxesSubject,
  referee: mergedBounds,
  laws: [swapping(boxesLayout, exchanged)],
};

const numbersOf = (name: string) => MERGED_AXES.map((_, i) => number(`${name}${i}`));
const kDopsLayout = layoutOf(3, ...['aFrom', 'aTo', 'bFrom', 'bTo'].flatMap(numbersOf));
export const mergeKDopsQuestion: Question = {
  ...mergedBoundsQuestion,
  name: 'mergeKDops',
  note: `two 14-DOPs with the same axes (towards the faces and corners of a cube), which need not have a point; of two numbers for an axis the lesser one is the lower bound; ${BOUNDS}`,
  layout: kDopsLayout,
  families: boundsFamilies(MERGED_AXES.length),
  subject: mergeKDopsSubject,
  referee: (values) => mergedBounds(kDopsAt(values).flatMap(({ min, max }) => [...min, ...max])),
  laws: [swapping(kDopsLayout, exchanged)],
  shapes: shapesBy('a b', kDopsAt),
  coded: true,
};
