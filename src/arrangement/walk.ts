import { NONE } from '../core/collections/hashing.js';
import { UnionFind } from '../core/collections/union-find.js';
import { HighestBelow } from './highest-below.js';
import type { Subdivision } from './subdivision.js';

/** Is told what is crossed on a way through all faces of a subdivision. */
export interface Walker {
  /**
   * The way crosses an edge, from the right of its half-edge h to its left, around the start of h. Each piece is
   * crossed four times in all, twice in each direction.
   */
  cross(h: number): void;
}

/**
 * Walks around every vertex of a subdivision, from outside of all, each vertex once: along the edges of a component,
 * and from what is above an edge to the components that lie there.
 */
export function walkThroughFaces(subdivision: Subdivision, walker: Walker): void {
  const { starts, around, origins, pieceCount } = subdivision;
  if (pieceCount === 0) return;
  const components = componentsOf(subdivision);
  const total = 2 * pieceCount;
  const placeOf = new Uint32Array(total);
  for (let k = 0; k < total; k++) placeOf[around[k]!] = k;
  const isVisited = new Uint8Array(starts.length);
  // A frame: the vertex, the place where its round ends, and how many half-edges are left to cross.
  const stackPlace: number[] = [];
  const stackLeft: number[] = [];
  const stackVertex: number[] = [];
  /** Which component above the half-edge that was crossed last comes next. */
  const stackChild: number[] = [];
  const enter = (v: number, place: number): void => {
    isVisited[v] = 1;
    stackVertex.push(v);
    stackPlace.push(place);
    stackLeft.push(starts[v + 1]! - starts[v]!);
    stackChild.push(NONE);
  };
  for (const root of components.roots) {
    enter(root, starts[root]!);
    while (stackVertex.length > 0) {
      const top = stackVertex.length - 1;
      const child = stackChild[top]!;
      if (child !== NONE) {
        stackChild[top] = components.nextAbove[child]!;
        const v = components.least[child]!;
        enter(v, starts[v]!);
        continue;
      }
      if (stackLeft[top] === 0) {
        stackVertex.pop();
        stackPlace.pop();
        stackLeft.pop();
        stackChild.pop();
        continue;
      }
      stackLeft[top]!--;
      const v = stackVertex[top]!;
      const place = stackPlace[top]!;
      stackPlace[top] = place + 1 === starts[v + 1]! ? starts[v]! : place + 1;
      const h = around[place]!;
      walker.cross(h);
      if (components.firstAbove !== null && (h & 1) === 0) {
        stackChild[top] = components.firstAbove[h >>> 1]!;
      }
      const w = origins[h ^ 1]!;
      if (isVisited[w] === 0) enter(w, placeOf[h ^ 1]!);
    }
  }
}

/** What hangs together: by its least vertex, and by the edge that is directly below that. */
interface Components {
  /** The least vertices of those below which there is nothing. */
  readonly roots: readonly number[];
  /** The least vertex of each component. */
  readonly least: readonly number[];
  /** For each piece the first component directly above it, NONE for none; null if there is none at all. */
  readonly firstAbove: Uint32Array | null;
  /** For each component another one above the same piece. */
  readonly nextAbove: Uint32Array;
}

function componentsOf(subdivision: Subdivision): Components {
  const { geometry, origins, pieceCount, starts } = subdivision;
  const sets = new UnionFind(starts.length);
  for (let p = 0; p < pieceCount; p++) sets.union(origins[2 * p]!, origins[2 * p + 1]!);
  const numbers = new Map<number, number>();
  const least: number[] = [];
  for (let v = 0; v + 1 < starts.length; v++) {
    if (starts[v] === starts[v + 1]) continue;
    const set = sets.find(v);
    const number = numbers.get(set);
    if (number === undefined) {
      numbers.set(set, least.length);
      least.push(v);
    } else if (geometry.compare(v, least[number]!) < 0) least[number] = v;
  }
  const nextAbove = new Uint32Array(least.length).fill(NONE);
  if (least.length === 1) return { roots: least, least, firstAbove: null, nextAbove };
  const pieces = new Uint32Array(pieceCount);
  for (let p = 0; p < pieceCount; p++) pieces[p] = p;
  const tree = new HighestBelow(subdivision, pieces);
  const firstAbove = new Uint32Array(pieceCount).fill(NONE);
  const roots: number[] = [];
  least.forEach((v, component) => {
    const piece = tree.below(v);
    if (piece === NONE) roots.push(v);
    else {
      nextAbove[component] = firstAbove[piece]!;
      firstAbove[piece] = component;
    }
  });
  return { roots, least, firstAbove, nextAbove };
}
