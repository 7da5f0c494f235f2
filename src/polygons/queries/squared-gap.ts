import { fromParts, type Rational } from '../../arithmetic/rational.js';
import { exactForm2 } from '../../implicit/forms.js';
import type { PointLike2 } from '../../implicit/index.js';

/** A point over integers: (x, y) / w, w above 0. */
export interface WholePoint {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** The squared distance of two points that are as near to each other as two shapes are, and these points. */
export interface Gap {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly pointA: WholePoint;
  readonly pointB: WholePoint;
}

export function wholePoint(point: PointLike2): WholePoint {
  const { x, y, w, exponent } = exactForm2(point as Parameters<typeof exactForm2>[0]);
  const up = BigInt(Math.max(0, exponent));
  return { x: x << up, y: y << up, w: w << BigInt(Math.max(0, -exponent)) };
}

export function rationalPoint({ x, y, w }: WholePoint): [Rational, Rational] {
  return [fromParts(x, w), fromParts(y, w)];
}

const negative = ({ numerator, denominator, pointA, pointB }: Gap): Gap => ({
  numerator,
  denominator,
  pointA: pointB,
  pointB: pointA,
});

export const isLess = (a: Gap, b: Gap): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

function gapOfPoints(p: WholePoint, q: WholePoint): Gap {
  const [dx, dy] = [p.x * q.w - q.x * p.w, p.y * q.w - q.y * p.w];
  const w = p.w * q.w;
  return { numerator: dx * dx + dy * dy, denominator: w * w, pointA: p, pointB: q };
}

/**
 * From a point to a segment, whose ends are different.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2, over integers.
 */
export function gapToSegment(p: WholePoint, a: WholePoint, b: WholePoint): Gap {
  // Differences times the weights of all three.
  const [ux, uy] = [(b.x * a.w - a.x * b.w) * p.w, (b.y * a.w - a.y * b.w) * p.w];
  const [vx, vy] = [(p.x * a.w - a.x * p.w) * b.w, (p.y * a.w - a.y * p.w) * b.w];
  const t = ux * vx + uy * vy;
  const length = ux * ux + uy * uy;
  if (t <= 0n) return gapOfPoints(p, a);
  if (t >= length) return gapOfPoints(p, b);
  const cross = ux * vy - uy * vx;
  const w = p.w * a.w * b.w;
  // a + (t / length) (b - a)
  const foot = {
    x: a.x * b.w * p.w * length + t * ux,
    y: a.y * b.w * p.w * length + t * uy,
    w: w * length,
  };
  return { numerator: cross * cross, denominator: length * w * w, pointA: p, pointB: foot };
}

/** Between two segments that do not cross, whose ends are different. */
export function gapOfSegments(a: WholePoint, b: WholePoint, c: WholePoint, d: WholePoint): Gap {
  const found = [
    gapToSegment(a, c, d),
    gapToSegment(b, c, d),
    negative(gapToSegment(c, a, b)),
    negative(gapToSegment(d, a, b)),
  ];
  return found.reduce((least, gap) => (isLess(gap, least) ? gap : least));
}
