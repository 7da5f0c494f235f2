/**
 * Thirteen separating axes of a triangle and a box without any arithmetic: the axes of the box are comparisons of
 * coordinates, the normal of the triangle is orient3d of the triangle and two opposite corners, and the cross product
 * of an axis of the box with an edge is orient2d of the projected edge and a corner of the projected box.
 *
 * Source: Akenine-Möller, "Fast 3D triangle-box overlap testing", 2001; Ericson, Real-Time Collision Detection, 5.2.9.
 */
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
export function triangleBoxSeparation(
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
export function normalSign(
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
