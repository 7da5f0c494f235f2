/** Questions on shapes that translate beside a solid: brushes as of trees, of which the last is taken away. */
import { type TreeSweepKind, treeSweepCase } from './tree-sweeps.js';

/** The kinds of shapes that are asked about: with a volume, if they are not flat. */
export const SOLID_SWEEP_KINDS = ['sphere', 'capsule', 'tetrahedron', 'box', 'orientedBox'] as const;

export type SolidSweepKind = (typeof SOLID_SWEEP_KINDS)[number];

/** The brushes that are united, the one that is taken away, a shape without its type, and by what it moves. */
export function solidSweepCase(kind: TreeSweepKind, v: ArrayLike<number>) {
  const { brushes, shape, motion } = treeSweepCase(kind, v);
  const count = brushes.length === 1 ? 1 : brushes.length - 1;
  return { united: brushes.slice(0, count), takenAway: brushes[count] ?? null, shape, motion };
}

/** `solidSphereSweep`. */
export const solidSweepName = (kind: SolidSweepKind): string =>
  `solid${kind[0]!.toUpperCase()}${kind.slice(1)}Sweep`;
