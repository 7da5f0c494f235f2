import type { Feature, FeatureType } from '../../core/feature.js';
import type { PointList } from './point-list.js';
import { cross, dot, isZero, minus, plus, times, type Vector, ZERO } from './vectors.js';

/** Integers stand for value · 2^exponent / denominator, the denominator positive. */
export interface Scale {
  readonly exponent: number;
  readonly denominator: bigint;
}

/**
 * A convex shape over integers: all sums of a point of the hull of `points` and of non-negative multiples of
 * `directions`, with the numbers of its vertices, edges and faces. A line has two opposite directions, a plane two
 * pairs of them.
 */
export interface Cells {
  readonly points: PointList;
  readonly directions: readonly Vector[];
  /** How many of the points, from the first on, are vertices with a number: all, but for lines and planes. */
  readonly vertices: number;
  /** The edges that are features of their own, by their ends. */
  readonly edges: readonly (readonly [number, number])[];
  /** The faces that are features of their own, each in cyclic order. */
  readonly faces: readonly (readonly number[])[];
  /**
   * What bounds the shape, where edges and faces do not (a flat polyhedron may have any faces): a list that has it all,
   * and perhaps more.
   */
  readonly bounds?: Pick<Cells, 'edges' | 'faces'>;
  /** The feature of a point that is on no vertex, edge or face of these lists. */
  readonly inside: FeatureType;
  /**
   * The feature of a point by the facets that it is on, ascending: of what is given by half-spaces, whose edges and
   * faces have other numbers than those of the lists.
   */
  readonly featureOn?: (facets: readonly number[]) => Feature;
}

/** Cells, and the scale of their integers. */
export interface ScaledCells extends Cells {
  readonly scale: Scale;
}

/**
 * What has all faces, each by the numbers of its corners: in cyclic order, but where `bounds` has them. A flat shape
 * whose face has no number has its corners in that order.
 */
export function ringsOf({ points, inside, faces, bounds }: Cells): readonly (readonly number[])[] {
  if (bounds !== undefined) return bounds.faces;
  const isWhole = inside === 'face' && faces.length === 0;
  return isWhole ? [Array.from({ length: points.length }, (_, i) => i)] : faces;
}

/** A point: numerators over a positive denominator, both over the scale of the cells. */
export interface Quotient {
  readonly numerators: Vector;
  readonly denominator: bigint;
}

/** From a corner to a point, times the denominator of that: integers that are not multiplied otherwise stay short. */
export function fromCorner(corner: Vector, { numerators, denominator }: Quotient): Vector {
  return minus(numerators, times(corner, denominator));
}

/** Is a point in a convex polygon of space? One without area is left to its edges. */
export function isInFace(corners: readonly Vector[], point: Quotient): boolean {
  const normal = normalOf(corners);
  if (isZero(normal) || dot(normal, fromCorner(corners[0]!, point)) !== 0n) return false;
  return corners.every((from, i) => {
    const along = minus(corners[(i + 1) % corners.length]!, from);
    return dot(cross(normal, along), fromCorner(from, point)) >= 0n;
  });
}

/** Twice the vector area of a planar polygon: for a convex one it is zero exactly if the polygon has no area. */
export function normalOf(corners: readonly Vector[]): Vector {
  let normal: Vector = ZERO;
  for (let i = 1; i + 1 < corners.length; i++) {
    normal = plus(normal, cross(minus(corners[i]!, corners[0]!), minus(corners[i + 1]!, corners[0]!)));
  }
  return normal;
}

/** Is there a direction in which both shapes are unbounded? Then their common part is unbounded, if there is one. */
export function shareDirection(a: Cells, b: Cells): boolean {
  if (a.directions.length > b.directions.length) return shareDirection(b, a);
  // Two planes have a line's directions in common, whatever those are that they are given by.
  return a.directions.length > 2 || a.directions.some((d) => isDirectionOf(b, d));
}

/** Is a direction one in which a shape is unbounded? */
export function isDirectionOf({ directions }: Cells, d: Vector): boolean {
  // One of a plane is across its normal.
  if (directions.length > 2) return dot(cross(directions[0]!, directions[2]!), d) === 0n;
  return directions.some((e) => dot(d, e) > 0n && isZero(cross(d, e)));
}
