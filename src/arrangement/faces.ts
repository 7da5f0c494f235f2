import { NONE } from '../core/collections/hashing.js';
import { HighestBelow } from './highest-below.js';
import type { Subdivision } from './subdivision.js';
import { componentsOf } from './walk.js';

/** The faces of a subdivision. */
export interface Faces {
  /** The face on the left of each half-edge. */
  readonly faceOf: Uint32Array;
  /** The loops of each face, as half-edges that have it on their left: the outer one first. Face 0 has none. */
  readonly loops: number[][][];
  /** Points that are no ends of edges, for each face. */
  readonly lonely: readonly (readonly number[])[];
}

/**
 * The faces: 0 is the unbounded one, the others come as their first edges do.
 *
 * @param order all pieces
 * @param lone vertices that no edge ends in
 */
export function facesOf(subdivision: Subdivision, order: readonly number[], lone: readonly number[]): Faces {
  const { pieceCount, starts, around } = subdivision;
  const next = new Uint32Array(2 * pieceCount);
  for (let v = 0; v + 1 < starts.length; v++) {
    for (let k = starts[v]!; k < starts[v + 1]!; k++) {
      next[around[k]! ^ 1] = around[k === starts[v] ? starts[v + 1]! - 1 : k - 1]!;
    }
  }
  const components = pieceCount === 0 ? null : componentsOf(subdivision);
  // The loop around a component from outside: at its least vertex it is on the left of the last half-edge.
  const outside = new Map<number, number>();
  components?.least.forEach((v, component) => {
    outside.set(around[starts[v + 1]! - 1]!, components.below[component]!);
  });
  const faceOf = new Uint32Array(2 * pieceCount).fill(NONE);
  const loops: number[][][] = [[]];
  const isSeen = new Uint8Array(2 * pieceCount);
  const outer: { readonly loop: number[]; readonly below: number }[] = [];
  const outerOf = new Uint32Array(2 * pieceCount);
  for (const p of order) {
    for (const first of [2 * p, 2 * p + 1]) {
      if (isSeen[first] === 1) continue;
      const loop: number[] = [];
      let below: number | undefined;
      for (let h = first; isSeen[h] === 0; h = next[h]!) {
        isSeen[h] = 1;
        loop.push(h);
        const found = outside.get(h);
        if (found !== undefined) below = found;
      }
      if (below !== undefined) {
        for (const h of loop) outerOf[h] = outer.length;
        outer.push({ loop, below });
        continue;
      }
      for (const h of loop) faceOf[h] = loops.length;
      loops.push([loop]);
    }
  }
  // A component lies in the face above the edge that is below it; that may be on the outside of another component.
  const faceAbove = (piece: number): number => {
    if (piece === NONE) return 0;
    if (faceOf[2 * piece] === NONE) {
      const { loop, below } = outer[outerOf[2 * piece]!]!;
      const face = faceAbove(below);
      for (const h of loop) faceOf[h] = face;
    }
    return faceOf[2 * piece]!;
  };
  for (const { loop, below } of outer) {
    const face = faceAbove(below);
    for (const h of loop) faceOf[h] = face;
    loops[face]!.push(loop);
  }
  const pieces = Uint32Array.from(order);
  const tree = lone.length > 0 && pieceCount > 0 ? new HighestBelow(subdivision, pieces) : null;
  const lonely: number[][] = loops.map(() => []);
  for (const v of lone) lonely[faceAbove(tree?.below(v) ?? NONE)]!.push(v);
  return { faceOf, loops, lonely };
}
