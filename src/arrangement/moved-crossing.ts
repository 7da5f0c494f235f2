/**
 * Where two lines cross, one or both of which are moved: their points are sums of two doubles each, which are not
 * rounded.
 *
 * As in `crossing-place.ts`, with the same names: the crossing is P + (N / W) U for P = p + m, N = (R - P) × V. Only
 * R - P and the last sum are others. R - P is (r - p) + (n - m), three roundings: with d and e as these differences
 * were computed and D as their sum was, it is off by u (|d| + |e| + |D|) at most. So N is off by En = 8 u (|Dx Vy| +
 * |Dy Vx|) + 2 u ((|dx| + |ex|) |Vy| + (|dy| + |ey|) |Vx|) + 2^-1070. The crossing is the sum of three numbers,
 * rounded twice: with u |p + m| and u |x|, so that E = Et |U| + 4 u |t U| + 2 u (|p + m| + |x|) + 2^-1070.
 */
import type { GrowableFloat64 } from '../core/collections/growable.js';
import { LineLinePointObject } from '../implicit/objects/line-line-point.js';
import type { Place } from './crossing-place.js';
import { COARSE, EIGHT_U, FOUR_U, ROUNDED_UP, SMALL, TINY, TWO_U } from './place-bounds.js';

const abs = Math.abs;

/** Lines by their points, and by how much they are moved. */
export interface MovedLines {
  readonly lines: GrowableFloat64;
  readonly moves: ReadonlyMap<number, readonly [number, number]>;
}

const NOT: readonly [number, number] = [0, 0];

/** Writes where line a and line b cross: x, y and bounds of their errors. The lines are not parallel. */
export function placeMovedCrossing(into: Place, soup: MovedLines, a: number, b: number): void {
  const lines = soup.lines.data;
  const i = 4 * a;
  const j = 4 * b;
  const [mx, my] = soup.moves.get(a) ?? NOT;
  const [nx, ny] = soup.moves.get(b) ?? NOT;
  const ux = lines[i + 2]! - lines[i]!;
  const uy = lines[i + 3]! - lines[i + 1]!;
  const vx = lines[j + 2]! - lines[j]!;
  const vy = lines[j + 3]! - lines[j + 1]!;
  const dx = lines[j]! - lines[i]!;
  const dy = lines[j + 1]! - lines[i + 1]!;
  const ex = nx - mx;
  const ey = ny - my;
  const sumX = dx + ex;
  const sumY = dy + ey;
  const w0 = ux * vy;
  const w1 = uy * vx;
  const n0 = sumX * vy;
  const n1 = sumY * vx;
  const w = w0 - w1;
  const t = (n0 - n1) / w;
  const ew = EIGHT_U * (abs(w0) + abs(w1)) + TINY;
  const roundings = TWO_U * ((abs(dx) + abs(ex)) * abs(vy) + (abs(dy) + abs(ey)) * abs(vx));
  const en = EIGHT_U * (abs(n0) + abs(n1)) + roundings + TINY;
  const at = abs(t);
  const et = (2 * (en + at * ew)) / abs(w) + TWO_U * at + TINY;
  const px = lines[i]! + mx;
  const py = lines[i + 1]! + my;
  const x = px + t * ux;
  const y = py + t * uy;
  const errorX = (et * abs(ux) + FOUR_U * abs(t * ux) + TWO_U * (abs(px) + abs(x)) + TINY) * ROUNDED_UP;
  const errorY = (et * abs(uy) + FOUR_U * abs(t * uy) + TWO_U * (abs(py) + abs(y)) + TINY) * ROUNDED_UP;
  const isLarge = abs(ux) + abs(uy) > SMALL && abs(vx) + abs(vy) > SMALL;
  // False for NaN, too.
  const isCertain =
    isLarge &&
    2 * ew <= abs(w) &&
    errorX <= COARSE * (abs(ux) + abs(x)) &&
    errorY <= COARSE * (abs(uy) + abs(y));
  if (isCertain) {
    into[0] = x;
    into[1] = y;
    into[2] = errorX;
    into[3] = errorY;
    return;
  }
  const [nearX, nearY] = movedCrossing(soup, a, b);
  into[0] = nearX!;
  into[1] = nearY!;
  into[2] = FOUR_U * abs(nearX!) + TINY;
  into[3] = FOUR_U * abs(nearY!) + TINY;
}

/** The exact point where two lines cross. */
export function movedCrossing(soup: MovedLines, a: number, b: number): LineLinePointObject {
  return new LineLinePointObject(pointsOfLine(soup, a), 'points', pointsOfLine(soup, b), 'points');
}

/** Two points of a line, and by how much they are moved, if they are. */
export function pointsOfLine({ lines, moves }: MovedLines, line: number): number[] {
  const points = Array.from(lines.data.subarray(4 * line, 4 * line + 4));
  const move = moves.get(line);
  return move === undefined ? points : [...points, ...move];
}
