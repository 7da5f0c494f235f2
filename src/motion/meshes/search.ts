/**
 * Pairs of features that may touch: by trees over the boxes that each passes through, those of vertices beside those of
 * faces, and those of edges beside each other. So every pair is met once.
 */
import { boundsOverlap } from '../../indexes/boxes.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import {
  type LeafPairVisitor,
  subtreeRoots,
  walkOverlaps,
  walkSelfOverlaps,
} from '../../indexes/bvh-walk.js';
import type { SeparationOptions } from '../deforming/separation/options.js';
import type { Meshes, PairKind } from './feature-pairs.js';
import type { MovingMesh } from './moving-mesh.js';

/** Sees a pair; returning true ends the search. */
export type SeePair = (kind: PairKind, a: number, b: number) => boolean;

/** What hears of a search, and can end it. */
export interface SearchOptions extends SeparationOptions {
  /** Hears how far the search is: how much of how much. It may throw to leave the search. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends the search when it is aborted. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** Pairs of boxes between two words about the progress, at most: some milliseconds, also where big integers decide. */
const LOOKS = 1 << 12;

/** Into how many parts each of the two or three searches is divided, about. */
const PARTS = 64;

/** Counts pairs and parts, and says now and then how far the search is. */
class Watch {
  #looks = 0;
  #done = 0;
  isAborted = false;
  readonly options: SearchOptions;
  readonly total: number;

  constructor(options: SearchOptions, total: number) {
    this.options = options;
    this.total = total;
  }

  /** To be called for each pair. @returns whether the search shall end */
  look(): boolean {
    return ++this.#looks >= LOOKS && this.#tell();
  }

  /** To be called after each part. */
  step(): boolean {
    this.#done++;
    return this.#tell();
  }

  #tell(): boolean {
    this.#looks = 0;
    this.options.onProgress?.(this.#done, this.total);
    this.isAborted = this.options.signal?.aborted === true;
    return this.isAborted;
  }
}

/** Two trees, or one twice, and what is asked of two of their boxes. */
interface Task {
  readonly first: Bvh;
  readonly second: Bvh;
  readonly see: (i: number, j: number) => boolean;
}

const hasCorner = ({ indices }: MovingMesh, t: number, v: number): boolean =>
  indices[3 * t] === v || indices[3 * t + 1] === v || indices[3 * t + 2] === v;

/** Pairs inside one mesh: those that share a vertex are left out. */
function tasksWithin(mesh: MovingMesh, see: SeePair): Task[] {
  const { vertices, edges } = mesh;
  const { from, to } = edges;
  const shareEnd = (i: number, j: number): boolean =>
    from[i] === from[j] || from[i] === to[j] || to[i] === from[j] || to[i] === to[j];
  return [
    {
      first: mesh.vertexTree,
      second: mesh.faceTree,
      see: (i, t) => !hasCorner(mesh, t, vertices[i]!) && see('vertex-face', vertices[i]!, t),
    },
    {
      first: mesh.edgeTree,
      second: mesh.edgeTree,
      see: (i, j) => !shareEnd(i, j) && see('edge-edge', Math.min(i, j), Math.max(i, j)),
    },
  ];
}

function tasksBetween(first: MovingMesh, second: MovingMesh, see: SeePair): Task[] {
  const { vertices } = first;
  const others = second.vertices;
  return [
    {
      first: first.vertexTree,
      second: second.faceTree,
      see: (i, t) => see('vertex-face', vertices[i]!, t),
    },
    {
      first: first.faceTree,
      second: second.vertexTree,
      see: (t, j) => see('face-vertex', t, others[j]!),
    },
    { first: first.edgeTree, second: second.edgeTree, see: (i, j) => see('edge-edge', i, j) },
  ];
}

/** Looks in pairs of leaves for boxes that meet. */
function lookInLeaves({ first, second, see }: Task, watch: Watch): LeafPairVisitor {
  const { boxes, order } = first;
  const { boxes: otherBoxes, order: otherOrder } = second;
  return (a, aEnd, b, bEnd) => {
    const isOwn = a === b && first === second;
    for (let i = a; i < aEnd; i++) {
      for (let j = isOwn ? i + 1 : b; j < bEnd; j++) {
        if (!boundsOverlap(boxes, 6 * i, otherBoxes, 6 * j)) continue;
        if (watch.look() || see(order[i]!, otherOrder[j]!)) return true;
      }
    }
    return false;
  };
}

/** Walks below one of the first tree's roots. */
function walkPart(task: Task, roots: Uint32Array, i: number, look: LeafPairVisitor): boolean {
  const { first, second } = task;
  const root = roots[i]!;
  if (first !== second) return walkOverlaps(first, second, look, root, 0);
  if (walkSelfOverlaps(first, look, root)) return true;
  for (let j = i + 1; j < roots.length; j++) {
    if (walkOverlaps(first, first, look, root, roots[j]!)) return true;
  }
  return false;
}

/** How a search ended: all was seen, what sees the pairs ended it, or the signal. */
export type SearchEnd = 'complete' | 'ended' | 'aborted';

/** Shows all pairs of features whose boxes meet, in an order that depends on the meshes alone. */
export function searchPairs({ first, second }: Meshes, options: SearchOptions, see: SeePair): SearchEnd {
  const tasks = first === second ? tasksWithin(first, see) : tasksBetween(first, second, see);
  const roots = tasks.map((task) => subtreeRoots(task.first, PARTS));
  const watch = new Watch(
    options,
    roots.reduce((sum, list) => sum + list.length, 0),
  );
  if (options.signal?.aborted === true) return 'aborted';
  for (const [k, task] of tasks.entries()) {
    const look = lookInLeaves(task, watch);
    for (let i = 0; i < roots[k]!.length; i++) {
      if (walkPart(task, roots[k]!, i, look) || watch.step()) return watch.isAborted ? 'aborted' : 'ended';
    }
  }
  return 'complete';
}
