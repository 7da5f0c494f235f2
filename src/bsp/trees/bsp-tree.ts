/**
 * Trees of planes as plain data: they survive `structuredClone`, JSON and a worker's message, and must not be changed
 * after they have been used.
 *
 * Each node divides its part of space, which is convex, by a plane; what is in front goes to one child, what is behind
 * to the other. What is not divided any more is a leaf: the open convex set of all points that are on the leaf's side
 * of every plane above it.
 */
import type { ExactPlane } from '../../implicit/index.js';
import type { ExactPolygon } from '../split/exact-polygon.js';

/** What the leaf of a tree of solids is made of. */
export type LeafSolidity = 'solid' | 'empty';

/** The planes and the nodes, which all kinds of trees have in common. */
export interface BspNodes {
  /** Distinct planes: no two are the same set of points. */
  readonly planes: readonly ExactPlane[];
  /** Of each node the number of its plane. Node 0 is the root; a tree without nodes is leaf 0 alone. */
  readonly nodes: readonly number[];
  /**
   * Two for each node: child 2 i is in front of the plane of node i, child 2 i + 1 behind it. A child is the number of
   * a node, greater than i, or `~leaf` (that is -1 - leaf) for a leaf. Nodes and leaves have one parent each.
   */
  readonly children: readonly number[];
  /** How many leaves there are. */
  readonly leafCount: number;
}

/** A tree that tells solid from empty space: a closed solid, the closure of its solid leaves. */
export interface SolidLeafTree extends BspNodes {
  readonly type: 'solid-leaf';
  /** What each leaf is. */
  readonly leaves: readonly LeafSolidity[];
}

/** A part of an input polygon, which lies in one leaf or on the plane of one node. */
export interface TreeFace extends ExactPolygon {
  /** The number of the polygon, or of the triangle of a mesh, that it is a part of. */
  readonly source: number;
}

/** A tree whose nodes have the faces that lie in their planes. */
export interface NodeStoringTree extends BspNodes {
  readonly type: 'node-storing';
  readonly faces: readonly TreeFace[];
  /** Of each node the numbers of the faces on its plane, ascending. */
  readonly nodeFaces: readonly (readonly number[])[];
}

/** A tree whose leaves have the faces on their boundary that look into them. */
export interface LeafStoringTree extends BspNodes {
  readonly type: 'leaf-storing';
  readonly faces: readonly TreeFace[];
  /** Of each leaf the numbers of its faces, ascending. */
  readonly leafFaces: readonly (readonly number[])[];
}

/** A tree of planes. */
export type BspTree = SolidLeafTree | NodeStoringTree | LeafStoringTree;
