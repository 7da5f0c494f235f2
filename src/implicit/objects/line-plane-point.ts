import { exactDifference, exactProduct, exactSum } from '../../arithmetic/exact-or-nan.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { productBound, U } from '../ball.js';
import type { LineBy, LinePlanePoint } from '../data.js';
import { alignedSum, type HomogeneousPoint } from '../homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane, sharpNormal } from './plane-object.js';
import { withPositiveRoundedWeight } from './point2-object.js';
import { Point3Object } from './point3-object.js';
import { isLineIn, isSamePlane } from './same-plane.js';

const abs = Math.abs;

/** The point where a line meets a plane. Nothing is calculated when it is made. */
export class LinePlanePointObject extends Point3Object implements LinePlanePoint {
  readonly type = 'line-plane';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly plane: LinePlanePoint['plane'] & PlaneObject;

  /** The six numbers of a line, without -0. */
  constructor(line: readonly number[], by: LineBy, plane: PlaneObject) {
    super();
    this.line = line;
    this.by = by;
    this.plane = plane as LinePlanePoint['plane'] & PlaneObject;
  }

  override isDefinedBy(plane: PlaneObject): boolean {
    return isSamePlane(this.plane, plane) || (this.by === 'points' && isLineIn(this.line, plane));
  }

  protected override round(): readonly number[] {
    return withPositiveRoundedWeight(approximate(this.line, this.by === 'points', this.plane), 3);
  }

  protected override derive(): HomogeneousPoint {
    return integers(this.line, this.by === 'points', this.plane);
  }

  protected override sharpen(): readonly number[] | null {
    const anchor = this.plane.anchored;
    return this.by === 'points' && anchor !== undefined ? sharpen(this.line, this.plane, anchor) : null;
  }
}

/** x, y, z, w and their bounds, by the rules of ball.ts; w may be negative. */
function approximate(line: readonly number[], twoPoints: boolean, plane: PlaneObject): number[] {
  const n = roundedPlane(plane);
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
  const anchor = plane.anchored;
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
function integers(line: readonly number[], twoPoints: boolean, plane: PlaneObject): HomogeneousPoint {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
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
  plane: PlaneObject,
  anchor: readonly number[],
): readonly number[] | null {
  const n = sharpNormal(plane);
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
