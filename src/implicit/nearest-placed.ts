/** Where placements take points, as the nearest doubles. */
import { twoSumTail } from '../arithmetic/error-free.js';
import type { Placement, Point3 } from '../core/shapes.js';
import { type ExactPlacement, placedPoint } from './exact-placement.js';
import { homogeneous } from './forms.js';
import { roundScaledQuotient } from './objects/round-quotient.js';
import { exactDoubles } from './transformed-plane.js';

/**
 * Writes the nearest doubles to where a point goes, and says whether it is exactly there.
 *
 * @param out three numbers; Infinity for what is beyond all doubles
 */
export type Placer = (point: Point3, out: Float64Array) => boolean;

/** The vector by which a placement moves, if it does nothing else; sums of doubles are rounded correctly. */
function movesBy(placement: Placement): ArrayLike<number> | null {
  if (placement.type === 'reflection') return null;
  if (placement.type === 'parts') {
    const { translation = [0, 0, 0], rotation, scale } = placement;
    return rotation === undefined && scale === undefined ? translation : null;
  }
  const { elements } = placement;
  const isIdentity = [0, 1, 2].every((i) =>
    [0, 1, 2].every((k) => elements[4 * i + k] === (i === k ? 1 : 0)),
  );
  return isIdentity ? [elements[12]!, elements[13]!, elements[14]!] : null;
}

/** What places points, of a placement that has been checked. */
export function placerOf(to: ExactPlacement): Placer {
  const by = movesBy(to.placement);
  if (by !== null) {
    const [x, y, z] = [by[0]!, by[1]!, by[2]!];
    return (point, out) => {
      // The vector has no -0, so that the sums have none.
      out[0] = point[0]! + x;
      out[1] = point[1]! + y;
      out[2] = point[2]! + z;
      const tails = [
        twoSumTail(point[0]!, x, out[0]!),
        twoSumTail(point[1]!, y, out[1]!),
        twoSumTail(point[2]!, z, out[2]!),
      ];
      return tails.every((tail) => tail === 0);
    };
  }
  return (point, out) => {
    const form = placedPoint(to, homogeneous(point));
    const exact = exactDoubles(form);
    const { x, y, z, w, exponent } = form;
    out.set(exact ?? [x, y, z].map((n) => roundScaledQuotient(n, w, exponent)));
    return exact !== null;
  };
}
