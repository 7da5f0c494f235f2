import { twoProductTail, twoSumTail } from '../arithmetic/error-free.js';
import { exactDifference, exactProduct, exactSum } from '../arithmetic/exact-or-nan.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient3d, sideOfPlane } from '../predicates/index.js';
import { type ExactPoint, isExactList } from './coordinates.js';
import type { PlaneLike, PointLike3 } from './data.js';
import { nineNumbers } from './exact-plane.js';
import { exactSide } from './exact-side.js';
import { homogeneous } from './forms.js';
import { signSide, signSideFromAnchor, signSideOfPlain } from './generated/predicates.js';
import { exactPlane, type PlaneObject, roundedPlane, sharpNormal } from './objects/plane-object.js';
import { normalThrough, ThreePointsPlaneObject } from './objects/planes.js';
import { exactPoint3, type Point3Object, roundedPoint3, sharpPoint3 } from './objects/point3-object.js';
import { rationalForm } from './rational-form.js';
import { planeFrom, point3From } from './revive.js';

const abs = Math.abs;

/**
 * On which side of a plane a point lies, both plain or implicit: 1 in front (the side that the normal points to), -1
 * behind, 0 on the plane. A degenerate plane (three points on a line) has every point on it. For a plane that the point
 * was defined by, the answer costs nothing.
 *
 * @param point plain, implicit, or a list of three exact numbers that are rational
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example
 * const floor = planeOf({ normal: [0, 0, 1], constant: 0 });
 * const hit = linePlanePoint([0, 0, 5], [1, 2, -3], floor)!;
 * side(floor, hit); // 0
 * side(floor, [1, 2, 3]); // 1
 * side(floor, planesLine(floor, { normal: [1, 1, 1], constant: -1 })!.origin); // 0
 */
export function side(plane: PlaneLike, point: PointLike3 | ExactPoint): Sign {
  const own = planeFrom('side', 'plane', plane);
  if (isExactList(point)) return exactSide(exactPlane(own), rationalForm('side', 'point', point));
  const implicit = point3From('side', 'point', point);
  return sideOfAny(own, implicit ?? (point as Point3));
}

/** {@link side} of what has been checked. */
export function sideOfAny(plane: PlaneObject, point: Point3 | Point3Object): Sign {
  return 'type' in point ? sideOfImplicit(plane, point) : sideOfPlain(plane, point);
}

function sideOfPlain(plane: PlaneObject, p: Point3): Sign {
  const a = plane.anchored;
  const [x, y, z] = [p[0]!, p[1]!, p[2]!];
  if (a !== undefined) {
    return orient3d(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!, x, y, z);
  }
  const n = roundedPlane(plane);
  const isExact = n[3] === 0 && n[4] === 0 && n[5] === 0 && n[7] === 0;
  // The normal of a sum of rows may be zero.
  if (isExact && !(n[0] === 0 && n[1] === 0 && n[2] === 0)) {
    return sideOfPlane(n[0]!, n[1]!, n[2]!, n[6]!, x, y, z);
  }
  const rounded = signSideOfPlain(n, p);
  return rounded === UNDECIDED ? exactSideOfPlain(plane, p) : rounded;
}

function exactSideOfPlain(plane: PlaneObject, p: Point3): Sign {
  return exactSide(exactPlane(plane), homogeneous(p));
}

/** The tiers in turn: known by definition, rounded with a bound, exact in doubles, exact in integers. */
export function sideOfImplicit(plane: PlaneObject, point: Point3Object): Sign {
  if (point.isDefinedBy(plane)) return 0;
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  const p = roundedPoint3(point);
  const rounded = anchor === undefined ? signSide(n, p) : signSideFromAnchor(n, anchor, p);
  return rounded !== UNDECIDED ? rounded : sideBehindFilter(plane, point);
}

/**
 * {@link sideOfImplicit} of the plane through three points that were checked; the plane is made only behind the filter.
 */
export function sideOfImplicitThrough(a: Point3, b: Point3, c: Point3, point: Point3Object): Sign {
  const points = nineNumbers(a, b, c);
  if (point.isDefinedByPoints(points)) return 0;
  const rounded = signSideFromAnchor(normalThrough(points), points, roundedPoint3(point));
  return rounded !== UNDECIDED ? rounded : sideBehindFilter(new ThreePointsPlaneObject(points), point);
}

/** Exact in doubles where all are points of a grid, else exact in integers. */
function sideBehindFilter(plane: PlaneObject, point: Point3Object): Sign {
  const sharp = sharpSide(plane, point);
  return sharp !== UNDECIDED ? sharp : exactSideOfImplicit(plane, point);
}

function exactSideOfImplicit(plane: PlaneObject, point: Point3Object): Sign {
  return exactSide(exactPlane(plane), exactPoint3(point));
}

/** The same sign where everything up to the last three products is exact in doubles: points of a grid. */
function sharpSide(plane: PlaneObject, point: Point3Object): Sign | typeof UNDECIDED {
  const n = sharpNormal(plane);
  const p = n === null ? null : sharpPoint3(point);
  if (n === null || p === null) return UNDECIDED;
  const anchor = plane.anchored!;
  const w = p[3]!;
  const x = exactDifference(p[0]!, exactProduct(anchor[0]!, w));
  const y = exactDifference(p[1]!, exactProduct(anchor[1]!, w));
  const z = exactDifference(p[2]!, exactProduct(anchor[2]!, w));
  return dotSign(n[0]!, n[1]!, n[2]!, x, y, z);
}

/** Products within these limits have tails that are doubles, and sums of three do not overflow. */
const LEAST_PRODUCT = 2 ** -900;

/**
 * The sign of a b' + ... as three exact products: leading parts are added with their errors, and if all the small parts
 * add up without rounding, then the last sum rounds once, which keeps its sign.
 */
function dotSign(
  nx: number,
  ny: number,
  nz: number,
  x: number,
  y: number,
  z: number,
): Sign | typeof UNDECIDED {
  const px = nx * x;
  const py = ny * y;
  const pz = nz * z;
  if (!(isSafe(px, nx, x) && isSafe(py, ny, y) && isSafe(pz, nz, z))) return UNDECIDED;
  const s1 = px + py;
  const s = s1 + pz;
  const tail1 = twoSumTail(px, py, s1);
  const tail2 = twoSumTail(s1, pz, s);
  const tailX = twoProductTail(nx, x, px);
  const tailY = twoProductTail(ny, y, py);
  const tails = exactSum(exactSum(tail1, tail2), exactSum(tailX, tailY));
  const total = s + exactSum(tails, twoProductTail(nz, z, pz));
  return total > 0 ? 1 : total < 0 ? -1 : total === 0 ? 0 : UNDECIDED;
}

function isSafe(product: number, a: number, b: number): boolean {
  return product === 0 ? a === 0 || b === 0 : abs(product) > LEAST_PRODUCT;
}
