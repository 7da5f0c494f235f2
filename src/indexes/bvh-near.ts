import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import {
  requireCount,
  requireFunction,
  requireNoMore,
  requireNotNegative,
  requirePoint3,
} from '../core/arguments/index.js';
import { compare, type ExactNumber, requireNumberLike, toNumber } from '../implicit/exact-number.js';
import { type BoxTree, nodesOf, unchanged, type VisitOptions, visitsOf } from './box-tree.js';
import { gapSlackOf } from './point-reach.js';
import { type NearBox, PointToBoxes, walkFromPoint, walkWithin } from './point-walk.js';

/** An object that is nearest to a point: its number, and the square of its distance as it was answered. */
export interface NearestObject<T> {
  readonly box: number;
  readonly squaredDistance: T;
}

/**
 * The box of a tree that is nearest to a point, the lowest number of equally near ones; `null` if there are no boxes.
 * Boxes are solid: a point in a box has no distance from it. Distances are compared exactly.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3, 6.3.
 *
 * @param tree  what `buildBvh` made, or a {@link DynamicBvh}
 * @param point three coordinates
 * @throws RangeError naming the argument, if a coordinate is not finite
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1]));
 * nearestBox(bvh, [2, 0, 0]); // 0: both are as near
 */
export function nearestBox(
  tree: BoxTree,
  point: ArrayLike<number>,
  options: VisitOptions = {},
): number | null {
  if (arguments.length > 3) requireNoMore('nearestBox', 3, arguments[3]);
  return nearest('nearestBox', tree, point, 1, options)[0] ?? null;
}

/**
 * The k boxes of a tree that are nearest to a point, the nearest first, equally near ones by number; all boxes if there
 * are fewer than k. Where the last place is tied, the lower number has it.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite, or k is no integer, or negative
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1, 9, 0, 0, 9, 0, 0]));
 * nearestBoxes(bvh, [3, 0, 0], 2); // new Uint32Array([1, 0])
 */
export function nearestBoxes(
  tree: BoxTree,
  point: ArrayLike<number>,
  k: number,
  options: VisitOptions = {},
): Uint32Array {
  if (arguments.length > 4) requireNoMore('nearestBoxes', 4, arguments[4]);
  requireCount('nearestBoxes', 'k', k);
  return Uint32Array.from(nearest('nearestBoxes', tree, point, k, options));
}

/**
 * The boxes of a tree whose distance from a point is at most the radius, ascending. The radius is compared exactly.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite, or the radius is negative or not finite
 * @example
 * const bvh = buildBvh(new Float64Array([3, 4, 0, 9, 9, 9, 5, 1, 0, 9, 9, 9]));
 * boxesWithin(bvh, [0, 0, 0], 5); // new Uint32Array([0])
 */
export function boxesWithin(
  tree: BoxTree,
  point: ArrayLike<number>,
  radius: number,
  options: VisitOptions = {},
): Uint32Array {
  if (arguments.length > 4) requireNoMore('boxesWithin', 4, arguments[4]);
  const nodes = nodesOf('boxesWithin', 'tree', tree);
  requirePoint3('boxesWithin', 'point', point);
  requireNotNegative('boxesWithin', 'radius', radius);
  const visits = visitsOf('boxesWithin', options);
  const found: number[] = [];
  walkWithin(nodes, new PointToBoxes(nodes, point), radius, visits, (place) => {
    found.push(nodes.order[place]!);
  });
  return Uint32Array.from(found).sort();
}

/**
 * Shows a visitor the boxes of a tree in the order of their distances from a point, equally near ones by number, until
 * the visitor returns true.
 *
 * Source: Hjaltason, Samet 1999, "Distance browsing in spatial databases".
 *
 * @param visit sees the number of a box; it must not change the tree
 * @returns whether the visitor ended the search
 * @throws RangeError naming the argument, if a coordinate is not finite, or the visitor is no function
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1]));
 * visitBoxesNear(bvh, [9, 0, 0], (box) => box === 1); // true: it is the first one
 */
export function visitBoxesNear(
  tree: BoxTree,
  point: ArrayLike<number>,
  visit: (box: number) => unknown,
  options: VisitOptions = {},
): boolean {
  if (arguments.length > 4) requireNoMore('visitBoxesNear', 4, arguments[4]);
  requireFunction('visitBoxesNear', 'visit', visit);
  const check = unchanged('visitBoxesNear', { tree });
  return near('visitBoxesNear', tree, point, options, ({ number }) => {
    const isLast = visit(number) === true;
    if (!isLast) check();
    return isLast;
  });
}

/**
 * The object that is nearest to a point, by the caller's own distances of objects whose boxes are in a tree.
 *
 * The caller is asked for a box if and only if no distance that was answered before is less than that of the box; in
 * the order of {@link visitBoxesNear}. So it is the nearest of all objects, provided that each lies in its box. Of
 * equal distances the one that was answered first wins.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3; Hjaltason, Samet 1999, "Distance browsing in spatial databases".
 *
 * @param squaredDistance is given the number of a box and answers the square of the distance of the object, as a double
 *   or as an exact number (`pair.squaredDistance`), or `null` for an object that does not count. It must not change the
 *   tree
 * @returns the number and the square as answered, or `null` if no object counts
 * @throws RangeError naming the argument, if a coordinate is not finite, the distance no function, or its answer
 * neither a number nor `null`
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 9, 9, 9, 1, 0, 0, 2, 1, 1, 5, 0, 0, 6, 1, 1]));
 * nearestObject(bvh, [0, 0, 0], (box) => [16, 1, 25][box]!); // { box: 1, squaredDistance: 1 }
 */
export function nearestObject<T extends number | ExactNumber>(
  tree: BoxTree,
  point: ArrayLike<number>,
  squaredDistance: (box: number) => T | null,
  options: VisitOptions = {},
): NearestObject<T> | null {
  if (arguments.length > 4) requireNoMore('nearestObject', 4, arguments[4]);
  requireFunction('nearestObject', 'squaredDistance', squaredDistance);
  let best: NearestObject<T> | null = null;
  let limit = Number.POSITIVE_INFINITY;
  const check = unchanged('nearestObject', { tree });
  near('nearestObject', tree, point, options, (box, asked) => {
    if (best !== null && isFarther(box, asked, best.squaredDistance, limit)) return true;
    const square = squaredDistance(box.number);
    check();
    if (square === null) return false;
    requireNumberLike('nearestObject', `squaredDistance(${box.number})`, square);
    if (best !== null && compare(square, best.squaredDistance) >= 0) return false;
    best = { box: box.number, squaredDistance: square };
    limit = asked.scaledSquare(toNumber(square));
    return false;
  });
  return best;
}

function nearest(
  where: string,
  tree: BoxTree,
  point: ArrayLike<number>,
  k: number,
  options: VisitOptions,
): number[] {
  const found: number[] = [];
  near(where, tree, point, options, ({ number }) => {
    if (k > 0) found.push(number);
    return found.length >= k;
  });
  return found;
}

/** Checks what is asked, and walks. */
function near(
  where: string,
  tree: BoxTree,
  point: ArrayLike<number>,
  options: VisitOptions,
  visit: (box: NearBox, asked: PointToBoxes) => boolean,
): boolean {
  const nodes = nodesOf(where, 'tree', tree);
  requirePoint3(where, 'point', point);
  const visits = visitsOf(where, options);
  const asked = new PointToBoxes(nodes, point);
  return walkFromPoint(nodes, asked, visits, (box) => visit(box, asked));
}

/**
 * Is a box farther than the root of a number? The nearest double to it, scaled twice, is off by three roundings, and by
 * underflow less than a computed gap is.
 */
function isFarther(
  box: NearBox,
  asked: PointToBoxes,
  squaredDistance: number | ExactNumber,
  limit: number,
): boolean {
  const { square } = box;
  if (square + gapSlackOf(square) < limit - gapSlackOf(limit)) return false;
  if (square - gapSlackOf(square) > limit + gapSlackOf(limit)) return true;
  return compare(exactSquare(box, asked), squaredDistance) > 0;
}

function exactSquare({ place }: NearBox, asked: PointToBoxes): Rational {
  const nearestPoint = asked.nearestPoint(place);
  let sum = rational.fromNumber(0);
  for (let k = 0; k < 3; k++) {
    const gap = rational.subtract(
      rational.fromNumber(nearestPoint[k]!),
      rational.fromNumber(asked.point[k]!),
    );
    sum = rational.add(sum, rational.square(gap));
  }
  return sum;
}
