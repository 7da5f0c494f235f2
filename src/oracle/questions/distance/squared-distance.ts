import { squaredDistanceReferee } from '../../referees/shapes/distance/squared-distance.js';
import {
  pointSegmentSquareSubject,
  pointTriangleSquareSubject,
} from '../../subjects/distance/squared-distance.js';
import { permuting } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question } from '../question.js';
import { distanceFamilies } from './families.js';

function squareQuestion(
  kind: 'segment' | 'triangle',
  name: string,
  corners: string,
  subject: (v: Float64Array) => string,
): Question {
  const layout = layoutOf(3, ...points(`point ${corners}`));
  const turned = [...corners.split(' ').slice(1), corners.split(' ')[0]!].join(' ');
  return {
    name,
    area: 'distance',
    hot: true,
    layout,
    families: distanceFamilies('point', kind, layout),
    subject,
    referee: squaredDistanceReferee,
    form: '<zero|finite|infinite> <x>',
    classes: ['zero', 'finite', 'infinite'],
    note: 'the square of the distance, as the nearest double',
    laws: [permuting(layout, turned, (answer) => answer)],
  };
}

/** Squared distances on flat numbers. Referee: the conditions of the least point, in integers. */
export const squaredDistanceQuestions: readonly Question[] = [
  squareQuestion(
    'segment',
    'pointSegmentSquaredDistance',
    'segment.start segment.end',
    pointSegmentSquareSubject,
  ),
  squareQuestion(
    'triangle',
    'pointTriangleSquaredDistance',
    'triangle.a triangle.b triangle.c',
    pointTriangleSquareSubject,
  ),
];
