/** The solid leaves of a tree as parts, behind its planes. */
import type { LeafHull, LeafHulls } from '../../bsp/tree-queries/leaf-hulls.js';
import type { LoadedTree } from '../../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import type { Field, FirstParts } from '../parts/first-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';
import { ALWAYS, type Window, windowsOf } from '../parts/time-window.js';

/** A node or a leaf, and when the shape may have points on its sides of the planes above. */
interface Waiting {
  readonly child: number;
  readonly window: Window;
}

export class TreeField implements Field {
  readonly #own: LoadedTree<SolidLeafTree>;
  readonly #hulls: LeafHulls;

  constructor(own: LoadedTree<SolidLeafTree>, hulls: LeafHulls) {
    this.#own = own;
    this.#hulls = hulls;
  }

  /** The cell of a solid leaf that the shape may meet. */
  hullOf(leaf: number): LeafHull {
    return this.#hulls.hullOf(leaf)!;
  }

  place(hull: MovingHull, leaf: number): void {
    hull.placePoints(this.hullOf(leaf).given.doubles());
  }

  show(hull: MovingHull, search: FirstParts): void {
    this.visit(hull, (leaf, { first }) => {
      if (first <= search.limit) search.add(leaf, first);
      return search.limit;
    });
  }

  /** Shows the solid leaves that may be met until a limit, nearer ones first. The visitor says the next limit. */
  visit(hull: MovingHull, visitor: (leaf: number, window: Window) => number): void {
    const { tree, planes, root } = this.#own;
    const open: Waiting[] = [{ child: root, window: ALWAYS }];
    let limit = 1;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { child, window } = next;
      if (window.first > Math.min(limit, window.last)) continue;
      if (child < 0) {
        const leaf = ~child;
        if (tree.leaves[leaf] === 'solid' && this.#hulls.hullOf(leaf) !== null) limit = visitor(leaf, window);
        continue;
      }
      const { front, back } = windowsOf(hull, planes[tree.nodes[child]!]!, window);
      const sides: Waiting[] = [
        { child: tree.children[2 * child]!, window: front },
        { child: tree.children[2 * child + 1]!, window: back },
      ];
      if (front.first <= back.first) sides.reverse();
      open.push(...sides);
    }
  }
}
