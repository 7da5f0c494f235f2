import { requireBoxAt, requireVertexAt } from '../../core/arguments/at.js';
import { requireBox3, requireTriangle3 } from '../../core/arguments/shapes.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Box3, Coordinates, Point3, Triangle } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { orient2d, orient3d } from '../../predicates/index.js';
import {
  compare,
  MEETING,
  SEPARATED,
  type Separation,
  separationOf,
  TOUCHING,
} from '../../predicates/separating-axes/separation.js';
import { BoxSet } from '../convex/engine/box-set.js';
import { trianglePoints } from '../convex/engine/triangle-set.js';
import { triangleHolds } from '../triangles/point-triangle.js';
import { FIRST, ORIGIN, placePoint, placeTriangle } from '../triangles/workspace.js';
import { containmentOf } from './containment.js';

/** How a triangle and a box meet. */
export interface TriangleBox extends Contact {
  /** What the triangle is to the box. */
  readonly containment: Containment;
}

/**
 * Do a triangle and a box have a common point? Both are closed; triangles that are segments or points and flat boxes
 * are in the domain.
 *
 * Thirteen separating axes without any arithmetic: the box's axes are comparisons of coordinates, the triangle's
 * normal is orient3d of the triangle and two opposite corners, and the cross product of a box's axis with an edge is
 * orient2d of the projected edge and a corner of the projected box.
 *
 * Source: Akenine-Moller, "Fast 3D triangle-box overlap testing", 2001; Ericson, Real-Time Collision Detection, 5.2.9.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const box = { min: [0, 0, 0], max: [1, 1, 1] };
 * triangleIntersectsBox({ a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }, box); // true
 * triangleIntersectsBox({ a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }, box); // false
 */
export function triangleIntersectsBox(triangle: Triangle, box: Box3): boolean {
  requireTriangle3('triangleIntersectsBox', 'triangle', triangle);
  requireBox3('triangleIntersectsBox', 'box', box);
  return (
    separation(triangle.a, 0, triangle.b, 0, triangle.c, 0, box.min, 0, box.max, 0, SEPARATED) !== SEPARATED
  );
}

/**
 * {@link triangleIntersectsBox} over flat buffers: the corners are the vertices i, j, k of `positions` (three numbers
 * each), the box is number `box` of `boxes` (six numbers each, min before max). Allocates nothing.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * triangleIntersectsBoxAt([3, 0, 0, 0, 3, 0, 0, 0, 3], 0, 1, 2, [0, 0, 0, 1, 1, 1], 0); // true
 */
export function triangleIntersectsBoxAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  boxes: Coordinates,
  box: number,
): boolean {
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'i', i);
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'j', j);
  requireVertexAt('triangleIntersectsBoxAt', 'positions', positions, 'k', k);
  requireBoxAt('triangleIntersectsBoxAt', 'boxes', boxes, 'box', box);
  const [p, q, r, b] = [3 * i, 3 * j, 3 * k, 6 * box];
  return (
    separation(positions, p, positions, q, positions, r, boxes, b, boxes, b + 3, SEPARATED) !== SEPARATED
  );
}

/**
 * How do a triangle and a box meet? `disjoint`, `touching` (the triangle only meets the box's boundary, or only with
 * its own), `crossing` (only a flat box), `overlapping`; and what the triangle is to the box. `contact` has the corners
 * of the common part, each with the feature of both (those of the box are numbered as `boxFeature` says): one point,
 * two, or a polygon of up to nine, counterclockwise seen from the front of the triangle; it is found when it is first
 * asked for, which is much dearer than all else. Triangles that are segments or points and flat boxes are in the
 * domain.
 *
 * Source: as for {@link triangleIntersectsBox}; Sutherland and Hodgman 1974 for the clipped polygon.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const box = { min: [0, 0, 0], max: [2, 2, 2] };
 * triangleBox({ a: [6, 0, 0], b: [0, 6, 0], c: [0, 0, 6] }, box).relation; // 'touching'
 * triangleBox({ a: [6, 0, 0], b: [0, 6, 0], c: [0, 0, 6] }, box).contact; // [{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 7 } }]
 * triangleBox({ a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }, box).contact.length; // 6
 * triangleBox({ a: [1, 0, 0], b: [0, 1, 0], c: [0, 0, 1] }, box).containment; // 'inside'
 */
export function triangleBox(triangle: Triangle, box: Box3): TriangleBox {
  requireTriangle3('triangleBox', 'triangle', triangle);
  requireBox3('triangleBox', 'box', box);
  const { a, b, c } = triangle;
  const { min, max } = box;
  const code = separation(a, 0, b, 0, c, 0, min, 0, max, 0, TOUCHING);
  if (code === SEPARATED) return { relation: 'disjoint', contact: [], containment: 'none' };
  const isTouching = code === TOUCHING;
  const own = numbersOf(triangle, box);
  let contact: readonly ContactPoint[] | undefined;
  return shownWhole({
    relation: isTouching ? 'touching' : transversal(triangle, box) ? 'crossing' : 'overlapping',
    get contact() {
      contact ??= contactPoints(own);
      return contact;
    },
    containment: containmentOf(
      isInBox(a, box) && isInBox(b, box) && isInBox(c, box),
      !isSolid(box) && isInTriangle(box, triangle),
    ),
  });
}

/** The numbers as they are now: the contact is that of the shapes that were asked about, whatever becomes of them. */
function numbersOf({ a, b, c }: Triangle, { min, max }: Box3): readonly number[] {
  return [
    a[0]!,
    a[1]!,
    a[2]!,
    b[0]!,
    b[1]!,
    b[2]!,
    c[0]!,
    c[1]!,
    c[2]!,
    min[0]!,
    min[1]!,
    min[2]!,
    max[0]!,
    max[1]!,
    max[2]!,
  ];
}

function contactPoints(n: readonly number[]): readonly ContactPoint[] {
  const triangle = { a: n.slice(0, 3), b: n.slice(3, 6), c: n.slice(6, 9) };
  const box = { min: n.slice(9, 12), max: n.slice(12) };
  return trianglePoints(triangle, new BoxSet(box));
}

function isSolid({ min, max }: Box3): boolean {
  return min[0]! < max[0]! && min[1]! < max[1]! && min[2]! < max[2]!;
}

function isInBox(p: Point3, { min, max }: Box3): boolean {
  for (let i = 0; i < 3; i++) if (p[i]! < min[i]! || p[i]! > max[i]!) return false;
  return true;
}

/** Whether all corners of a flat box lie in the triangle. */
function isInTriangle({ min, max }: Box3, triangle: Triangle): boolean {
  placeTriangle(FIRST, triangle);
  for (let i = 0; i < 8; i++) {
    placePoint(ORIGIN, [(i & 1 ? max : min)[0]!, (i & 2 ? max : min)[1]!, (i & 4 ? max : min)[2]!]);
    if (!triangleHolds()) return false;
  }
  return true;
}

type Numbers = ArrayLike<number>;

/**
 * The largest code of all axes; if only separation is asked for (`least` is SEPARATED), codes below may be missed.
 *
 * That these axes tell touching from meeting for flat boxes and degenerate triangles, too: where A - B has an inside,
 * its faces are perpendicular to some of them. Where A - B lies in a plane or a line, an axis need not be
 * perpendicular to an edge's normal in that plane, only its projection onto it; and for every edge g of A - B there is
 * an axis perpendicular to g and not to the plane: for g along the triangle's edge f one of e_i × f, for g along the
 * box's e_i one of the other two.
 */
function separation(
  a: Numbers,
  i: number,
  b: Numbers,
  j: number,
  c: Numbers,
  k: number,
  min: Numbers,
  l: number,
  max: Numbers,
  m: number,
  least: Separation,
): Separation {
  let code: Separation = MEETING;
  for (let axis = 0; axis < 3; axis++) {
    const found = alongAxis(a[i + axis]!, b[j + axis]!, c[k + axis]!, min[l + axis]!, max[m + axis]!);
    if (found === SEPARATED) return SEPARATED;
    if (found > code) code = found;
  }
  const found = alongNormal(a, i, b, j, c, k, min, l, max, m);
  if (found === SEPARATED) return SEPARATED;
  if (found > code) code = found;
  for (let edge = 0; edge < 3; edge++) {
    for (let axis = 0; axis < 3; axis++) {
      const next = axis === 2 ? 0 : axis + 1;
      const found =
        edge === 0
          ? alongEdge(a, i, b, j, c, k, min, l, max, m, axis, next)
          : edge === 1
            ? alongEdge(b, j, c, k, a, i, min, l, max, m, axis, next)
            : alongEdge(c, k, a, i, b, j, min, l, max, m, axis, next);
      if (found === SEPARATED) return SEPARATED;
      if (found > code && least === TOUCHING) code = found;
    }
  }
  return code;
}

/** A box's axis: the interval of the triangle's coordinates against the box's. */
function alongAxis(a: number, b: number, c: number, min: number, max: number): Separation {
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  return separationOf(compare(min, high), compare(max, low));
}

/** The triangle's normal: the corners that are lowest and highest along it, against the triangle's plane. */
function alongNormal(
  a: Numbers,
  i: number,
  b: Numbers,
  j: number,
  c: Numbers,
  k: number,
  min: Numbers,
  l: number,
  max: Numbers,
  m: number,
): Separation {
  const x = normalSign(a, i, b, j, c, k, 1, 2);
  const y = normalSign(a, i, b, j, c, k, 2, 0);
  const z = normalSign(a, i, b, j, c, k, 0, 1);
  if (x === 0 && y === 0 && z === 0) return MEETING;
  const lowX = x > 0 ? min[l]! : max[m]!;
  const lowY = y > 0 ? min[l + 1]! : max[m + 1]!;
  const lowZ = z > 0 ? min[l + 2]! : max[m + 2]!;
  const low = sideOfTriangle(a, i, b, j, c, k, lowX, lowY, lowZ);
  if (low > 0) return SEPARATED;
  const highX = x > 0 ? max[m]! : min[l]!;
  const highY = y > 0 ? max[m + 1]! : min[l + 1]!;
  const highZ = z > 0 ? max[m + 2]! : min[l + 2]!;
  return separationOf(low, sideOfTriangle(a, i, b, j, c, k, highX, highY, highZ));
}

/** The sign of a component of the normal: the triangle's orientation in the plane of two axes. */
function normalSign(
  a: Numbers,
  i: number,
  b: Numbers,
  j: number,
  c: Numbers,
  k: number,
  u: number,
  v: number,
): Sign {
  return orient2d(a[i + u]!, a[i + v]!, b[j + u]!, b[j + v]!, c[k + u]!, c[k + v]!);
}

function sideOfTriangle(
  a: Numbers,
  i: number,
  b: Numbers,
  j: number,
  c: Numbers,
  k: number,
  x: number,
  y: number,
  z: number,
): Sign {
  return orient3d(
    a[i]!,
    a[i + 1]!,
    a[i + 2]!,
    b[j]!,
    b[j + 1]!,
    b[j + 2]!,
    c[k]!,
    c[k + 1]!,
    c[k + 2]!,
    x,
    y,
    z,
  );
}

/**
 * The cross product of the edge from p to q with the axis other than u and v: in the projection onto u and v the box
 * lies on the side of the edge's line where the third corner r is not. (On the side of r the edge is not the
 * triangle's border, and another axis has to separate.)
 */
function alongEdge(
  p: Numbers,
  i: number,
  q: Numbers,
  j: number,
  r: Numbers,
  k: number,
  min: Numbers,
  l: number,
  max: Numbers,
  m: number,
  u: number,
  v: number,
): Separation {
  const px = p[i + u]!;
  const py = p[i + v]!;
  const qx = q[j + u]!;
  const qy = q[j + v]!;
  if (px === qx && py === qy) return MEETING;
  const third = orient2d(px, py, qx, qy, r[k + u]!, r[k + v]!);
  const left =
    third < 0
      ? 1 // any value but zero: not needed
      : orient2d(px, py, qx, qy, qy < py ? max[m + u]! : min[l + u]!, qx > px ? max[m + v]! : min[l + v]!);
  if (third > 0) return left < 0 ? SEPARATED : left === 0 ? TOUCHING : MEETING;
  const right = orient2d(
    px,
    py,
    qx,
    qy,
    qy < py ? min[l + u]! : max[m + u]!,
    qx > px ? min[l + v]! : max[m + v]!,
  );
  if (third < 0) return right > 0 ? SEPARATED : right === 0 ? TOUCHING : MEETING;
  return separationOf(right, left);
}

/**
 * Whether the affine hulls of a triangle and a box span more than the larger of them: then their common part has a
 * lower dimension than both. The box spans the axes along which it is not flat; the rest is the triangle's
 * projection along these.
 */
function transversal({ a, b, c }: Triangle, { min, max }: Box3): boolean {
  const flat = [0, 1, 2].filter((i) => min[i] === max[i]);
  const constant = (i: number) => a[i] === b[i] && a[i] === c[i];
  const rank = (axes: readonly number[]): number => {
    if (axes.every(constant)) return 0;
    const pairs = axes.flatMap((u, n) => axes.slice(n + 1).map((v) => [u, v] as const));
    return pairs.some(([u, v]) => normalSign(a, 0, b, 0, c, 0, u, v) !== 0) ? 2 : 1;
  };
  const solid = 3 - flat.length;
  return solid + rank(flat) > Math.max(solid, rank([0, 1, 2]));
}
