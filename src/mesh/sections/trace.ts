import type { Levels } from './levels.js';
import { isFlat, NO_MATE, type SectionTopology } from './section-topology.js';

/** A way over triangles that a plane crosses, from each to the next; closed, or from border to border. */
export interface Chain {
  readonly triangles: Uint32Array;
  readonly isClosed: boolean;
}

/** What a plane meets of a mesh. */
export interface Crossing {
  readonly topology: SectionTopology;
  readonly levels: Levels;
  /** The number of the plane: corners of a higher level are in front of it. */
  readonly layer: number;
}

/** The side of a triangle that leads from what is not in front of the plane to what is; `up` false: the other one. */
export function crossedSide({ topology, levels, layer }: Crossing, t: number, up: boolean): number {
  const { indices } = topology;
  const a = levels.level[indices[3 * t]!]! > layer;
  const b = levels.level[indices[3 * t + 1]!]! > layer;
  const c = levels.level[indices[3 * t + 2]!]! > layer;
  if (a !== up && b === up) return 3 * t;
  return b !== up && c === up ? 3 * t + 1 : 3 * t + 2;
}

/**
 * Whether the plane meets a triangle in a point: in its only corner that is not in front, which is on the plane; or the
 * triangle has no area.
 */
export function meetsInPoint(crossing: Crossing, t: number): boolean {
  const { topology, levels, layer } = crossing;
  const { indices } = topology;
  let behind = 0;
  let on = false;
  for (let h = 3 * t; h < 3 * t + 3; h++) {
    const v = indices[h]!;
    if (levels.level[v]! > layer) continue;
    behind++;
    on = levels.level[v] === layer && levels.on[v] === 1;
  }
  return (behind === 1 && on) || isFlat(topology, t);
}

/**
 * The chains over some triangles that all cross the plane: first those that begin at a border, then closed ones, each
 * kind in the order of the first triangle.
 */
export function traceChains(crossing: Crossing, triangles: Uint32Array): Chain[] {
  const { topology } = crossing;
  const { mates, visited } = topology;
  topology.traces++;
  const trace = topology.traces;
  const chains: Chain[] = [];
  const way = new Uint32Array(triangles.length);
  let begin = 0;
  const follow = (from: number): void => {
    let end = begin;
    let mate = NO_MATE;
    for (let t = from; visited[t] !== trace; t = Math.floor(mate / 3)) {
      visited[t] = trace;
      way[end++] = t;
      mate = mates[crossedSide(crossing, t, true)]!;
      if (mate === NO_MATE) break;
    }
    chains.push({ triangles: way.subarray(begin, end), isClosed: mate !== NO_MATE });
    begin = end;
  };
  for (const t of triangles) if (mates[crossedSide(crossing, t, false)] === NO_MATE) follow(t);
  for (const t of triangles) if (visited[t] !== trace) follow(t);
  return chains;
}
