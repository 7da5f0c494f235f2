import {
  lineTrianglePointsReferee,
  rayTrianglePointsReferee,
  segmentTrianglePointsReferee,
  triangleTrianglePointsReferee,
} from '../../referees/shapes/triangles/pairs.js';
import {
  lineTrianglePointsSubject,
  rayTrianglePointsSubject,
  segmentTrianglePointsSubject,
  triangleTrianglePointsSubject,
} from '../../subjects/triangles/pairs.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question } from '../question.js';

const CORNERS = points('triangle.a triangle.b triangle.c');
const segmentLayout = layoutOf(3, ...points('segment.start segment.end'), ...CORNERS);
const rayLayout = layoutOf(3, point('ray.origin'), direction('ray.direction'), ...CORNERS);
const lineLayout = layoutOf(3, point('line.origin'), direction('line.direction'), ...CORNERS);

function linearQuestion(
  name: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
): Question {
  return {
    name,
    area: 'spatial',
    layout,
    families: shapeFamilies(layout, [2, 3]),
    form: '<none|one|two> <hit>*',
    classes: ['none', 'one', 'two'],
    ...parts,
  };
}

/** Points and parameters of a segment on a triangle, correctly rounded. */
export const segmentTrianglePointsQuestion = linearQuestion('segmentTrianglePoints', segmentLayout, {
  subject: segmentTrianglePointsSubject,
  referee: segmentTrianglePointsReferee,
});

/** The same of a ray. */
export const rayTrianglePointsQuestion = linearQuestion('rayTrianglePoints', rayLayout, {
  subject: rayTrianglePointsSubject,
  referee: rayTrianglePointsReferee,
});

/** The same of a line. */
export const lineTrianglePointsQuestion = linearQuestion('lineTrianglePoints', lineLayout, {
  subject: lineTrianglePointsSubject,
  referee: lineTrianglePointsReferee,
});

const pairLayout = layoutOf(3, ...points('a.a a.b a.c b.a b.b b.c'));

/** The points of contact of two triangles, correctly rounded. */
export const triangleTrianglePointsQuestion: Question = {
  name: 'triangleTrianglePoints',
  area: 'spatial',
  layout: pairLayout,
  families: shapeFamilies(pairLayout, [3, 3]),
  subject: triangleTrianglePointsSubject,
  referee: triangleTrianglePointsReferee,
  form: '<none|one|two|three|four|five|six> <point>*',
  classes: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
};
