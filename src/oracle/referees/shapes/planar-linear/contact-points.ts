/**
 * The extreme points of the common part by clipping over the rationals, rounded by bisection over all doubles. The
 * kernel makes them of the contact's features, and rounds quotients of integers.
 */
import { pointsText } from '../../../answers/polygons.js';
import { POINTS, type ShapeKind } from '../../../cases/planar/shapes.js';
import { contact } from '../contact.js';
import { clipLine, lineContact } from '../line.js';
import { nearestDouble } from '../nearest-double.js';
import { type Exact, exact, type Rational3 } from '../vectors.js';
import { boundsOf, exactLinear, exactShape } from './shapes.js';

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

/** Relation and rounded points of two shapes, one behind the other. */
export function pointsReferee(a: ShapeKind, b: ShapeKind, v: Float64Array): string {
  const values = exact(v);
  const { relation, points } = exactPoints(a, b, values);
  const rounded = points.map(
    ({ x, y, w }) => [nearestDouble(x, w * values.one), nearestDouble(y, w * values.one)] as const,
  );
  return pointsText(relation, rounded);
}

/**
 * The parameters of the crossing of a segment's and a ray's line on both, each line clipped by the other from both
 * sides.
 */
export function crossingParameterReferee(v: Float64Array): string {
  const values = exact(v);
  const [segment, ray] = [exactLinear('segment', values, 0), exactLinear('ray', values, 4)!];
  if (segment === undefined) return 'parallel';
  const lines = [segment, ray].map(({ origin, direction }) => ({ origin, direction }));
  const found = lines.map((line, i) => {
    const part = clipLine(line, boundsOf(lines[1 - i]!).equations, []);
    return part?.low && nearestDouble(part.low.numerator, part.low.denominator);
  });
  return found.includes(undefined) ? 'parallel' : `crossing ${found.join(' ')}`;
}
