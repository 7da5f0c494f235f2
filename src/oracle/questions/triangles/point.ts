import {
  pointLineReferee,
  pointRayReferee,
  pointSegmentReferee,
  pointTriangleReferee,
} from '../../referees/shapes/triangles/pairs.js';
import {
  pointLineSubject,
  pointRaySubject,
  pointSegmentSubject,
  pointTriangleSubject,
} from '../../subjects/triangles/pairs.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { commonLaws } from './laws.js';

const small = (size: number): QuestionFamily => ({
  name: 'small-lattice',
  summary: 'coordinates from -2 to 2',
  fill(random, out) {
    for (let i = 0; i < size; i++) out[i] = random.between(-2, 2);
  },
});

type Parts = Pick<Question, 'subject' | 'referee' | 'classes'> & { readonly shape: number };

function pointQuestion(name: string, layout: Layout, { shape, ...parts }: Parts): Question {
  const kind = name.replace('point', '').toLowerCase();
  return {
    name,
    area: 'spatial',
    layout,
    families: [small(layout.arity), ...shapeFamilies(layout, [shape, 1])],
    laws: commonLaws(layout),
    shapes: shapesFrom(layout, `point ${kind}`),
    form: '<inside|boundary|outside> <feature>',
    classOf: (answer) => answer,
    yes: `the point is on the ${kind === 'triangle' ? 'closed triangle' : kind}`,
    holds: (answer) => !answer.startsWith('outside'),
    ...parts,
  };
}

/** Where a point lies to a triangle. */
export const pointTriangleQuestion = pointQuestion(
  'pointTriangle',
  layoutOf(3, ...points('triangle.a triangle.b triangle.c point')),
  {
    shape: 3,
    subject: pointTriangleSubject,
    referee: pointTriangleReferee,
    classes: [
      'outside -',
      ...['v0', 'v1', 'v2', 'e0', 'e1', 'e2'].map((feature) => `boundary ${feature}`),
      'inside f0',
    ],
  },
);

/** Where a point lies to a segment. */
export const pointSegmentQuestion = pointQuestion(
  'pointSegment',
  layoutOf(3, ...points('segment.start segment.end point')),
  {
    shape: 2,
    subject: pointSegmentSubject,
    referee: pointSegmentReferee,
    classes: ['outside -', 'boundary v0', 'boundary v1', 'inside e0'],
  },
);

const rayLayout = layoutOf(3, point('ray.origin'), direction('ray.direction'), point('point'));
const lineLayout = layoutOf(3, point('line.origin'), direction('line.direction'), point('point'));

/** Where a point lies to a ray. */
export const pointRayQuestion = pointQuestion('pointRay', rayLayout, {
  shape: 2,
  subject: pointRaySubject,
  referee: pointRayReferee,
  classes: ['outside -', 'boundary v0', 'inside e0'],
});

/** Whether a point is on a line. */
export const pointLineQuestion = pointQuestion('pointLine', lineLayout, {
  shape: 2,
  subject: pointLineSubject,
  referee: pointLineReferee,
  classes: ['outside -', 'inside e0'],
});
