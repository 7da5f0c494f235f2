import { requireSlabs } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { determinantSign } from './engine/oriented-box-half-spaces.js';

/**
 * A discrete oriented polytope of k = 2n half-spaces: the points x with min[i] <= axes[i] · x <= max[i] for all of its
 * n axes. The axes need not have unit length; three of them must be linearly independent, so that the set is bounded.
 * It may be empty: bounds that no point satisfies are a set without points.
 *
 * Face 2i is the side where axes[i] · x = min[i], face 2i + 1 that of max[i]. Vertices are numbered in the order of the
 * first three faces that meet there, (0, 1, 2), (0, 1, 3), ...; the edge of faces i < j has the number of that pair in
 * the order (0, 1), (0, 2), ..., (1, 2), ...
 */
export interface KDop {
  readonly axes: readonly Point3[];
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

/** Checks a k-DOP. @throws RangeError naming the part that is wrong */
export function requireKDop(where: string, name: string, dop: KDop, axes?: string): void {
  requireSlabs(where, name, dop, spanSpace, axes);
}

/** Whether three of some vectors are linearly independent. */
function spanSpace(axes: readonly Point3[]): boolean {
  for (let i = 0; i < axes.length; i++) {
    for (let j = i + 1; j < axes.length; j++) {
      for (let k = j + 1; k < axes.length; k++) {
        if (determinantSign(axes[i]!, axes[j]!, axes[k]!) !== 0) return true;
      }
    }
  }
  return false;
}
