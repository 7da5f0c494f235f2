import { type HitLike, hitsAlongText, hitText } from '../../../answers/along-lines.js';
import { POINTS_OF_HULL } from '../../../cases/hulls.js';
import { polyhedronOf } from '../../../cases/polyhedra.js';
import type { LinearType } from '../../../cases/shapes.js';
import { BOX_COUNT, boxPlace, TETRAHEDRON_COUNT, tetrahedronPlace } from '../../../cases/solid-pairs.js';
import { exactBox, exactOrientedBox } from '../boxes/shapes.js';
import { contact } from '../contact.js';
import { hullShape } from '../enclosing/convex-hull.js';
import { compareParameters, type LineLike, lineContact, ONE, type Parameter, ZERO } from '../line.js';
import { pointShape, type Shape, tetrahedronShape } from '../shape.js';
import { roundedCoordinates } from '../triangles/pairs.js';
import {
  type Exact,
  exact,
  isZero,
  pointsAt,
  type Rational3,
  rational,
  subtract,
  vectorAt,
} from '../vectors.js';
import { exactVertices, isConvexOrFlat, polyhedronShape } from './polyhedra.js';

/** A line, ray or segment of the first six values; `undefined`: a segment that is a point. */
export function exactComponent(type: LinearType, values: Exact): LineLike | undefined {
  const [from, to] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  if (type === 'line') return { origin: from, direction: to };
  if (type === 'ray') return { origin: from, direction: to, low: ZERO };
  const direction = subtract(to, from);
  return isZero(direction) ? undefined : { origin: from, direction, low: ZERO, high: ONE };
}

/** A line's, ray's or segment's own feature at a parameter. */
function ownFeature({ low, high }: LineLike, t: Parameter): string {
  if (low !== undefined && compareParameters(t, low) === 0) return 'v0';
  return high !== undefined && compareParameters(t, high) === 0 ? 'v1' : 'e0';
}

/** The hit of a component at a parameter, with the solid's feature there; numerators are over `one`. */
export function exactHitText(
  component: LineLike,
  b: string,
  t: Parameter,
  at: Rational3,
  { one }: Exact,
): string {
  return hitText(ownFeature(component, t), b, t, roundedCoordinates(at, one));
}

/** The hit of a segment that is a point. */
export function pointHitText(b: string, values: Exact): string {
  return hitText('v0', b, ZERO, roundedCoordinates(rational(vectorAt(values, 0, 3)), values.one));
}

/**
 * Entry and exit by clipping against the convex hull of the solid's rational vertices. The direction counts in the unit
 * of the coordinates, as these do, so that the parameters are the kernel's.
 */
function exactHitsText(type: LinearType, values: Exact, shape: Shape): string {
  const component = exactComponent(type, values);
  if (component === undefined) {
    const { relation, points } = contact(pointShape(vectorAt(values, 0, 3)), shape);
    return [relation, ...points.map(({ b }) => pointHitText(b, values))].join(' ');
  }
  const { relation, ends } = lineContact(component, shape);
  return [relation, ...ends.map(({ t, at, b }) => exactHitText(component, b, t, at, values))].join(' ');
}

/**
 * Lines, rays and segments against solids with vertices: cut by all planes of the hull of the rational vertices, with
 * the solid's feature at the ends found by membership. The kernel compares crossings with the solid's walls by signs.
 */

/** The referee of a kind of solid, whose values start at `at`. */
export type LinearReferee = (type: LinearType, v: ArrayLike<number>, at: number) => string;

export const linearTetrahedronReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  return exactHitsText(type, values, tetrahedronShape(pointsAt(values, 3, at, 4)));
};

export const linearBoxReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  return exactHitsText(type, values, exactBox(values, at));
};

export const linearOrientedBoxReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  // Half sizes times axes have the unit squared; the rest is brought there.
  const component = {
    numerators: values.numerators.map((n) => n * values.one),
    one: values.one * values.one,
  };
  return exactHitsText(type, component, exactOrientedBox(values, at));
};

/** `rejected` where the solid is none. */
export const linearConvexPolyhedronReferee: LinearReferee = (type, v, at) => {
  const { vertices, faces } = polyhedronOf(v, at);
  const { points: corners, values } = exactVertices(vertices, Array.from(v).slice(0, 6));
  if (!isConvexOrFlat(corners, faces)) return 'rejected';
  return exactHitsText(type, values, polyhedronShape(corners, faces));
};

/** A hull of points. */
export const linearHullReferee: LinearReferee = (type, v, at) => {
  const values = exact(v);
  return exactHitsText(type, values, hullShape(pointsAt(values, 3, at, POINTS_OF_HULL)));
};

/** The line is clipped by each solid alone; what is found is sorted, and ranks are counted by different parameters. */

/** Where a line enters and leaves solids. */
export function alongLineReferee(v: Float64Array): string {
  const values = exact(v);
  const line = { origin: vectorAt(values, 0, 3), direction: vectorAt(values, 3, 3) };
  const shapes = [
    ...Array.from({ length: v[BOX_COUNT]! }, (_, i) => exactBox(values, boxPlace(i))),
    ...Array.from({ length: v[TETRAHEDRON_COUNT]! }, (_, i) =>
      tetrahedronShape(pointsAt(values, 3, tetrahedronPlace(i), 4)),
    ),
  ];
  const hits = shapes.flatMap((shape, solid) => {
    const { ends } = lineContact(line, shape);
    return ends.map(({ t, at, b }, i): Omit<HitLike, 'rank'> => {
      const type = ends.length === 1 ? 'point' : i === 0 ? 'entry' : 'exit';
      return { solid, type, feature: b, parameter: t, point: roundedCoordinates(at, values.one) };
    });
  });
  // Stable: at one place the solids stay in their order.
  hits.sort((p, q) => compareParameters(p.parameter, q.parameter));
  const before = (one: Omit<HitLike, 'rank'>) =>
    hits.filter(
      (other, i) =>
        compareParameters(other.parameter, one.parameter) < 0 &&
        hits.findIndex((p) => compareParameters(p.parameter, other.parameter) === 0) === i,
    ).length;
  return hitsAlongText(hits.map((one) => ({ ...one, rank: before(one) })));
}
