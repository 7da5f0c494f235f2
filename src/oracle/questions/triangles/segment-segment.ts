import {
  lineSegmentReferee,
  raySegmentReferee,
  segmentSegmentReferee,
} from '../../referees/shapes/triangles/pairs.js';
import {
  lineSegmentSubject,
  raySegmentSubject,
  segmentSegmentSubject,
} from '../../subjects/triangles/pairs.js';
import { shapeFamilies } from '../families/shape-families.js';
import { swapping } from '../laws.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws } from './laws.js';

const small: QuestionFamily = {
  name: 'small-lattice',
  summary: 'coordinates from -1 to 1',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-1, 1);
  },
};

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function linearQuestion(
  name: string,
  what: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
): Question {
  const families = [small, ...shapeFamilies(layout, [2, 2])];
  const laws = commonLaws(layout);
  const form = '<relation> <A/B>*';
  return { name, area: 'spatial', layout, families, form, classes, laws, ...meeting(what), ...parts };
}

const segments = layoutOf(3, ...points('a.start a.end b.start b.end'));
const ENDS = points('segment.start segment.end');
const rays = layoutOf(3, point('ray.origin'), direction('ray.direction'), ...ENDS);
const lines = layoutOf(3, point('line.origin'), direction('line.direction'), ...ENDS);

/** Two segments of space. */
export const segmentSegmentQuestion: Question = {
  ...linearQuestion('segmentSegment', 'the two segments', segments, {
    subject: segmentSegmentSubject,
    referee: segmentSegmentReferee,
  }),
  laws: [...commonLaws(segments), swapping(segments)],
};

/** A ray and a segment of space. */
export const raySegmentQuestion = linearQuestion('raySegment', 'the ray and the segment', rays, {
  subject: raySegmentSubject,
  referee: raySegmentReferee,
});

/** A line and a segment of space. */
export const lineSegmentQuestion = linearQuestion('lineSegment', 'the line and the segment', lines, {
  subject: lineSegmentSubject,
  referee: lineSegmentReferee,
});
