import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { productBound, U } from '../ball.js';
import type { LineBy, LineLinePoint } from '../data.js';
import type { HomogeneousPoint2 } from '../homogeneous.js';
import { Point2Object, withPositiveRoundedWeight } from './point2-object.js';

const abs = Math.abs;

/** The point of the plane where two lines cross. Nothing is calculated when it is made. */
export class LineLinePointObject extends Point2Object implements LineLinePoint {
  readonly type = 'line-line';
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

  override isOnLineThrough(px: number, py: number, qx: number, qy: number): boolean {
    return (
      (this.aBy === 'points' && isEnd(this.a, px, py) && isEnd(this.a, qx, qy)) ||
      (this.bBy === 'points' && isEnd(this.b, px, py) && isEnd(this.b, qx, qy))
    );
  }

  protected override round(): readonly number[] {
    const { a, b } = this;
    return withPositiveRoundedWeight(approximate(a, this.aBy === 'points', b, this.bBy === 'points'), 2);
  }

  protected override derive(): HomogeneousPoint2 {
    return integers(this.a, this.aBy === 'points', this.b, this.bBy === 'points');
  }
}

function isEnd(line: readonly number[], x: number, y: number): boolean {
  return (line[0] === x && line[1] === y) || (line[2] === x && line[3] === y);
}

/** x, y, w and their bounds, by the rules of ball.ts; w may be negative. */
function approximate(
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
  const eux = eu * abs(ux);
  const euy = eu * abs(uy);
  const evx = ev * abs(vx);
  const evy = ev * abs(vy);
  const w = ux * vy - uy * vx;
  const ew = productBound(ux, eux, vy, evy) + productBound(uy, euy, vx, evx) + U * abs(w);
  const s = rx * vy - ry * vx;
  const es = productBound(rx, U * abs(rx), vy, evy) + productBound(ry, U * abs(ry), vx, evx) + U * abs(s);
  const x = p[0]! * w + ux * s;
  const y = p[1]! * w + uy * s;
  const ex = productBound(p[0]!, 0, w, ew) + productBound(ux, eux, s, es) + U * abs(x);
  const ey = productBound(p[1]!, 0, w, ew) + productBound(uy, euy, s, es) + U * abs(y);
  return [x, y, w, ex, ey, ew];
}

/** The exact coordinates; w may be zero or negative. */
function integers(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): HomogeneousPoint2 {
  const all = [...p, ...q];
  const exponent = commonExponent(all);
  const [ax, ay, bx, by, cx, cy, dx, dy] = scaledIntegers(all as EightNumbers, exponent);
  const [ux, uy] = pTwoPoints ? [bx - ax, by - ay] : [bx, by];
  const [vx, vy] = qTwoPoints ? [dx - cx, dy - cy] : [dx, dy];
  const w = ux * vy - uy * vx;
  const s = (cx - ax) * vy - (cy - ay) * vx;
  return { x: ax * w + ux * s, y: ay * w + uy * s, w, exponent };
}

type EightNumbers = [number, number, number, number, number, number, number, number];
