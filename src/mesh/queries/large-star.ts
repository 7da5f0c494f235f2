/**
 * Which pairs of triangles around a vertex may have more in common than the vertex and an edge: those that lie in one
 * direction from it. Triangles on one edge, of which there may be very many too, count if they lie in one
 * direction from the edge.
 */

import { boundsOverlap } from '../../indexes/boxes.js';
import { treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { walkOverlaps, walkSelfOverlaps } from '../../indexes/bvh-walk.js';
import { LARGE_STAR } from '../structure/distinct-triangles.js';
import { writeDirectionBox, writePageBox } from './direction-boxes.js';

/** Pairs of leaves between two words about the work. */
const WORK = 1 << 10;

/** The triangles (v, next, previous) around a vertex v, by number. */
export interface Star {
  readonly vertex: number;
  readonly count: number;
  next(i: number): number;
  previous(i: number): number;
}

/** Sees the i-th and j-th triangle of a star, i < j; returning true ends the search. */
type StarVisitor = (i: number, j: number) => boolean;

/** Triangles with a tree over the boxes of their directions; its order has their numbers in the star. */
interface Part {
  readonly tree: Bvh;
  /** The other end of an edge that all of them have. */
  readonly spine: number | null;
  readonly triangles: readonly number[];
}

/**
 * Shows all pairs of triangles of a star that may meet in more than the vertex or an edge of both, and others.
 *
 * @param positions three finite coordinates for each vertex
 * @param onWork    is called some thousand times a second; may throw to leave the search
 * @returns whether the visitor ended the search
 */
export function visitLargeStar(
  positions: Float64Array,
  star: Star,
  visit: StarVisitor,
  onWork: () => void,
): boolean {
  const parts = partsOf(positions, star);
  let looks = 0;
  const between = (one: Bvh, other: Bvh) => (a: number, aEnd: number, b: number, bEnd: number) => {
    if (looks++ % WORK === 0) onWork();
    for (let i = a; i < aEnd; i++) {
      for (let j = one === other && a === b ? i + 1 : b; j < bEnd; j++) {
        if (!boundsOverlap(one.boxes, 6 * i, other.boxes, 6 * j)) continue;
        const [s, t] = [one.order[i]!, other.order[j]!];
        if (visit(Math.min(s, t), Math.max(s, t))) return true;
      }
    }
    return false;
  };
  for (let p = 0; p < parts.length; p++) {
    const { tree, spine, triangles } = parts[p]!;
    const own = spine === null ? tree : pagesOf(positions, star, spine, triangles);
    if (walkSelfOverlaps(own, between(own, own))) return true;
    for (let q = p + 1; q < parts.length; q++) {
      const other = parts[q]!.tree;
      if (walkOverlaps(tree, other, between(tree, other))) return true;
    }
  }
  return false;
}

/** The triangles by edges at the vertex that very many of them have; those without such an edge first. */
function partsOf(positions: Float64Array, star: Star): Part[] {
  const uses = new Map<number, number>();
  for (let i = 0; i < star.count; i++) {
    for (const w of [star.next(i), star.previous(i)]) uses.set(w, (uses.get(w) ?? 0) + 1);
  }
  const isSpine = (w: number) => w !== star.vertex && uses.get(w)! >= LARGE_STAR;
  const groups = new Map<number | null, number[]>([[null, []]]);
  for (let i = 0; i < star.count; i++) {
    const spine = [star.next(i), star.previous(i)].find(isSpine) ?? null;
    const group = groups.get(spine);
    if (group === undefined) groups.set(spine, [i]);
    else group.push(i);
  }
  return [...groups].map(([spine, triangles]) => {
    const { vertex } = star;
    const tree = treeOfBoxes(triangles, (boxes, at, i) => {
      writeDirectionBox(boxes, at, positions, vertex, star.next(i), star.previous(i));
    });
    return { tree, spine, triangles };
  });
}

/** A tree over the directions of triangles from the edge that all of them have. */
function pagesOf(positions: Float64Array, star: Star, spine: number, triangles: readonly number[]): Bvh {
  return treeOfBoxes(triangles, (boxes, at, i) => {
    const far = star.next(i) === spine ? star.previous(i) : star.next(i);
    writePageBox(boxes, at, positions, star.vertex, spine, far);
  });
}

function treeOfBoxes(
  triangles: readonly number[],
  write: (boxes: Float64Array, at: number, i: number) => void,
): Bvh {
  const boxes = new Float64Array(6 * triangles.length);
  for (let k = 0; k < triangles.length; k++) write(boxes, 6 * k, triangles[k]!);
  const tree = treeOver(boxes, 'morton');
  for (let place = 0; place < triangles.length; place++) tree.order[place] = triangles[tree.order[place]!]!;
  return tree;
}
