import { NONE } from '../core/collections/hashing.js';
import { UnionFind } from '../core/collections/union-find.js';
import { HighestBelow } from './highest-below.js';
import type { Subdivision } from './subdivision.js';

/** Is told what is crossed on a way through all faces of a subdivision. */
export interface Walker {
  /**
   * The way crosses an edge, from the right of its half-edge h to its left, around the start of h. It crosses every
   * half-edge once, and so every piece twice.
   */
  cross(h: number): void;
}

/**
 * Walks around every vertex of a subdivision, from outside of all, each vertex once: along the edges of a component,
 * and from what is above an edge to the components that lie there.
 */
export function walkThroughFaces(
  subdivision: Subdivision,
  walker: Walker,
  components = componentsOf(subdivision),
): void {
  const { starts, around, origins, pieceCount } = subdivision;
  if (pieceCount === 0) return;
  const { roots, least, firstAbove, nextAbove } = components;
  const isVisited = new Uint8Array(starts.length);
  // A frame: the place of the half-edge that is crossed next, how many are left, and which component above the one that
  // was crossed last comes next. No vertex is entered twice.
  const places = new Uint32Array(starts.length);
  const left = new Uint32Array(starts.length);
  const children = firstAbove === null ? null : new Uint32Array(starts.length);
  const vertices = new Uint32Array(starts.length);
  for (const root of roots) {
    let top = 0;
    vertices[0] = root;
    places[0] = starts[root]!;
    left[0] = starts[root + 1]! - starts[root]!;
    if (children !== null) children[0] = NONE;
    isVisited[root] = 1;
    while (top >= 0) {
      let entered = NONE;
      let place = 0;
      const child = children === null ? NONE : children[top]!;
      if (child !== NONE) {
        children![top] = nextAbove[child]!;
        entered = least[child]!;
        place = starts[entered]!;
      } else if (left[top] === 0) {
        top--;
        continue;
      } else {
        left[top]!--;
        const v = vertices[top]!;
        const at = places[top]!;
        places[top] = at + 1 === starts[v + 1] ? starts[v]! : at + 1;
        const h = around[at]!;
        walker.cross(h);
        if (children !== null && (h & 1) === 0) children[top] = firstAbove![h >>> 1]!;
        const w = origins[h ^ 1]!;
        if (isVisited[w] === 1) continue;
        entered = w;
        place = starts[w]!;
        while (around[place] !== (h ^ 1)) place++;
      }
      isVisited[entered] = 1;
      top++;
      vertices[top] = entered;
      places[top] = place;
      left[top] = starts[entered + 1]! - starts[entered]!;
      if (children !== null) children[top] = NONE;
    }
  }
}

/** What hangs together: by its least vertex, and by the edge that is directly below that. */
export interface Components {
  /** The least vertices of those below which there is nothing. */
  readonly roots: readonly number[];
  /** The least vertex of each component. */
  readonly least: readonly number[];
  /** For each piece the first component directly above it, NONE for none; null if there is none at all. */
  readonly firstAbove: Uint32Array | null;
  /** For each component another one above the same piece. */
  readonly nextAbove: Uint32Array;
  /** The piece directly below each component, NONE for none. */
  readonly below: Uint32Array;
}

/** The components of a subdivision, in the order of their vertices' numbers. */
export function componentsOf(subdivision: Subdivision): Components {
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
  const below = new Uint32Array(least.length).fill(NONE);
  if (least.length === 1) return { roots: least, least, firstAbove: null, nextAbove, below };
  const pieces = new Uint32Array(pieceCount);
  for (let p = 0; p < pieceCount; p++) pieces[p] = p;
  const tree = new HighestBelow(subdivision, pieces, least.length);
  const firstAbove = new Uint32Array(pieceCount).fill(NONE);
  const roots: number[] = [];
  least.forEach((v, component) => {
    const piece = tree.below(v);
    below[component] = piece;
    if (piece === NONE) roots.push(v);
    else {
      nextAbove[component] = firstAbove[piece]!;
      firstAbove[piece] = component;
    }
  });
  return { roots, least, firstAbove, nextAbove, below };
}
