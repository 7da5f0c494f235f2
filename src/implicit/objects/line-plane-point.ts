import { exactDifference } from '../../arithmetic/exact-or-nan.js';
import { roundedWordQuotient } from '../../arithmetic/measured-words.js';
import { scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { LineBy, LinePlanePoint } from '../data.js';
import {
  exactLinePlane,
  roundedLinePlane,
  sharpLinePlane,
  WORD_ERRORS_LINE_PLANE,
  WORDS_LINE_PLANE,
  wordsLinePlane,
} from '../generated/constructions.js';
import type { HomogeneousPoint } from '../homogeneous.js';
import { coordinateOnLine } from './line-coordinate.js';
import { type PlaneObject, roundedPlane, sharpNormal } from './plane-object.js';
import { coordinateOnPlane, planeWords } from './plane-words.js';
import { withPositiveRoundedWeight } from './point2-object.js';
import { Point3Object } from './point3-object.js';
import { isLineThrough, isPlaneThrough, isSamePlane } from './same-plane.js';
import { scaledPlane } from './scaled-plane.js';

const PLACES = [WORDS_LINE_PLANE.xResult, WORDS_LINE_PLANE.yResult, WORDS_LINE_PLANE.zResult] as const;
const ERRORS = [WORD_ERRORS_LINE_PLANE.x, WORD_ERRORS_LINE_PLANE.y, WORD_ERRORS_LINE_PLANE.z] as const;

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

  override isDefinedByPoints(points: readonly number[]): boolean {
    return isPlaneThrough(this.plane, points) || (this.by === 'points' && isLineThrough(this.line, points));
  }

  protected override isDefinedByOther(plane: PlaneObject): boolean {
    return isSamePlane(this.plane, plane);
  }

  protected override round(): readonly number[] {
    return withPositiveRoundedWeight(
      roundedLinePlane(this.line, this.by === 'points', roundedPlane(this.plane), this.plane.anchored),
      3,
    );
  }

  protected override derive(): HomogeneousPoint {
    return integers(this.line, this.by === 'points', this.plane);
  }

  protected override approach(): [number, number, number] | null {
    const at: [number, number, number] = [NaN, NaN, NaN];
    let all = true;
    for (let k = 0; k < 3; k++) {
      at[k] = coordinateOnLine(this.line, this.by, k) ?? coordinateOnPlane(this.plane, k) ?? NaN;
      if (Number.isNaN(at[k])) all = false;
    }
    if (all || !planeWords(this.plane, 0)) return at;
    wordsLinePlane(this.line, this.by === 'points');
    for (let k = 0; k < 3; k++) {
      if (!Number.isNaN(at[k])) continue;
      at[k] = roundedWordQuotient(PLACES[k]!, ERRORS[k]!, WORDS_LINE_PLANE.wResult, WORD_ERRORS_LINE_PLANE.w);
    }
    return at;
  }

  protected override sharpen(): readonly number[] | null {
    const anchor = this.plane.anchored;
    return this.by === 'points' && anchor !== undefined ? sharpen(this.line, this.plane, anchor) : null;
  }
}

/** The exact coordinates; w may be zero or negative. */
function integers(line: readonly number[], byPoints: boolean, plane: PlaneObject): HomogeneousPoint {
  const { a, b, c, height, exponent } = scaledPlane(plane, line);
  const [ox, oy, oz, qx, qy, qz] = scaledIntegers(line as Six, exponent);
  const [dx, dy, dz] = byPoints ? [qx - ox, qy - oy, qz - oz] : [qx, qy, qz];
  const [x, y, z, w] = exactLinePlane(ox, oy, oz, dx, dy, dz, a, b, c, height);
  return { x, y, z, w, exponent };
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
  const [ox, oy, oz] = [line[0]!, line[1]!, line[2]!];
  const found = sharpLinePlane(
    ox,
    oy,
    oz,
    exactDifference(line[3]!, ox),
    exactDifference(line[4]!, oy),
    exactDifference(line[5]!, oz),
    n[0]!,
    n[1]!,
    n[2]!,
    exactDifference(ox, anchor[0]!),
    exactDifference(oy, anchor[1]!),
    exactDifference(oz, anchor[2]!),
  );
  if (found === null || found[3]! > 0) return found;
  return [-found[0]!, -found[1]!, -found[2]!, -found[3]!];
}
