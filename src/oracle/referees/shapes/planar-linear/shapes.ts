import type { ShapeKind } from '../../../cases/planar/shapes.js';
import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import { compareParameters, type LineLike, ONE, type Parameter, ZERO } from '../line.js';
import { pointShape, polygonShape, rectangleShape, type Shape, segmentShape } from '../shape.js';
import { type Exact, isZero, pointsAt, subtract, type Vector, vectorAt } from '../vectors.js';

/** The referee's bounded shapes. */
export function exactShape(kind: ShapeKind, values: Exact, at: number): Shape {
  const [p, q] = pointsAt(values, 2, at, kind === 'point' ? 1 : 2) as [Vector, Vector];
  if (kind === 'point') return pointShape(p);
  if (kind === 'segment') return segmentShape(p, q);
  return kind === 'box' ? rectangleShape(p, q) : polygonShape(pointsAt(values, 2, at, 3));
}

/** The referee's lines, rays and segments; `undefined`: a segment that is a point. */
export function exactLinear(kind: ShapeKind, values: Exact, at: number): LineLike | undefined {
  const [origin, second] = [vectorAt(values, at, 2), vectorAt(values, at + 2, 2)];
  if (kind === 'line') return { origin, direction: second };
  if (kind === 'ray') return { origin, direction: second, low: ZERO };
  const along = subtract(second, origin);
  return isZero(along) ? undefined : { origin, direction: along, low: ZERO, high: ONE };
}

/** The planes and half-spaces of a line or ray as a set of the plane. */
export function boundsOf({ origin, direction: [x, y], low }: LineLike): {
  equations: Halfspace[];
  facets: Halfspace[];
  dimension: 1;
} {
  return {
    equations: [halfspaceThrough(origin, [-y, x, 0n])],
    facets: low === undefined ? [] : [halfspaceThrough(origin, [x, y, 0n])],
    dimension: 1,
  };
}

/** The feature of a line, ray or segment at a parameter. */
export function ownFeature({ low, high }: LineLike, t: Parameter): string {
  if (low !== undefined && compareParameters(t, low) === 0) return 'v0';
  return high !== undefined && compareParameters(t, high) === 0 ? 'v1' : 'e0';
}
