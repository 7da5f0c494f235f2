import { requirePoints3 } from '../../core/arguments/points.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { AffineDimension } from '../../core/dimension.js';
import type { Point3 } from '../../core/shapes.js';
import { orient2d, orient3d } from '../../predicates/index.js';

export type { AffineDimension };

/** Whether two points have the same coordinates. */
export function equalPoints(a: Point3, b: Point3): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/**
 * Whether three points lie on one line (coinciding points do): their projections along all three axes are collinear.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.5.
 */
export function collinearPoints(a: Point3, b: Point3, c: Point3): boolean {
  return (
    orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!) === 0 &&
    orient2d(a[1]!, a[2]!, b[1]!, b[2]!, c[1]!, c[2]!) === 0 &&
    orient2d(a[2]!, a[0]!, b[2]!, b[0]!, c[2]!, c[0]!) === 0
  );
}

/** The side of the plane through a, b, c on which d lies, from points. */
export function sideOfThree(a: Point3, b: Point3, c: Point3, d: Point3): -1 | 0 | 1 {
  return orient3d(a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!, d[0]!, d[1]!, d[2]!);
}

/** Whether p lies outside the affine hull of the points of a basis. */
function independentOf(basis: readonly Point3[], p: Point3): boolean {
  const [a, b, c] = basis;
  if (a === undefined) return true;
  if (b === undefined) return !equalPoints(a, p);
  if (c === undefined) return !collinearPoints(a, b, p);
  return basis.length === 3 && sideOfThree(a, b, c, p) !== 0;
}

/** The numbers of the first affinely independent points: they span what all span. */
export function affineBasis(points: readonly Point3[]): number[] {
  const found: number[] = [];
  const basis: Point3[] = [];
  for (let i = 0; i < points.length && basis.length < 4; i++) {
    if (!independentOf(basis, points[i]!)) continue;
    found.push(i);
    basis.push(points[i]!);
  }
  return found;
}

/** The corners of the unit tetrahedron: at least one of them lies outside any given point, line or plane. */
const CORNERS: readonly Point3[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * Points that complete up to three affinely independent ones to four. They are corners of the unit tetrahedron, so
 * nothing is computed.
 */
export function complementOf(basis: readonly Point3[]): Point3[] {
  const all = [...basis];
  for (const corner of CORNERS) if (all.length < 4 && independentOf(all, corner)) all.push(corner);
  return all.slice(basis.length);
}

/**
 * The dimension of the affine hull of points in space: -1 if there are none, 0 if all coincide, 1 if they lie on one
 * line, 2 if they lie in one plane, else 3. The planarity test for a polygon in space is `<= 2`.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.
 *
 * @throws RangeError naming the point, if one has not three finite coordinates
 * @example
 * affineHullDimension([[0, 0, 0], [1, 1, 1], [2, 2, 2]]); // 1
 * affineHullDimension([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]); // 2
 */
export function affineHullDimension(points: readonly Point3[]): AffineDimension {
  if (arguments.length > 1) requireNoMore('affineHullDimension', 1, arguments[1]);
  requirePoints3('affineHullDimension', 'points', points);
  return (affineBasis(points).length - 1) as AffineDimension;
}
