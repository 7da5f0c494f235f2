import type { Bvh } from '../../indexes/bvh-tree.js';
import type { NodePairFilter } from '../../indexes/bvh-walk.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { areApart, OrientedBoxes } from './oriented-boxes.js';

/** Pairs for each triangle after which boxes along the axes are known to be bad. */
const MANY = 4;
const LEAST = 1 << 12;

/**
 * Leaves out pairs of nodes whose boxes overlap though their triangles are far apart, as slivers' boxes do. Begins to
 * work when a search has looked at more pairs than ordinary meshes need, so that those do not pay for it.
 */
export class SliverFilter {
  readonly #mesh: PreparedMesh;
  readonly #trees = new Map<Bvh, OrientedBoxes>();
  readonly #work: { readonly pairs: number };
  readonly #beginning: number;

  /** @param work says how many pairs of triangles have been looked at */
  constructor(mesh: PreparedMesh, work: { readonly pairs: number }) {
    this.#mesh = mesh;
    this.#work = work;
    this.#beginning = Math.max(LEAST, MANY * mesh.triangles);
  }

  /** The filter for pairs of nodes of two trees over the mesh's triangles. */
  between(first: Bvh, second: Bvh): NodePairFilter {
    let boxes: OrientedBoxes | undefined;
    let others: OrientedBoxes | undefined;
    return (a, b) => {
      if (this.#work.pairs < this.#beginning) return false;
      boxes ??= this.#boxesOf(first);
      others ??= this.#boxesOf(second);
      return areApart(boxes.boxes, boxes.at(a), others.boxes, others.at(b));
    };
  }

  #boxesOf(tree: Bvh): OrientedBoxes {
    let boxes = this.#trees.get(tree);
    if (boxes === undefined) {
      boxes = new OrientedBoxes(tree, this.#mesh.positions, this.#mesh.indices);
      this.#trees.set(tree, boxes);
    }
    return boxes;
  }
}
