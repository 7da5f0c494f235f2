import { exactDifference, exactProduct, exactSum } from '../arithmetic/exact-or-nan.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { reject, requireObject } from '../core/errors.js';
import type { Line, Point3, Ray } from '../core/shapes.js';
import { GUARD, productBound, U } from './ball.js';
import { type ExactPlane, type PlaneLike, requirePoint3, toExactPlane } from './exact-plane.js';
import { alignedSum, type HomogeneousPoint, withPositiveWeight } from './homogeneous.js';
import { ImplicitPoint3 } from './implicit-point3.js';

const abs = Math.abs;

/**
 * The point where the line through p and q meets a plane; undefined if the line is parallel to the plane or lies in it,
 * or if p and q are equal.
 *
 * The point is o - (n·o + c) / (n·(q - p)) · (q - p) for o = p: homogeneous coordinates of degree 2 in the plane's
 * coefficients and the line's coordinates, 4 and 3 in points if the plane is given by points.
 *
 * @throws RangeError if a coordinate is not finite or the plane's normal is zero
 * @example coordinates(linePlanePoint([0, 0, 3], [1, 0, 2], { normal: [0, 0, 1], constant: 0 })!); // [3, 0, 0]
 */
export function linePlanePoint(p: Point3, q: Point3, plane: PlaneLike): ImplicitPoint3 | undefined {
  requirePoint3('linePlanePoint', 'p', p);
  requirePoint3('linePlanePoint', 'q', q);
  const line = [p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!];
  return meet(line, true, toExactPlane(plane));
}

/**
 * The point where the line of all origin + t · direction meets a plane; undefined if it is parallel to the plane or lies
 * in it.
 *
 * @throws RangeError if a number is not finite, or the direction or the plane's normal is zero
 * @example
 * const floor = { normal: [0, 0, 1], constant: 0 };
 * coordinates(rayPlanePoint({ origin: [0, 0, 3], direction: [1, 0, -1] }, floor)!); // [3, 0, 0]
 */
export function rayPlanePoint(ray: Ray | Line, plane: PlaneLike): ImplicitPoint3 | undefined {
  requireObject('rayPlanePoint', 'ray', '{origin, direction}', ray);
  const { origin, direction } = ray;
  requirePoint3('rayPlanePoint', 'origin', origin);
  requirePoint3('rayPlanePoint', 'direction', direction);
  const [x, y, z] = [direction[0]!, direction[1]!, direction[2]!];
  if (x === 0 && y === 0 && z === 0) reject('rayPlanePoint', 'direction', 'other than zero', direction);
  return meet([origin[0]!, origin[1]!, origin[2]!, x, y, z], false, toExactPlane(plane));
}

/** A line as six numbers: a point, then a second point (`twoPoints`) or a direction. */
function meet(line: readonly number[], twoPoints: boolean, plane: ExactPlane): ImplicitPoint3 | undefined {
  const rounded = approximate(line, twoPoints, plane);
  let exact: HomogeneousPoint | undefined;
  if (!(abs(rounded[3]!) > rounded[7]! * GUARD)) {
    exact = integers(line, twoPoints, plane);
    if (exact.w === 0n) return undefined;
    // The sign of w is not known from the rounded value: no filter may use these coordinates.
    rounded[7] = Infinity;
  } else if (rounded[3]! < 0) {
    for (let i = 0; i < 4; i++) rounded[i] = -rounded[i]!;
  }
  return new ImplicitPoint3(
    rounded,
    [plane],
    twoPoints ? line : undefined,
    () => {
      const { x, y, z, w, exponent } = exact ?? integers(line, twoPoints, plane);
      return withPositiveWeight(x, y, z, w, exponent);
    },
    twoPoints && plane.points !== undefined ? () => sharpen(line, plane, plane.points!) : undefined,
  );
}

/** x, y, z, w and their bounds, by the rules of ball.ts; w may be negative. */
function approximate(line: readonly number[], twoPoints: boolean, plane: ExactPlane): number[] {
  const n = plane.approximation;
  const nx = n[0]!;
  const ny = n[1]!;
  const nz = n[2]!;
  const enx = n[3]!;
  const eny = n[4]!;
  const enz = n[5]!;
  const ox = line[0]!;
  const oy = line[1]!;
  const oz = line[2]!;
  const dx = twoPoints ? line[3]! - ox : line[3]!;
  const dy = twoPoints ? line[4]! - oy : line[4]!;
  const dz = twoPoints ? line[5]! - oz : line[5]!;
  const rounding = twoPoints ? U : 0;
  const edx = rounding * abs(dx);
  const edy = rounding * abs(dy);
  const edz = rounding * abs(dz);
  const w1 = nx * dx + ny * dy;
  const w = w1 + nz * dz;
  const ew =
    productBound(nx, enx, dx, edx) +
    productBound(ny, eny, dy, edy) +
    productBound(nz, enz, dz, edz) +
    U * (abs(w1) + abs(w));
  // The height of o over the plane, times the normal's length; from the anchor if there is one.
  const anchor = plane.points;
  const rx = anchor === undefined ? ox : ox - anchor[0]!;
  const ry = anchor === undefined ? oy : oy - anchor[1]!;
  const rz = anchor === undefined ? oz : oz - anchor[2]!;
  const shift = anchor === undefined ? 0 : U;
  const h1 = nx * rx + ny * ry;
  const h2 = h1 + nz * rz;
  const h = h2 + n[6]!;
  const eh =
    productBound(nx, enx, rx, shift * abs(rx)) +
    productBound(ny, eny, ry, shift * abs(ry)) +
    productBound(nz, enz, rz, shift * abs(rz)) +
    n[7]! +
    U * (abs(h1) + abs(h2) + abs(h));
  const x = ox * w - dx * h;
  const y = oy * w - dy * h;
  const z = oz * w - dz * h;
  const ex = productBound(ox, 0, w, ew) + productBound(dx, edx, h, eh) + U * abs(x);
  const ey = productBound(oy, 0, w, ew) + productBound(dy, edy, h, eh) + U * abs(y);
  const ez = productBound(oz, 0, w, ew) + productBound(dz, edz, h, eh) + U * abs(z);
  return [x, y, z, w, ex, ey, ez, ew];
}

/** The exact coordinates; w may be zero or negative. */
function integers(line: readonly number[], twoPoints: boolean, plane: ExactPlane): HomogeneousPoint {
  const { a, b, c, d, normalExponent, constantExponent } = plane.exact;
  const exponent = commonExponent(line);
  const [ox, oy, oz, qx, qy, qz] = scaledIntegers(line as Six, exponent);
  const [dx, dy, dz] = twoPoints ? [qx - ox, qy - oy, qz - oz] : [qx, qy, qz];
  const p = normalExponent + exponent;
  const height = alignedSum(a * ox + b * oy + c * oz, p, d, constantExponent);
  // alignedSum leaves the sum in units of the smaller exponent; the weight must follow it.
  const w = (a * dx + b * dy + c * dz) << BigInt(Math.max(p - constantExponent, 0));
  return {
    x: ox * w - dx * height,
    y: oy * w - dy * height,
    z: oz * w - dz * height,
    w,
    exponent,
  };
}

type Six = [number, number, number, number, number, number];

/** The coordinates as exact doubles, or null; only for lines and planes through points. */
function sharpen(
  line: readonly number[],
  plane: ExactPlane,
  anchor: readonly number[],
): readonly number[] | null {
  const n = plane.sharpNormal;
  if (n === null) return null;
  const ox = line[0]!;
  const oy = line[1]!;
  const oz = line[2]!;
  const dx = exactDifference(line[3]!, ox);
  const dy = exactDifference(line[4]!, oy);
  const dz = exactDifference(line[5]!, oz);
  const rx = exactDifference(ox, anchor[0]!);
  const ry = exactDifference(oy, anchor[1]!);
  const rz = exactDifference(oz, anchor[2]!);
  const w = exactDot(n, dx, dy, dz);
  const h = exactDot(n, rx, ry, rz);
  const x = exactDifference(exactProduct(ox, w), exactProduct(dx, h));
  const y = exactDifference(exactProduct(oy, w), exactProduct(dy, h));
  const z = exactDifference(exactProduct(oz, w), exactProduct(dz, h));
  if (Number.isNaN(x + y + z + w)) return null;
  return w > 0 ? [x, y, z, w] : [-x, -y, -z, -w];
}

function exactDot(n: readonly number[], x: number, y: number, z: number): number {
  const products = exactSum(exactProduct(n[0]!, x), exactProduct(n[1]!, y));
  return exactSum(products, exactProduct(n[2]!, z));
}
