import type { PairCoverage } from './pair-coverage.js';

/** Vertices that are inside of nothing that covers the plane there, though all pieces around them are. */
export function pointSlots(coverage: PairCoverage): number[] {
  const { inside } = coverage;
  const { starts, around } = coverage.subdivision;
  const points: number[] = [];
  for (let v = 0; v + 1 < starts.length; v++) {
    const [from, to] = [starts[v]!, starts[v + 1]!];
    let isCovered = from < to;
    for (let k = from; isCovered && k < to; k++) isCovered = inside[around[k]! >>> 1]! > 0;
    if (isCovered && countInside(coverage, around.subarray(from, to)) === 0) points.push(v);
  }
  return points;
}

/**
 * How many of the sheets have a vertex inside: those that cover what is before its first half-edge, and have no edge
 * there. One that has covers it if the first of its edges, counterclockwise, leads in, or both ways.
 */
function countInside({ left, right, ringsAlong }: PairCoverage, halves: ArrayLike<number>): number {
  const first = halves[0]!;
  const covering = (first & 1) === 0 ? right[first >>> 1]! : left[first >>> 1]!;
  const seen = new Set<number>();
  let passing = 0;
  for (let k = 0; k < halves.length; k++) {
    const h = halves[k]!;
    const rings = ringsAlong(h >>> 1);
    const leadingIn = new Set<number>();
    for (const [ring, isForward] of rings) if (isForward !== ((h & 1) === 0)) leadingIn.add(ring);
    for (const [ring] of rings) {
      if (seen.has(ring)) continue;
      seen.add(ring);
      if (leadingIn.has(ring)) passing++;
    }
  }
  return covering - passing;
}
