/**
 * How far shapes reach where a placement takes them, by doubles that know their errors. Numbers are double-words with
 * magnitudes: each error of an operation is at most 9u² < 2^-102 of the magnitude of its result, and a number here
 * takes less than 40 operations: it is off by less than 2^-96 of its magnitude.
 */
import { D } from '../../arithmetic/double-words.js';
import { scaleByPowerOfTwo } from '../../arithmetic/float64.js';
import { absolute, bitLength } from '../../arithmetic/integers.js';
import {
  addWords,
  copyWord,
  M,
  multiplyWords,
  negateWord,
  setWord,
  subtractWords,
} from '../../arithmetic/measured-words.js';
import type { ExactPlacement } from '../../implicit/exact-placement.js';
import {
  isModerate,
  MARGIN,
  type Nearly,
  quotientRootTimes,
  rootTimes,
  squaresSum,
  type WordVector,
} from './nearly.js';

/** The map of a coordinate: x to n · x + shift, of which each number is off by less than 2^-104 of it. */
export interface NearRow {
  readonly normal: WordVector;
  readonly shift: readonly [high: number, low: number];
}

/** Places: the normal at 0, 2 and 4; what is computed, and what is needed for it. */
const SUM = 6;
const FACTOR = 8;
const PRODUCT = 10;
const OTHER = 12;
const VECTOR = 14;

/** Bits of a quotient of integers: two doubles have 106. */
const BITS = 110;

/** m / w · 2^exponent as a sum of two doubles; NaN if it is very small or very large. */
function wordsOf(m: bigint, w: bigint, exponent: number): readonly [number, number] {
  if (m === 0n) return [0, 0];
  const shift = BITS + bitLength(w) - bitLength(absolute(m));
  const quotient = shift < 0 ? m / (w << BigInt(-shift)) : (m << BigInt(shift)) / w;
  const high = Number(quotient);
  const scaled = scaleByPowerOfTwo(high, exponent - shift);
  if (!isModerate(scaled) || scaled === 0) return [NaN, NaN];
  return [scaled, scaleByPowerOfTwo(Number(quotient - BigInt(high)), exponent - shift)];
}

/** What a placement makes of a point, coordinate by coordinate. */
export const nearRows = ({
  matrix,
  matrixExponent,
  shift,
  shiftExponent,
  weight,
}: ExactPlacement): readonly NearRow[] =>
  matrix.map((row, k) => {
    const words = row.map((m) => wordsOf(m, weight, matrixExponent));
    return {
      normal: { high: words.map(([high]) => high), low: words.map(([, low]) => low) },
      shift: wordsOf(shift[k]!, weight, shiftExponent),
    };
  });

function setPair(k: number, high: number, low: number): void {
  setWord(k, high);
  D[k + 1] = low;
}

function setNormal({ normal: { high, low } }: NearRow): void {
  for (let j = 0; j < 3; j++) setPair(2 * j, high[j]!, low[j]!);
}

/** SUM += n · v. */
function addDot({ high, low }: WordVector): void {
  for (let j = 0; j < 3; j++) {
    setPair(FACTOR, high[j]!, low[j]!);
    multiplyWords(PRODUCT, 2 * j, FACTOR);
    addWords(SUM, SUM, PRODUCT);
  }
}

const sumNearly = (): Nearly => [D[SUM]!, D[SUM + 1]!, MARGIN * M[SUM]!];

/** Where a point of doubles is along a row. */
export function placeNearly(row: NearRow, point: WordVector): Nearly {
  setNormal(row);
  setPair(SUM, row.shift[0], row.shift[1]);
  addDot(point);
  return sumNearly();
}

/** The square of what is shorter than the root of this is no better known than by that. */
const SHORT = 2 ** -600;
const SHORT_ROOT = 2 ** -299;

/**
 * What reaches a length times a factor, over a divisor's root. The length is that of the vector in places, whose parts
 * are off by a part of their magnitudes: the length is off by no more than all of these.
 */
function lengthTimes(
  factor: number,
  count: number,
  divisor: readonly [number, number] | null,
): Nearly | null {
  let magnitude = 0;
  setWord(SUM, 0);
  for (let i = 0; i < count; i++) {
    const part = VECTOR + 2 * i;
    magnitude += M[part]!;
    multiplyWords(PRODUCT, part, part);
    addWords(SUM, SUM, PRODUCT);
  }
  const square = D[SUM]!;
  const over = divisor === null ? 1 : Math.sqrt(divisor[0]);
  const error = (factor / over) * MARGIN * magnitude;
  if (!(square < 2 ** 600)) return null;
  if (square < SHORT) return [0, 0, error * 2 + (factor / over) * SHORT_ROOT];
  const [high, low, margin] =
    divisor === null
      ? rootTimes(factor, square, D[SUM + 1]!)
      : quotientRootTimes(factor, [square, D[SUM + 1]!], divisor);
  return [high, low, margin + error * 2];
}

/** How far a disk across d reaches: r |n × d| / |d|. */
export function placedDisk(row: NearRow, { high, low }: WordVector, radius: number): Nearly | null {
  if (![high[0]!, high[1]!, high[2]!, radius].every(isModerate)) return null;
  setNormal(row);
  for (let i = 0; i < 3; i++) {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    setPair(FACTOR, high[k]!, low[k]!);
    multiplyWords(PRODUCT, 2 * j, FACTOR);
    setPair(FACTOR, high[j]!, low[j]!);
    multiplyWords(OTHER, 2 * k, FACTOR);
    subtractWords(VECTOR + 2 * i, PRODUCT, OTHER);
  }
  return lengthTimes(radius, 3, squaresSum(Array.from(high), Array.from(low)));
}

/** How far a ball reaches: r |n|. */
export function placedBall(row: NearRow, radius: number): Nearly | null {
  if (!isModerate(radius)) return null;
  setNormal(row);
  for (let j = 0; j < 3; j++) copyWord(VECTOR + 2 * j, 2 * j);
  return lengthTimes(radius, 3, null);
}

/** How far the ball of axes reaches. */
export function placedAxes(row: NearRow, axes: readonly WordVector[]): Nearly | null {
  setNormal(row);
  for (const [i, axis] of axes.entries()) {
    setWord(SUM, 0);
    addDot(axis);
    copyWord(VECTOR + 2 * i, SUM);
  }
  return lengthTimes(1, axes.length, null);
}

/** The sum of |h n · axis| for half sizes h. */
export function placedHalves(row: NearRow, axes: readonly WordVector[], halfSize: ArrayLike<number>): Nearly {
  setNormal(row);
  setWord(VECTOR, 0);
  for (const [i, axis] of axes.entries()) {
    setWord(SUM, 0);
    addDot(axis);
    setWord(FACTOR, halfSize[i]!);
    multiplyWords(PRODUCT, SUM, FACTOR);
    if (D[PRODUCT]! < 0) negateWord(PRODUCT);
    addWords(VECTOR, VECTOR, PRODUCT);
  }
  copyWord(SUM, VECTOR);
  return sumNearly();
}

/** The sum of n · edge over the edges that go up (1) or down (-1), without its sign. */
export function placedEdges(row: NearRow, edges: readonly WordVector[], side: 1 | -1): Nearly {
  setNormal(row);
  setWord(VECTOR, 0);
  for (const edge of edges) {
    setWord(SUM, 0);
    addDot(edge);
    if (side < 0) negateWord(SUM);
    if (D[SUM]! > 0) addWords(VECTOR, VECTOR, SUM);
    // One that only seems not to go that way is off by no more than that seeming.
    else M[VECTOR] = M[VECTOR]! + M[SUM]!;
  }
  copyWord(SUM, VECTOR);
  return sumNearly();
}
