import type { Contact } from '../../../core/contact.js';
import { coordinates2d, linearCrossingParameter2d } from '../../../implicit/index.js';
import { raySegment2d } from '../../../planar/linear/ray-segment.js';
import { segmentSegment2d, segmentSegmentPoints2d } from '../../../planar/linear/segment-segment.js';
import { contactPoints2d, type PlanarShape } from '../../../planar/regions/contact-points.js';
import { triangleBox2d } from '../../../planar/regions/triangle-box.js';
import { triangleTriangle2d } from '../../../planar/regions/triangle-triangle.js';
import { canonicalRing } from '../../answers/text.js';
import { contact } from '../../referees/shapes/contact.js';
import { clipLine, lineContact } from '../../referees/shapes/line.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import { type Exact, exact, type Rational3 } from '../../referees/shapes/vectors.js';
import type { Question } from '../question.js';
import { pairFamilies } from './families.js';
import { boundsOf, exactLinear, exactShape, made, POINTS, pairLayout, type ShapeKind } from './shapes.js';

function pointsText(relation: string, points: readonly (readonly [number, number])[]): string {
  return [relation, ...canonicalRing(points.map(([x, y]) => `${x},${y}`))].join(' ');
}

/** The extreme points, exactly. */
function exactPoints(a: ShapeKind, b: ShapeKind, values: Exact): { relation: string; points: Rational3[] } {
  const at = 2 * POINTS[a];
  if (a === 'ray') {
    const { relation, ends } = lineContact(exactLinear(a, values, 0)!, exactShape(b, values, at));
    return { relation, points: ends.map((end) => end.at) };
  }
  const { relation, points } = contact(exactShape(a, values, 0), exactShape(b, values, at), [0n, 0n, 1n]);
  return { relation, points: points.map((point) => point.at) };
}

function pointsQuestion(
  name: string,
  a: ShapeKind,
  b: ShapeKind,
  ask: (v: Float64Array, at: number) => readonly [PlanarShape, PlanarShape, Contact],
): Question {
  const layout = pairLayout(a, b);
  return {
    name,
    area: 'planar',
    layout,
    families: pairFamilies(layout, [POINTS[a], POINTS[b]]),
    subject(v) {
      const [one, other, found] = ask(v, 2 * POINTS[a]);
      const points = contactPoints2d(one, other, found).map(coordinates2d);
      const text = pointsText(found.relation, points);
      if (name !== 'segmentSegmentPoints2d') return text;
      const same =
        JSON.stringify(points) === JSON.stringify(segmentSegmentPoints2d(one as never, other as never));
      return same ? text : `${text} DIFFERS`;
    },
    referee(v) {
      const values = exact(v);
      const { relation, points } = exactPoints(a, b, values);
      const rounded = points.map(
        ({ x, y, w }) => [nearestDouble(x, w * values.one), nearestDouble(y, w * values.one)] as const,
      );
      return pointsText(relation, rounded);
    },
    form: '<relation> <x,y>*',
    classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
  };
}

const crossingLayout = pairLayout('segment', 'ray');

/** Exact parameters of the crossing of a segment's and a ray's line, on both. */
const crossingParametersQuestion: Question = {
  name: 'linearCrossingParameter2d',
  note: "the parameter of the crossing of the two whole lines on the segment's, then on the ray's",
  area: 'planar',
  layout: crossingLayout,
  families: pairFamilies(crossingLayout, [2, 2]),
  subject(v) {
    const [a, b] = [made.segment(v, 0), made.ray(v, 4)];
    const [s, t] = [linearCrossingParameter2d(a, b), linearCrossingParameter2d(b, a)];
    return s === null || t === null ? 'parallel' : `crossing ${s.toNumber()} ${t.toNumber()}`;
  },
  referee(v) {
    const values = exact(v);
    const [segment, ray] = [exactLinear('segment', values, 0), exactLinear('ray', values, 4)!];
    if (segment === undefined) return 'parallel';
    const lines = [segment, ray].map(({ origin, direction }) => ({ origin, direction }));
    const found = lines.map((line, i) => {
      const part = clipLine(line, boundsOf(lines[1 - i]!).equations, []);
      return part?.low && nearestDouble(part.low.numerator, part.low.denominator);
    });
    return found.includes(undefined) ? 'parallel' : `crossing ${found.join(' ')}`;
  },
  form: 'parallel | crossing <x> <x>',
  classes: ['parallel', 'crossing'],
};

/** Correctly rounded points of contacts, and parameters. The referee rounds by bisection over all doubles. */
export const contactPointsQuestions: readonly Question[] = [
  pointsQuestion('segmentSegmentPoints2d', 'segment', 'segment', (v, at) => {
    const [a, b] = [made.segment(v, 0), made.segment(v, at)];
    return [a, b, segmentSegment2d(a, b)];
  }),
  pointsQuestion('raySegmentPoints2d', 'ray', 'segment', (v, at) => {
    const [a, b] = [made.ray(v, 0), made.segment(v, at)];
    return [a, b, raySegment2d(a, b)];
  }),
  pointsQuestion('triangleTrianglePoints2d', 'triangle', 'triangle', (v, at) => {
    const [a, b] = [made.triangle(v, 0), made.triangle(v, at)];
    return [a, b, triangleTriangle2d(a, b)];
  }),
  pointsQuestion('triangleBoxPoints2d', 'triangle', 'box', (v, at) => {
    const [a, b] = [made.triangle(v, 0), made.box(v, at)];
    return [a, b, triangleBox2d(a, b)];
  }),
  crossingParametersQuestion,
];
