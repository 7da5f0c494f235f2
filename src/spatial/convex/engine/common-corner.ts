import { type ExactPlane, planeOf, side, threePlanesPoint } from '../../../implicit/index.js';
import type { KDop } from '../k-dop.js';

/** The two planes of an axis, their fronts inside. */
type Slab = readonly [ExactPlane, ExactPlane];

function slabsOf({ axes, min, max }: KDop): Slab[] {
  return axes.map((axis, i) => {
    const opposite = [-axis[0]!, -axis[1]!, -axis[2]!];
    return [planeOf({ normal: axis, constant: -min[i]! }), planeOf({ normal: opposite, constant: max[i]! })];
  });
}

/**
 * Whether k-DOPs have a common point. Their common part is bounded: it is empty, or it has a corner, where three planes
 * of different slabs meet in a point that is behind none of the others.
 */
export function haveCommonCorner(dops: readonly KDop[]): boolean {
  const slabs = dops.flatMap(slabsOf);
  const planes = slabs.flat();
  return slabs.some((first, i) =>
    slabs.some(
      (second, j) => j > i && slabs.some((third, k) => k > j && haveCorner([first, second, third], planes)),
    ),
  );
}

function haveCorner(
  [first, second, third]: readonly [Slab, Slab, Slab],
  planes: readonly ExactPlane[],
): boolean {
  for (const p of first) {
    for (const q of second) {
      for (const r of third) {
        const corner = threePlanesPoint(p, q, r);
        // The normals are dependent for all eight choices, or for none.
        if (corner === null) return false;
        if (planes.every((plane) => side(plane, corner) >= 0)) return true;
      }
    }
  }
  return false;
}
