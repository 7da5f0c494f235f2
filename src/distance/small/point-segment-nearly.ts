/** The distance of a point and a segment where doubles find it and prove it: the common case. */
import { rootWithin } from '../../arithmetic/measured-words.js';
import { isMeasured } from '../../arithmetic/word-vectors.js';
import { P, SECOND } from './arena.js';
import { rootOfGaps } from './box-gaps.js';
import { nearlyVertexEdge } from './squared-nearly.js';

const abs = Math.abs;
/** A product of two differences is off by 5.1u of their sizes, and so by less than 32u (certify-nearly.ts). */
const ERROR = 2 ** -48;

/** Where the point, the start and the end of the segment begin in P. */
const POINT = 0;
const START = 3 * SECOND;
const END = START + 3;

/**
 * The distance of a point and a segment, rounded to the nearest double; NaN if it is not proved. With e from the start
 * to the end, r from the start and q from the end to the point: the start is closest if e · r < 0, the end if e · q >
 * 0, else the foot of the perpendicular. Points have three numbers each.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2.
 */
export function distanceToSegment(point: readonly number[], segment: readonly number[]): number {
  for (let i = 0; i < 3; i++) P[POINT + i] = point[i]!;
  for (let i = 0; i < 6; i++) P[START + i] = segment[i]!;
  const ex = P[END]! - P[START]!;
  const ey = P[END + 1]! - P[START + 1]!;
  const ez = P[END + 2]! - P[START + 2]!;
  const e = abs(ex) + abs(ey) + abs(ez);
  // A difference of doubles is 0 only if they are equal.
  if (e === 0) return rootOfGaps(P, POINT, POINT, P, START, START);
  if (!isMeasured(e)) return Number.NaN;
  const fromStart = signAlong(START, ex, ey, ez, e);
  if (fromStart < 0) return rootOfGaps(P, POINT, POINT, P, START, START);
  const fromEnd = signAlong(END, ex, ey, ez, e);
  if (fromEnd > 0) return rootOfGaps(P, POINT, POINT, P, END, END);
  return fromStart > 0 && fromEnd < 0 ? nearlyVertexEdge(rootWithin, 0, SECOND, SECOND + 1) : Number.NaN;
}

/** The sign of e · (point - end), for one end of the segment; 0 if it is not certain. */
function signAlong(end: number, ex: number, ey: number, ez: number, e: number): number {
  const x = P[POINT]! - P[end]!;
  const y = P[POINT + 1]! - P[end + 1]!;
  const z = P[POINT + 2]! - P[end + 2]!;
  const size = abs(x) + abs(y) + abs(z);
  if (!isMeasured(size)) return 0;
  const product = ex * x + ey * y + ez * z;
  const error = ERROR * e * size;
  return product > error ? 1 : product < -error ? -1 : 0;
}
