import type { Random } from '../../cases/random.js';
import {
  lineTriangleReferee,
  rayTriangleReferee,
  segmentTriangleReferee,
} from '../../referees/shapes/triangles/pairs.js';
import {
  lineTriangleSubject,
  rayTriangleSubject,
  segmentTriangleSubject,
} from '../../subjects/triangles/pairs.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import { commonLaws } from './laws.js';

const CORNERS = points('triangle.a triangle.b triangle.c');
const segmentLayout = layoutOf(3, ...points('segment.start segment.end'), ...CORNERS);
const rayLayout = layoutOf(3, point('ray.origin'), direction('ray.direction'), ...CORNERS);
const lineLayout = layoutOf(3, point('line.origin'), direction('line.direction'), ...CORNERS);

/** Points on a grid of a triangle's plane, and others: what passes through vertices, along edges, within the plane. */
const onGrid = (rays: boolean): QuestionFamily => ({
  name: 'on-a-grid',
  summary: 'from and to grid points of the plane, or in front and behind; some within the plane',
  fill(random, out) {
    const [u, v, w, o] = [small(random), small(random), small(random), small(random)];
    const flat = random.oneIn(3);
    for (let i = 0; i < 5; i++) {
      const [s, t] = [random.between(0, 4), random.between(0, 4)];
      const h = i < 2 && !flat ? random.between(-2, 2) : 0;
      const relative = rays && i === 1;
      for (let j = 0; j < 3; j++) {
        const shift = relative ? -out[j]! : 0;
        out[3 * i + j] = o[j]! + s * u[j]! + t * v[j]! + h * w[j]! + shift;
      }
    }
  },
});

function small(random: Random): number[] {
  return [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
}

const lattice: QuestionFamily = {
  name: 'small-lattice',
  summary: 'coordinates from -1 to 1',
  fill(random, out) {
    for (let i = 0; i < 15; i++) out[i] = random.between(-1, 1);
  },
};

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function linearQuestion(
  name: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
): Question {
  const directed = layout === segmentLayout ? [] : [unitVectors(layout)];
  const families = [onGrid(layout !== segmentLayout), lattice, ...shapeFamilies(layout, [2, 3]), ...directed];
  const laws = commonLaws(layout);
  const yes = meeting(`the ${name.replace('Triangle', '')} and the closed triangle`);
  const form = '<relation> <A/B>* <facing>';
  return { name, area: 'spatial', hot: true, layout, families, form, classes, laws, ...yes, ...parts };
}

/** A segment and a triangle. */
export const segmentTriangleQuestion = linearQuestion('segmentTriangle', segmentLayout, {
  subject: segmentTriangleSubject,
  referee: segmentTriangleReferee,
});

/** A ray and a triangle. */
export const rayTriangleQuestion = linearQuestion('rayTriangle', rayLayout, {
  subject: rayTriangleSubject,
  referee: rayTriangleReferee,
});

/** A line and a triangle. */
export const lineTriangleQuestion = linearQuestion('lineTriangle', lineLayout, {
  subject: lineTriangleSubject,
  referee: lineTriangleReferee,
});
