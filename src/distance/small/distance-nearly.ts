/** The distance of two points, segments or triangles where doubles find it and prove it: the common case. */
import { rootWithin } from '../../arithmetic/measured-words.js';
import { P, SECOND } from './arena.js';
import { rootOfGaps } from './box-gaps.js';
import { isCertainlyClosest } from './certify-nearly.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';
import { propose } from './propose.js';
import { nearlyAcrossTwo, nearlyVertexEdge } from './squared-nearly.js';

/**
 * The distance, rounded to the nearest double; NaN if it is not proved. Corners have three numbers each, and the first
 * shape has no more than the second.
 */
export function distanceOfCorners(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) P[i] = a[i]!;
  for (let i = 0; i < b.length; i++) P[3 * SECOND + i] = b[i]!;
  const [countA, countB] = [a.length / 3, b.length / 3];
  const proposal = propose(countA, countB);
  if (proposal === 'meeting') return 0;
  return proposal === 'apart' && isCertainlyClosest(countA, countB) ? distanceOfFeatures() : Number.NaN;
}

/** The distance of the features in F, which have been proved to be closest. */
function distanceOfFeatures(): number {
  const a = F[COUNT_A]!;
  const b = F[COUNT_B]!;
  if (a === 1 && b === 1) return rootOfGaps(P, 3 * F[0]!, 3 * F[0]!, P, 3 * F[OF_B]!, 3 * F[OF_B]!);
  if (a === 2 && b === 2) {
    return nearlyAcrossTwo(rootWithin, F[0]!, F[1]!, F[OF_B]!, F[OF_B + 1]!, F[0]!, F[OF_B]!);
  }
  const p = a === 1 ? F[0]! : F[OF_B]!;
  const at = a === 1 ? OF_B : 0;
  const u = F[at]!;
  return a + b === 3
    ? nearlyVertexEdge(rootWithin, p, u, F[at + 1]!)
    : nearlyAcrossTwo(rootWithin, u, F[at + 1]!, u, F[at + 2]!, u, p);
}
