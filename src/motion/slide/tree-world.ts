/** The solid leaves of a tree, as parts of a world. */
import { LeafHulls } from '../../bsp/tree-queries/leaf-hulls.js';
import type { LoadedTree } from '../../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { exponentAround } from '../../round/filters/cube-exponent.js';
import type { MovingHull } from '../parts/moving-hull.js';
import { sizeOfWay } from '../through-tree/tree-cast.js';
import { TreeField } from '../through-tree/tree-field.js';
import type { BoundingPlane, LeafSlideContact, SlideContact, World } from './world.js';

export class TreeWorld implements World {
  readonly #own: LoadedTree<SolidLeafTree>;
  /** Cells are cut off by a cube around the way that is asked about. */
  #field: TreeField | undefined;

  constructor(own: LoadedTree<SolidLeafTree>) {
    this.#own = own;
  }

  visit(hull: MovingHull, visitor: (part: number) => boolean): boolean {
    const field = new TreeField(this.#own, new LeafHulls(this.#own, exponentAround(sizeOfWay(hull))));
    this.#field = field;
    let isStopped = false;
    field.visit(hull, (leaf) => {
      field.place(hull, leaf);
      isStopped = visitor(leaf);
      // Nothing is earlier than that.
      return isStopped ? -1 : 1;
    });
    return isStopped;
  }

  cellsOf(leaf: number): ScaledCells {
    return this.#field!.hullOf(leaf).given.cells();
  }

  planesOf(leaf: number): readonly BoundingPlane[] {
    return this.#field!.hullOf(leaf).planes;
  }

  /** What is inside is in a leaf, or between leaves. */
  startsIn(): boolean {
    return false;
  }

  named(leaf: number, { normal, position }: SlideContact): LeafSlideContact {
    return { leaf, normal, position };
  }
}
