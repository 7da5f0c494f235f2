/**
 * The squared distance of a point and a feature in double-words, rounded where that is certain.
 *
 * Errors in units of u² times the magnitudes, by the rules of double-words (9 for a product, 5 for a sum of what has
 * one bound, bounds of factors are added; 5 for `squareWord`): differences are exact; a product of two 9, of three such
 * the sum 19, a component of a cross product 14; a product of that and a difference 23, a sum of three 33. Magnitudes
 * are computed with fewer than 2^10 roundings; the constants below are larger by more than that.
 */
import {
  addWords,
  multiplyWords,
  roundedWordQuotient,
  roundedWordQuotientRoot,
  setWord,
  setWordDifference,
  squareWord,
  subtractWords,
} from '../../arithmetic/measured-words.js';
import { X } from './question.js';

const UU = 2 ** -106;
/** A sum of products of differences: 19. */
const SQUARE = 20 * UU;
/** A component of a cross product: 14, and the sum of three of their squares: 14 + 5 + 10. */
const CROSS = 14.5 * UU;
const CROSS_SQUARE = 30 * UU;
/** The height times the length of the normal: 33, and its square: 38. */
const HEIGHT = 34 * UU;
const HEIGHT_SQUARE = 40 * UU;

/** Places of numbers: vectors have three. */
const R = 0;
const U = 6;
const V = 12;
const N = 18;
const ABOVE = 24;
const BELOW = 26;
const T = 28;

/** What is asked of the squared distance: itself, or its root. */
export type Rounding = (x: number, xError: number, w: number, wError: number) => number;

/** The nearest double to the squared distance of the point and a feature; NaN if it is not certain. */
export function roundedSquare(code: number): number {
  return rounded(code, roundedWordQuotient);
}

/** The nearest double to the distance of the point and a feature; NaN if it is not certain. */
export function roundedRoot(code: number): number {
  return rounded(code, roundedWordQuotientRoot);
}

function rounded(code: number, rounding: Rounding): number {
  if (code < 3) return fromCorner(3 + 3 * code, rounding);
  if (code === 6) return fromFace(rounding);
  return fromEdge(3 * code - 6, code === 5 ? 3 : 3 * code - 3, rounding);
}

/** k, k + 2, k + 4 := x_i - x_j, for points at places of the question. */
function setVector(k: number, i: number, j: number): void {
  for (let axis = 0; axis < 3; axis++) setWordDifference(k + 2 * axis, X[i + axis]!, X[j + axis]!);
}

/** k := i · j, for vectors. */
function dot(k: number, i: number, j: number): void {
  multiplyWords(k, i, j);
  multiplyWords(T, i + 2, j + 2);
  addWords(k, k, T);
  multiplyWords(T, i + 4, j + 4);
  addWords(k, k, T);
}

/** k := i × j. */
function cross(k: number, i: number, j: number): void {
  determinant(k, i + 2, j + 4, i + 4, j + 2);
  determinant(k + 2, i + 4, j, i, j + 4);
  determinant(k + 4, i, j + 2, i + 2, j);
}

/** k := a b - c d. */
function determinant(k: number, a: number, b: number, c: number, d: number): void {
  multiplyWords(k, a, b);
  multiplyWords(T, c, d);
  subtractWords(k, k, T);
}

/** k := |i|², for a vector whose components are off by at most e times their magnitudes. */
export function squareLength(k: number, i: number, e: number): void {
  squareWord(k, i, e);
  squareWord(T, i + 2, e);
  addWords(k, k, T);
  squareWord(T, i + 4, e);
  addWords(k, k, T);
}

/** |p - x|². */
function fromCorner(at: number, rounding: Rounding): number {
  setVector(R, 0, at);
  dot(ABOVE, R, R);
  setWord(BELOW, 1);
  return rounding(ABOVE, SQUARE, BELOW, 0);
}

/** |e × (p - x)|² / |e|². */
function fromEdge(from: number, to: number, rounding: Rounding): number {
  setVector(R, 0, from);
  setVector(U, to, from);
  cross(N, U, R);
  squareLength(ABOVE, N, CROSS);
  dot(BELOW, U, U);
  return rounding(ABOVE, CROSS_SQUARE, BELOW, SQUARE);
}

/** (n · (p - a))² / |n|², n = (b - a) × (c - a). */
function fromFace(rounding: Rounding): number {
  setVector(R, 0, 3);
  setVector(U, 6, 3);
  setVector(V, 9, 3);
  cross(N, U, V);
  dot(ABOVE, N, R);
  squareWord(ABOVE, ABOVE, HEIGHT);
  squareLength(BELOW, N, CROSS);
  return rounding(ABOVE, HEIGHT_SQUARE, BELOW, CROSS_SQUARE);
}
