/**
 * k-DOPs by all triples of their planes over the rationals, where the kernel clips edges; features by the ranks of
 * planes; and Fourier's elimination for whether two of them meet at all.
 */
import { type DopLike, pointAndKDop, twoKDops } from '../../../cases/half-spaces.js';
import { dimensionOf } from '../contact.js';
import { cornersOf, featureOf } from '../half-space-features.js';
import { valueAt } from '../halfspace.js';
import { feasible, type Inequality } from '../linear-programming.js';
import { rowRank } from '../rank.js';
import { type Exact, exact, type Rational3, type Vector, vectorAt } from '../vectors.js';

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
