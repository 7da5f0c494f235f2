import { ballFamilies, ballsOf, MOST_BALLS } from '../../cases/enclosing/ball-clouds.js';
import { smallestOfBalls } from '../../referees/shapes/enclosing/balls.js';
import { ballsSubject } from '../../subjects/enclosing/balls.js';
import { integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { reversing } from './reversing.js';

const NOTE =
  'whether one of them is around all; the sum and the product of the radius and its conjugate, of a rational one with itself; the center and the radius, rounded to the nearest doubles; and the least double that is, around the rounded center, a radius that reaches all far ends (Infinity if none does)';

function question(name: string, dimension: 2 | 3, coordinates: string): Question {
  const balls = Array.from({ length: MOST_BALLS }, (_, i) => [point(`b${i}.center`), length(`b${i}.radius`)]);
  return {
    name,
    area: dimension === 2 ? 'planar' : 'spatial',
    note: NOTE,
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
