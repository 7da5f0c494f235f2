/** Shapes that translate through the solid of a tree of planes. */
export type { LeafContact, TreeContact, TreeSweep, TreeSweepPoint } from './found-tree-sweep.js';
export { sweepTree, sweptMeetsTree, type TreeSweepOptions } from './sweep-tree.js';
