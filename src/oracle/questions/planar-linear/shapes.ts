import type { Box2, Line, Ray, Segment, Triangle } from '../../../core/shapes.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { halfspaceThrough } from '../../referees/shapes/halfspace.js';
import { compareParameters, type LineLike, ONE, type Parameter, ZERO } from '../../referees/shapes/line.js';
import {
  pointShape,
  polygonShape,
  rectangleShape,
  type Shape,
  segmentShape,
} from '../../referees/shapes/shape.js';
import {
  type Exact,
  isZero,
  pointsAt,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { box, direction, type Layout, layoutOf, point } from '../layout.js';

/** The shapes of the plane that the queries of this folder are about. */
export type ShapeKind = 'point' | 'line' | 'ray' | 'segment' | 'triangle' | 'box';

/** How many points the values of a shape are, as `shapeFamilies` counts. */
export const POINTS: Readonly<Record<ShapeKind, number>> = {
  point: 1,
  line: 2,
  ray: 2,
  segment: 2,
  triangle: 3,
  box: 2,
};

/** Two of them. */
export const PLURALS: Readonly<Record<ShapeKind, string>> = {
  point: 'points',
  line: 'lines',
  ray: 'rays',
  segment: 'segments',
  triangle: 'triangles',
  box: 'boxes',
};

type PartsOf = Parameters<typeof layoutOf>[1][];

/** The parts of a shape's values, in the order of the kernel's fields. */
function partsOf(kind: ShapeKind, name: string): PartsOf {
  if (kind === 'point') return [point(name)];
  if (kind === 'line' || kind === 'ray') return [point(`${name}.origin`), direction(`${name}.direction`)];
  if (kind === 'segment') return [point(`${name}.start`), point(`${name}.end`)];
  return kind === 'box' ? [box(name)] : ['a', 'b', 'c'].map((corner) => point(`${name}.${corner}`));
}

/** The layout of two shapes, one behind the other. */
export function pairLayout(a: ShapeKind, b: ShapeKind): Layout {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  return layoutOf(2, ...partsOf(a, nameA), ...partsOf(b, nameB));
}

/** The kernel's shapes from flat values. */
export const made = {
  point: (v: ArrayLike<number>, at: number): [number, number] => [v[at]!, v[at + 1]!],
  line: (v: ArrayLike<number>, at: number): Line => ({
    origin: made.point(v, at),
    direction: made.point(v, at + 2),
  }),
  ray: (v: ArrayLike<number>, at: number): Ray => made.line(v, at),
  segment: (v: ArrayLike<number>, at: number): Segment => ({
    start: made.point(v, at),
    end: made.point(v, at + 2),
  }),
  triangle: (v: ArrayLike<number>, at: number): Triangle => ({
    a: made.point(v, at),
    b: made.point(v, at + 2),
    c: made.point(v, at + 4),
  }),
  box: (v: ArrayLike<number>, at: number): Box2 => ({ min: made.point(v, at), max: made.point(v, at + 2) }),
};

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
