/** A convex part of the plane that cells are clipped to. */
import { rejectWords, requireBox2, requireRing2 } from '../../core/arguments/index.js';
import type { Box2, Ring } from '../../core/shapes.js';
import { polygonConvexity2d } from '../../planar/polygons/index.js';
import { orient2d } from '../../predicates/index.js';

/** A box, or the ring of a convex polygon, either way round. */
export type ConvexRegion2d = Box2 | Ring;

type Corner = readonly [number, number];

/** A region by its strict corners, counterclockwise; none if it has no area. */
export interface Region {
  readonly corners: readonly Corner[];
  /** Whether a point whose coordinates were rounded to these is inside for certain. */
  readonly isSurelyInside: (x: number, y: number) => boolean;
}

/** As rounding keeps the order of numbers, what is strictly between two doubles after it was so before. */
const withinBox =
  ([minX, minY]: Corner, [maxX, maxY]: Corner): Region['isSurelyInside'] =>
  (x, y) =>
    x > minX && x < maxX && y > minY && y < maxY;

function regionOfBox({ min, max }: Box2): Region {
  const [minX, minY, maxX, maxY] = [min[0]! + 0, min[1]! + 0, max[0]! + 0, max[1]! + 0];
  const isFlat = minX === maxX || minY === maxY;
  return {
    corners: isFlat
      ? []
      : [
          [minX, minY],
          [maxX, minY],
          [maxX, maxY],
          [minX, maxY],
        ],
    isSurelyInside: withinBox([minX, minY], [maxX, maxY]),
  };
}

/** Leaves corners at which the ring turns. */
function strictCorners(ring: Ring): Corner[] {
  const points = Array.from(ring, (p): Corner => [p[0]! + 0, p[1]! + 0]);
  const apart = points.filter((p, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    return p[0] !== before[0] || p[1] !== before[1];
  });
  return apart.filter((p, i) => {
    const before = apart[(i + apart.length - 1) % apart.length]!;
    const after = apart[(i + 1) % apart.length]!;
    return orient2d(...before, ...p, ...after) !== 0;
  });
}

/**
 * Checks and reads a region.
 *
 * @throws RangeError naming the part that is wrong
 */
export function regionOf(where: string, region: ConvexRegion2d): Region {
  if (!Array.isArray(region) && !ArrayBuffer.isView(region)) {
    requireBox2(where, 'region', region as Box2);
    return regionOfBox(region as Box2);
  }
  const ring = region as Ring;
  requireRing2(where, 'region', ring, 3);
  const convexity = polygonConvexity2d(ring);
  if (convexity === 'not-convex')
    rejectWords(where, 'region', 'a box or a convex ring', 'a ring that is not convex');
  if (convexity === 'degenerate') return { corners: [], isSurelyInside: () => false };
  const corners = strictCorners(ring);
  const isClockwise = orient2d(...corners[0]!, ...corners[1]!, ...corners[2]!) < 0;
  return { corners: isClockwise ? corners.reverse() : corners, isSurelyInside: () => false };
}
