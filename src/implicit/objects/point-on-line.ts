import { productBound, U } from '../../arithmetic/ball.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { LineBy, ParameterLike, PointOnLine } from '../data.js';
import { alignedSum, type HomogeneousPoint } from '../homogeneous.js';
import { exactParameter, type ParameterObject, roundedParameter } from './parameter-object.js';
import { Point3Object } from './point3-object.js';
import { isLineThrough } from './same-plane.js';

/** The point at a parameter of a line. Nothing is calculated when it is made. */
export class PointOnLineObject extends Point3Object implements PointOnLine {
  readonly type = 'on-line';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly parameter: ParameterLike & ParameterObject;

  /** The six numbers of a line, without -0. */
  constructor(line: readonly number[], by: LineBy, parameter: ParameterObject) {
    super();
    this.line = line;
    this.by = by;
    this.parameter = parameter as ParameterLike & ParameterObject;
  }

  override isDefinedByPoints(points: readonly number[]): boolean {
    return this.by === 'points' && isLineThrough(this.line, points);
  }

  /** o n + d m for the parameter m / n, by the rules of ball.ts. */
  protected override round(): readonly number[] {
    const [m, n, em, en] = roundedParameter(this.parameter) as [number, number, number, number];
    const values = [0, 0, 0];
    const bounds = [0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const o = this.line[k]!;
      const d = this.by === 'points' ? this.line[k + 3]! - o : this.line[k + 3]!;
      const value = o * n + d * m;
      const ed = this.by === 'points' ? U * Math.abs(d) : 0;
      values[k] = value;
      bounds[k] = productBound(o, 0, n, en) + productBound(d, ed, m, em) + U * Math.abs(value);
    }
    return [...values, n, ...bounds, en];
  }

  protected override derive(): HomogeneousPoint {
    const exponent = commonExponent(this.line);
    const [px, py, pz, qx, qy, qz] = scaledIntegers(this.line as Six, exponent);
    const { numerator, denominator, exponent: shift } = exactParameter(this.parameter);
    const two = this.by === 'points';
    const at = (from: bigint, to: bigint): bigint =>
      alignedSum(from * denominator, exponent, (two ? to - from : to) * numerator, exponent + shift);
    // alignedSum leaves the sum in units of the smaller of both exponents.
    const unit = Math.min(exponent, exponent + shift);
    return { x: at(px, qx), y: at(py, qy), z: at(pz, qz), w: denominator, exponent: unit };
  }
}

type Six = [number, number, number, number, number, number];
