import { PairList, sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import { placeVertex, SECOND } from '../../distance/small/arena.js';
import { areFarther } from '../../distance/small/farther.js';
import { findClosest } from '../../distance/small/nearest-pair.js';
import {
  compareSquares,
  type ExactSquare,
  exactSquare,
  scaledSquaredDistance,
  squaredDistance,
} from '../../distance/small/squared-distance.js';
import { PairReach, walkNearPairs } from '../../indexes/pair-reach.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';

/**
 * The pairs of nearest triangles of two meshes that do not meet, a0 b0 a1 b1 ..., in order, and the square of their
 * distance.
 */
export interface NearestPairs {
  readonly pairs: Uint32Array;
  readonly square: ExactSquare;
}

/**
 * Finds all pairs of nearest triangles of two meshes that have triangles and do not meet.
 *
 * The square of the distance of each pair that boxes let through is rounded correctly; the least one is among those
 * whose rounded number is the least, because rounding is monotonic, and these are compared over integers.
 */
export function nearestPairs(a: PreparedMesh, b: PreparedMesh): NearestPairs {
  const rounded = leastRounded(a, b);
  const pairs = new PairList();
  let best: ExactSquare | null = null;
  for (let i = 0; i < rounded.length; i += 2) {
    const [s, t] = [rounded[i]!, rounded[i + 1]!];
    placePair(a, s, b, t);
    findClosest(3, 3);
    const square = exactSquare();
    const order = best === null ? -1 : compareSquares(square, best);
    if (order > 0) continue;
    if (order < 0) {
      pairs.clear();
      best = square;
    }
    pairs.push(s, t);
  }
  return { pairs: sortPairsAsTheyAre(pairs.words()), square: best! };
}

/** The pairs of triangles for which the rounded square is the least. */
function leastRounded(a: PreparedMesh, b: PreparedMesh): Uint32Array {
  const reach = new PairReach(a.bvh, b.bvh);
  const { order: orderA } = a.bvh;
  const { order: orderB } = b.bvh;
  const power = 2 * reach.exponent;
  const found = new PairList();
  let least = Number.POSITIVE_INFINITY;
  walkNearPairs(a.bvh, b.bvh, reach, (placeA, placeB) => {
    const [s, t] = [orderA[placeA]!, orderB[placeB]!];
    placePair(a, s, b, t);
    if (areFarther(reach.limit, reach.scale)) return;
    findClosest(3, 3);
    const square = power === 0 ? squaredDistance() : scaledSquaredDistance(power);
    if (square > least) return;
    if (square < least) {
      found.clear();
      least = square;
      reach.limitTo(square);
    }
    found.push(s, t);
  });
  return found.words();
}

/** Puts a triangle of each mesh into the arena. */
function placePair(a: PreparedMesh, s: number, b: PreparedMesh, t: number): void {
  for (let k = 0; k < 3; k++) {
    placeVertex(k, a.positions, a.indices[3 * s + k]!);
    placeVertex(SECOND + k, b.positions, b.indices[3 * t + k]!);
  }
}
