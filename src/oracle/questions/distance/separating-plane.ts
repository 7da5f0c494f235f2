import { MOST_POINTS, pointSetsOf } from '../../cases/distance/point-sets.js';
import { separationReferee, separatorFault } from '../../referees/shapes/distance/separation.js';
import { separatingSubject } from '../../subjects/distance/separating-plane.js';
import { disturbed } from '../boxes/families.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { scaledFamily } from './scaled.js';

function names(set: string): string {
  return Array.from({ length: MOST_POINTS }, (_, i) => `${set}.${i}`).join(' ');
}

/** Points of small integers, the second set moved along an axis, so that both often touch. */
function lattice(dimension: 2 | 3): QuestionFamily {
  return {
    name: 'lattice-sets',
    summary: 'points of small integers, the second set a few steps along the first axis',
    fill(random, out) {
      const step = random.between(0, 5);
      for (let i = 2; i < out.length; i++) out[i] = random.between(-2, 2);
      for (let i = 2 + dimension * MOST_POINTS; i < out.length; i += dimension) out[i] = out[i]! + step;
      out[0] = random.between(1, MOST_POINTS);
      out[1] = random.between(1, MOST_POINTS);
    },
  };
}

function separatingQuestion(dimension: 2 | 3): Question {
  const layout = layoutOf(
    dimension,
    integer('countA', 1, MOST_POINTS, 'how many points of the first set count'),
    integer('countB', 1, MOST_POINTS, 'how many points of the second set count'),
    ...points(`${names('a')} ${names('b')}`),
  );
  return {
    name: dimension === 3 ? 'separatingPlane' : 'separatingLine2d',
    area: 'distance',
    layout,
    families: [lattice(dimension), disturbed(lattice(dimension)), scaledFamily([lattice(dimension)], layout)],
    subject: separatingSubject(dimension, separatorFault),
    referee: (v) => separationReferee(v, dimension),
    classes: ['meeting', 'apart'],
    note: 'whether the convex hulls of both sets meet, or a plane (a line) is between them',
    yes: 'the convex hulls have a point in common',
    holds: (answer) => answer === 'meeting',
    shapes: shapesBy('a b', (v) => pointSetsOf(v, dimension)),
  };
}

/** Planes and lines between sets of points. */
export const separatingQuestions: readonly Question[] = [separatingQuestion(3), separatingQuestion(2)];
