import { subject } from '../../subjects/planar-linear/segment-segment.js';
import type { Question } from '../question.js';
import { pairQuestion } from './pair.js';

/** The answer without the numbers of its features: `overlapping e/v v/e`. */
function withoutNumbers(answer: string): string {
  const [relation, ...points] = answer.replace(/([vef])\d/g, '$1').split(' ');
  return [relation, ...points.sort()].join(' ');
}

/** Two segments of the plane, in all forms of the question. */
export const segmentSegment2dQuestion: Question = {
  ...pairQuestion({
    name: 'segmentSegment2d',
    a: 'segment',
    b: 'segment',
    classes: '',
    subject,
  }),
  hot: true,
  classOf: withoutNumbers,
  classes: [
    'disjoint',
    'touching v/v',
    'touching v/e',
    'touching e/v',
    'crossing e/e',
    'overlapping v/v',
    'overlapping v/e',
    'overlapping e/v',
    'overlapping v/v v/v',
    'overlapping v/e v/v',
    'overlapping e/v v/v',
    'overlapping e/v v/e',
    'overlapping v/e v/e',
    'overlapping e/v e/v',
  ],
};
