/** Decoding the flat values of questions on shapes that translate through the tree of some brushes. */
import { brushesOf, OTHER } from '../bsp/brushes.js';
import { shapeAt, sizeOf } from '../round/operands.js';
import { typed } from './translation.js';

/** The kinds of shapes that are asked about. */
export const TREE_SWEEP_KINDS = [
  'point',
  'segment',
  'sphere',
  'capsule',
  'triangle',
  'tetrahedron',
  'box',
  'orientedBox',
] as const;

export type TreeSweepKind = (typeof TREE_SWEEP_KINDS)[number];

/** Where the motion begins: behind the shape. */
export const treeMotion = (kind: TreeSweepKind): number => OTHER + sizeOf(kind);

type Vector = readonly [number, number, number];

/** The brushes, a shape without its type, and by what it moves. */
export interface TreeSweepCase {
  readonly brushes: ReturnType<typeof brushesOf>;
  readonly shape: unknown;
  readonly motion: Vector;
}

export function treeSweepCase(kind: TreeSweepKind, v: ArrayLike<number>): TreeSweepCase {
  const at = treeMotion(kind);
  return {
    brushes: brushesOf(v),
    shape: shapeAt(kind, v, OTHER),
    motion: [v[at] ?? 0, v[at + 1] ?? 0, v[at + 2] ?? 0],
  };
}

/** The shape with its type, as the kernel's face takes it. */
export const typedShape = (kind: TreeSweepKind, shape: unknown): unknown => typed(kind, shape);

/** `treeSphereSweep`. */
export const treeSweepName = (kind: TreeSweepKind): string =>
  `tree${kind[0]!.toUpperCase()}${kind.slice(1)}Sweep`;
