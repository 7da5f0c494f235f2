/** What a worker is asked to do. Every task is a function of shared memory: it may run anywhere, and in any order. */
import type { Bvh } from '../indexes/bvh-tree.js';
import { subtreeRoots, walkOverlaps, walkSelfOverlaps } from '../indexes/bvh-walk.js';
import { PairList } from '../indexes/growable-pairs.js';
import { anyHits, locatePoints } from '../mesh/batches.js';
import { type Closure, closureOf } from '../mesh/closure.js';
import type { VertexCorners } from '../mesh/corners.js';
import { clashesApart } from '../mesh/self-intersection.js';
import { ProvedStars, StarPairs } from '../mesh/star-pairs.js';
import { assembled, type SharedMesh, shared, shareTree } from './shared-memory.js';

/** The vertices' stars, as far as they are proved. */
export interface Stars {
  readonly corners: VertexCorners;
  readonly proper: Uint8Array;
}

/** The tasks with their arguments. */
export type Task =
  | { readonly type: 'tree'; readonly mesh: SharedMesh }
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
      readonly tree: Bvh;
      readonly parts: number;
      readonly part: number;
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
    case 'closure':
      return closureOf(task.mesh);
    case 'stars':
      return starsOf(task.mesh);
    case 'starPairs':
      return starPairs(task.mesh, task.stars, task.from, task.end);
    case 'apartPairs':
      return apartPairs(task.mesh, task.tree, task.parts, task.part);
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

/** Pairs of a leaf in one subtree and a leaf in the same or a later one. */
function apartPairs(mesh: SharedMesh, tree: Bvh, parts: number, part: number): Uint32Array {
  const pairs = new PairList();
  const visit = clashesApart(assembled(mesh, tree), (a, b) => {
    pairs.push(a, b);
    return false;
  });
  const roots = subtreeRoots(tree, parts);
  walkSelfOverlaps(tree, visit, roots[part]!);
  for (let other = part + 1; other < roots.length; other++) {
    walkOverlaps(tree, tree, visit, roots[part]!, roots[other]!);
  }
  return pairs.words().slice();
}
