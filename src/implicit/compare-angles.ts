import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireDirection3, requireNoMore } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { dot3d } from '../predicates/generated/dot3d.js';
import { signOf } from './homogeneous.js';

/**
 * The order of two angles of space, each between two directions, from 0 to a half turn: 1 if that between `u` and `v`
 * is greater than that between `p` and `q`, -1 if it is less, 0 if both are equal. Exactly: no angle is calculated.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.3.3: cosines, compared by their signs and squares.
 *
 * @throws RangeError naming the argument, if a direction is zero or a number is not finite
 * @example
 * compareAngles([1, 0, 0], [1, 1, 0], [0, 0, 2], [0, 3, 3]); // 0: both an eighth of a turn
 * compareAngles([1, 0, 0], [1, 1, 0], [0, 0, 2], [0, 3, 3.0000000000000004]); // 1
 * compareAngles([1, 0, 0], [-1, 0, 0], [0, 0, 1], [0, 5, -9]); // 1
 */
export function compareAngles(u: Point3, v: Point3, p: Point3, q: Point3): Sign {
  const where = 'compareAngles';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  requireDirection3(where, 'u', u);
  requireDirection3(where, 'v', v);
  requireDirection3(where, 'p', p);
  requireDirection3(where, 'q', q);
  const first = signOfProduct(u, v);
  const second = signOfProduct(p, q);
  // The greater the cosine, the less the angle.
  if (first !== second) return first < second ? 1 : -1;
  if (first === 0) return 0;
  const order = compareNearly(u, v, p, q);
  return negatedIf(first > 0, order ?? compareExactly(u, v, p, q));
}

const signOfProduct = (u: Point3, v: Point3): Sign =>
  dot3d(0, 0, 0, u[0]!, u[1]!, u[2]!, 0, 0, 0, v[0]!, v[1]!, v[2]!);

const negatedIf = (is: boolean, sign: Sign): Sign => (is ? ((0 - sign) as Sign) : sign);

/**
 * 32u, u = 2^-53. A product u · v is off by less than 3.1u of the sum m of the magnitudes of its terms, which is at
 * most (1 + 4u) of itself where it is rounded. With d for the product as it is rounded, its square is off by less than
 * 6.3u d m + 10u² m², and by u when it is taken: less than 8u m², as |d| <= m but for rounding. A square of a length is
 * off by less than 3.1u of itself, the product of two of them by 7.3u, and each product with a square by u more: in all
 * less than 8u m² s + 10u d² s for the product s of the lengths: 32u m² s is enough, as d² is at most m² (1 + 8u).
 */
const BOUND = 32 * 2 ** -53;
/** Between these, nothing overflows; what underflows, 2^-1075, is multiplied by less than 2^140. */
const LEAST = 2 ** -30;
const MOST = 2 ** 30;
const UNDERFLOW = 2 ** -900;

/** The order of the squares of the cosines, if doubles can tell. */
function compareNearly(u: Point3, v: Point3, p: Point3, q: Point3): Sign | null {
  if (![u, v, p, q].every(isModerate)) return null;
  const [d, m] = productOf(u, v);
  const [e, n] = productOf(p, q);
  const other = productOf(p, p)[0] * productOf(q, q)[0];
  const own = productOf(u, u)[0] * productOf(v, v)[0];
  const difference = d * d * other - e * e * own;
  const error = BOUND * (m * m * other + n * n * own) + UNDERFLOW;
  return difference > error ? 1 : difference < -error ? -1 : null;
}

/** Is the greatest coordinate of a moderate size? */
function isModerate(v: Point3): boolean {
  const size = Math.max(Math.abs(v[0]!), Math.abs(v[1]!), Math.abs(v[2]!));
  return size > LEAST && size < MOST;
}

/** The scalar product, and the sum of the magnitudes of its terms. */
function productOf(u: Point3, v: Point3): [number, number] {
  const [x, y, z] = [u[0]! * v[0]!, u[1]! * v[1]!, u[2]! * v[2]!];
  return [x + y + z, Math.abs(x) + Math.abs(y) + Math.abs(z)];
}

/** (u · v)² |p|² |q|² against (p · q)² |u|² |v|², over integers. */
function compareExactly(u: Point3, v: Point3, p: Point3, q: Point3): Sign {
  const [a, b, c, d] = [u, v, p, q].map(integersOf) as [Vector, Vector, Vector, Vector];
  const [ab, cd] = [dot(a, b), dot(c, d)];
  return signOf(ab * ab * dot(c, c) * dot(d, d) - cd * cd * dot(a, a) * dot(b, b));
}

type Vector = readonly [bigint, bigint, bigint];

/** Along a direction, each in units of its own: its length says nothing. */
function integersOf(v: Point3): Vector {
  const values: [number, number, number] = [v[0]!, v[1]!, v[2]!];
  return scaledIntegers(values, commonExponent(values));
}

const dot = (p: Vector, q: Vector): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
