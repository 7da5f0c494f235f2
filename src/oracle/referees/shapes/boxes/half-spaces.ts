import { canonicalRing } from '../../../answers/text.js';
import { DEPTH, type DopLike, pointAndKDop, SHAPE, twoKDops } from '../../../cases/half-spaces.js';
import { clip } from '../clip.js';
import { around, dimensionOf } from '../contact.js';
import {
  cornersOf,
  equationsOf,
  featureOf,
  cornersOf as halfspaceCorners,
  isProper,
} from '../half-space-features.js';
import { type Halfspace, sideAt, sideOf, valueAt } from '../halfspace.js';
import { feasible, type Inequality } from '../linear-programming.js';
import { areaVector, featureAt, hullOf, polygonShape, type Shape } from '../shape.js';
import {
  add,
  type Exact,
  exact,
  pointsAt,
  type Rational3,
  rational,
  rowRank,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { exactBox, exactOrientedBox } from './shapes.js';

/**
 * The other shape's hull clipped by the six planes one by one, over the rationals; what the set of the frustum is
 * (flat, without an end) Fourier's elimination says; features come from the ranks of planes. The kernel takes both as
 * sets of walls and collects what of each lies in the other.
 */

/** The inequalities of the frustum for points in units of 1 / unit, where the matrix is in units of 1 / one. */
export function exactPlanes(values: Exact, zeroToOne: boolean, unit: bigint): Halfspace[] {
  const at = (i: number) => values.numerators[i]!;
  const row = (i: number) => ({
    normal: [at(i), at(i + 4), at(i + 8)] as Vector,
    constant: at(i + 12) * unit,
  });
  const w = row(3);
  const planes: Halfspace[] = [];
  for (const [i, { normal, constant }] of [row(0), row(1), row(2)].entries()) {
    planes.push(
      i === 2 && zeroToOne
        ? { normal, constant }
        : { normal: add(w.normal, normal), constant: w.constant + constant },
      { normal: subtract(w.normal, normal), constant: w.constant - constant },
    );
  }
  return planes;
}

/** The conservative answer: all corners against all planes. */
function cullingText(planes: readonly Halfspace[], shape: Shape): string {
  const sides = planes.map((plane) => shape.points.map((p) => sideOf(plane, p)));
  if (sides.some((row) => row.every((s) => s < 0))) return 'outside';
  return sides.every((row) => row.every((s) => s >= 0)) ? 'inside' : 'intersecting';
}

/** The exact and the conservative answer. */
function answerText(planes: readonly Halfspace[], shape: Shape): string {
  const quick = cullingText(planes, shape);
  if (!feasible(planes)) return `disjoint none / ${quick}`;
  const proper = planes.filter(isProper);
  const hull = hullOf(shape);
  const corners = clip(hull, [], proper).map(({ at }) => at);
  if (corners.length === 0) return `disjoint none / ${quick}`;
  const equations = equationsOf(proper);
  const facets = proper.filter((h) => !equations.includes(h));
  const isShared = (plane: Halfspace) => corners.every((p) => sideAt(plane, p) === 0);
  const dimension = Math.min(3 - rowRank(equations.map(({ normal }) => [...normal])), hull.dimension);
  const relation =
    facets.some(isShared) || hull.facets.some(isShared)
      ? 'touching'
      : dimensionOf(corners) === dimension
        ? 'overlapping'
        : 'crossing';
  const vertices = halfspaceCorners(proper);
  const pairs = orderOf(shape, corners).map(
    (p) => `${featureAt(shape, p)}/${featureOf(planes, vertices, p)}`,
  );
  const listed = shape.solid ? pairs.sort() : canonicalRing(pairs);
  return [relation, containmentText(planes, shape), ...listed, '/', quick].join(' ');
}

/** Of a polygon: counterclockwise as it is. */
function orderOf(shape: Shape, corners: readonly Rational3[]): readonly Rational3[] {
  if (shape.solid || corners.length < 3) return corners;
  return around(
    corners.map((at) => ({ at })),
    areaVector(shape.points),
  ).map(({ at }) => at);
}

/** What the shape is to the frustum, which lies in it if no point of it is outside one of the planes of the shape. */
function containmentText(planes: readonly Halfspace[], shape: Shape): string {
  const { equations, facets } = hullOf(shape);
  const opposite = ({ normal: [x, y, z], constant }: Halfspace): Halfspace => ({
    normal: [-x, -y, -z],
    constant: -constant,
  });
  const bounds = [...facets, ...equations, ...equations.map(opposite)];
  const inside = bounds.every((h) => !feasible([...planes, { ...opposite(h), strict: true }]));
  const containing = planes.every((plane) => shape.points.every((p) => sideOf(plane, p) >= 0));
  return inside ? (containing ? 'equal' : 'containing') : containing ? 'inside' : 'none';
}

/** A frustum and a box. */
export function boxFrustumReferee(v: Float64Array): string {
  const values = exact(v);
  return answerText(exactPlanes(values, v[DEPTH] === 1, values.one), exactBox(values, SHAPE));
}

/** A frustum and an oriented box. */
export function orientedBoxFrustumReferee(v: Float64Array): string {
  const values = exact(v);
  const planes = exactPlanes(values, v[DEPTH] === 1, values.one * values.one);
  return answerText(planes, exactOrientedBox(values, SHAPE));
}

/** A frustum and a triangle. */
export function triangleFrustumReferee(v: Float64Array): string {
  const values = exact(v);
  const shape = polygonShape(pointsAt(values, 3, SHAPE, 3));
  return answerText(exactPlanes(values, v[DEPTH] === 1, values.one), shape);
}

/** A point and a frustum: the six inequalities in integers. */
export function pointFrustumReferee(v: Float64Array): string {
  const values = exact(v);
  const p = rational(vectorAt(values, SHAPE, 3));
  const planes = exactPlanes(values, v[DEPTH] === 1, values.one);
  if (planes.some((plane) => sideAt(plane, p) < 0)) return 'outside -';
  const feature = featureOf(planes, halfspaceCorners(planes.filter(isProper)), p);
  return `${feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}

/**
 * k-DOPs by all triples of their planes over the rationals, where the kernel clips edges; features by the ranks of
 * planes; and Fourier's elimination for whether two of them meet at all.
 */

function inequalities({ axes, min, max }: DopLike): Inequality[] {
  return axes.flatMap((axis, i) => {
    const { numerators, one }: Exact = exact([...axis, min[i]!, max[i]!]);
    const normal = vectorAt({ numerators, one }, 0, 3);
    const opposite: Vector = [-normal[0], -normal[1], -normal[2]];
    return [
      { normal, constant: -numerators[3]! },
      { normal: opposite, constant: numerators[4]! },
    ];
  });
}

/** Features of k-DOPs and what they are, by all their rational corners: they are bounded. */
function exactDop(dop: DopLike) {
  const planes = inequalities(dop);
  const corners = cornersOf(planes);
  const equations =
    corners.length === 0 ? [] : planes.filter((h) => corners.every((p) => valueAt(h, p) === 0n));
  return {
    corners,
    facets: planes.filter((h) => !equations.includes(h)),
    dimension: 3 - rowRank(equations.map(({ normal }) => [...normal])),
    feature: (p: Rational3) => featureOf(planes, corners, p),
    contains: (p: Rational3) => planes.every((h) => valueAt(h, p) >= 0n),
  };
}

/** Relation, containment and features at the corners of the common part, which all triples of all planes give. */
function exactPairText(a: DopLike, b: DopLike): string {
  const points = cornersOf([...inequalities(a), ...inequalities(b)]);
  if (points.length === 0) return 'disjoint none';
  const [one, other] = [exactDop(a), exactDop(b)];
  const isShared = (h: Inequality) => points.every((p) => valueAt(h, p) === 0n);
  const least = Math.min(one.dimension, other.dimension);
  const relation = [...one.facets, ...other.facets].some(isShared)
    ? 'touching'
    : dimensionOf(points) === least
      ? 'overlapping'
      : 'crossing';
  const [inside, containing] = [one.corners.every(other.contains), other.corners.every(one.contains)];
  const word = inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
  return [relation, word, ...points.map((p) => `${one.feature(p)}/${other.feature(p)}`).sort()].join(' ');
}

/** Two k-DOPs, and for equal axes whether all their intervals overlap. */
export function kDopKDopReferee(v: Float64Array): string {
  const [a, b] = twoKDops(v);
  const apart = a.axes.some((_, i) => a.max[i]! < b.min[i]! || b.max[i]! < a.min[i]!);
  const quick = v[0] === v[1] ? (apart ? 'apart' : 'overlap') : 'different-axes';
  const text = exactPairText(a, b);
  const meet = feasible([...inequalities(a), ...inequalities(b)]);
  if (meet === text.startsWith('disjoint')) throw new Error('two ways to an answer differ');
  return `${text} / ${quick}`;
}

/** A point and a k-DOP: the inequalities in integers. */
export function pointKDopReferee(v: Float64Array): string {
  const [point, dop] = pointAndKDop(v);
  const { numerators: n, one } = exact(point);
  const p = { x: n[0]!, y: n[1]!, z: n[2]!, w: one };
  const shape = exactDop(dop);
  if (!shape.contains(p)) return 'outside -';
  const feature = shape.feature(p);
  return `${feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}
