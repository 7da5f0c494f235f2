import { exactRingAt, openVectors } from '../../../cases/planar/rings.js';
import { relation } from '../contact.js';
import { segmentShape } from '../shape.js';
import { exact, sameVector, type Vector } from '../vectors.js';

/** Whether edges i and j have a common point that consecutive edges need not have; as a word how they meet. */
function meeting(ring: readonly Vector[], i: number, j: number): string | undefined {
  const n = ring.length;
  const shape = (e: number) => segmentShape(ring[e]!, ring[(e + 1) % n]!);
  const found = relation(shape(i), shape(j));
  if (found === 'disjoint') return undefined;
  if (sameVector(ring[i]!, ring[j]!)) return found;
  const consecutive = (i + 1) % n === j || (j + 1) % n === i;
  return !consecutive || found === 'overlapping' ? found : undefined;
}

/** Whether the pair is a fault of the ring, and its edges meet as it says. */
export function isFault(
  values: Float64Array,
  { edges: [i, j], relation: said }: { readonly edges: readonly [number, number]; readonly relation: string },
): boolean {
  const ring = openVectors(exactRingAt(exact(values), 0));
  return i < j && j < ring.length && meeting(ring, i, j) === said;
}

/**
 * All pairs of edges, clipped against each other over the rationals. The kernel sweeps, and asks neighbours by
 * orient2d.
 */
export function referee(values: Float64Array): string {
  const ring = openVectors(exactRingAt(exact(values), 0));
  for (let j = 0; j < ring.length; j++) {
    for (let i = 0; i < j; i++) if (meeting(ring, i, j) !== undefined) return 'faulty';
  }
  return 'simple';
}
