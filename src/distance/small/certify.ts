import type { Sign } from '../../core/sign.js';
import {
  angle3dAt,
  awayFromLine3dAt,
  dihedralAngle3dAt,
  orient3dAt,
  triple3dAt,
} from '../../predicates/index.js';
import { P, SECOND } from './arena.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';

/**
 * Is the pair of features in F where two shapes of the arena are closest, or where they touch? By signs alone: the feet
 * lie within the features, and no other vertex lies nearer than the two parallel planes through them across the
 * shortest vector.
 *
 * Every pair of disjoint shapes has such a pair of features among vertex-vertex, vertex-edge, edge-edge and
 * vertex-face. Source: Ericson, Real-Time Collision Detection, 9.2 (closest features), Chung and Wang 1996 (the
 * separating vector as a proof).
 */
export function isClosest(countA: number, countB: number): boolean {
  const a = F[COUNT_A]!;
  const b = F[COUNT_B]!;
  if (a === 2 && b === 2) return edgesAreClosest(countA, countB);
  if (a === 1 && b === 1) return verticesAreClosest(countA, countB);
  if (b === 1) return vertexIsClosest(F[OF_B]!, SECOND, countB, a, 0, 0, countA);
  return a === 1 && vertexIsClosest(F[0]!, 0, countA, b, OF_B, SECOND, countB);
}

/**
 * With d from vertex i to vertex j: every other vertex of the first has d · (v - i) <= 0, of the second d · (v -
 * j) >= 0.
 */
function verticesAreClosest(countA: number, countB: number): boolean {
  const i = F[0]!;
  const j = F[OF_B]!;
  for (let v = 0; v < countA; v++) {
    if (v !== i && angle3dAt(P, v, i, j) > 0) return false;
  }
  for (let v = SECOND; v < SECOND + countB; v++) {
    if (v !== j && angle3dAt(P, i, j, v) > 0) return false;
  }
  return true;
}

/**
 * Vertex p of a shape of so many vertices from `from` on, and an edge or face, whose `size` numbers stand in F from
 * `at` on, of the other shape, which has vertices from `first` on.
 */
function vertexIsClosest(
  p: number,
  from: number,
  count: number,
  size: number,
  at: number,
  first: number,
  others: number,
): boolean {
  const u = F[at]!;
  const v = F[at + 1]!;
  const w = F[at + 2]!;
  if (size === 3) return faceIsClosest(p, from, count, u, v, w);
  // Within the edge.
  if (angle3dAt(P, p, u, v) < 0 || angle3dAt(P, p, v, u) < 0) return false;
  for (let q = from; q < from + count; q++) {
    if (q !== p && awayFromLine3dAt(P, p, q, u, v) < 0) return false;
  }
  for (let q = first; q < first + others; q++) {
    if (q !== u && q !== v && dihedralAngle3dAt(P, u, v, p, q) > 0) return false;
  }
  // An edge without length proves nothing: its ends do.
  return !isSame(u, v);
}

function isSame(i: number, j: number): boolean {
  return P[3 * i] === P[3 * j] && P[3 * i + 1] === P[3 * j + 1] && P[3 * i + 2] === P[3 * j + 2];
}

function faceIsClosest(p: number, from: number, count: number, u: number, v: number, w: number): boolean {
  const side = orient3dAt(P, u, v, w, p);
  if (side === 0) return false;
  if (
    dihedralAngle3dAt(P, u, v, w, p) < 0 ||
    dihedralAngle3dAt(P, v, w, u, p) < 0 ||
    dihedralAngle3dAt(P, w, u, v, p) < 0
  ) {
    return false;
  }
  for (let q = from; q < from + count; q++) {
    if (q !== p && triple3dAt(P, u, v, u, w, p, q) === -side) return false;
  }
  return true;
}

function edgesAreClosest(countA: number, countB: number): boolean {
  const i = F[0]!;
  const j = F[1]!;
  const k = F[OF_B]!;
  const l = F[OF_B + 1]!;
  const side: Sign = triple3dAt(P, i, j, k, l, i, k);
  // Lines in one plane meet, or are parallel: then a vertex is closest, too.
  if (side === 0) return false;
  if (awayFromLine3dAt(P, i, j, k, l) > 0 || awayFromLine3dAt(P, j, i, k, l) > 0) return false;
  if (awayFromLine3dAt(P, k, l, i, j) > 0 || awayFromLine3dAt(P, l, k, i, j) > 0) return false;
  for (let v = 0; v < countA; v++) {
    if (v !== i && v !== j && triple3dAt(P, i, j, k, l, i, v) === side) return false;
  }
  for (let v = SECOND; v < SECOND + countB; v++) {
    if (v !== k && v !== l && triple3dAt(P, i, j, k, l, k, v) === -side) return false;
  }
  return true;
}
