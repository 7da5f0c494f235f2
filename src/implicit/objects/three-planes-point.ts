import { copyWord, negateWord, roundedWordQuotient } from '../../arithmetic/measured-words.js';
import type { ExactPlane, ThreePlanesPoint } from '../data.js';
import {
  exactThreePlanes,
  roundedOffset,
  roundedThreePlanes,
  WORD_ERRORS_THREE_PLANES,
  WORDS_THREE_PLANES,
  wordsThreePlanes,
} from '../generated/constructions.js';
import type { HomogeneousPoint } from '../homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './plane-object.js';
import { coordinateOnPlane, planeWords } from './plane-words.js';
import { withPositiveRoundedWeight } from './point2-object.js';
import { Point3Object } from './point3-object.js';
import { isPlaneThrough, isSamePlane } from './same-plane.js';

const PLACES = [WORDS_THREE_PLANES.xResult, WORDS_THREE_PLANES.yResult, WORDS_THREE_PLANES.zResult] as const;
const ERRORS = [WORD_ERRORS_THREE_PLANES.x, WORD_ERRORS_THREE_PLANES.y, WORD_ERRORS_THREE_PLANES.z] as const;
/** Where the planes wait, each in eight places, until all are there. */
const SAVED = 128;

/** The common point of three planes. Nothing is calculated when it is made. */
export class ThreePlanesPointObject extends Point3Object implements ThreePlanesPoint {
  readonly type = 'three-planes';
  readonly planes: readonly [ExactPlane & PlaneObject, ExactPlane & PlaneObject, ExactPlane & PlaneObject];

  constructor(p: PlaneObject, q: PlaneObject, r: PlaneObject) {
    super();
    this.planes = [p, q, r] as unknown as ThreePlanesPointObject['planes'];
  }

  override isDefinedByPoints(points: readonly number[]): boolean {
    const [p, q, r] = this.planes;
    return isPlaneThrough(p, points) || isPlaneThrough(q, points) || isPlaneThrough(r, points);
  }

  protected override isDefinedByOther(plane: PlaneObject): boolean {
    const [p, q, r] = this.planes;
    return isSamePlane(p, plane) || isSamePlane(q, plane) || isSamePlane(r, plane);
  }

  protected override round(): readonly number[] {
    const [p, q, r] = this.planes;
    return withPositiveRoundedWeight(
      roundedThreePlanes(
        roundedPlane(p),
        offsetOf(p),
        roundedPlane(q),
        offsetOf(q),
        roundedPlane(r),
        offsetOf(r),
      ),
      3,
    );
  }

  protected override approach(): [number, number, number] | null {
    const at: [number, number, number] = [NaN, NaN, NaN];
    const [p, q, r] = this.planes;
    let all = true;
    for (let k = 0; k < 3; k++) {
      at[k] = coordinateOnPlane(p, k) ?? coordinateOnPlane(q, k) ?? coordinateOnPlane(r, k) ?? NaN;
      if (Number.isNaN(at[k])) all = false;
    }
    const isReady = !all && planeWords(p, SAVED) && planeWords(q, SAVED + 8) && planeWords(r, SAVED + 16);
    if (!isReady) return at;
    for (let i = 0; i < 24; i += 2) copyWord(i, SAVED + i);
    negateWord(WORDS_THREE_PLANES.ad);
    negateWord(WORDS_THREE_PLANES.bd);
    negateWord(WORDS_THREE_PLANES.cd);
    wordsThreePlanes();
    for (let k = 0; k < 3; k++) {
      if (!Number.isNaN(at[k])) continue;
      const { wResult } = WORDS_THREE_PLANES;
      at[k] = roundedWordQuotient(PLACES[k]!, ERRORS[k]!, wResult, WORD_ERRORS_THREE_PLANES.w);
    }
    return at;
  }

  protected override derive(): HomogeneousPoint {
    const [p, q, r] = this.planes;
    return integers(p, q, r);
  }
}

/** n · x on a plane, for its rounded normal n, with its bound: minus the constant, or n · anchor. */
function offsetOf(plane: PlaneObject): readonly number[] {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  return anchor === undefined ? [-n[6]!, n[7]!] : roundedOffset(anchor, n);
}

/** The exact coordinates; w may be zero or negative. */
function integers(p: PlaneObject, q: PlaneObject, r: PlaneObject): HomogeneousPoint {
  const rows = [exactPlane(p), exactPlane(q), exactPlane(r)] as const;
  // N_i · X 2^(f_i) = -D_i 2^(g_i): with X in units of the least 2^(g_i - f_i) all right sides are integers.
  const exponent = Math.min(...rows.map((row) => row.constantExponent - row.normalExponent));
  const [a, b, c] = rows;
  const [ad, bd, cd] = rows.map(
    (row) => -row.d << BigInt(row.constantExponent - row.normalExponent - exponent),
  ) as [bigint, bigint, bigint];
  const [x, y, z, w] = exactThreePlanes(a.a, a.b, a.c, ad, b.a, b.b, b.c, bd, c.a, c.b, c.c, cd);
  return { x, y, z, w, exponent };
}
