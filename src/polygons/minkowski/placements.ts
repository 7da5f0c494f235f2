import type { BoundarySides } from '../../arrangement/region-boundary.js';
import type { FoundPoint2 } from '../../implicit/index.js';
import { canonicalSet } from '../canonical-set.js';
import { markAsMade } from '../made-sets.js';
import type { PolygonSet } from '../polygon-set.js';
import type { Watch } from '../progress.js';
import { openSlots } from './open-slots.js';
import type { CoverageOfSums } from './tree-of-sums.js';

/** Vectors by which a polygon may be moved: a region, and what has no inside. */
export interface Placements {
  readonly region: PolygonSet;
  /** Segments where the polygon can slide between two others, and touches both. */
  readonly segments: readonly (readonly [FoundPoint2, FoundPoint2])[];
  /** Single vectors, where it fits exactly, and cannot be moved at all. */
  readonly points: readonly FoundPoint2[];
}

export function placementsOf(sums: CoverageOfSums, sides: BoundarySides, watch: Watch | null): Placements {
  watch?.report('rings', 0, 1);
  const region = markAsMade(canonicalSet(sums.coverage.subdivision, sides).set);
  const placements = { region, ...openSlots(sums) };
  watch?.report('rings', 1, 1);
  return placements;
}
