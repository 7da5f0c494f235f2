import type { Rational } from '../../arithmetic/index.js';
import { absolute, greatestCommonDivisor } from '../../arithmetic/integers.js';
import { exactForm3 } from '../../implicit/forms.js';
import { exactPlane, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints, type VertexPoint } from '../solid-points.js';
import { type Fraction, sumOfFractions } from './fraction-sum.js';

/** (x, y, z) / w · 2^exponent. */
export interface Corner {
  readonly at: readonly [bigint, bigint, bigint];
  readonly w: bigint;
  readonly exponent: number;
}

/**
 * The volume of a solid as a fraction in lowest terms. That of an unbounded solid is what it lacks of all space, below zero: so that
 * the volumes of two solids always have the sum that those of their union and intersection have.
 *
 * By the divergence theorem a third of the sum over all faces of area times height; in the plane n · x = d, height times area is that
 * of the face's shadow along an axis times d over the component of n.
 *
 * @throws RangeError for what is no solid
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -3]];
 * solidVolume(convexSolid(axes.map((normal) => ({ normal, constant: -1 })))); // { numerator: 16n, denominator: 3n }
 */
export function solidVolume(solid: Solid): Rational {
  requireSolid('solidVolume', 'solid', solid);
  const { planes, points } = solidPoints('solidVolume', solid);
  const corners: Corner[] = points.map(cornerOf);
  return sumOfFractions(
    solid.faces.flatMap(({ plane, rings }) => rings.flatMap((ring) => shares(planes[plane]!, ring, corners))),
  );
}

/** The coordinates of a vertex, without a factor that all of them have. */
export function cornerOf(point: VertexPoint): Corner {
  const { x, y, z, w, exponent } = exactForm3(point);
  const common = w === 1n ? 1n : [x, y, z].reduce(greatestCommonDivisor, w);
  return { at: [x / common, y / common, z / common], w: w / common, exponent };
}

/** What each edge of a ring adds: d / (6 n_k) (u_i v_j - u_j v_i). */
function shares(plane: PlaneObject, ring: readonly number[], corners: readonly Corner[]): Fraction[] {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  if (d === 0n) return [];
  const normal = [a, b, c];
  const axis = normal.findIndex((n) => n !== 0n);
  const height = normal[axis]! > 0n ? -d : d;
  const divisor = 6n * absolute(normal[axis]!);
  return shadowShares(axis, ring, corners).map(({ numerator, denominator, exponent }) => ({
    numerator: height * numerator,
    denominator: divisor * denominator,
    exponent: constantExponent - normalExponent + exponent,
  }));
}

/** What each edge of a ring adds to twice the area of its shadow along an axis: u_i v_j - u_j v_i. */
export function shadowShares(axis: number, ring: readonly number[], corners: readonly Corner[]): Fraction[] {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  return ring.map((number, i) => {
    const p = corners[number]!;
    const q = corners[ring[i + 1 === ring.length ? 0 : i + 1]!]!;
    return {
      numerator: p.at[u]! * q.at[v]! - p.at[v]! * q.at[u]!,
      denominator: p.w * q.w,
      exponent: p.exponent + q.exponent,
    };
  });
}
