/** What a worker is asked to do. Every task is a function of shared memory: it may run anywhere, and in any order. */

import { PairList } from '../core/collections/pair-list.js';
import { triangleBoxes } from '../indexes/boxes.js';
import { treeOver } from '../indexes/bvh.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { walkOverlaps, walkSelfOverlaps } from '../indexes/bvh-walk.js';
import { anyHits, locatePoints } from '../mesh/queries/batches.js';
import { clashesApart } from '../mesh/queries/self-intersection.js';
import { ProvedStars, StarPairs } from '../mesh/queries/star-pairs.js';
import { type Closure, closureOf } from '../mesh/structure/closure.js';
import type { VertexCorners } from '../mesh/structure/corners.js';
import { assembled, type SharedMesh, shared, shareTree } from './shared-memory.js';

/** The vertices' stars, as far as they are proved. */
export interface Stars {
  readonly corners: VertexCorners;
  readonly proper: Uint8Array;
}

/** The tasks with their arguments. */
export type Task =
  | { readonly type: 'tree'; readonly mesh: SharedMesh }
  | { readonly type: 'partTree'; readonly mesh: SharedMesh; readonly from: number; readonly end: number }
  | { readonly type: 'closure'; readonly mesh: SharedMesh }
  | { readonly type: 'stars'; readonly mesh: SharedMesh }
  | {
      readonly type: 'starPairs';
      readonly mesh: SharedMesh;
      readonly stars: Stars;
      readonly from: number;
      readonly end: number;
    }
  | {
      readonly type: 'apartPairs';
      readonly mesh: SharedMesh;
      /** The trees of the one and the other triangle of a pair, and the nodes below which they are. */
      readonly first: Bvh;
      readonly root: number;
      readonly second: Bvh;
      readonly otherRoots: readonly number[];
    }
  | {
      readonly type: 'locate';
      readonly mesh: SharedMesh;
      readonly tree: Bvh;
      readonly closure: Closure;
      readonly points: Float64Array;
      readonly sides: Int8Array;
    }
  | {
      readonly type: 'anyHits';
      readonly mesh: SharedMesh;
      readonly tree: Bvh;
      readonly rays: Float64Array;
      readonly hits: Uint8Array;
    };

/** What each task gives. */
export interface Results {
  tree: Bvh;
  partTree: Bvh;
  closure: Closure;
  stars: Stars;
  starPairs: Uint32Array;
  apartPairs: Uint32Array;
  locate: null;
  anyHits: null;
}

/** Does a task. */
export function perform(task: Task): Results[Task['type']] {
  switch (task.type) {
    case 'tree':
      return shareTree(assembled(task.mesh).bvh);
    case 'partTree':
      return partTree(task.mesh, task.from, task.end);
    case 'closure':
      return closureOf(task.mesh);
    case 'stars':
      return starsOf(task.mesh);
    case 'starPairs':
      return starPairs(task.mesh, task.stars, task.from, task.end);
    case 'apartPairs':
      return apartPairs(task);
    case 'locate':
      locatePoints(assembled(task.mesh, task.tree).knowing(task.closure), task.points, task.sides);
      return null;
    case 'anyHits':
      anyHits(assembled(task.mesh, task.tree), task.rays, task.hits);
      return null;
  }
}

function starsOf(mesh: SharedMesh): Stars {
  const prepared = assembled(mesh);
  const { first, corners } = prepared.corners;
  const stars = new ProvedStars(prepared);
  stars.prove(0, prepared.vertices);
  return {
    corners: { first: shared(first), corners: shared(corners) },
    proper: shared(stars.proper),
  };
}

function starPairs(mesh: SharedMesh, { corners, proper }: Stars, from: number, end: number): Uint32Array {
  const pairs = new PairList();
  new StarPairs(assembled(mesh).knowing(corners), proper).search(from, end, (a, b) => {
    pairs.push(a, b);
    return false;
  });
  return pairs.words().slice();
}

/** A tree over some of the triangles, whose order has their numbers in the whole mesh. */
function partTree({ positions, indices }: SharedMesh, from: number, end: number): Bvh {
  const tree = treeOver(triangleBoxes(positions, indices, from, end), 'morton');
  for (let place = 0; place < tree.order.length; place++) tree.order[place]! += from;
  return shareTree(tree);
}

/** Pairs of a triangle below one node and a triangle below others; a node stands for the pairs inside it, too. */
function apartPairs({
  mesh,
  first,
  root,
  second,
  otherRoots,
}: Extract<Task, { type: 'apartPairs' }>): Uint32Array {
  const pairs = new PairList();
  const visit = (a: number, b: number) => {
    pairs.push(a, b);
    return false;
  };
  const prepared = assembled(mesh);
  // Shared arrays come as other objects each time: what is one tree is told by where its numbers are.
  const isOne = first.order.buffer === second.order.buffer;
  const other = isOne ? first : second;
  const look = clashesApart(prepared, first, other, visit);
  for (const node of otherRoots) {
    if (isOne && node === root) walkSelfOverlaps(first, look, node);
    else walkOverlaps(first, other, look, root, node);
  }
  return pairs.words().slice();
}
