import {
  lineContainsPoint,
  pointRay,
  pointSegment,
  rayContainsPoint,
  segmentContainsPoint,
} from '../../../spatial/triangles/point-linear.js';
import { pointTriangle, triangleContainsPoint } from '../../../spatial/triangles/point-triangle.js';
import { featureText } from '../../answers/text.js';
import { featureAt } from '../../referees/shapes/shape.js';
import { cross, dot, exact, isZero, rational, subtract, vectorAt } from '../../referees/shapes/vectors.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { commonLaws } from './laws.js';
import { exactSegment, exactTriangle, pointOf, rayOf, segmentOf, triangleOf } from './shapes.js';

const small = (size: number): QuestionFamily => ({
  name: 'small-lattice',
  summary: 'coordinates from -2 to 2',
  fill(random, out) {
    for (let i = 0; i < size; i++) out[i] = random.between(-2, 2);
  },
});

/** A feature, and whether the boolean agrees. */
function textOf(feature: ReturnType<typeof pointSegment>, contains: boolean): string {
  return `${featureText(feature)}${contains === (feature !== null) ? '' : ' BOOLEAN DIFFERS'}`;
}

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
    form: kind === 'line' ? 'off | on' : '<feature>',
    yes: `the point is on the ${kind === 'triangle' ? 'closed triangle' : kind}`,
    holds: (answer) => answer !== '-' && answer !== 'off',
    ...parts,
  };
}

/** Which feature of a triangle a point is. Referee: membership in the hulls of vertices, edges, face. */
export const pointTriangleQuestion = pointQuestion(
  'pointTriangle',
  layoutOf(3, ...points('triangle.a triangle.b triangle.c point')),
  {
    shape: 3,
    subject: (v) =>
      textOf(
        pointTriangle(pointOf(v, 9), triangleOf(v, 0)),
        triangleContainsPoint(triangleOf(v, 0), pointOf(v, 9)),
      ),
    referee(v) {
      const values = exact(v);
      return featureAt(exactTriangle(values, 0), rational(vectorAt(values, 9, 3)));
    },
    classes: ['-', 'v0', 'v1', 'v2', 'e0', 'e1', 'e2', 'f0'],
  },
);

/** Which feature of a segment a point is. */
export const pointSegmentQuestion = pointQuestion(
  'pointSegment',
  layoutOf(3, ...points('segment.start segment.end point')),
  {
    shape: 2,
    subject: (v) =>
      textOf(
        pointSegment(pointOf(v, 6), segmentOf(v, 0)),
        segmentContainsPoint(segmentOf(v, 0), pointOf(v, 6)),
      ),
    referee(v) {
      const values = exact(v);
      return featureAt(exactSegment(values, 0), rational(vectorAt(values, 6, 3)));
    },
    classes: ['-', 'v0', 'v1', 'e0'],
  },
);

const rayLayout = layoutOf(3, point('ray.origin'), direction('ray.direction'), point('point'));
const lineLayout = layoutOf(3, point('line.origin'), direction('line.direction'), point('point'));

/** Whether p - origin is a multiple of the direction, and of which sign. */
function alongRay(v: Float64Array): '-' | 'before' | 'origin' | 'after' {
  const values = exact(v);
  const along = vectorAt(values, 3, 3);
  const to = subtract(vectorAt(values, 6, 3), vectorAt(values, 0, 3));
  if (!isZero(cross(along, to))) return '-';
  return isZero(to) ? 'origin' : dot(along, to) > 0n ? 'after' : 'before';
}

/** Which feature of a ray a point is. */
export const pointRayQuestion = pointQuestion('pointRay', rayLayout, {
  shape: 2,
  subject: (v) => textOf(pointRay(pointOf(v, 6), rayOf(v, 0)), rayContainsPoint(rayOf(v, 0), pointOf(v, 6))),
  referee: (v) => ({ '-': '-', before: '-', origin: 'v0', after: 'e0' })[alongRay(v)],
  classes: ['-', 'v0', 'e0'],
});

/** Whether a point is on a line. */
export const pointLineQuestion = pointQuestion('pointLine', lineLayout, {
  shape: 2,
  subject: (v) => (lineContainsPoint(rayOf(v, 0), pointOf(v, 6)) ? 'on' : 'off'),
  referee: (v) => (alongRay(v) === '-' ? 'off' : 'on'),
  classes: ['off', 'on'],
});
