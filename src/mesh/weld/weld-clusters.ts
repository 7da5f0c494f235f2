import { UnionFind } from '../../core/collections/union-find.js';
import { treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { compareLength3d } from '../../predicates/index.js';
import type { IndexedMesh } from '../structure/indexed-mesh.js';
import { areWithin } from './weld-grid.js';

/** Stands for a node whose vertices are not known to be connected. */
const OPEN = 0xffff_ffff;

/**
 * Connects vertices that are within the distance of each other, directly or through others: the sets of vertices so
 * connected.
 *
 * Two nodes of a tree over the points are compared as wholes where that is enough: all their vertices are within the
 * distance if the diagonal of the box around both is not longer, and none are if their boxes are farther apart. Both
 * are comparisons of lengths between given coordinates, so they are exact, too. Nodes that are connected already are
 * not looked at again; children come first, so that this is known early.
 *
 * @param vertices  the vertices to connect, no two at one point
 * @param distance  a positive number
 * @example
 * const positions = Float64Array.of(0, 0, 0, 1, 0, 0, 2, 0, 0, 4, 0, 0);
 * connectNear({ positions }, Uint32Array.of(0, 1, 2, 3), 1).find(2); // 0
 */
export function connectNear(
  { positions }: Pick<IndexedMesh, 'positions'>,
  vertices: Uint32Array,
  distance: number,
): UnionFind {
  const sets = new UnionFind(positions.length / 3);
  if (vertices.length > 0) new NearConnection(positions, vertices, distance, sets).connect(0);
  return sets;
}

class NearConnection {
  readonly #positions: IndexedMesh['positions'];
  readonly #vertices: Uint32Array;
  readonly #distance: number;
  readonly #sets: UnionFind;
  readonly #tree: Bvh;
  /** For each node one of its vertices, if all of them are connected; OPEN if that is not known. */
  readonly #member: Uint32Array;
  /** Pairs of nodes that wait. */
  readonly #waiting: number[] = [];

  constructor(positions: IndexedMesh['positions'], vertices: Uint32Array, distance: number, sets: UnionFind) {
    this.#positions = positions;
    this.#vertices = vertices;
    this.#distance = distance;
    this.#sets = sets;
    const boxes = new Float64Array(6 * vertices.length);
    for (let i = 0; i < vertices.length; i++) {
      for (let k = 0; k < 3; k++) boxes[6 * i + k] = boxes[6 * i + k + 3] = positions[3 * vertices[i]! + k]!;
    }
    this.#tree = treeOver(boxes, 'morton');
    this.#member = new Uint32Array(this.#tree.counts.length).fill(OPEN);
  }

  /** Connects the vertices below a node with each other. A tree is at most 160 levels deep. */
  connect(node: number): void {
    const { links, counts } = this.#tree;
    const count = counts[node]!;
    if (this.#areAllWithin(node, node)) {
      this.#unite(node);
      return;
    }
    if (count > 0) {
      this.#comparePlaces(links[node]!, count, links[node]!, count);
      this.#member[node] = this.#memberOfLeaf(links[node]!, count);
      return;
    }
    const child = links[node]!;
    this.connect(child);
    this.connect(child + 1);
    this.#connectAcross(child, child + 1);
    const [a, b] = [this.#member[child]!, this.#member[child + 1]!];
    if (a !== OPEN && b !== OPEN && this.#sets.find(a) === this.#sets.find(b)) this.#member[node] = a;
  }

  /** Connects vertices below one node with those below another. */
  #connectAcross(one: number, other: number): void {
    const { links, counts } = this.#tree;
    const waiting = this.#waiting;
    waiting.push(one, other);
    while (waiting.length > 0) {
      const b = waiting.pop()!;
      const a = waiting.pop()!;
      if (this.#areConnected(a, b) || this.#areApart(a, b)) continue;
      if (this.#areAllWithin(a, b)) {
        // Each is connected in itself, then.
        this.#sets.union(this.#firstVertex(a), this.#firstVertex(b));
      } else if (counts[a]! > 0 && counts[b]! > 0) {
        this.#comparePlaces(links[a]!, counts[a]!, links[b]!, counts[b]!);
      } else {
        const [a0, a1] = counts[a]! > 0 ? [a, a] : [links[a]!, links[a]! + 1];
        const [b0, b1] = counts[b]! > 0 ? [b, b] : [links[b]!, links[b]! + 1];
        for (let p = a0; p <= a1; p++) for (let q = b0; q <= b1; q++) waiting.push(p, q);
      }
    }
  }

  #areConnected(a: number, b: number): boolean {
    const [v, w] = [this.#member[a]!, this.#member[b]!];
    return v !== OPEN && w !== OPEN && this.#sets.find(v) === this.#sets.find(w);
  }

  #vertexAt(place: number): number {
    return this.#vertices[this.#tree.order[place]!]!;
  }

  #firstVertex(node: number): number {
    const { links, counts } = this.#tree;
    let at = node;
    while (counts[at] === 0) at = links[at]!;
    return this.#vertexAt(links[at]!);
  }

  /** Unites all vertices below a node. */
  #unite(root: number): void {
    const { links, counts } = this.#tree;
    const first = this.#firstVertex(root);
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      this.#member[node] = first;
      const link = links[node]!;
      if (counts[node] === 0) open.push(link, link + 1);
      for (let place = link; place < link + counts[node]!; place++)
        this.#sets.union(first, this.#vertexAt(place));
    }
  }

  #comparePlaces(from: number, count: number, otherFrom: number, otherCount: number): void {
    for (let i = from; i < from + count; i++) {
      for (let j = otherFrom; j < otherFrom + otherCount; j++) {
        const [v, w] = [this.#vertexAt(i), this.#vertexAt(j)];
        if (this.#sets.find(v) === this.#sets.find(w)) continue;
        if (areWithin(this.#positions, v, w, this.#distance)) this.#sets.union(v, w);
      }
    }
  }

  #memberOfLeaf(from: number, count: number): number {
    const set = this.#sets.find(this.#vertexAt(from));
    for (let i = from + 1; i < from + count; i++) if (this.#sets.find(this.#vertexAt(i)) !== set) return OPEN;
    return this.#vertexAt(from);
  }

  /** Whether the box around both nodes has a diagonal of at most the distance. */
  #areAllWithin(a: number, b: number): boolean {
    const { bounds } = this.#tree;
    const [i, j] = [6 * a, 6 * b];
    return !this.#isLonger(
      Math.min(bounds[i]!, bounds[j]!),
      Math.min(bounds[i + 1]!, bounds[j + 1]!),
      Math.min(bounds[i + 2]!, bounds[j + 2]!),
      Math.max(bounds[i + 3]!, bounds[j + 3]!),
      Math.max(bounds[i + 4]!, bounds[j + 4]!),
      Math.max(bounds[i + 5]!, bounds[j + 5]!),
    );
  }

  /** Whether the boxes of two nodes are farther apart than the distance. */
  #areApart(a: number, b: number): boolean {
    const { bounds } = this.#tree;
    const [i, j] = [6 * a, 6 * b];
    return this.#isLonger(
      nearEnd(bounds, i, j),
      nearEnd(bounds, i + 1, j + 1),
      nearEnd(bounds, i + 2, j + 2),
      nearEnd(bounds, j, i),
      nearEnd(bounds, j + 1, i + 1),
      nearEnd(bounds, j + 2, i + 2),
    );
  }

  #isLonger(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): boolean {
    return compareLength3d(x0, y0, z0, x1, y1, z1, 0, 0, 0, this.#distance, 0, 0) > 0;
  }
}

/**
 * The end of the interval at i that is nearest to the one at j, if they are apart; else a number that is the same if
 * they are exchanged.
 */
function nearEnd(bounds: Float64Array, i: number, j: number): number {
  if (bounds[i + 3]! < bounds[j]!) return bounds[i + 3]!;
  if (bounds[j + 3]! < bounds[i]!) return bounds[i]!;
  return 0;
}
