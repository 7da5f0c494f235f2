/** Edges cut where they cross. */
import type { SweepPoints } from './sweep-points.js';

/** Where two edges cross, in doubles and near that place only: in the box of the first edge. */
function crossingNear({ x, y, from, to }: SweepPoints, e: number, f: number): [number, number] {
  const a = from[e]!;
  const b = to[e]!;
  const c = from[f]!;
  const d = to[f]!;
  // Quarters: no difference overflows.
  const ux = x[b]! / 4 - x[a]! / 4;
  const uy = y[b]! / 4 - y[a]! / 4;
  const vx = x[d]! / 4 - x[c]! / 4;
  const vy = y[d]! / 4 - y[c]! / 4;
  const scale = Math.max(Math.abs(vx), Math.abs(vy));
  const [wx, wy] = [vx / scale, vy / scale];
  const t = ((x[c]! / 4 - x[a]! / 4) * wy - (y[c]! / 4 - y[a]! / 4) * wx) / (ux * wy - uy * wx);
  const share = t >= 0 && t <= 1 ? t : 0.5;
  return [between(x[a]! + 4 * (share * ux), x[a]!, x[b]!), between(y[a]! + 4 * (share * uy), y[a]!, y[b]!)];
}

function between(value: number, a: number, b: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), value)) + 0;
}

/** The one of four points that is nearest to a place, in doubles. */
function nearest({ x, y }: SweepPoints, px: number, py: number, points: readonly number[]): number {
  let best = points[0]!;
  let least = Infinity;
  for (const p of points) {
    const distance = Math.max(Math.abs(x[p]! - px), Math.abs(y[p]! - py));
    if (distance < least) {
      least = distance;
      best = p;
    }
  }
  return best;
}

/**
 * Cuts edges at the doubles near which they cross. A place of a crossing is a point for which the nearest end of the two
 * edges stands in triangles.
 *
 * @param crossings pairs of edges
 */
export function cutCrossings(points: SweepPoints, crossings: readonly number[]): void {
  const { count, edgeCount, from, to, step } = points;
  const x = Array.from(points.x.subarray(0, count));
  const y = Array.from(points.y.subarray(0, count));
  const vertices = Array.from(points.vertex.subarray(0, count));
  const cutsOf = new Map<number, number[]>();
  const seen = new Set<number>();
  for (let k = 0; k < crossings.length; k += 2) {
    const e = Math.min(crossings[k]!, crossings[k + 1]!);
    const f = Math.max(crossings[k]!, crossings[k + 1]!);
    if (seen.has(e * edgeCount + f)) continue;
    seen.add(e * edgeCount + f);
    const [px, py] = crossingNear(points, e, f);
    const cut = x.push(px) - 1;
    y.push(py);
    vertices.push(points.vertex[nearest(points, px, py, [from[e]!, to[e]!, from[f]!, to[f]!])]!);
    for (const edge of [e, f]) cutsOf.set(edge, [...(cutsOf.get(edge) ?? []), cut]);
  }
  const edges: number[] = [];
  for (let e = 0; e < edgeCount; e++) {
    const cuts = cutsOf.get(e) ?? [];
    cuts.sort((p, q) => x[p]! - x[q]! || y[p]! - y[q]!);
    let last = from[e]!;
    for (const p of cuts) {
      edges.push(last, p, step[e]!);
      last = p;
    }
    edges.push(last, to[e]!, step[e]!);
  }
  points.loadEdges(Float64Array.from(x.flatMap((px, p) => [px, y[p]!])), vertices, edges);
}
