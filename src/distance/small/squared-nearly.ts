/**
 * The square of the distance of the closest features in halves of doubles: the common case. NaN where it is not certain
 * how it is rounded.
 *
 * A vector e is split on one grid: e = h + l, where the components of h are multiples of one power of two, at least
 * 2^-26 |e|, and those of l at most g |e|, for g = 2^-26 and |e|, the sum of the magnitudes of the components. Products
 * of high parts, and sums of them that are at most |e||f|, so 2^52 such units with something to spare, are exact; all
 * else is so small that its rounding is of the order ug |e||f|, for u = 2^-53: that is 2^-79.
 *
 * Errors, in units of ug, for each component, up to a factor 1 + 2^-10 that is to spare:
 * - e: |l| <= 1.01 g |e|, with the tail of the difference; it is rounded once: 1.01 |e|.
 * - n = e × f, of size m = |e||f|: the low part is h l' + l f' - ... with f' rounded; 4 for the errors of l, 2 for f',
 *   4 products, 2 sums of 2, a difference of 4: 18 m. With what splitting n again leaves, it is at most 5.2 g m and
 *   rounded with 5.2 m: 24 m in all.
 * - n · r: the low part is n_h r_l + n_l r'. 24 for n, 1 for r_l, 5.2 for r', 6.2 for products, 5 sums of at most 6.3:
 *   68 m |r|.
 * - n · n: the low part is n_l (2 n_h + n_l), at most 10.5 g m². 48 for n, 10.5 for the sum in brackets, 10.5 for
 *   products, 2 sums of 10.5: 90 m².
 * - a square of a pair, (a + b)(a + H) + 2 H L with a the upper half of H: 8. A quotient of pairs p, q by one step of
 *   Newton's from their quotient in doubles: 5.
 *
 * Sizes are between 2^-150 and 2^150. The least square that is taken is that of a height, (2^-20 2^-450)²: the last bit
 * of its product with itself, and of that of a quotient with a divisor, is no less than 2^(-940 - 106), a double. Other
 * products are of up to four sizes, at least 2^-600, beside whose ug what underflows, 2^-1075 times 2^300 at most, is
 * nothing; the greatest is 2^900, times the splitter 2^928.
 */

import type { RoundingWithin } from '../../arithmetic/measured-words.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { isMeasured } from '../../arithmetic/word-vectors.js';
import { P } from './arena.js';

const UNIT = 2 ** -79;
const HEIGHT = 72 * UNIT;
const SQUARED_LENGTH = 96 * UNIT;
const QUOTIENT = 20 * UNIT;
/**
 * What is a smaller share of the product of sizes is left to those who have more digits: the low part may exceed the
 * high one.
 */
const SHARE = 2 ** -20;

const GRID = 2 ** 27;
/** Veltkamp's: error-free.ts. */
const SPLITTER = 134217729;

const abs = Math.abs;

/** Vectors: three numbers, their high parts, their low ones, and the size. */
const S: Float64Array = /* @__PURE__ */ allocateScratch(40);
const HIGH = 3;
const LOW = 6;
const SIZE = 9;
const E = 0;
const G = 10;
const R = 20;
const N = 30;

/** The dividend and the divisor of a quotient, high and low, and what each is off by, relatively. */
const Q: Float64Array = /* @__PURE__ */ allocateScratch(6);

/** (n · r)² / n², or its root, for n = e × f, the vectors from i to j and from k to l, and r from p to q. */
export function nearlyAcrossTwo(
  rounding: RoundingWithin,
  i: number,
  j: number,
  k: number,
  l: number,
  p: number,
  q: number,
): number {
  setEdge(E, i, j);
  setEdge(G, k, l);
  setEdge(R, p, q);
  if (!(isMeasured(S[E + SIZE]!) && isMeasured(S[G + SIZE]!) && isMeasured(S[R + SIZE]!))) return NaN;
  setNormal(E, G);
  return setSquaredHeight() && setDivisor(N) ? quotient(rounding) : NaN;
}

/** (e × r)² / e², or its root, for e from u to v, and r from u to p. */
export function nearlyVertexEdge(rounding: RoundingWithin, p: number, u: number, v: number): number {
  setEdge(E, u, v);
  setEdge(R, u, p);
  if (!(isMeasured(S[E + SIZE]!) && isMeasured(S[R + SIZE]!))) return NaN;
  setNormal(E, R);
  return setSquare(N) && setDivisor(E) ? quotient(rounding) : NaN;
}

/**
 * k := the vector from vertex i to vertex j. Written out for each component, here and below: calls would cost more than
 * what they do.
 */
function setEdge(k: number, i: number, j: number): void {
  const fromX = P[3 * i]!;
  const fromY = P[3 * i + 1]!;
  const fromZ = P[3 * i + 2]!;
  const toX = P[3 * j]!;
  const toY = P[3 * j + 1]!;
  const toZ = P[3 * j + 2]!;
  const x = toX - fromX;
  const y = toY - fromY;
  const z = toZ - fromZ;
  const size = abs(x) + abs(y) + abs(z);
  const grid = size * GRID;
  const highX = x + grid - grid;
  const highY = y + grid - grid;
  const highZ = z + grid - grid;
  // What a difference is off by, as `twoDiff` says.
  const vx = toX - x;
  const vy = toY - y;
  const vz = toZ - z;
  S[k] = x;
  S[k + 1] = y;
  S[k + 2] = z;
  S[k + HIGH] = highX;
  S[k + HIGH + 1] = highY;
  S[k + HIGH + 2] = highZ;
  S[k + LOW] = x - highX + (toX - (x + vx) + (vx - fromX));
  S[k + LOW + 1] = y - highY + (toY - (y + vy) + (vy - fromY));
  S[k + LOW + 2] = z - highZ + (toZ - (z + vz) + (vz - fromZ));
  S[k + SIZE] = size;
}

/** N := a × b. */
function setNormal(a: number, b: number): void {
  const xh = S[a + HIGH]!;
  const yh = S[a + HIGH + 1]!;
  const zh = S[a + HIGH + 2]!;
  const xl = S[a + LOW]!;
  const yl = S[a + LOW + 1]!;
  const zl = S[a + LOW + 2]!;
  const u = S[b]!;
  const v = S[b + 1]!;
  const w = S[b + 2]!;
  const uh = S[b + HIGH]!;
  const vh = S[b + HIGH + 1]!;
  const wh = S[b + HIGH + 2]!;
  const ul = S[b + LOW]!;
  const vl = S[b + LOW + 1]!;
  const wl = S[b + LOW + 2]!;
  const size = S[a + SIZE]! * S[b + SIZE]!;
  const grid = size * GRID;
  const nx = yh * wh - zh * vh;
  const ny = zh * uh - xh * wh;
  const nz = xh * vh - yh * uh;
  const highX = nx + grid - grid;
  const highY = ny + grid - grid;
  const highZ = nz + grid - grid;
  S[N + HIGH] = highX;
  S[N + HIGH + 1] = highY;
  S[N + HIGH + 2] = highZ;
  S[N + LOW] = nx - highX + (yh * wl + yl * w - (zh * vl + zl * v));
  S[N + LOW + 1] = ny - highY + (zh * ul + zl * u - (xh * wl + xl * w));
  S[N + LOW + 2] = nz - highZ + (xh * vl + xl * v - (yh * ul + yl * u));
  S[N + SIZE] = size;
}

function setSquaredHeight(): boolean {
  const high =
    S[N + HIGH]! * S[R + HIGH]! + S[N + HIGH + 1]! * S[R + HIGH + 1]! + S[N + HIGH + 2]! * S[R + HIGH + 2]!;
  const low =
    S[N + HIGH]! * S[R + LOW]! +
    S[N + LOW]! * S[R]! +
    (S[N + HIGH + 1]! * S[R + LOW + 1]! + S[N + LOW + 1]! * S[R + 1]!) +
    (S[N + HIGH + 2]! * S[R + LOW + 2]! + S[N + LOW + 2]! * S[R + 2]!);
  const size = S[N + SIZE]! * S[R + SIZE]!;
  const sum = high + low;
  if (!(abs(sum) > SHARE * size)) return false;
  const rest = high - sum + low;
  const s = SPLITTER * sum;
  const half = s - (s - sum);
  Q[0] = half * half;
  Q[1] = (sum - half) * (half + sum) + 2 * sum * rest;
  Q[4] = QUOTIENT + (2 * HEIGHT * size) / abs(sum);
  return true;
}

/** The dividend: the square of a vector. */
function setSquare(k: number): boolean {
  if (!setDivisor(k)) return false;
  Q[0] = Q[2]!;
  Q[1] = Q[3]!;
  Q[4] = Q[5]! + QUOTIENT;
  return true;
}

/** The divisor: the square of a vector. */
function setDivisor(k: number): boolean {
  const x = S[k + HIGH]!;
  const y = S[k + HIGH + 1]!;
  const z = S[k + HIGH + 2]!;
  const xl = S[k + LOW]!;
  const yl = S[k + LOW + 1]!;
  const zl = S[k + LOW + 2]!;
  const high = x * x + y * y + z * z;
  const low = xl * (x + x + xl) + yl * (y + y + yl) + zl * (z + z + zl);
  const size = S[k + SIZE]! * S[k + SIZE]!;
  const sum = high + low;
  if (!(sum > SHARE * size)) return false;
  Q[2] = sum;
  Q[3] = high - sum + low;
  Q[5] = (SQUARED_LENGTH * size) / sum;
  return true;
}

function quotient(rounding: RoundingWithin): number {
  const above = Q[0]!;
  const aboveLow = Q[1]!;
  const below = Q[2]!;
  const first = (above + aboveLow) / below;
  const product = first * below;
  let s = SPLITTER * first;
  const a = s - (s - first);
  const b = first - a;
  s = SPLITTER * below;
  const c = s - (s - below);
  const d = below - c;
  const tail = b * d - (product - a * c - b * c - a * d);
  const rest = (above - product - tail + (aboveLow - first * Q[3]!)) / below;
  const sum = first + rest;
  const low = first - sum + rest;
  return rounding(sum, low, (Q[4]! + Q[5]!) * sum);
}
