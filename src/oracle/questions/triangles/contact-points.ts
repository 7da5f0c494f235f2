import { coordinates } from '../../../implicit/index.js';
import {
  rayTrianglePoints,
  segmentTrianglePoints,
  type TriangleHit,
  triangleTrianglePoints,
} from '../../../spatial/triangles/triangle-contact-points.js';
import { contact } from '../../referees/shapes/contact.js';
import { lineContact, line as lineOf, ray as rayThrough } from '../../referees/shapes/line.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import {
  dot,
  exact,
  isZero,
  type Rational3,
  subtract,
  towards,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { shapeFamilies } from '../families/shape-families.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question } from '../question.js';
import { exactTriangle, rayOf, segmentOf, triangleOf } from './shapes.js';

function numbers(values: readonly number[]): string {
  return `(${values.map((x) => x + 0).join(' ')})`;
}

/** Rounded coordinates of a rational point whose numerators are over `one`. */
function rounded({ x, y, z, w }: Rational3, one: bigint): string {
  return numbers([x, y, z].map((part) => nearestDouble(part, w * one)));
}

function hits(found: readonly TriangleHit[]): string {
  if (found.length === 0) return 'none';
  const texts = found.map(({ point: p, t }) => `${t.toNumber() + 0}${numbers(coordinates(p))}`);
  return [found.length === 1 ? 'one' : 'two', ...texts].join(' ');
}

function hitsAt(ends: readonly { t: [bigint, bigint]; at: Rational3 }[], one: bigint): string {
  if (ends.length === 0) return 'none';
  const texts = ends.map(({ t: [n, d], at }) => `${nearestDouble(n, d) + 0}${rounded(at, one)}`);
  return [ends.length === 1 ? 'one' : 'two', ...texts].join(' ');
}

/** t of a point on the line from p along d: (x - p) · d / d · d. */
function parameterAt(p: Vector, d: Vector, x: Rational3): [bigint, bigint] {
  return [dot(towards(p, x), d), dot(d, d) * x.w];
}

function pointsQuestion(
  name: string,
  layout: Layout,
  shapes: readonly number[],
  parts: Pick<Question, 'subject' | 'referee' | 'form' | 'classes'>,
): Question {
  return { name, area: 'spatial', layout, families: shapeFamilies(layout, shapes), ...parts };
}

/** Points and parameters of a segment on a triangle, correctly rounded. Referee: clipping, bisection over the doubles. */
export const segmentTrianglePointsQuestion = pointsQuestion(
  'segmentTrianglePoints',
  layoutOf(3, ...points('segment.start segment.end triangle.a triangle.b triangle.c')),
  [2, 3],
  {
    subject: (v) => hits(segmentTrianglePoints(segmentOf(v, 0), triangleOf(v, 6))),
    referee(v) {
      const values = exact(v);
      const [p, q] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
      const d = subtract(q, p);
      const triangle = exactTriangle(values, 6);
      if (isZero(d)) {
        const found = contact({ points: [p], edges: [], faces: [], solid: false }, triangle);
        return hitsAt(
          found.points.map(({ at }) => ({ t: [0n, 1n], at })),
          values.one,
        );
      }
      const whole = {
        ...lineOf(p, d),
        low: { numerator: 0n, denominator: 1n },
        high: { numerator: 1n, denominator: 1n },
      };
      const { ends } = lineContact(whole, triangle);
      return hitsAt(
        ends.map(({ at }) => ({ t: parameterAt(p, d, at), at })),
        values.one,
      );
    },
    form: '<none|one|two> <hit>*',
    classes: ['none', 'one', 'two'],
  },
);

/** The same of a ray. */
export const rayTrianglePointsQuestion = pointsQuestion(
  'rayTrianglePoints',
  layoutOf(3, point('ray.origin'), direction('ray.direction'), ...points('triangle.a triangle.b triangle.c')),
  [2, 3],
  {
    subject: (v) => hits(rayTrianglePoints(rayOf(v, 0), triangleOf(v, 6))),
    referee(v) {
      const values = exact(v);
      const [p, d] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
      const { ends } = lineContact(rayThrough(p, d), exactTriangle(values, 6));
      return hitsAt(
        ends.map(({ at }) => ({ t: parameterAt(p, d, at), at })),
        values.one,
      );
    },
    form: '<none|one|two> <hit>*',
    classes: ['none', 'one', 'two'],
  },
);

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function sorted(texts: readonly string[]): string {
  return [COUNTS[texts.length]!, ...[...texts].sort()].join(' ');
}

/** The points of contact of two triangles, correctly rounded. */
export const triangleTrianglePointsQuestion = pointsQuestion(
  'triangleTrianglePoints',
  layoutOf(3, ...points('a.a a.b a.c b.a b.b b.c')),
  [3, 3],
  {
    subject: (v) =>
      sorted(triangleTrianglePoints(triangleOf(v, 0), triangleOf(v, 9)).map((p) => numbers(coordinates(p)))),
    referee(v) {
      const values = exact(v);
      const found = contact(exactTriangle(values, 0), exactTriangle(values, 9));
      return sorted(found.points.map(({ at }) => rounded(at, values.one)));
    },
    form: '<none|one|two|three|four|five|six> <point>*',
    classes: COUNTS,
  },
);
