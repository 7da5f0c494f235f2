/** Edges and faces of polytopes between the planes of two caps. */
import { combined, type HighPoint, type SidePoint } from './cone-form.js';

/** A segment. */
export type Stretch = readonly [from: SidePoint, to: SidePoint];

/** How far a point is over a height, times its weight. */
function over({ height: own, weight }: HighPoint, height: bigint): bigint {
  return own - height * weight;
}

/** The point at a height between those of two others, one of which may have it. */
function pointAt(height: bigint, low: HighPoint, high: HighPoint): SidePoint {
  return combined(low, over(high, height), high, -over(low, height));
}

/** The part of a segment at heights from 0 to W; `null` if there is none. */
export function clipped(p: HighPoint, q: HighPoint, size: bigint): Stretch | null {
  const [low, high] = p.height * q.weight <= q.height * p.weight ? [p, q] : [q, p];
  if (high.height < 0n || over(low, size) > 0n) return null;
  return [
    low.height < 0n ? pointAt(0n, low, high) : low,
    over(high, size) > 0n ? pointAt(size, low, high) : high,
  ];
}

/**
 * What a convex polygon that is not in the plane of a height has in it, as segments: its corners there and where its
 * edges cross it, two and two.
 */
export function chords(corners: readonly HighPoint[], height: bigint): Stretch[] {
  const found: SidePoint[] = [];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const [here, there] = [over(p, height), over(q, height)];
    if (here === 0n) found.push(p);
    else if (here < 0n && there > 0n) found.push(pointAt(height, p, q));
    else if (here > 0n && there < 0n) found.push(pointAt(height, q, p));
  });
  if (found.length === corners.length) return [];
  return found.flatMap((p, i) => found.slice(i + 1).map((q): Stretch => [p, q]));
}
