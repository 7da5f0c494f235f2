import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { productBound, U } from '../ball.js';
import type { LineBy, LineLineParameter, LinePlaneParameter, NumberParameter } from '../data.js';
import { alignedSum } from '../homogeneous.js';
import { type ExactQuotient, ParameterObject, withPositiveDenominator } from './parameter-object.js';
import { exactPlane, type PlaneObject, roundedPlane } from './plane-object.js';

const abs = Math.abs;

/** A double. */
export class NumberParameterObject extends ParameterObject implements NumberParameter {
  readonly type = 'number';
  readonly value: number;

  constructor(value: number) {
    super();
    this.value = value + 0;
  }

  protected override round(): readonly number[] {
    return [this.value, 1, 0, 0];
  }

  protected override derive(): ExactQuotient {
    const exponent = commonExponent([this.value]);
    const [numerator] = scaledIntegers([this.value], exponent);
    return { numerator, denominator: 1n, exponent };
  }
}

/** Where a line meets a plane. Nothing is calculated when it is made. */
export class LinePlaneParameterObject extends ParameterObject implements LinePlaneParameter {
  readonly type = 'line-plane-parameter';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly plane: LinePlaneParameter['plane'] & PlaneObject;

  /** The six numbers of a line, without -0. */
  constructor(line: readonly number[], by: LineBy, plane: PlaneObject) {
    super();
    this.line = line;
    this.by = by;
    this.plane = plane as LinePlaneParameter['plane'] & PlaneObject;
  }

  protected override round(): readonly number[] {
    return withPositiveDenominator(roundedCrossing(this.line, this.by === 'points', this.plane));
  }

  protected override derive(): ExactQuotient {
    const { line, plane } = this;
    const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
    const exponent = commonExponent(line);
    const [ox, oy, oz, qx, qy, qz] = scaledIntegers(line as Six, exponent);
    const [dx, dy, dz] = this.by === 'points' ? [qx - ox, qy - oy, qz - oz] : [qx, qy, qz];
    const p = normalExponent + exponent;
    const height = alignedSum(a * ox + b * oy + c * oz, p, d, constantExponent);
    const denominator = (a * dx + b * dy + c * dz) << BigInt(Math.max(p - constantExponent, 0));
    return { numerator: -height, denominator, exponent: 0 };
  }
}

/** Where line a of the plane meets line b, on a. Nothing is calculated when it is made. */
export class LineLineParameterObject extends ParameterObject implements LineLineParameter {
  readonly type = 'line-line-parameter';
  readonly a: readonly number[];
  readonly aBy: LineBy;
  readonly b: readonly number[];
  readonly bBy: LineBy;

  /** The four numbers of each line, without -0. */
  constructor(a: readonly number[], aBy: LineBy, b: readonly number[], bBy: LineBy) {
    super();
    this.a = a;
    this.aBy = aBy;
    this.b = b;
    this.bBy = bBy;
  }

  protected override round(): readonly number[] {
    const { a, b } = this;
    return withPositiveDenominator(roundedCrossing2d(a, this.aBy === 'points', b, this.bBy === 'points'));
  }

  protected override derive(): ExactQuotient {
    const all = [...this.a, ...this.b];
    const [ax, ay, bx, by, cx, cy, ex, ey] = scaledIntegers(all as Eight, commonExponent(all));
    const [u0, u1] = this.aBy === 'points' ? [bx - ax, by - ay] : [bx, by];
    const [v0, v1] = this.bBy === 'points' ? [ex - cx, ey - cy] : [ex, ey];
    return {
      numerator: (cx - ax) * v1 - (cy - ay) * v0,
      denominator: u0 * v1 - u1 * v0,
      exponent: 0,
    };
  }
}

type Six = [number, number, number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];

function roundedCrossing(line: readonly number[], twoPoints: boolean, plane: PlaneObject): number[] {
  const [nx, ny, nz, enx, eny, enz, constant, constantBound] = roundedPlane(plane) as Eight;
  const [ox, oy, oz, qx, qy, qz] = line as Six;
  const dx = twoPoints ? qx - ox : qx;
  const dy = twoPoints ? qy - oy : qy;
  const dz = twoPoints ? qz - oz : qz;
  const rounding = twoPoints ? U : 0;
  const w1 = nx * dx + ny * dy;
  const w = w1 + nz * dz;
  const ew =
    productBound(nx, enx, dx, rounding * abs(dx)) +
    productBound(ny, eny, dy, rounding * abs(dy)) +
    productBound(nz, enz, dz, rounding * abs(dz)) +
    U * (abs(w1) + abs(w));
  // The height of o over the plane, times the normal's length; from the anchor if there is one.
  const anchor = plane.anchored;
  const rx = anchor === undefined ? ox : ox - anchor[0]!;
  const ry = anchor === undefined ? oy : oy - anchor[1]!;
  const rz = anchor === undefined ? oz : oz - anchor[2]!;
  const shift = anchor === undefined ? 0 : U;
  const h1 = nx * rx + ny * ry;
  const h2 = h1 + nz * rz;
  const h = h2 + constant;
  const eh =
    productBound(nx, enx, rx, shift * abs(rx)) +
    productBound(ny, eny, ry, shift * abs(ry)) +
    productBound(nz, enz, rz, shift * abs(rz)) +
    constantBound +
    U * (abs(h1) + abs(h2) + abs(h));
  return [-h, w, eh, ew];
}

/** t = cross(c - a, v) / cross(u, v) for the lines a + t u and c + s v, as four numbers each. */
function roundedCrossing2d(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): number[] {
  const ux = pTwoPoints ? p[2]! - p[0]! : p[2]!;
  const uy = pTwoPoints ? p[3]! - p[1]! : p[3]!;
  const eu = pTwoPoints ? U : 0;
  const vx = qTwoPoints ? q[2]! - q[0]! : q[2]!;
  const vy = qTwoPoints ? q[3]! - q[1]! : q[3]!;
  const ev = qTwoPoints ? U : 0;
  const rx = q[0]! - p[0]!;
  const ry = q[1]! - p[1]!;
  const n = rx * vy - ry * vx;
  const en =
    productBound(rx, U * abs(rx), vy, ev * abs(vy)) +
    productBound(ry, U * abs(ry), vx, ev * abs(vx)) +
    U * abs(n);
  const d = ux * vy - uy * vx;
  const ed =
    productBound(ux, eu * abs(ux), vy, ev * abs(vy)) +
    productBound(uy, eu * abs(uy), vx, ev * abs(vx)) +
    U * abs(d);
  return [n, d, en, ed];
}
