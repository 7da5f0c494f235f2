import { roundedWordQuotient } from '../../arithmetic/measured-words.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { LineBy, LineLinePoint } from '../data.js';
import {
  exactLineLine,
  roundedLineLine,
  WORD_ERRORS_LINE_LINE,
  WORDS_LINE_LINE,
  wordsLineLine,
} from '../generated/constructions.js';
import type { HomogeneousPoint2 } from '../homogeneous.js';
import { coordinateOnLine2 } from './line-coordinate.js';
import { Point2Object, withPositiveRoundedWeight } from './point2-object.js';

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
    return withPositiveRoundedWeight(roundedLineLine(a, this.aBy === 'points', b, this.bBy === 'points'), 2);
  }

  protected override approach(): [number, number] | null {
    const { a, b, aBy, bBy } = this;
    const at: [number, number] = [NaN, NaN];
    for (let k = 0; k < 2; k++) at[k] = coordinateOnLine2(a, aBy, k) ?? coordinateOnLine2(b, bBy, k) ?? NaN;
    if (!Number.isNaN(at[0] + at[1])) return at;
    wordsLineLine(a, aBy === 'points', b, bBy === 'points');
    const { xResult, yResult, wResult } = WORDS_LINE_LINE;
    const { x, y, w } = WORD_ERRORS_LINE_LINE;
    if (Number.isNaN(at[0])) at[0] = roundedWordQuotient(xResult, x, wResult, w);
    if (Number.isNaN(at[1])) at[1] = roundedWordQuotient(yResult, y, wResult, w);
    return at;
  }

  protected override derive(): HomogeneousPoint2 {
    return integers(this.a, this.aBy === 'points', this.b, this.bBy === 'points');
  }
}

function isEnd(line: readonly number[], x: number, y: number): boolean {
  return (line[0] === x && line[1] === y) || (line[2] === x && line[3] === y);
}

/** The exact coordinates; w may be zero or negative. */
function integers(
  p: readonly number[],
  pByPoints: boolean,
  q: readonly number[],
  qByPoints: boolean,
): HomogeneousPoint2 {
  const all = [...p, ...q];
  const exponent = commonExponent(all);
  const [ax, ay, bx, by, cx, cy, dx, dy] = scaledIntegers(all as Eight, exponent);
  const [ux, uy] = pByPoints ? [bx - ax, by - ay] : [bx, by];
  const [vx, vy] = qByPoints ? [dx - cx, dy - cy] : [dx, dy];
  const [x, y, w] = exactLineLine(ax, ay, ux, uy, vx, vy, cx - ax, cy - ay);
  return { x, y, w, exponent };
}

type Eight = [number, number, number, number, number, number, number, number];
