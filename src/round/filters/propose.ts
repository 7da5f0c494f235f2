/**
 * Guesses of the point nearest to the origin of a segment, or of a difference of two segments, as weights of the
 * vectors of hull.ts. What they are worth is proved there.
 */
import { V, WEIGHTS } from './hull.js';

function dotOf(i: number, j: number): number {
  return V[3 * i]! * V[3 * j]! + V[3 * i + 1]! * V[3 * j + 1]! + V[3 * i + 2]! * V[3 * j + 2]!;
}

/** A weight from 0 to 1. */
export function clamped(t: number): number {
  // 0 for NaN.
  return t > 0 ? Math.min(t, 1) : 0;
}

/** The segment of the vectors 0 and 1. Source: Ericson, Real-Time Collision Detection, 5.1.2. */
export function proposeSegment(): void {
  const aa = dotOf(0, 0);
  const ab = dotOf(0, 1);
  const t = clamped((aa - ab) / (aa - ab + (dotOf(1, 1) - ab)));
  WEIGHTS[0] = 1 - t;
  WEIGHTS[1] = t;
}

/**
 * The differences of two segments: vector 2 i + j is that of end i of the first and end j of the second. Source:
 * Ericson, Real-Time Collision Detection, 5.1.9.
 */
export function proposeSegmentPair(): void {
  // d1 = p1 - p0, d2 = q1 - q0, r = p0 - q0.
  const d1x = V[6]! - V[0]!;
  const d1y = V[7]! - V[1]!;
  const d1z = V[8]! - V[2]!;
  const d2x = V[0]! - V[3]!;
  const d2y = V[1]! - V[4]!;
  const d2z = V[2]! - V[5]!;
  const a = d1x * d1x + d1y * d1y + d1z * d1z;
  const e = d2x * d2x + d2y * d2y + d2z * d2z;
  const f = d2x * V[0]! + d2y * V[1]! + d2z * V[2]!;
  const c = d1x * V[0]! + d1y * V[1]! + d1z * V[2]!;
  const b = d1x * d2x + d1y * d2y + d1z * d2z;
  const area = a * e - b * b;
  let s = area > 0 ? clamped((b * f - c * e) / area) : 0;
  let t = e > 0 ? (b * s + f) / e : 0;
  if (t < 0) {
    t = 0;
    s = a > 0 ? clamped(-c / a) : 0;
  } else if (t > 1) {
    t = 1;
    s = a > 0 ? clamped((b - c) / a) : 0;
  }
  WEIGHTS[0] = (1 - s) * (1 - t);
  WEIGHTS[1] = (1 - s) * t;
  WEIGHTS[2] = s * (1 - t);
  WEIGHTS[3] = s * t;
}
