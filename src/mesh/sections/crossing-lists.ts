import type { Levels } from './levels.js';
import type { SectionTopology } from './section-topology.js';

/** For each plane the triangles that cross it: those of plane i stand from `first[i]` to `first[i + 1]`, ascending. */
export interface CrossingLists {
  readonly first: Uint32Array;
  readonly triangles: Uint32Array;
}

/**
 * Triangles by the planes that separate their corners: a plane does if one corner is in front of it and another is not.
 *
 * @param step called with 0, 1, 2, ... before each triangle
 */
export function crossingLists(
  { indices, triangles }: SectionTopology,
  { level }: Levels,
  planes: number,
  step: (done: number) => void,
): CrossingLists {
  const low = new Uint32Array(triangles);
  const high = new Uint32Array(triangles);
  // First how many more cross plane i than the one before, then the sums of the sums.
  const changes = new Int32Array(planes + 1);
  for (let t = 0; t < triangles; t++) {
    const a = level[indices[3 * t]!]!;
    const b = level[indices[3 * t + 1]!]!;
    const c = level[indices[3 * t + 2]!]!;
    low[t] = Math.min(a, b, c);
    high[t] = Math.max(a, b, c);
    changes[low[t]!]!++;
    changes[high[t]!]!--;
  }
  const first = new Uint32Array(planes + 1);
  for (let i = 0, crossing = 0; i < planes; i++) {
    crossing += changes[i]!;
    first[i + 1] = first[i]! + crossing;
  }
  const ends = first.slice();
  const lists = new Uint32Array(first[planes]!);
  for (let t = 0; t < triangles; t++) {
    step(t);
    for (let i = low[t]!; i < high[t]!; i++) {
      lists[ends[i]!] = t;
      ends[i]!++;
    }
  }
  return { first, triangles: lists };
}
