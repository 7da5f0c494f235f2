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
import { exactPoint2, Point2Object, withPositiveRoundedWeight } from './point2-object.js';
import { roundScaledQuotient } from './round-quotient.js';

/** The point of the plane where two lines cross. Nothing is calculated when it is made. */
export class LineLinePointObject extends Point2Object implements LineLinePoint {
  readonly type = 'line-line';
  readonly a: readonly number[];
  readonly aBy: LineBy;
  readonly b: readonly number[];
  readonly bBy: LineBy;

  /** The four numbers of each line, or six of one that is moved, without -0. */
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
    if (isMoved(a) || isMoved(b)) return roundedExactly(this);
    return withPositiveRoundedWeight(roundedLineLine(a, this.aBy === 'points', b, this.bBy === 'points'), 2);
  }

  protected override approach(): [number, number] | null {
    const { a, b, aBy, bBy } = this;
    if (isMoved(a) || isMoved(b)) return null;
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

/** Are the two points of a line moved by two numbers more? */
const isMoved = (line: readonly number[]): boolean => line.length === 6;

function isEnd(line: readonly number[], x: number, y: number): boolean {
  if (isMoved(line)) return false;
  return (line[0] === x && line[1] === y) || (line[2] === x && line[3] === y);
}

/** The exact coordinates; w may be zero or negative. */
function integers(
  p: readonly number[],
  pByPoints: boolean,
  q: readonly number[],
  qByPoints: boolean,
): HomogeneousPoint2 {
  const [px = 0, py = 0] = p.slice(4);
  const [qx = 0, qy = 0] = q.slice(4);
  const all = [...p.slice(0, 4), ...q.slice(0, 4), px, py, qx, qy];
  const exponent = commonExponent(all);
  const [a0, a1, bx, by, c0, c1, dx, dy, movedX, movedY, movedX2, movedY2] = scaledIntegers(
    all as Twelve,
    exponent,
  );
  const [ux, uy] = pByPoints ? [bx - a0, by - a1] : [bx, by];
  const [vx, vy] = qByPoints ? [dx - c0, dy - c1] : [dx, dy];
  const [ax, ay, cx, cy] = [a0 + movedX, a1 + movedY, c0 + movedX2, c1 + movedY2];
  const [x, y, w] = exactLineLine(ax, ay, ux, uy, vx, vy, cx - ax, cy - ay);
  return { x, y, w, exponent };
}

type Four = [number, number, number, number];
type Twelve = [...Four, ...Four, ...Four];

/**
 * The nearest doubles over 1, each off by half a step at most: 2^-53 of it, or less than 2^-1074. What is beyond the
 * largest double is no use to a filter.
 */
function roundedExactly(point: LineLinePointObject): readonly number[] {
  const { x, y, w, exponent } = exactPoint2(point);
  if (w === 0n) return [0, 0, 0, 0, 0, Infinity];
  const near = [roundScaledQuotient(x, w, exponent), roundScaledQuotient(y, w, exponent)] as const;
  if (!near.every((value) => Number.isFinite(value))) return [0, 0, 0, 0, 0, Infinity];
  return [...near, 1, ...near.map((value) => Math.abs(value) * 2 ** -52 + Number.MIN_VALUE), 0];
}
