import { ballFamilies, ballsOf, MOST_BALLS } from '../../cases/enclosing/ball-clouds.js';
import { MOST_SPHERES, sphereSetFamilies, spheresOf } from '../../cases/enclosing/sphere-sets.js';
import { smallestOfBalls } from '../../referees/shapes/enclosing/balls.js';
import { smallestBall } from '../../referees/shapes/enclosing/smallest-ball.js';
import { sphereSetFault, sphereSetReferee } from '../../referees/shapes/enclosing/sphere-of-spheres.js';
import { ballsSubject, smallestBallSubject } from '../../subjects/enclosing/balls.js';
import { enclosingSphereOfSpheresSubject } from '../../subjects/enclosing/volumes.js';
import { integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { planeCloud, reversing, spaceCloud } from './cloud-query.js';

const BALLS_NOTE =
  'whether one of them is around all; the sum and the product of the radius and its conjugate, of a rational one with itself; the center and the radius, rounded to the nearest doubles; and the least double that is, around the rounded center, a radius that reaches all far ends (Infinity if none does)';

function question(name: string, dimension: 2 | 3, coordinates: string): Question {
  const balls = Array.from({ length: MOST_BALLS }, (_, i) => [point(`b${i}.center`), length(`b${i}.radius`)]);
  return {
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    note: BALLS_NOTE,
    layout: layoutOf(
      dimension,
      integer('count', 1, MOST_BALLS, 'how many of those behind it count'),
      ...balls.flat(),
    ),
    families: ballFamilies(dimension),
    shapes: shapesBy(dimension === 2 ? 'circles' : 'spheres', (v) => [ballsOf(v, dimension)] as const),
    subject: (values) => ballsSubject(values, dimension),
    referee: (values) => smallestOfBalls(values, dimension),
    form: `<one|several> <t> <t> ${coordinates} <x> <x>`,
    classes: ['one', 'several'],
    laws: [reversing(dimension + 1)],
  };
}

/** The smallest circle around up to six circles. */
export const circleOfCirclesQuestion: Question = question('smallestEnclosingCircleOfCircles2d', 2, '<x> <x>');

/** The smallest sphere around up to six spheres. */
export const sphereOfSpheresQuestion: Question = question(
  'smallestEnclosingSphereOfSpheres',
  3,
  '<x> <x> <x>',
);

const SMALLEST_BALL_NOTE =
  'the center and the square of the radius; the same rounded to the nearest doubles, with the radius; and the least double that is, around the rounded center, a radius that reaches all points (Infinity if none does)';

/** The smallest circle around up to twelve points of the plane. */
export const smallestEnclosingCircleQuestion: Question = {
  ...planeCloud,
  name: 'smallestEnclosingCircle2d',
  note: SMALLEST_BALL_NOTE,
  subject: (values) => smallestBallSubject(values, 2),
  referee: (values) => smallestBall(values, 2),
  form: '<point|round> <t> <t> <t> <x> <x> <x> <x>',
  classes: ['point', 'round'],
  laws: [reversing(2)],
};

/** The smallest sphere around up to twelve points of space. */
export const smallestEnclosingSphereQuestion: Question = {
  ...spaceCloud,
  name: 'smallestEnclosingSphere',
  note: SMALLEST_BALL_NOTE,
  subject: (values) => smallestBallSubject(values, 3),
  referee: (values) => smallestBall(values, 3),
  form: '<point|round> <t> <t> <t> <t> <x> <x> <x> <x> <x>',
  classes: ['point', 'round'],
  laws: [reversing(3)],
};

/** A sphere around up to six spheres. */
export const enclosingSphereOfSpheresQuestion: Question = {
  name: 'enclosingSphereOfSpheres',
  note: 'a construction: the answer is JSON, a list of numbers, and is checked: center, radius. The text says whether one of the spheres contains all. All spheres are inside, compared exactly, and the radius is above that of the smallest one by a part of 2^-18 at most, and what rounding the center takes: it is as near to the hull of the centers of those that reach that far. Where a number is above 2^1020 in size, an empty list is right, too: no double may be large enough',
  area: 'spatial',
  layout: layoutOf(
    3,
    integer('count', 1, MOST_SPHERES),
    ...Array.from({ length: MOST_SPHERES }, (_, i) => [point(`s${i}.center`), length(`s${i}.radius`)]).flat(),
  ),
  families: sphereSetFamilies,
  subject: enclosingSphereOfSpheresSubject,
  referee: sphereSetReferee,
  check: sphereSetFault,
  form: '<one|several>',
  classes: ['one', 'several'],
  laws: [reversing(4)],
  shapes: shapesBy('spheres', (values) => [spheresOf(values)] as const),
};
