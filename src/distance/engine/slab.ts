import { dot, type Vector } from './vectors.js';

/**
 * All points p with low <= normal · p <= high, over the scale of a shape; `null` is no bound. Of what is flat, both are
 * equal.
 */
export interface Slab {
  readonly normal: Vector;
  /** The axis along which the normal is a unit; -1: it may be anything. */
  readonly axis: number;
  readonly low: bigint | null;
  readonly high: bigint | null;
  /**
   * The facets that lie in the lower and the upper plane: the numbers of faces of a solid, of edges of what is flat.
   */
  readonly lowFacet: number;
  readonly highFacet: number;
}

/** A value along the normal of a slab. */
export function along({ normal, axis }: Slab, p: Vector): bigint {
  return axis < 0 ? dot(normal, p) : p[axis]!;
}

/** The slabs between opposite corners of a box or a parallelepiped, vertex 0 and vertex 7. */
export function boxSlabs(normals: readonly Vector[] | null, low: Vector, high: Vector): Slab[] {
  return [0, 1, 2].map((k): Slab => {
    const facets = { lowFacet: 2 * k, highFacet: 2 * k + 1 };
    if (normals === null) {
      return { normal: UNITS[k]!, axis: k, low: low[k]!, high: high[k]!, ...facets };
    }
    const normal = normals[k]!;
    return { normal, axis: -1, low: dot(normal, low), high: dot(normal, high), ...facets };
  });
}

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** A slab of a shape that is multiplied by a positive factor. */
export function timesSlab(slab: Slab, factor: bigint): Slab {
  const { low, high } = slab;
  return { ...slab, low: low === null ? null : low * factor, high: high === null ? null : high * factor };
}

/** All points p with normal · (p - at) >= 0. */
export function halfSpaceSlab(normal: Vector, at: Vector): Slab {
  return { normal, axis: -1, low: dot(normal, at), high: null, lowFacet: -1, highFacet: -1 };
}
