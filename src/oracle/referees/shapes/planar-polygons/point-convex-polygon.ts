import { convexRingOf } from '../../../cases/planar/convex-rings.js';
import { onSegment } from '../shape.js';
import { exact, orientation2, rational, sameVector, vectorAt } from '../vectors.js';

/**
 * All edges are looked at: first for the boundary, then for the sides. The kernel searches by halves for the wedge from
 * the first vertex in which the point lies, and asks one edge.
 */
export function referee(values: Float64Array): string {
  const numbers = exact(values);
  const { exact: ring } = convexRingOf(values);
  const p = vectorAt(numbers, 0, 2);
  const at = ring.findIndex((v) => sameVector(v, p));
  if (at >= 0) return `boundary v${at}`;
  const next = (i: number) => ring[(i + 1) % ring.length]!;
  const edge = ring.findIndex((v, i) => onSegment(v, next(i), rational(p)));
  if (edge >= 0) return `boundary e${edge}`;
  const left =
    ring.length > 2 && ring.every((v, i) => sameVector(v, next(i)) || orientation2(v, next(i), p) > 0);
  return left ? 'inside f0' : 'outside -';
}
