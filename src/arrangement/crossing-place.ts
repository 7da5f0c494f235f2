/**
 * Where two lines of the plane cross, as doubles with bounds of their errors.
 *
 * Let u = 2^-53. The lines pass through p and q, and through r and s; the crossing is p + (N / W) U for U = q - p,
 * V = s - r, W = U × V, N = (r - p) × V. Differences of doubles have a relative error of u. Each of the two products
 * of W is one of two differences, rounded: relative error (1 + u)^3 - 1 < 3.01 u; their difference is rounded once
 * more. So W is off by Ew = 8 u (|Ux Vy| + |Uy Vx|) + 2^-1070 at most, as computed, with more than twice of it to
 * spare; N likewise by En. For t = fl(n / w): N / W - n / w = (N - n - (n / w) (W - w)) / W, and |W| >= |w| / 2 where
 * Ew <= |w| / 2, so that t is off by at most Et = 2 (En + |t| Ew) / |w| + 2 u |t| + 2^-1070. Then t U is off by at
 * most Et |U| + 4 u |t U|, and the sum is rounded with u |x|: E = Et |U| + 4 u |t U| + 2 u |x| + 2^-1070, whose own
 * roundings, all of positive terms, are made up for by 2^-40 of it.
 *
 * A line that is parallel to an axis has one coordinate for all of its points: that is exact.
 */
import { LineLinePointObject } from '../implicit/objects/line-line-point.js';
import { COARSE, EIGHT_U, FOUR_U, ROUNDED_UP, SMALL, TINY, TWO_U } from './place-bounds.js';

/** Coordinates whose sum is less than SMALL are made larger by so much. */
const UP = 2 ** 700;

const abs = Math.abs;

/** x, y, and how far off they are at most. */
export type Place = Float64Array;

/**
 * Writes where line a and line b cross: x, y and bounds of their errors. The lines are not parallel.
 *
 * @param lines four numbers for each line: two points of it
 */
export function placeCrossing(into: Place, lines: Float64Array, a: number, b: number): void {
  const i = 4 * a;
  const j = 4 * b;
  const px = lines[i]!;
  const py = lines[i + 1]!;
  const rx = lines[j]!;
  const ry = lines[j + 1]!;
  const ux = lines[i + 2]! - px;
  const uy = lines[i + 3]! - py;
  const vx = lines[j + 2]! - rx;
  const vy = lines[j + 3]! - ry;
  const dx = rx - px;
  const dy = ry - py;
  if (abs(px) + abs(py) + abs(rx) + abs(ry) + abs(ux) + abs(uy) + abs(vx) + abs(vy) < SMALL) {
    placeSmall(into, lines, i, j);
    return;
  }
  const w0 = ux * vy;
  const w1 = uy * vx;
  const n0 = dx * vy;
  const n1 = dy * vx;
  const w = w0 - w1;
  const t = (n0 - n1) / w;
  const ew = EIGHT_U * (abs(w0) + abs(w1)) + TINY;
  const en = EIGHT_U * (abs(n0) + abs(n1)) + TINY;
  const at = abs(t);
  const et = (2 * (en + at * ew)) / abs(w) + TWO_U * at + TINY;
  const sx = t * ux;
  const sy = t * uy;
  const x = px + sx;
  const y = py + sy;
  const ex = (et * abs(ux) + FOUR_U * abs(sx) + TWO_U * abs(x) + TINY) * ROUNDED_UP;
  const ey = (et * abs(uy) + FOUR_U * abs(sy) + TWO_U * abs(y) + TINY) * ROUNDED_UP;
  // False for NaN, too.
  if (2 * ew <= abs(w) && ex <= COARSE * (abs(ux) + abs(x)) && ey <= COARSE * (abs(uy) + abs(y))) {
    into[0] = x;
    into[1] = y;
    into[2] = ex;
    into[3] = ey;
  } else placeExactly(into, lines, i, j);
  if (px === lines[i + 2]) setExact(into, 0, px);
  else if (rx === lines[j + 2]) setExact(into, 0, rx);
  if (py === lines[i + 3]) setExact(into, 1, py);
  else if (ry === lines[j + 3]) setExact(into, 1, ry);
}

/**
 * Where products would underflow: larger by a power of two, and back. To make them larger rounds nothing; the way back
 * rounds x and its bound with 2^-1075 each.
 */
function placeSmall(into: Place, lines: Float64Array, i: number, j: number): void {
  const larger = Float64Array.from([...lines.subarray(i, i + 4), ...lines.subarray(j, j + 4)], (x) => x * UP);
  placeCrossing(into, larger, 0, 1);
  for (const k of [0, 1] as const) {
    into[k]! /= UP;
    if (into[k + 2] !== 0) into[k + 2] = into[k + 2]! / UP + Number.MIN_VALUE;
  }
}

function setExact(into: Place, k: 0 | 1, value: number): void {
  into[k] = value;
  into[k + 2] = 0;
}

/** The nearest doubles. */
function placeExactly(into: Place, lines: Float64Array, i: number, j: number): void {
  const [x, y] = crossingOf(lines, i, j) as unknown as Iterable<number>;
  into[0] = x!;
  into[1] = y!;
  into[2] = FOUR_U * abs(x!) + TINY;
  into[3] = FOUR_U * abs(y!) + TINY;
}

/** The exact point where the lines at i and j of the array cross. */
export function crossingOf(lines: Float64Array, i: number, j: number): LineLinePointObject {
  return new LineLinePointObject(
    Array.from(lines.subarray(i, i + 4)),
    'points',
    Array.from(lines.subarray(j, j + 4)),
    'points',
  );
}
