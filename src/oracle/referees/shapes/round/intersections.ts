/** Circles and spheres that cross, and the order of hits, over the rationals. */
import { fractionText } from '../../../answers/numbers.js';
import { DEPTH, SHAPE } from '../../../cases/half-spaces.js';
import { exactPlanes } from '../boxes/half-spaces.js';
import { nearestDouble, nearestRoot } from '../nearest-double.js';
import { dot, exact, subtract, type Vector, vectorAt } from '../vectors.js';
import {
  compareRoots,
  fraction,
  linearSign,
  type Quadratic,
  type Root,
  rootsOf,
  roundedAt,
} from './roots.js';

/**
 * The points of two circles, center and radius each: one coordinate eliminated by the line of equal powers, the other
 * is the root of a quadratic. First that left of the way from the first center to the second.
 */
export function circleCirclePointsReferee(v: Float64Array): string {
  const { numerators, one } = exact(v);
  const [ax, ay, r, bx, by, q] = numerators as [bigint, bigint, bigint, bigint, bigint, bigint];
  const [dx, dy] = [bx - ax, by - ay];
  if (dx === 0n && dy === 0n) return r === q ? 'overlapping' : 'disjoint';
  // 2 dx x + 2 dy y = k.
  const k = bx * bx + by * by - q * q - (ax * ax + ay * ay - r * r);
  if (dy !== 0n)
    return pointsText(eliminated(ax, ay, r, dx, dy, k), [k, -2n * dx, 2n * dy], dx, dy, ax, ay, one, false);
  return pointsText(eliminated(ay, ax, r, dy, dx, k), [k, -2n * dy, 2n * dx], dx, dy, ax, ay, one, true);
}

/** (x - a)² + (y - b)² - r² with y = (k - 2 dx x) / (2 dy), times 4 dy². */
function eliminated(a: bigint, b: bigint, r: bigint, dx: bigint, dy: bigint, k: bigint): Quadratic {
  const [slope, offset] = [-2n * dx, k - 2n * dy * b];
  const scale = 4n * dy * dy;
  return [
    scale + slope * slope,
    2n * (slope * offset - scale * a),
    scale * (a * a - r * r) + offset * offset,
  ];
}

function pointsText(
  quadratic: Quadratic,
  [offset, slope, below]: readonly [bigint, bigint, bigint],
  dx: bigint,
  dy: bigint,
  ax: bigint,
  ay: bigint,
  one: bigint,
  isTurned: boolean,
): string {
  const [u, s, w] = below < 0n ? [-offset, -slope, -below] : [offset, slope, below];
  const points = rootsOf(quadratic).map((t) => {
    // dx (y - ay) - dy (x - ax), times w.
    const left: readonly [bigint, bigint] = isTurned
      ? [dx * w - dy * s, dy * w * ax - dx * w * ay - dy * u]
      : [dx * s - dy * w, dx * u - dx * w * ay + dy * w * ax];
    const [own, other] = [roundedAt(t, 0n, 1n, one), roundedAt(t, u, s, w * one)];
    return { side: linearSign(t, left), text: isTurned ? `(${other},${own})` : `(${own},${other})` };
  });
  points.sort((p, q) => q.side - p.side);
  const word = ['disjoint', 'touching', 'crossing'][points.length]!;
  return [word, ...points.map(({ text }) => text)].join(' ');
}

/**
 * The circle of two spheres, center and radius each: where the powers are equal on the way from one center to the
 * other.
 */
export function sphereSphereCircleReferee(v: Float64Array): string {
  const values = exact(v);
  const { numerators, one } = values;
  const [a, b] = [vectorAt(values, 0, 3), vectorAt(values, 4, 3)];
  const [r, q] = [numerators[3]!, numerators[7]!];
  const d = subtract(b, a);
  const square = dot(d, d);
  if (square === 0n) return r === q ? 'overlapping' : 'disjoint';
  const power = (p: Vector) =>
    dot(subtract(p, a), subtract(p, a)) - r * r - (dot(subtract(p, b), subtract(p, b)) - q * q);
  // Linear on the way: zero at -power(a) / (power(b) - power(a)).
  const [t, w] = [-power(a), power(b) - power(a)];
  const above = r * r * w * w - t * t * square;
  if (above < 0n) return 'disjoint';
  const center = [0, 1, 2].map((i) => nearestDouble(a[i]! * w + d[i]! * t, w * one));
  const word = above === 0n ? 'touching' : 'crossing';
  const below = w * w * one * one;
  return `${word} (${center.join(' ')}) ${nearestRoot(above, below)} ${fractionText(above, below)}`;
}

/** The orders of the entries of a segment into two spheres, and of the first and a plane. */
export function hitOrderReferee(v: Float64Array): string {
  const values = exact(v);
  const { numerators, one } = values;
  const start = vectorAt(values, 0, 3);
  const way = subtract(vectorAt(values, 3, 3), start);
  const entry = (at: number): Root | undefined => {
    const m = subtract(start, vectorAt(values, at, 3));
    const r = numerators[at + 3]!;
    const own: Quadratic = [dot(way, way), 2n * dot(m, way), dot(m, m) - r * r];
    if (own[2] <= 0n) return fraction(0n, 1n);
    const first = rootsOf(own)[0];
    return first !== undefined && linearSign(first, [1n, 0n]) >= 0 && linearSign(first, [-1n, 1n]) >= 0
      ? first
      : undefined;
  };
  const normal = vectorAt(values, 14, 3);
  const height = dot(normal, start) + numerators[17]! * one;
  const slope = dot(normal, way);
  const crossing = slope === 0n ? undefined : fraction(-height, slope);
  const order = (s: Root | undefined, t: Root | undefined) =>
    s === undefined || t === undefined ? '-' : String(compareRoots(s, t));
  const first = entry(6);
  return `${order(first, entry(10))} ${order(first, crossing)}`;
}

/**
 * Whether a sphere is all behind one of the planes of a frustum: the quick test, which leaves those that are beside an
 * edge.
 */
export function isSphereBehindPlane(v: ArrayLike<number>): boolean {
  const values = exact(v);
  const center = vectorAt(values, SHAPE, 3);
  const radius = values.numerators[SHAPE + 3]!;
  return exactPlanes(values, v[DEPTH] === 1, values.one).some(({ normal, constant }) => {
    const height = dot(normal, center) + constant;
    return height < 0n && height * height > radius * radius * dot(normal, normal);
  });
}
