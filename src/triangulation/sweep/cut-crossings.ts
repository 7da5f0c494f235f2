/** Edges cut where they cross. */
import type { SweepPoints } from './sweep-points.js';

/** Where two edges cross, in doubles and near that place only: in the box of the first edge. */
function crossingNear({ xy, from, to }: SweepPoints, e: number, f: number): [number, number] {
  const at = (p: number): [number, number] => [xy[2 * p]!, xy[2 * p + 1]!];
  const [ax, ay] = at(from[e]!);
  const [bx, by] = at(to[e]!);
  const [cx, cy] = at(from[f]!);
  const [dx, dy] = at(to[f]!);
  // Quarters: no difference overflows.
  const ux = bx / 4 - ax / 4;
  const uy = by / 4 - ay / 4;
  const vx = dx / 4 - cx / 4;
  const vy = dy / 4 - cy / 4;
  const scale = Math.max(Math.abs(vx), Math.abs(vy));
  const [wx, wy] = [vx / scale, vy / scale];
  const t = ((cx / 4 - ax / 4) * wy - (cy / 4 - ay / 4) * wx) / (ux * wy - uy * wx);
  const share = t >= 0 && t <= 1 ? t : 0.5;
  return [between(ax + 4 * (share * ux), ax, bx), between(ay + 4 * (share * uy), ay, by)];
}

function between(value: number, a: number, b: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), value)) + 0;
}

/** The one of four points that is nearest to a place, in doubles. */
function nearest({ xy }: SweepPoints, px: number, py: number, points: readonly number[]): number {
  let best = points[0]!;
  let least = Infinity;
  for (const p of points) {
    const distance = Math.max(Math.abs(xy[2 * p]! - px), Math.abs(xy[2 * p + 1]! - py));
    if (distance < least) {
      least = distance;
      best = p;
    }
  }
  return best;
}

/**
 * Cuts edges at the doubles near which they cross. The place of a crossing is a point for which the nearest end of the
 * two edges stands in triangles.
 *
 * @param crossings pairs of edges
 */
export function cutCrossings(points: SweepPoints, crossings: readonly number[]): void {
  const { count, edgeCount, from, to, step } = points;
  const xy = Array.from(points.xy.subarray(0, 2 * count));
  const vertices = Array.from(points.vertex.subarray(0, count));
  const cutsOf = new Map<number, number[]>();
  const seen = new Set<number>();
  for (let k = 0; k < crossings.length; k += 2) {
    const e = Math.min(crossings[k]!, crossings[k + 1]!);
    const f = Math.max(crossings[k]!, crossings[k + 1]!);
    if (seen.has(e * edgeCount + f)) continue;
    seen.add(e * edgeCount + f);
    const [px, py] = crossingNear(points, e, f);
    xy.push(px, py);
    const cut =
      vertices.push(points.vertex[nearest(points, px, py, [from[e]!, to[e]!, from[f]!, to[f]!])]!) - 1;
    for (const edge of [e, f]) cutsOf.set(edge, [...(cutsOf.get(edge) ?? []), cut]);
  }
  const edges: number[] = [];
  for (let e = 0; e < edgeCount; e++) {
    const cuts = cutsOf.get(e) ?? [];
    cuts.sort((p, q) => xy[2 * p]! - xy[2 * q]! || xy[2 * p + 1]! - xy[2 * q + 1]!);
    let last = from[e]!;
    for (const p of cuts) {
      edges.push(last, p, step[e]!);
      last = p;
    }
    edges.push(last, to[e]!, step[e]!);
  }
  points.loadEdges(Float64Array.from(xy), vertices, edges);
}
