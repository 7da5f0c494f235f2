import { lineTriangle } from '../../../spatial/triangles/line-triangle.js';
import {
  lineIntersectsTriangle,
  rayIntersectsTriangle,
  rayIntersectsTriangleAt,
  segmentIntersectsTriangle,
  segmentIntersectsTriangleAt,
} from '../../../spatial/triangles/linear-intersects-triangle.js';
import type { LinearTriangle } from '../../../spatial/triangles/linear-triangle.js';
import { rayTriangle } from '../../../spatial/triangles/ray-triangle.js';
import { segmentTriangle } from '../../../spatial/triangles/segment-triangle.js';
import { canonicalRing, contactText } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { contact, exactContactText } from '../../referees/shapes/contact.js';
import { type LineLike, line, lineContact, ray } from '../../referees/shapes/line.js';
import { areaVector } from '../../referees/shapes/shape.js';
import {
  dot,
  type Exact,
  exact,
  pointsAt,
  signOf,
  subtract,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws } from './laws.js';
import { exactSegment, exactTriangle, pointOf, rayOf, segmentOf, triangleOf } from './shapes.js';

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

/** The text of an answer: the contact, and from which side. */
function textOf(found: LinearTriangle, meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet !== (found.relation !== 'disjoint'));
  return `${contactText(found)} ${found.facing}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** Whether a direction runs against a triangle's normal, where there is a contact. */
function facing(relation: string, along: Parameters<typeof dot>[0], values: Exact): string {
  const rise = signOf(dot(along, areaVector(pointsAt(values, 3, 6, 3))));
  return String(relation === 'disjoint' || rise === 0 ? 0 : -rise);
}

/** The referee for rays and lines: cut to what is inside the triangle's planes. */
function refereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const along = vectorAt(values, 3, 3);
    const whole: LineLike = make(vectorAt(values, 0, 3), along);
    const { relation, ends } = lineContact(whole, exactTriangle(values, 6));
    const pairs = ends.map(({ t, b }) => `${whole.low && t.numerator === 0n ? 'v0' : 'e0'}/${b}`);
    return [relation, ...canonicalRing(pairs), facing(relation, along, values)].join(' ');
  };
}

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function linearQuestion(
  name: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
): Question {
  const families = [onGrid(layout !== segmentLayout), lattice, ...shapeFamilies(layout, [2, 3])];
  const laws = commonLaws(layout);
  const yes = meeting(`the ${name.replace('Triangle', '')} and the closed triangle`);
  const form = '<relation> <A/B>* <facing>';
  return { name, area: 'spatial', hot: true, layout, families, form, classes, laws, ...yes, ...parts };
}

/** A segment and a triangle. Referee: exact clipping. */
export const segmentTriangleQuestion = linearQuestion('segmentTriangle', segmentLayout, {
  subject(v) {
    const [segment, triangle] = [segmentOf(v, 0), triangleOf(v, 6)];
    return textOf(segmentTriangle(segment, triangle), [
      segmentIntersectsTriangle(segment, triangle),
      segmentIntersectsTriangleAt(v, 0, 1, v, 2, 3, 4),
    ]);
  },
  referee(v) {
    const values = exact(v);
    const found = contact(exactSegment(values, 0), exactTriangle(values, 6));
    const along = subtract(vectorAt(values, 3, 3), vectorAt(values, 0, 3));
    return `${exactContactText(found)} ${facing(found.relation, along, values)}`;
  },
});

/** A ray and a triangle. Referee: the ray cut by the planes of the triangle's hull. */
export const rayTriangleQuestion = linearQuestion('rayTriangle', rayLayout, {
  subject(v) {
    const [r, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
    const direction = Float64Array.from(pointOf(v, 3));
    return textOf(rayTriangle(r, triangle), [
      rayIntersectsTriangle(r, triangle),
      rayIntersectsTriangleAt(v, direction, 0, v, 2, 3, 4),
    ]);
  },
  referee: refereeOf(ray),
});

/** A line and a triangle. */
export const lineTriangleQuestion = linearQuestion('lineTriangle', lineLayout, {
  subject(v) {
    const [l, triangle] = [rayOf(v, 0), triangleOf(v, 6)];
    return textOf(lineTriangle(l, triangle), [lineIntersectsTriangle(l, triangle)]);
  },
  referee: refereeOf(line),
});
