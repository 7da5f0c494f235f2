import { requirePoint2 } from '../../core/arguments/index.js';
import type { Point2 } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';

/**
 * - `strictly-convex`: the diagonals cross in a point inside both;
 * - `concave`: one vertex lies strictly inside the triangle of the others (a dart);
 * - `crossing`: two opposite edges cross (a bow tie);
 * - `degenerate`: three of the vertices are collinear (or coincide).
 */
export type QuadConvexity2d = 'strictly-convex' | 'concave' | 'crossing' | 'degenerate';

/**
 * What kind of quadrilateral are four points, joined in the given order?
 *
 * Decided by the orientations of the four triples of vertices: no three are collinear, and then either all turn the
 * same way, or one or two of them differ.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1.
 *
 * @throws RangeError naming the argument that has not two finite coordinates
 * @example
 * quadConvexity2d([0, 0], [4, 0], [4, 4], [0, 4]); // 'strictly-convex'
 * quadConvexity2d([0, 0], [4, 0], [1, 1], [0, 4]); // 'concave'
 * quadConvexity2d([0, 0], [4, 4], [4, 0], [0, 4]); // 'crossing'
 * quadConvexity2d([0, 0], [2, 0], [4, 0], [0, 4]); // 'degenerate'
 */
export function quadConvexity2d(a: Point2, b: Point2, c: Point2, d: Point2): QuadConvexity2d {
  return kindOf('quadConvexity2d', [a, b, c, d]);
}

/**
 * Do the diagonals of a quadrilateral cross properly, inside both? False for darts, bow ties, and quadrilaterals with
 * three collinear vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1 (IsConvexQuad).
 *
 * @throws RangeError naming the argument that has not two finite coordinates
 * @example
 * isConvexQuad2d([0, 0], [4, 0], [4, 4], [0, 4]); // true
 * isConvexQuad2d([0, 0], [2, 0], [4, 0], [0, 4]); // false
 */
export function isConvexQuad2d(a: Point2, b: Point2, c: Point2, d: Point2): boolean {
  return kindOf('isConvexQuad2d', [a, b, c, d]) === 'strictly-convex';
}

function kindOf(where: string, corners: readonly Point2[]): QuadConvexity2d {
  corners.forEach((p, i) => {
    requirePoint2(where, 'abcd'[i]!, p);
  });
  let left = 0;
  for (let i = 0; i < 4; i++) {
    const [p, q, r] = [corners[i]!, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!];
    const turn = orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);
    if (turn === 0) return 'degenerate';
    if (turn > 0) left++;
  }
  return left % 4 === 0 ? 'strictly-convex' : left === 2 ? 'crossing' : 'concave';
}
