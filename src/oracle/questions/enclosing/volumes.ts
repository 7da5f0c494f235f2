import { isModerate } from '../../cases/constructions/point-sets.js';
import { boundsFamilies, kDopsAt, MERGED_AXES } from '../../cases/enclosing/merge-bounds.js';
import { mergeFamilies } from '../../cases/enclosing/merge-pairs.js';
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
  volumeSubjects,
} from '../../subjects/enclosing/volumes.js';
import { box, layoutOf, length, number, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { spaceCloud } from './cloud-query.js';

const NOTE =
  'a construction: the answer is JSON, a list of numbers, and is checked. The text says whether all points are equal, and how many there are. No point is outside, compared exactly, and one is if';

function volume(name: string, kind: VolumeKind, note: string): Question {
  return {
    ...spaceCloud,
    name,
    note: `${NOTE} ${note}`,
    accepts: isModerate,
    referee: enclosureReferee,
    form: '<several|point> <i>',
    classes: ['several', 'point'],
    subject: volumeSubjects[kind],
    check: (values, said) => volumeFault(values, said, kind),
  };
}

const LESS = 'are less by a part of 2^-20, unless all points are equal';

/** Bounding volumes of up to twelve points of space. */
export const volumeQuestions: readonly Question[] = [
  volume('enclosingOrientedBox', 'orientedBox', `the half sizes ${LESS}: center, three axes, half sizes`),
  volume('enclosingCapsule', 'capsule', 'the radius is less by a part of 2^-20: start, end, radius'),
  volume(
    'enclosingLozenge',
    'lozenge',
    'the radius is less by a part of 2^-20: a corner, the edges from there, radius',
  ),
  volume('enclosingCylinder', 'cylinder', 'the radius is less by a part of 2^-20: start, end, radius'),
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
  note: 'the least and the greatest product of each axis with a point, rounded outward to the first double; axes towards the faces, corners and edges of a cube, in the order of `kDopAxes(26)`',
  accepts: isModerate,
  subject: kDopSubject,
  referee: (values) => kDopBounds(values, AXES),
  form: '<point|several> <x>*',
  classes: ['point', 'several'],
};

const MERGE =
  'a construction: the answer is JSON, a list of numbers, and is checked. The text says whether both have the same center, or the same ends. Both are inside, compared exactly, and the radius is no more than twice the sum of theirs and of the greatest distance';

/** Spheres and capsules around two. */
export const mergeSpheresQuestion: Question = {
  name: 'mergeSpheres',
  area: 'spatial',
  note: `${MERGE}: center, radius`,
  layout: layoutOf(3, point('a.center'), length('a.radius'), point('b.center'), length('b.radius')),
  families: mergeFamilies(1),
  accepts: isModerate,
  subject: mergeSpheresSubject,
  referee: mergeReferee,
  check: mergedSphereFault,
  form: '<same|apart>',
  classes: ['same', 'apart'],
};
export const mergeCapsulesQuestion: Question = {
  name: 'mergeCapsules',
  area: 'spatial',
  note: `${MERGE}: start, end, radius`,
  layout: layoutOf(
    3,
    point('a.start'),
    point('a.end'),
    length('a.radius'),
    point('b.start'),
    point('b.end'),
    length('b.radius'),
  ),
  families: mergeFamilies(2),
  accepts: isModerate,
  subject: mergeCapsulesSubject,
  referee: mergeReferee,
  check: mergedCapsuleFault,
  form: '<same|apart>',
  classes: ['same', 'apart'],
};

const BOUNDS =
  'whether the bounds are those of both, of the first, of the second or of none; the lower bounds, then the upper ones';

/** The least box around two, and the least k-DOP. */
const mergedBoundsQuestion = {
  area: 'spatial',
  referee: mergedBounds,
  form: '<same|first|second|larger> <x>*',
  classes: ['same', 'first', 'second', 'larger'],
} as const;
export const mergeBoxesQuestion: Question = {
  ...mergedBoundsQuestion,
  name: 'mergeBoxes',
  note: BOUNDS,
  layout: layoutOf(3, box('a'), box('b')),
  families: boundsFamilies(3),
  subject: mergeBoxesSubject,
};

const numbersOf = (name: string) => MERGED_AXES.map((_, i) => number(`${name}${i}`));
export const mergeKDopsQuestion: Question = {
  ...mergedBoundsQuestion,
  name: 'mergeKDops',
  note: `two 14-DOPs with the same axes (towards the faces and corners of a cube), which need not have a point; ${BOUNDS}`,
  layout: layoutOf(3, ...['aMin', 'aMax', 'bMin', 'bMax'].flatMap(numbersOf)),
  families: boundsFamilies(MERGED_AXES.length),
  accepts: (values) => kDopsAt(values).every(({ min, max }) => min.every((low, i) => low <= max[i]!)),
  subject: mergeKDopsSubject,
  shapes: shapesBy('a b', kDopsAt),
  coded: true,
};
