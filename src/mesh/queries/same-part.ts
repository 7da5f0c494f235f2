import type { NearCall } from './near-call.js';

/**
 * Whether feature `code` of triangle s and feature `other` of triangle t (vertex 0-2, edge 3-5, face 6) are the same
 * set of points, by their coordinates.
 */
export function isSamePart(call: NearCall, s: number, code: number, t: number, other: number): boolean {
  if (code === 6 || other === 6) return code === other && s === t;
  if (code < 3 || other < 3) return code < 3 && other < 3 && isSameCorner(call, s, code, t, other);
  const [i, j] = [code - 3, other - 3];
  const [iNext, jNext] = [(i + 1) % 3, (j + 1) % 3];
  return (
    (isSameCorner(call, s, i, t, j) && isSameCorner(call, s, iNext, t, jNext)) ||
    (isSameCorner(call, s, i, t, jNext) && isSameCorner(call, s, iNext, t, j))
  );
}

function isSameCorner({ positions, indices }: NearCall, s: number, i: number, t: number, j: number): boolean {
  const u = indices[3 * s + i]!;
  const v = indices[3 * t + j]!;
  if (u === v) return true;
  for (let k = 0; k < 3; k++) if (positions[3 * u + k] !== positions[3 * v + k]) return false;
  return true;
}
