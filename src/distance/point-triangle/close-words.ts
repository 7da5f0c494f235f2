/**
 * The squared distance of a point and the edge or face that it is close to: the height, or the vector product that
 * stands for it, has lost nearly all digits of double-words. Where the vectors between the vertices are doubles, it is
 * found exactly, as an expansion, of which a double-word keeps the leading digits.
 *
 * Errors: the components of a compressed expansion below the largest one are together an ulp of it at most, and their
 * sum is off by less than 2^-50 of itself, so that a double-word is off by less than 2^-101 of the number. Of squares
 * of such, and of sums of them, `squareWord` and `addWords` (words.ts) add to that no more than 20u².
 *
 * Components of vectors are 0 or between 2^-250 and 2^250: multiples of their last bits, at least 2^-302, so that of
 * products of three no bit is below 2^-906 and all are exact, and none is above 2^752.
 */
import { D } from '../../arithmetic/double-words.js';
import { fastTwoSumTail, twoDifferenceTail, twoProductTail } from '../../arithmetic/error-free.js';
import { compressExpansion } from '../../arithmetic/expansion.js';
import { scaleExpansion } from '../../arithmetic/expansion-product.js';
import { growExpansion } from '../../arithmetic/expansion-sum.js';
import {
  M,
  roundedWordQuotient,
  roundedWordQuotientRoot,
  setWord,
  squareWord,
} from '../../arithmetic/measured-words.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { X } from './question.js';
import { type Rounding, squareLength } from './words.js';

const LEADING = 2 ** -101;
const SQUARES = LEADING + 20 * 2 ** -106;

const LEAST = 2 ** -250;
const MOST = 2 ** 250;

/** The square of the distance of the point and a feature, as the nearest double; NaN if it is not certain. */
export function roundedCloseSquare(code: number): number {
  return rounded(code, roundedWordQuotient);
}

/** The distance, likewise. */
export function roundedCloseRoot(code: number): number {
  return rounded(code, roundedWordQuotientRoot);
}

function rounded(code: number, rounding: Rounding): number {
  // Nothing cancels at a corner.
  if (code < 3) return Number.NaN;
  if (code === 6) return fromFace(rounding);
  return fromEdge(3 * code - 6, code === 5 ? 3 : 3 * code - 3, rounding);
}

/** Vectors of doubles. */
const VECTORS = /* @__PURE__ */ allocateScratch(9);
const R = 0;
const U = 3;
const V = 6;
/** Places of double-words: a vector and a quotient. */
const W = 0;
const ABOVE = 24;
const BELOW = 26;

/** The components of a vector product, each as an expansion; one of them times a double; and the sum of those. */
const MINORS = /* @__PURE__ */ [0, 1, 2].map(() => allocateScratch(4));
const SCALED = /* @__PURE__ */ allocateScratch(8);
const SUM = /* @__PURE__ */ allocateScratch(24);

/** k := the vector from one vertex of the question to another; false if that is not made of doubles. */
function setVector(k: number, to: number, from: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const x = X[to + axis]!;
    const y = X[from + axis]!;
    const difference = x - y;
    const size = Math.abs(difference);
    if (!(size === 0 || (size > LEAST && size < MOST))) return false;
    if (twoDifferenceTail(x, y, difference) !== 0) return false;
    VECTORS[k + axis] = difference;
  }
  return true;
}

/** Component `axis` of i × j as an expansion, whose length is returned. */
function setMinor(axis: number, i: number, j: number): number {
  const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
  const e = MINORS[axis]!;
  const length = addProduct(0, e, VECTORS[i + next]!, VECTORS[j + last]!);
  return addProduct(length, e, -VECTORS[i + last]!, VECTORS[j + next]!);
}

function addProduct(length: number, e: Float64Array, a: number, b: number): number {
  const product = a * b;
  return growExpansion(growExpansion(length, e, twoProductTail(a, b, product)), e, product);
}

/** k := the leading digits of an expansion, which is overwritten. */
function setLeading(k: number, length: number, e: Float64Array): void {
  const last = compressExpansion(length, e, e) - 1;
  const most = last < 0 ? 0 : e[last]!;
  let rest = 0;
  for (let i = 0; i < last; i++) rest += e[i]!;
  const high = most + rest;
  D[k] = high;
  D[k + 1] = fastTwoSumTail(most, rest, high);
  M[k] = Math.abs(high);
}

/** |e × (p - x)|² / |e|². */
function fromEdge(from: number, to: number, rounding: Rounding): number {
  if (!(setVector(R, 0, from) && setVector(U, to, from))) return Number.NaN;
  for (let axis = 0; axis < 3; axis++) setLeading(W + 2 * axis, setMinor(axis, U, R), MINORS[axis]!);
  squareLength(ABOVE, W, LEADING);
  for (let axis = 0; axis < 3; axis++) setWord(W + 2 * axis, VECTORS[U + axis]!);
  squareLength(BELOW, W, 0);
  return rounding(ABOVE, SQUARES, BELOW, SQUARES);
}

/** (n · (p - a))² / |n|², n = (b - a) × (c - a). */
function fromFace(rounding: Rounding): number {
  if (!(setVector(R, 0, 3) && setVector(U, 6, 3) && setVector(V, 9, 3))) return Number.NaN;
  let length = 0;
  for (let axis = 0; axis < 3; axis++) {
    const minor = setMinor(axis, U, V);
    const scaled = scaleExpansion(minor, MINORS[axis]!, VECTORS[R + axis]!, SCALED);
    setLeading(W + 2 * axis, minor, MINORS[axis]!);
    for (let i = 0; i < scaled; i++) length = growExpansion(length, SUM, SCALED[i]!);
  }
  setLeading(ABOVE, length, SUM);
  squareWord(ABOVE, ABOVE, LEADING);
  squareLength(BELOW, W, LEADING);
  return rounding(ABOVE, SQUARES, BELOW, SQUARES);
}
