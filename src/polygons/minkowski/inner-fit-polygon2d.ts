import { facesOf } from '../../arrangement/faces.js';
import type { BoundarySides } from '../../arrangement/region-boundary.js';
import { rejectWords, requireOptions } from '../../core/arguments/index.js';
import { polygonDifference } from '../boolean-operations.js';
import type { PolygonOperand } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';
import { type PolygonProgressOptions, PROGRESS, watchBy } from '../progress.js';
import { type ConvexParts, convexPartsOf, opposite, partsOfSet, requireFiniteSums } from './convex-parts.js';
import type { PairCoverage } from './pair-coverage.js';
import { type Placements, placementsOf } from './placements.js';
import { coverageOfSums } from './tree-of-sums.js';

/**
 * The inner-fit polygon of one polygon in another, exactly: by which vectors `moving` can be moved so that all of it is
 * in `container`, boundary included. Inside of `region` it does not touch the boundary; `segments` and `points` are
 * where it fits exactly, and do not belong to the region.
 *
 * Source: Bennell, Oliveira 2008, "The geometry of nesting problems"; Serra 1982 (erosion).
 *
 * @throws RangeError naming the part that is wrong; also if an operand encloses nothing, has corners that are no
 *   doubles, or differences are beyond the largest double
 * @example
 * const box = (w, h) => [[0, 0], [w, 0], [w, h], [0, h]];
 * innerFitPolygon2d(box(4, 3), box(1, 2)).region.vertices; // [[0, 0], [0, 1], [3, 0], [3, 1]]
 * innerFitPolygon2d(box(4, 3), box(1, 3)).segments; // [[[0, 0], [3, 0]]]
 * innerFitPolygon2d(box(4, 3), box(4, 3)).points; // [[0, 0]]
 */
export function innerFitPolygon2d(
  container: PolygonOperand,
  moving: PolygonOperand,
  options?: PolygonProgressOptions,
): Placements {
  return placementsInside('innerFitPolygon2d', ['container', 'moving'], container, moving, options);
}

/**
 * The Minkowski difference of polygons, exactly, or what is left of a where b erodes it: all points p for which p + b
 * is in a. It is regularised: where b fits exactly, without room to move, there is no inside, and nothing of it in the
 * answer (`innerFitPolygon2d` has that, too).
 *
 * Source: Serra 1982, Image Analysis and Mathematical Morphology. Ericson, Real-Time Collision Detection, 3.11, calls
 * the sum of a and of b with opposite coordinates by the same name: that is the region of `noFitPolygon2d`.
 *
 * @throws RangeError naming the part that is wrong; also if an operand encloses nothing, has corners that are no
 *   doubles, or differences are beyond the largest double
 * @example
 * const ring = { outer: [[0, 0], [9, 0], [9, 9], [0, 9]], holes: [[[4, 4], [4, 5], [5, 5], [5, 4]]] };
 * minkowskiDifference2d(ring, [[0, 0], [3, 0], [3, 3], [0, 3]]).vertices;
 * // [[0, 0], [0, 6], [1, 1], [1, 5], [5, 1], [5, 5], [6, 0], [6, 6]]
 */
export function minkowskiDifference2d(
  a: PolygonOperand,
  b: PolygonOperand,
  options?: PolygonProgressOptions,
): PolygonSet {
  return placementsInside('minkowskiDifference2d', ['a', 'b'], a, b, options).region;
}

/**
 * A polygon is inside another one if its interior meets nothing of that one's outside. A frame that is wide enough for
 * the moving polygon stands for the whole outside. Vectors that lead out of the frame are all around the sums of both.
 */
function placementsInside(
  where: string,
  [nameA, nameB]: readonly [string, string],
  a: PolygonOperand,
  b: PolygonOperand,
  options: PolygonProgressOptions | undefined,
): Placements {
  requireOptions(where, 'options', options, PROGRESS);
  const watch = watchBy(where, options);
  const container = convexPartsOf(where, nameA, a);
  const moving = convexPartsOf(where, nameB, b);
  const frame = frameAround(container, moving);
  if (frame === null) {
    rejectWords(where, nameB, 'polygons that can go round the other in the range of doubles', 'larger ones');
  }
  const outside = partsOfSet(where, nameA, polygonDifference(frame, container.set));
  const turned = opposite(moving);
  requireFiniteSums(where, outside, turned, nameB);
  const sums = coverageOfSums({ a: outside.parts, b: turned.parts }, watch, { slots: true });
  return placementsOf(sums, enclosedSides(sums.coverage), watch);
}

/** A box around polygons that leaves room for others on each side; null if it is beyond the largest double. */
function frameAround({ bounds }: ConvexParts, { bounds: others }: ConvexParts): [number, number][] | null {
  const [minX, minY, maxX, maxY] = bounds;
  // Twice the width, and a step of doubles at least: whatever is rounded, that is more than the width.
  const width = 2 * (others[2] - others[0]);
  const height = 2 * (others[3] - others[1]);
  const [left, low] = [Math.min(minX - width, below(minX)), Math.min(minY - height, below(minY))];
  const [right, high] = [Math.max(maxX + width, -below(-maxX)), Math.max(maxY + height, -below(-maxY))];
  if (![left, low, right, high].every((x) => Number.isFinite(x))) return null;
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** Less than a number by a step of doubles at least. */
const below = (x: number): number => x - (Math.abs(x) * 2 ** -52 + Number.MIN_VALUE);

/** The sides of pieces that have bounded faces which no sum covers. */
function enclosedSides({ subdivision, left, right }: PairCoverage): BoundarySides {
  const pieces = Array.from(left, (_, piece) => piece);
  const { faceOf } = facesOf(subdivision, pieces, []);
  return Uint8Array.from(left, (count, piece) => {
    if (count > 0 === right[piece]! > 0) return 0;
    const side = count > 0 ? 2 : 1;
    return faceOf[2 * piece + side - 1] === 0 ? 0 : side;
  });
}
