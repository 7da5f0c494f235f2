import { negateWord, roundedWordQuotient } from '../../arithmetic/measured-words.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { LineBy, LineLineParameter, LinePlaneParameter, NumberParameter } from '../data.js';
import {
  exactLineLineQuotient,
  exactLinePlaneQuotient,
  roundedLineLineQuotient,
  roundedLinePlaneQuotient,
  WORD_ERRORS_LINE_LINE_QUOTIENT,
  WORD_ERRORS_LINE_PLANE_QUOTIENT,
  WORDS_LINE_LINE_QUOTIENT,
  WORDS_LINE_PLANE_QUOTIENT,
  wordsLineLineQuotient,
  wordsLinePlaneQuotient,
} from '../generated/constructions.js';
import { type ExactQuotient, ParameterObject, withPositiveDenominator } from './parameter-object.js';
import { type PlaneObject, roundedPlane } from './plane-object.js';
import { planeWords } from './plane-words.js';
import { scaledPlane } from './scaled-plane.js';

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

  protected override approach(): number {
    return this.value;
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
    const { line, plane } = this;
    const quotient = roundedLinePlaneQuotient(
      line,
      this.by === 'points',
      roundedPlane(plane),
      plane.anchored,
    );
    quotient[0] = -quotient[0]!;
    return withPositiveDenominator(quotient);
  }

  protected override approach(): number {
    const { hResult, wResult } = WORDS_LINE_PLANE_QUOTIENT;
    if (!planeWords(this.plane, 0)) return NaN;
    wordsLinePlaneQuotient(this.line, this.by === 'points');
    negateWord(hResult);
    const { h, w } = WORD_ERRORS_LINE_PLANE_QUOTIENT;
    return roundedWordQuotient(hResult, h, wResult, w);
  }

  protected override derive(): ExactQuotient {
    const { line, plane } = this;
    const { a, b, c, height, exponent } = scaledPlane(plane, line);
    const [ox, oy, oz, qx, qy, qz] = scaledIntegers(line as Six, exponent);
    const [dx, dy, dz] = this.by === 'points' ? [qx - ox, qy - oy, qz - oz] : [qx, qy, qz];
    const [h, w] = exactLinePlaneQuotient(ox, oy, oz, dx, dy, dz, a, b, c, height);
    return { numerator: -h, denominator: w, exponent: 0 };
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
    return withPositiveDenominator(
      roundedLineLineQuotient(a, this.aBy === 'points', b, this.bBy === 'points'),
    );
  }

  protected override approach(): number {
    const { sResult, wResult } = WORDS_LINE_LINE_QUOTIENT;
    wordsLineLineQuotient(this.a, this.aBy === 'points', this.b, this.bBy === 'points');
    const { s, w } = WORD_ERRORS_LINE_LINE_QUOTIENT;
    return roundedWordQuotient(sResult, s, wResult, w);
  }

  protected override derive(): ExactQuotient {
    const all = [...this.a, ...this.b];
    const [ax, ay, bx, by, cx, cy, ex, ey] = scaledIntegers(all as Eight, commonExponent(all));
    const [u0, u1] = this.aBy === 'points' ? [bx - ax, by - ay] : [bx, by];
    const [v0, v1] = this.bBy === 'points' ? [ex - cx, ey - cy] : [ex, ey];
    const [numerator, denominator] = exactLineLineQuotient(u0, u1, v0, v1, cx - ax, cy - ay);
    return { numerator, denominator, exponent: 0 };
  }
}

type Six = [number, number, number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];
