import * as rational from '../../../arithmetic/rational.js';
import { cross, dot, isZero, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { betweenRoots, type Margin } from './margin.js';

/** How far p is from a circle or sphere with the center a + m / k and the point a on it, in units of 1 / one. */
function fromSphere(p: Vector, a: Vector, m: Vector, k: bigint, one: bigint): Margin {
  const w = subtract(p, a);
  const toCenter: Vector = [w[0] * k - m[0], w[1] * k - m[1], w[2] * k - m[2]];
  const unit = (k * one) ** 2n;
  return betweenRoots(rational.fromParts(dot(toCenter, toCenter), unit), rational.fromParts(dot(m, m), unit));
}

/** How far p is from the circle through three points of the plane; `undefined` if they are on one line. */
export function fromCircle(points: readonly Vector[], p: Vector, one: bigint): Margin | undefined {
  const [a, b, c] = points as [Vector, Vector, Vector];
  const [u, v] = [subtract(b, a), subtract(c, a)];
  const area = u[0] * v[1] - u[1] * v[0];
  if (area === 0n) return undefined;
  const [uu, vv] = [dot(u, u), dot(v, v)];
  return fromSphere(p, a, [uu * v[1] - vv * u[1], vv * u[0] - uu * v[0], 0n], 2n * area, one);
}

/** How far p is from the sphere through four points; `undefined` if they are in one plane. */
export function fromSphereThrough(points: readonly Vector[], p: Vector, one: bigint): Margin | undefined {
  const [a, b, c, d] = points as [Vector, Vector, Vector, Vector];
  const [u, v, w] = [subtract(b, a), subtract(c, a), subtract(d, a)];
  const volume = dot(cross(u, v), w);
  if (volume === 0n) return undefined;
  const [x, y, z] = [cross(v, w), cross(w, u), cross(u, v)];
  const [uu, vv, ww] = [dot(u, u), dot(v, v), dot(w, w)];
  const along = (j: 0 | 1 | 2) => uu * x[j] + vv * y[j] + ww * z[j];
  return fromSphere(p, a, [along(0), along(1), along(2)], 2n * volume, one);
}

/** How far p is from the circle or sphere that has the segment from a to b as a diameter. */
export function fromDiametral(a: Vector, b: Vector, p: Vector, one: bigint): Margin {
  return fromSphere(p, a, subtract(b, a), 2n, one);
}

/** How far p is from the places that are equally far from a and b; `undefined` if these are the same. */
export function fromBisector(p: Vector, a: Vector, b: Vector, one: bigint): Margin | undefined {
  const u = subtract(b, a);
  if (isZero(u)) return undefined;
  const [fromA, fromB] = [subtract(p, a), subtract(p, b)];
  const difference = dot(fromA, fromA) - dot(fromB, fromB);
  return betweenRoots(
    rational.fromParts(difference ** 2n, 4n * dot(u, u) * one ** 2n),
    rational.fromParts(0n, 1n),
  );
}
